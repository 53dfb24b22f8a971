import { activityRoutes } from '@running-dinner/contract'
import { dayIn } from '@running-dinner/domain'
import type { Ctx } from '../../../platform/ctx.ts'
import { type Handler, handler } from '../../../platform/http/handler.ts'
import { latestActivities, readActivities } from '../activities/index.ts'
import { type AuthorizedDinner, requireDinner } from '../dinner-record/index.ts'
import { readEventStatus } from './event-status.read.ts'
import { readMailProblems } from './mail-problems.read.ts'

export function dashboardHandlers(ctx: Ctx): Handler[] {
  return [
    handler(activityRoutes.dashboard, requireDinner(ctx), async (_call, dinner) => {
      const { activities } = await readActivities(ctx.db, dinner, {
        notTypes: ['PARTICIPANT_SUBSCRIBED', 'PARTICIPANT_UNSUBSCRIBED'],
        limit: 10,
      })
      const happened = await latestActivities(ctx.db, dinner)
      return {
        activities,
        checkList: checkList(ctx, dinner, happened),
        standing: await readEventStatus(ctx.db, dinner, ctx.clock.now()),
        mailProblems: await readMailProblems(ctx.db, dinner, ctx.clock.now()),
      }
    }),
  ]
}

/** Steps stay checked once done, also when the teams are dropped later. */
function checkList(ctx: Ctx, dinner: AuthorizedDinner, happened: ReadonlyMap<string, number>) {
  const deadline = dinner.publicSettings?.endOfRegistrationDate
  const today = dayIn(dinner.basicDetails.timeZone, ctx.clock.now())
  return {
    dinnerCreated: true,
    endOfRegistrationDate: deadline === undefined ? null : today > deadline,
    participantMessagesSent: happened.has('PARTICIPANT_MAIL_SENT'),
    teamArrangementsCreated: happened.has('TEAM_ARRANGEMENT_CREATED'),
    teamMessagesSent: happened.has('TEAMARRANGEMENT_MAIL_SENT'),
    dinnerRouteMessagesSent: happened.has('DINNERROUTE_MAIL_SENT'),
  }
}
