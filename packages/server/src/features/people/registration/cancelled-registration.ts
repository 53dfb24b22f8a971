import type { OwnCancellation } from '@running-dinner/contract'
import { fullName } from '@running-dinner/domain'
import { isEveningOver } from '@running-dinner/domain/evening/evening-times.ts'
import { mustWait } from '@running-dinner/domain/people/registration/places.ts'
import { type ReturnRefusal, returnRefusal } from '@running-dinner/domain/people/registration/return-refusal.ts'
import { heldUntil } from '@running-dinner/domain/people/waiting-list/held-places.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { idOf } from '../../../platform/http/handler.ts'
import { notFound } from '../../../platform/http/problems.ts'
import { type AuthorizedDinner, asAuthorized, dinnerStore } from '../../events/dinner-record/index.ts'
import { guestTitle, presentContact } from '../../events/dinners/index.ts'
import { type CancelledRegistration, cancelledRegistrationStore } from '../participants/index.ts'
import { admissionStore } from './admission.store.ts'
import { ownRegistrationStore } from './own-registration.store.ts'
import { placesStore } from './places.store.ts'

declare const authorized: unique symbol
/** A cancelled registration whose person proved their own secret and id. */
export interface AuthorizedCancellation {
  dinner: AuthorizedDinner
  cancelled: CancelledRegistration
  selfAdminId: string
  participantId: string
  readonly [authorized]: true
}

/** Opens what is left of a cancelled registration by the secret and id of the person's own page. */
export function requireCancelled(ctx: Ctx) {
  return async (params: { selfAdminId: string; participantId: string }): Promise<AuthorizedCancellation> => {
    const { selfAdminId } = params
    if (!/^[A-Za-z0-9_-]{24}$/.test(selfAdminId)) throw notFound()
    const participantId = idOf(params, 'participantId')
    const cancelled = await cancelledRegistrationStore.bySecret(ctx.db, selfAdminId, participantId)
    const dinner = cancelled && (await dinnerStore.byId(ctx.db, cancelled.dinnerId))
    if (!cancelled || !dinner) throw notFound()
    // The only place that creates this type, after the secret was found.
    return { dinner: asAuthorized(dinner), cancelled, selfAdminId, participantId } as AuthorizedCancellation
  }
}

/** What the guest's page shows instead of the registration. */
export async function ownCancellation(
  ctx: Ctx,
  { dinner, cancelled }: AuthorizedCancellation,
): Promise<OwnCancellation> {
  const ids = cancelled.people.map(({ id }) => id)
  const { date, city, languageCode } = dinner.basicDetails
  return {
    names: cancelled.people.map(fullName),
    cancelledAt: cancelled.cancelledAt.toISOString(),
    heldUntil: heldUntil(cancelled.cancelledAt).toISOString(),
    refusal: (await whyNotBack(ctx, ctx.db, dinner, cancelled)) ?? null,
    paid: await ownRegistrationStore.isPaid(ctx.db, dinner, ids),
    dinner: { title: guestTitle(dinner), date, city, languageCode, ...presentContact(dinner) },
  }
}

/** Why the people cannot come back now. */
export async function whyNotBack(
  ctx: Pick<Ctx, 'clock'>,
  db: Db | Tx,
  dinner: AuthorizedDinner,
  { people, cancelledAt }: CancelledRegistration,
): Promise<ReturnRefusal | undefined> {
  const now = ctx.clock.now()
  const places = await placesStore.taken(db, dinner, now)
  const taken = await admissionStore.taken(
    db,
    dinner,
    people.map(({ email }) => email),
  )
  // The root of a pair whose child cancelled alone may have the same address.
  const roots = new Set(people.map(({ teamPartnerWishOriginatorId }) => teamPartnerWishOriginatorId))
  return returnRefusal({
    cancelledAt,
    now,
    isOver: dinner.cancellationDate !== undefined || isEveningOver(dinner, now),
    teamsExist: places.teamsExist,
    addressTaken: [...taken.values()].flat().some((owner) => !roots.has(owner.id)),
    mustWait: mustWait(people.length > 1 ? 2 : 1, places),
  })
}
