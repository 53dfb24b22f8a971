import { fullName } from '@running-dinner/domain'
import { goneLetter, type LetterKind } from '@running-dinner/domain/messages'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction, lockDinner } from '../../../platform/db/in-transaction.ts'
import { eveningTopic, personTopic, publishAll } from '../../../platform/db/pub-sub.ts'
import { notFound, stale } from '../../../platform/http/problems.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { digestOf, letterStore, type NewLetter } from '../letters/index.ts'
import { readCurrentLetters } from './knowledge.read.ts'

interface Confirmation {
  participantId: string
  kind: LetterKind
  source: 'PAGE' | 'PHONE'
  /** The letter the person saw; 409 when it changed since. Undefined for a call by phone. */
  digest?: string
}

/**
 * Stores what is true now as known to one person, who pressed so on their page or was called. 404 for a person who never had a
 * team; a former member is notified that their team does not take part.
 */
export async function confirmLetter(ctx: Ctx, dinner: AuthorizedDinner, confirmation: Confirmation): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    await lockDinner(tx, dinner)
    if (!(await storeConfirmation(tx, ctx, dinner, confirmation))) throw stale()
  })
}

/** Returns false, and stores nothing, when the letter is not the one that the person saw. Call under the event's lock. */
export async function storeConfirmation(
  tx: Tx,
  ctx: Ctx,
  dinner: AuthorizedDinner,
  { participantId, kind, source, digest }: Confirmation,
): Promise<boolean> {
  const recipient =
    (await memberOf(tx, dinner, participantId, kind)) ?? (await formerMember(tx, dinner, participantId, kind))
  if (!recipient) throw notFound()
  if (digest !== undefined && digest !== digestOf(recipient.letter)) return false
  await letterStore.insert(tx, dinner, [{ ...recipient, participantId, source, taskId: undefined }], ctx.clock.now())
  await publishAll(tx, [eveningTopic(dinner), personTopic({ id: participantId })])
  return true
}

type Recipient = Pick<NewLetter, 'teamId' | 'letter' | 'recipientName' | 'recipientEmail'>

async function memberOf(
  tx: Tx,
  dinner: AuthorizedDinner,
  participantId: string,
  kind: LetterKind,
): Promise<Recipient | undefined> {
  const current = (await readCurrentLetters(tx, dinner)).get(participantId)
  if (!current) return undefined
  const { person, team, letters } = current
  return { teamId: team.id, letter: letters[kind], recipientName: fullName(person), recipientEmail: person.email }
}

/** A person whose team was cancelled, as they were last written to. */
async function formerMember(
  tx: Tx,
  dinner: AuthorizedDinner,
  participantId: string,
  kind: LetterKind,
): Promise<Recipient | undefined> {
  const last = (await letterStore.ofDinner(tx, dinner)).findLast((letter) => letter.participantId === participantId)
  if (!last) return undefined
  const { teamId, recipientName, recipientEmail } = last
  return { teamId, letter: goneLetter(kind), recipientName, recipientEmail }
}
