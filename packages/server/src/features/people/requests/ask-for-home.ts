import type { BodyOf, OwnRequestsReply, requestRoutes } from '@running-dinner/contract'
import { fullName } from '@running-dinner/domain'
import { isEveningOver } from '@running-dinner/domain/evening/evening-times.ts'
import { messagingIssue } from '@running-dinner/domain/events/dinner/lifecycle.ts'
import { asksTooOften, requestState } from '@running-dinner/domain/people/requests/guest-request.ts'
import { homeRequestIssues, isSameProposal } from '@running-dinner/domain/people/requests/home-request.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { refuse, refuseIf } from '../../../platform/http/problems.ts'
import { newId } from '../../../platform/ids.ts'
import { recordActivity } from '../../events/activities/index.ts'
import { links, lockDinnerForChange } from '../../events/dinner-record/index.ts'
import type { AuthorizedParticipant } from '../../guests/self-service/index.ts'
import { queueMail } from '../../messages/outbox/index.ts'
import { guestRequestStore, homeRequestToOrganiserMail } from '../request-record/index.ts'
import { teamOf } from './locked-request.ts'
import { readOwnRequests } from './own-requests.ts'

/**
 * A member of a team asks for another address or other seats, on which the plan of others rests. A second wish replaces the open
 * one under a new id, so that the organiser never accepts what they have not read.
 */
export async function askForHome(
  ctx: Ctx,
  self: AuthorizedParticipant,
  { word, ...home }: BodyOf<typeof requestRoutes.askForHome>,
): Promise<OwnRequestsReply> {
  return inTransaction(ctx.db, async (tx) => {
    const dinner = await lockDinnerForChange(tx, self.dinner)
    const now = ctx.clock.now()
    const found = await teamOf(tx, dinner, self.person.id)
    if (!found) refuse('request_needs_team')
    if (isEveningOver(dinner, now)) refuse('runningdinner_date_expired')
    const { person } = found
    refuseIf(homeRequestIssues(person, home, { teamSize: dinner.options.teamSize, meals: dinner.meals }))
    const requests = await guestRequestStore.ofPerson(tx, dinner, person.id)
    const open = requests.find((request) => request.kind === 'HOME' && requestState(request, true) === 'OPEN')
    if (open?.home && isSameProposal(open.home, home) && open.word === word) return readOwnRequests(tx, self)
    if (ctx.config.rateLimits && asksTooOften(requests, 'HOME', now)) refuse('too_many_requests_a_day')
    if (open) await guestRequestStore.close(tx, dinner, open.id, 'withdrawnAt', now)
    const request = { id: newId(), participantId: person.id, kind: 'HOME', home, word, createdAt: now } as const
    await guestRequestStore.insert(tx, dinner, request)
    await recordActivity(tx, ctx.clock, dinner, {
      type: 'CUSTOM_ADMIN_CHANGE',
      code: 'home_requested',
      data: { name: fullName(person) },
      originator: fullName(person),
      related: { type: 'PARTICIPANT', id: person.id },
    })
    const link = links.request(ctx, dinner.adminId, request.id)
    if (!messagingIssue(dinner))
      await queueMail(tx, ctx, dinner, homeRequestToOrganiserMail(dinner, 'asked', { person, request, link }))
    return readOwnRequests(tx, self)
  })
}
