import type { BodyOf, OwnRequestsReply, requestRoutes } from '@running-dinner/contract'
import { fullName } from '@running-dinner/domain'
import { isEveningOver } from '@running-dinner/domain/evening/evening-times.ts'
import { messagingIssue } from '@running-dinner/domain/events/dinner/lifecycle.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { refuse } from '../../../platform/http/problems.ts'
import { recordActivity } from '../../events/activities/index.ts'
import { links, lockDinnerForChange } from '../../events/dinner-record/index.ts'
import type { AuthorizedParticipant } from '../../guests/self-service/index.ts'
import { queueMail } from '../../messages/outbox/index.ts'
import { requestToOrganiserMail } from '../request-record/index.ts'
import { teamOf } from './locked-request.ts'
import { openLeaveRequest } from './open-leave-request.ts'
import { readOwnRequests } from './own-requests.ts'

/**
 * A member of a team says that they cannot come. The plan stays; organiser and partners are mailed at once. Asked again, only
 * the word of the open request changes.
 */
export async function askNotToCome(
  ctx: Ctx,
  self: AuthorizedParticipant,
  { word }: BodyOf<typeof requestRoutes.cannotCome>,
): Promise<OwnRequestsReply> {
  return inTransaction(ctx.db, async (tx) => {
    const dinner = await lockDinnerForChange(tx, self.dinner)
    const found = await teamOf(tx, dinner, self.person.id)
    if (!found) refuse('request_needs_team')
    if (isEveningOver(dinner, ctx.clock.now())) refuse('runningdinner_date_expired')
    const { team, person, others } = found
    const asked = await openLeaveRequest(ctx, tx, dinner, { person, others, word })
    if (asked === 'too often') refuse('too_many_requests_a_day')
    if (asked === 'open already') return readOwnRequests(tx, self)
    await recordActivity(tx, ctx.clock, dinner, {
      type: 'CUSTOM_ADMIN_CHANGE',
      code: 'cannot_come_requested',
      data: { name: fullName(person), teamNumber: team.teamNumber },
      originator: fullName(person),
      related: { type: 'PARTICIPANT', id: person.id },
    })
    const link = links.request(ctx, dinner.adminId, asked.opened)
    if (!messagingIssue(dinner))
      await queueMail(
        tx,
        ctx,
        dinner,
        requestToOrganiserMail(dinner, 'asked', { person, teamNumber: team.teamNumber, word, link }),
      )
    return readOwnRequests(tx, self)
  })
}
