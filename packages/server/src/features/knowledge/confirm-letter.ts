import { fullName } from '@running-dinner/domain'
import type { LetterKind } from '@running-dinner/domain/knowledge/letter.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { inTransaction, lockDinner } from '../../platform/db/in-transaction.ts'
import { notFound, stale } from '../../platform/http/problems.ts'
import type { AuthorizedDinner } from '../dinner-record/index.ts'
import { digestOf, letterStore } from '../letters/index.ts'
import { readCurrentLetters } from './knowledge.read.ts'

interface Confirmation {
  participantId: string
  kind: LetterKind
  source: 'PAGE' | 'PHONE'
  /** The letter the person saw; 409 when it changed since. Undefined for a call by phone. */
  digest?: string
}

/** Stores what is true now as known to one person, who pressed so on their page or was called. 404 for a person without a team. */
export async function confirmLetter(ctx: Ctx, dinner: AuthorizedDinner, confirmation: Confirmation): Promise<void> {
  const { participantId, kind, source, digest } = confirmation
  await inTransaction(ctx.db, async (tx) => {
    await lockDinner(tx, dinner)
    const current = (await readCurrentLetters(tx, dinner)).get(participantId)
    if (!current) throw notFound()
    const letter = current.letters[kind]
    if (digest !== undefined && digest !== digestOf(letter)) throw stale()
    const { person, team } = current
    const recipient = { recipientName: fullName(person), recipientEmail: person.email }
    const row = { participantId, teamId: team.id, letter, source, taskId: undefined, ...recipient }
    await letterStore.insert(tx, dinner, [row], ctx.clock.now())
  })
}
