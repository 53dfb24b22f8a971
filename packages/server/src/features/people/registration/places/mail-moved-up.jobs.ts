import { waitingChanges } from '@running-dinner/domain/people'
import type { Ctx } from '../../../../platform/ctx.ts'
import type { Tx } from '../../../../platform/db/database.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import { type AuthorizedDinner, asAuthorized, dinnerStore, lockDinner } from '../../../events/dinner-record/index.ts'
import { queueMail } from '../../../messages/outbox/index.ts'
import { cancelledRegistrationStore, participantStore } from '../../participants/index.ts'
import { movedUpMail } from '../registration.mails.ts'
import { waitingNoticeStore } from './places.store.ts'

/**
 * Compares who waits with who waited, whatever made the difference, and mails the people who moved up ten quiet minutes ago
 * (`docs/rules/people/waiting-list.md#moving-up`).
 */
export async function mailMovedUp(ctx: Ctx, signal?: AbortSignal): Promise<void> {
  for (const id of await waitingNoticeStore.concernedDinnerIds(ctx.db, ctx.clock.now())) {
    if (signal?.aborted) return
    await inTransaction(ctx.db, async (tx) => {
      await lockDinner(tx, { id })
      const dinner = await dinnerStore.byId(tx, id)
      if (dinner && !dinner.cancellationDate) await mailEvent(ctx, tx, asAuthorized(dinner))
    })
  }
}

async function mailEvent(ctx: Ctx, tx: Tx, dinner: AuthorizedDinner): Promise<void> {
  const now = ctx.clock.now()
  const people = await participantStore.ofDinner(tx, dinner)
  if (people.some((person) => person.teamId !== undefined)) return
  const places = {
    limit: dinner.publicSettings?.participantLimit,
    held: await cancelledRegistrationStore.held(tx, dinner, now),
  }
  const changes = async () =>
    waitingChanges(people, places, { notices: await waitingNoticeStore.ofDinner(tx, dinner), now })
  const { waitIds, movedUpIds } = await changes()
  await waitingNoticeStore.wait(tx, dinner, waitIds)
  const last = await waitingNoticeStore.lastActivityAt(tx, dinner)
  await waitingNoticeStore.moveUp(tx, dinner, movedUpIds, last && last < now ? last : now)
  const selfAdminIds = await participantStore.selfAdminIds(tx, dinner)
  for (const id of (await changes()).mailIds) {
    const person = people.find((candidate) => candidate.id === id)
    if (!person || !(await waitingNoticeStore.claimMail(tx, dinner, id, now))) continue
    await queueMail(tx, ctx, dinner, movedUpMail(ctx, dinner, { person, selfAdminId: selfAdminIds.get(id) ?? '' }))
  }
}
