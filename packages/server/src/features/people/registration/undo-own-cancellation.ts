import { fullName } from '@running-dinner/domain'
import { isPlaceHeld } from '@running-dinner/domain/people/waiting-list/held-places.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { notFound, refuse } from '../../../platform/http/problems.ts'
import { recordActivity } from '../../events/activities/index.ts'
import { lockDinnerForChange } from '../../events/dinner-record/index.ts'
import { cancelledRegistrationStore } from '../participants/index.ts'
import { type AuthorizedCancellation, whyNotBack } from './cancelled-registration.ts'
import { mailOrganiser } from './mail-organiser.ts'

/** The guest comes back: to the old place while it is held, later to the end of the list if a place is free. */
export async function undoOwnCancellation(ctx: Ctx, self: AuthorizedCancellation): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const dinner = await lockDinnerForChange(tx, self.dinner)
    // Read again under the lock: a second press may have brought the guest back.
    const cancelled = await cancelledRegistrationStore.bySecret(tx, self.selfAdminId, self.participantId)
    if (!cancelled) throw notFound()
    const refusal = await whyNotBack(ctx, tx, dinner, cancelled)
    if (refusal === 'EVENT_OVER') refuse('runningdinner_date_expired')
    if (refusal === 'REGISTERED_AGAIN') refuse('participant_already_registered')
    if (refusal !== undefined) refuse('place_given_on')
    const isHeld = isPlaceHeld(cancelled.cancelledAt, ctx.clock.now())
    await cancelledRegistrationStore.restore(tx, cancelled, isHeld ? 'old place' : 'end of the list')
    const [first] = cancelled.people
    await recordActivity(tx, ctx.clock, dinner, {
      type: 'CUSTOM_ADMIN_CHANGE',
      code: 'cancellation_undone',
      data: { name: cancelled.people.map(fullName).join(', ') },
      ...(first && { originator: fullName(first), related: { type: 'PARTICIPANT' as const, id: first.id } }),
    })
    await mailOrganiser(ctx, tx, dinner, cancelled.people, 'returned')
  })
}

/** Deletes at once what is kept for coming back. */
export async function forgetOwnCancellation(ctx: Ctx, { cancelled }: AuthorizedCancellation): Promise<void> {
  await inTransaction(ctx.db, (tx) => cancelledRegistrationStore.forget(tx, cancelled))
}
