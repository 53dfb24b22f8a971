import type { Ctx } from '../platform/ctx.ts'
import type { Handler } from '../platform/http/handler.ts'
import { feedbackHandlers } from './accounts/feedback/feedback.routes.ts'
import { operationHandlers } from './accounts/operation/operation.routes.ts'
import { accountHandlers } from './accounts/user-accounts/accounts.routes.ts'
import { cleanups } from './cleanups.ts'
import { eveningHandlers } from './evening/day/evening.routes.ts'
import { eveningDelayHandlers } from './evening/delay/evening-delay.routes.ts'
import { eveningHelperHandlers } from './evening/helper-links/evening-helpers.routes.ts'
import { eveningTableHandlers } from './evening/table/evening-table.routes.ts'
import { activityHandlers } from './events/activities/activities.routes.ts'
import { dashboardHandlers } from './events/dashboard/dashboard.routes.ts'
import { dinnerHandlers } from './events/dinners/dinners.routes.ts'
import { masterDataHandlers } from './events/dinners/master-data.routes.ts'
import { scheduleHandlers } from './events/schedule/schedule.routes.ts'
import { wizardHandlers } from './events/wizard/wizard.routes.ts'
import { calendarHandlers } from './guests/calendar/calendar.routes.ts'
import { portalHandlers } from './guests/portal/portal.routes.ts'
import { selfServiceHandlers } from './guests/self-service/self-service.routes.ts'
import { callerLanguage } from './issue-wording.ts'
import { notificationHandlers } from './messages/notification-status/notification-status.routes.ts'
import { plannedMailHandlers } from './messages/planned-mails/planned-mails.routes.ts'
import { messageHandlers } from './messages/sending/messages.routes.ts'
import { paymentHandlers } from './payments/orders/payments.routes.ts'
import { exportHandlers } from './people/exports/exports.routes.ts'
import { participantHandlers } from './people/participants/participants.routes.ts'
import { placeOfferHandlers } from './people/place-offers/place-offers.routes.ts'
import { registrationHandlers } from './people/registration/registration.routes.ts'
import { requestHandlers } from './people/requests/requests.routes.ts'
import { waitingListHandlers } from './people/waiting-list/waiting-list.routes.ts'
import { cancellationHandlers } from './plan/cancellation/cancellation.routes.ts'
import { dinnerRouteHandlers } from './plan/dinner-routes/dinner-routes.routes.ts'
import { planOptimizationHandlers } from './plan/plan-optimization/plan-optimization.routes.ts'
import { teamHandlers } from './plan/teams/teams.routes.ts'
import { whatIfHandlers } from './plan/what-if/what-if.routes.ts'

/** The handlers of all routes of the contract. */
export function allHandlers(ctx: Ctx): Handler[] {
  return [
    ...wizardHandlers(ctx),
    ...masterDataHandlers(callerLanguage),
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
    ...notificationHandlers(ctx),
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
    ...operationHandlers(ctx, cleanups),
    ...feedbackHandlers(ctx),
  ]
}
