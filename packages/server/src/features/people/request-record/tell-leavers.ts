import type { Participant } from '@running-dinner/domain'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { queueMail } from '../../messages/outbox/index.ts'
import { guestRequestStore } from './guest-request.store.ts'
import { requestMail } from './request.mails.ts'

/** Mails those of the leaving people who had asked for it that their place is given on. Call it under the event's lock. */
export async function tellLeavers(
  ctx: Pick<Ctx, 'clock' | 'config'>,
  tx: Tx,
  dinner: AuthorizedDinner,
  leaving: readonly Participant[],
): Promise<void> {
  if (leaving.length === 0) return
  const asked = await guestRequestStore.undecided(
    tx,
    dinner,
    leaving.map(({ id }) => id),
  )
  const ids = new Set(asked.filter(({ kind }) => kind === 'CANNOT_COME').map(({ participantId }) => participantId))
  for (const person of leaving.filter(({ id }) => ids.has(id)))
    await queueMail(tx, ctx, dinner, requestMail(ctx, dinner, 'ownLeft', { reader: person, person }))
}
