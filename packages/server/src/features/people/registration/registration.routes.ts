import {
  ownCancellationRoutes,
  ownRegistrationRoutes,
  participantRoutes,
  partnerWishRoutes,
  type RegistrationInput,
  registrationRoutes,
  selfRoutes,
} from '@running-dinner/contract'
import type { Issue } from '@running-dinner/domain'
import type { Ctx } from '../../../platform/ctx.ts'
import { idempotencyKeyOf } from '../../../platform/http/answer-once.ts'
import { type Handler, handler, idOf, openHandler } from '../../../platform/http/handler.ts'
import { requireActiveDinner } from '../../events/dinner-record/index.ts'
import { presentSessionData } from '../../events/dinners/index.ts'
import { addressSuggestions } from '../../plan/geocoding/index.ts'
import { requireParticipant } from '../participants/index.ts'
import { bulkChange } from './bulk/bulk-change.ts'
import { confirmByLink, confirmOnePerson } from './confirm/confirm-registration.ts'
import { changeAddress, resendConfirmation } from './confirm/confirmation-link.ts'
import { requireCancelled } from './own/authorized-cancellation.ts'
import { changeLate, changeOwnRegistration } from './own/change-own-registration.ts'
import {
  cancelOwnRegistration,
  forgetOwnCancellation,
  ownCancellation,
  undoOwnCancellation,
} from './own/own-cancellation.ts'
import { ownRegistration } from './own/own-registration.ts'
import { removeAddedPerson } from './own/remove-added-person.ts'
import { invitePartner, readInvitation } from './partner-wish/invitation.ts'
import { setOwnPartnerWish } from './partner-wish/set-own-partner-wish.ts'
import {
  type PublicFacts,
  requirePublicDinner,
  requirePublicFacts,
  requireRegisteredDinner,
} from './public-page/authorized-public-dinner.ts'
import { loadPublicDinners, presentFacts } from './public-page/public-dinner.ts'
import { register } from './register/register.ts'
import { checkRegistration, registrationFacts } from './register/store-registration.ts'

export function registrationHandlers(ctx: Ctx): Handler[] {
  const guest = requirePublicDinner(ctx)
  const registering = requirePublicFacts(ctx)
  const registered = requireRegisteredDinner(ctx)
  const planner = requireActiveDinner(ctx)
  const self = requireParticipant(ctx)
  const cancelled = requireCancelled(ctx)
  const suggest = addressSuggestions(ctx)
  return [
    openHandler(registrationRoutes.list, async ({ query }) => ({
      publicRunningDinners: await loadPublicDinners(ctx, query),
    })),
    handler(registrationRoutes.get, registering, async (_call, facts) => presentFacts(ctx, facts)),
    handler(registrationRoutes.sessionData, guest, async (_call, dinner) => presentSessionData(dinner)),
    handler(
      registrationRoutes.validate,
      registering,
      async ({ body }, facts) => checkRegistration(ctx, ctx.db, facts.dinner, body, facts),
      registrationRules(ctx, { isPaying: true }),
    ),
    handler(
      registrationRoutes.register,
      registering,
      async ({ body, request }, facts) => register(ctx, facts.dinner, body, idempotencyKeyOf(request), facts),
      registrationRules(ctx, { isPaying: false }),
    ),
    handler(registrationRoutes.invitation, guest, async ({ body }, dinner) =>
      readInvitation(ctx.db, dinner, body.invitation),
    ),
    handler(registrationRoutes.activate, registered, async ({ params }, dinner) =>
      confirmByLink(ctx, dinner, params.token),
    ),
    handler(registrationRoutes.changeAddress, registered, async ({ body }, dinner) => changeAddress(ctx, dinner, body)),
    handler(registrationRoutes.resendConfirmation, registered, async ({ body }, dinner) =>
      resendConfirmation(ctx, dinner, body.email),
    ),
    openHandler(registrationRoutes.addresses, async ({ query: { q, zip, country } }) => ({
      suggestions: await suggest({ street: q, streetNr: '', zip, cityName: '', country: country.toUpperCase() }),
    })),
    handler(participantRoutes.activate, planner, async ({ params }, dinner) =>
      confirmOnePerson(ctx, dinner, idOf(params, 'participantId')),
    ),
    handler(participantRoutes.bulk, planner, async ({ body }, dinner) => bulkChange(ctx, dinner, body)),
    handler(partnerWishRoutes.invite, planner, async ({ params }, dinner) =>
      invitePartner(ctx, dinner, idOf(params, 'participantId')),
    ),
    handler(selfRoutes.removeMe, self, (_call, me) => removeAddedPerson(ctx, me)),
    handler(selfRoutes.setPartnerWish, self, async ({ query }, me) => setOwnPartnerWish(ctx, me, query.email)),
    handler(ownRegistrationRoutes.get, self, async (_call, me) => ownRegistration(ctx, ctx.db, me)),
    handler(ownRegistrationRoutes.change, self, async ({ body }, me) => changeOwnRegistration(ctx, me, body)),
    handler(ownRegistrationRoutes.changeLate, self, async ({ body }, me) => changeLate(ctx, me, body)),
    handler(ownRegistrationRoutes.cancel, self, async (_call, me) => cancelOwnRegistration(ctx, me)),
    handler(ownCancellationRoutes.get, cancelled, async (_call, me) => ownCancellation(ctx, me)),
    handler(ownCancellationRoutes.undo, cancelled, async (_call, me) => undoOwnCancellation(ctx, me)),
    handler(ownCancellationRoutes.forget, cancelled, async (_call, me) => forgetOwnCancellation(ctx, me)),
  ]
}

/** Adds the rules' issues to those of an incomplete form; a complete one is checked by its use case. */
function registrationRules(ctx: Ctx, options: { isPaying: boolean }) {
  return async (
    body: unknown,
    _query: unknown,
    facts: PublicFacts,
    schemaIssues: readonly Issue[],
  ): Promise<Issue[]> => {
    if (schemaIssues.length === 0) return []
    const input = body as Partial<RegistrationInput>
    return (await registrationFacts(ctx, ctx.db, facts.dinner, input, { ...options, read: facts })).issues
  }
}
