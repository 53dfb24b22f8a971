import type { Dinner, Participant } from '@running-dinner/domain'
import type { Ctx } from '../../../platform/ctx.ts'
import { idOf } from '../../../platform/http/handler.ts'
import { notFound } from '../../../platform/http/problems.ts'
import { type AuthorizedDinner, asAuthorized, dinnerStore } from '../../events/dinner-record/index.ts'
import { participantStore } from '../../people/participants/index.ts'

declare const authorized: unique symbol
export interface PortalParticipant {
  dinner: AuthorizedDinner
  person: Participant
  readonly [authorized]: true
}

/** Needs the person's own secret and id. An unconfirmed event is only shown to guests who confirmed themselves. */
export function requirePortalParticipant(ctx: Ctx) {
  return async (params: { selfAdminId: string; participantId: string }): Promise<PortalParticipant> => {
    const { selfAdminId } = params
    if (!/^[A-Za-z0-9_-]{24}$/.test(selfAdminId)) throw notFound()
    const found = await participantStore.bySecret(ctx.db, selfAdminId, idOf(params, 'participantId'))
    const dinner = found && (await dinnerStore.byId(ctx.db, found.dinnerId))
    if (!found || !dinner || !isShownInPortal(dinner, found.person)) throw notFound()
    // The only place that creates this type, after the secret was found.
    return { dinner: asAuthorized(dinner), person: found.person } as PortalParticipant
  }
}

/** Guests may confirm before the organiser confirms the event. In a demo no address is proven. */
function isShownInPortal(dinner: Dinner, person: Participant): boolean {
  if (dinner.acknowledgedDate !== undefined) return true
  return dinner.runningDinnerType !== 'DEMO' && person.activationDate !== undefined
}
