import { type OpenRequestsReply, requestRoutes } from '@running-dinner/contract'
import { fullName } from '@running-dinner/domain'
import { pairChangeIssues, seatsNeededToHost } from '@running-dinner/domain/people'
import type { Ctx } from '../../../platform/ctx.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { type Handler, handler, idOf } from '../../../platform/http/handler.ts'
import { notFound, refuseIf } from '../../../platform/http/problems.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { recordActivity } from '../../events/activities/index.ts'
import {
  type AuthorizedDinner,
  lockDinnerForChange,
  requireActiveDinner,
  requireDinner,
} from '../../events/dinner-record/index.ts'
import { queueMail } from '../../messages/outbox/index.ts'
import { participantStore, requireParticipant, storeParticipantChange } from '../participants/index.ts'
import { guestRequestStore, requestMail } from '../request-record/index.ts'
import { openRequest, teamOf } from './locked-request.ts'
import { readOpenRequests } from './open-requests.read.ts'
import { askForHome, askNotToCome, readOwnRequests, withdrawRequest } from './own-requests.ts'

/** Stores the home that a guest asked for as an edit of the organiser would; who reads it in a notification becomes outdated. */
async function acceptHome(ctx: Ctx, authorized: AuthorizedDinner, id: string): Promise<OpenRequestsReply> {
  return inTransaction(ctx.db, async (tx) => {
    const dinner = await lockDinnerForChange(tx, authorized)
    const { home, participantId } = await openRequest(tx, dinner, id)
    const people = await participantStore.ofDinner(tx, dinner)
    const before = people.find((person) => person.id === participantId)
    // A guest who cannot come is cancelled instead.
    if (!home || !before) throw notFound()
    const change = { ...before, ...home }
    refuseIf(pairChangeIssues(before, change, seatsNeededToHost(dinner.options.teamSize, dinner.meals.length)))
    await storeParticipantChange(ctx, tx, dinner, { before, change, people })
    await guestRequestStore.close(tx, dinner, id, 'acceptedAt', ctx.clock.now())
    await recordActivity(tx, ctx.clock, dinner, {
      type: 'CUSTOM_ADMIN_CHANGE',
      code: 'home_request_accepted',
      data: { name: fullName(before) },
      related: { type: 'PARTICIPANT', id: participantId },
    })
    await enqueue(tx, 'look-up-addresses')
    await queueMail(tx, ctx, dinner, requestMail(ctx, dinner, 'ownHomeAccepted', { reader: before, person: before }))
    return readOpenRequests(tx, dinner)
  })
}

/** The guest is mailed that they are asked to come after all, or to host as planned; so are partners who had read of the request. */
async function declineRequest(ctx: Ctx, authorized: AuthorizedDinner, id: string): Promise<OpenRequestsReply> {
  return inTransaction(ctx.db, async (tx) => {
    const dinner = await lockDinnerForChange(tx, authorized)
    const { participantId, kind } = await openRequest(tx, dinner, id)
    await guestRequestStore.close(tx, dinner, id, 'declinedAt', ctx.clock.now())
    const person = await participantStore.byId(tx, dinner, participantId)
    if (!person) throw notFound()
    const partners = kind === 'HOME' ? [] : ((await teamOf(tx, dinner, participantId))?.others ?? [])
    const news = kind === 'HOME' ? 'ownHomeDeclined' : 'ownDeclined'
    await queueMail(tx, ctx, dinner, requestMail(ctx, dinner, news, { reader: person, person }))
    for (const reader of partners)
      await queueMail(tx, ctx, dinner, requestMail(ctx, dinner, 'declined', { reader, person }))
    await recordActivity(tx, ctx.clock, dinner, {
      type: 'CUSTOM_ADMIN_CHANGE',
      code: 'request_declined',
      data: { name: fullName(person) },
      related: { type: 'PARTICIPANT', id: person.id },
    })
    return readOpenRequests(tx, dinner)
  })
}

export function requestHandlers(ctx: Ctx): Handler[] {
  const participant = requireParticipant(ctx)
  return [
    handler(requestRoutes.own, participant, async (_call, self) => readOwnRequests(ctx.db, self)),
    handler(requestRoutes.cannotCome, participant, async ({ body }, self) => askNotToCome(ctx, self, body)),
    handler(requestRoutes.askForHome, participant, async ({ body }, self) => askForHome(ctx, self, body)),
    handler(requestRoutes.withdraw, participant, async ({ params }, self) =>
      withdrawRequest(ctx, self, idOf(params, 'requestId')),
    ),
    handler(requestRoutes.open, requireDinner(ctx), async (_call, dinner) => readOpenRequests(ctx.db, dinner)),
    handler(requestRoutes.acceptHome, requireActiveDinner(ctx), async ({ params }, dinner) =>
      acceptHome(ctx, dinner, idOf(params, 'requestId')),
    ),
    handler(requestRoutes.decline, requireActiveDinner(ctx), async ({ params }, dinner) =>
      declineRequest(ctx, dinner, idOf(params, 'requestId')),
    ),
  ]
}
