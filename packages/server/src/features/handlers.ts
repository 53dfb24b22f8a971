import type { Ctx } from '../platform/ctx.ts'
import type { Handler } from '../platform/http/handler.ts'
import { accountHandlers } from './accounts/accounts.routes.ts'
import { activityHandlers } from './activities/activities.routes.ts'
import { calendarHandlers } from './calendar/calendar.routes.ts'
import { cancellationHandlers } from './cancellation/cancellation.routes.ts'
import { dashboardHandlers } from './dashboard/dashboard.routes.ts'
import { dinnerRouteHandlers } from './dinner-routes/dinner-routes.routes.ts'
import { dinnerHandlers } from './dinners/dinners.routes.ts'
import { masterDataHandlers } from './dinners/master-data.routes.ts'
import { eveningHandlers } from './evening/evening.routes.ts'
import { eveningDelayHandlers } from './evening-delay/evening-delay.routes.ts'
import { eveningHelperHandlers } from './evening-helpers/evening-helpers.routes.ts'
import { eveningTableHandlers } from './evening-table/evening-table.routes.ts'
import { exportHandlers } from './exports/exports.routes.ts'
import { feedbackHandlers } from './feedback/feedback.routes.ts'
import { knowledgeHandlers } from './knowledge/knowledge.routes.ts'
import { messageHandlers } from './messages/messages.routes.ts'
import { operationHandlers } from './operation/operation.routes.ts'
import { participantHandlers } from './participants/participants.routes.ts'
import { paymentHandlers } from './payments/payments.routes.ts'
import { placeOfferHandlers } from './place-offers/place-offers.routes.ts'
import { planOptimizationHandlers } from './plan-optimization/plan-optimization.routes.ts'
import { plannedMailHandlers } from './planned-mails/planned-mails.routes.ts'
import { portalHandlers } from './portal/portal.routes.ts'
import { registrationHandlers } from './registration/registration.routes.ts'
import { requestHandlers } from './requests/requests.routes.ts'
import { scheduleHandlers } from './schedule/schedule.routes.ts'
import { selfServiceHandlers } from './self-service/self-service.routes.ts'
import { teamHandlers } from './teams/teams.routes.ts'
import { waitingListHandlers } from './waiting-list/waiting-list.routes.ts'
import { whatIfHandlers } from './what-if/what-if.routes.ts'
import { wizardHandlers } from './wizard/wizard.routes.ts'

/** The handlers of all routes of the contract. */
export function allHandlers(ctx: Ctx): Handler[] {
  return [
    ...wizardHandlers(ctx),
    ...masterDataHandlers(),
    ...dinnerHandlers(ctx),
    ...scheduleHandlers(ctx),
    ...participantHandlers(ctx),
    ...teamHandlers(ctx),
    ...cancellationHandlers(ctx),
    ...waitingListHandlers(ctx),
    ...placeOfferHandlers(ctx),
    ...whatIfHandlers(ctx),
    ...dinnerRouteHandlers(ctx),
    ...planOptimizationHandlers(ctx),
    ...messageHandlers(ctx),
    ...knowledgeHandlers(ctx),
    ...eveningHandlers(ctx),
    ...eveningDelayHandlers(ctx),
    ...eveningHelperHandlers(ctx),
    ...eveningTableHandlers(ctx),
    ...plannedMailHandlers(ctx),
    ...exportHandlers(ctx),
    ...activityHandlers(ctx),
    ...dashboardHandlers(ctx),
    ...selfServiceHandlers(ctx),
    ...calendarHandlers(ctx),
    ...registrationHandlers(ctx),
    ...requestHandlers(ctx),
    ...paymentHandlers(ctx),
    ...portalHandlers(ctx),
    ...accountHandlers(ctx),
    ...operationHandlers(ctx),
    ...feedbackHandlers(ctx),
  ]
}
