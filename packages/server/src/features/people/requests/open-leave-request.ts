import type { Participant } from '@running-dinner/domain'
import { asksTooOften, requestState } from '@running-dinner/domain/people/requests/guest-request.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { newId } from '../../../platform/ids.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { queueMail } from '../../messages/outbox/index.ts'
import { guestRequestStore, requestMail } from '../request-record/index.ts'

interface Leaver {
  person: Participant
  /** The others in the team, who are mailed. */
  others: readonly Participant[]
  /** Undefined keeps that of an open request. */
  word: string | undefined
}

/**
 * Opens a member's request to leave their team; the plan stays until the organiser decides. Call it under the event's lock.
 * Asked again while it is open, only its word changes.
 */
export async function openLeaveRequest(
  ctx: Pick<Ctx, 'clock' | 'config'>,
  tx: Tx,
  dinner: AuthorizedDinner,
  { person, others, word }: Leaver,
): Promise<{ opened: string } | 'open already' | 'too often'> {
  const now = ctx.clock.now()
  const requests = await guestRequestStore.ofPerson(tx, dinner, person.id)
  const open = requests.find(({ kind, ...request }) => kind === 'CANNOT_COME' && requestState(request, true) === 'OPEN')
  if (open) {
    if (word !== undefined) await guestRequestStore.changeWord(tx, dinner, open.id, word)
    return 'open already'
  }
  if (ctx.config.rateLimits && asksTooOften(requests, 'CANNOT_COME', now)) return 'too often'
  const id = newId()
  await guestRequestStore.insert(tx, dinner, {
    id,
    participantId: person.id,
    kind: 'CANNOT_COME',
    home: undefined,
    word: word ?? '',
    createdAt: now,
  })
  for (const reader of others) await queueMail(tx, ctx, dinner, requestMail(ctx, dinner, 'asked', { reader, person }))
  return { opened: id }
}
