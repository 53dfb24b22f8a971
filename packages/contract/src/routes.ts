import { accountRoutes } from './accounts/accounts.ts'
import { feedbackRoutes } from './accounts/feedback.ts'
import { operationRoutes } from './accounts/operation.ts'
import { eveningRoutes } from './evening/evening.ts'
import { eveningDelayRoutes } from './evening/evening-delay.ts'
import { eveningHelperRoutes } from './evening/evening-helpers.ts'
import { eveningMessageRoutes } from './evening/evening-messages.ts'
import { eveningPeopleRoutes } from './evening/evening-people.ts'
import { eveningTableRoutes } from './evening/evening-table.ts'
import { tableOfferRoutes } from './evening/table-offers.ts'
import { activityRoutes } from './events/activities.ts'
import { settingsRoutes } from './events/dinner-settings.ts'
import { dinnerRoutes } from './events/dinners.ts'
import { masterDataRoutes } from './events/master-data.ts'
import { wizardRoutes } from './events/wizard.ts'
import { guestPreviewRoutes } from './guests/guest-preview.ts'
import { ownCancellationRoutes } from './guests/own-cancellation.ts'
import { portalRoutes } from './guests/portal.ts'
import { selfRoutes } from './guests/self-service.ts'
import { dietRoutes } from './messages/diets.ts'
import { messageRoutes } from './messages/messages.ts'
import { notificationRoutes } from './messages/notifications.ts'
import { ownNotificationRoutes } from './messages/own-notifications.ts'
import { plannedMailRoutes } from './messages/planned-mails.ts'
import { paymentRoutes } from './payments/payments.ts'
import { exportRoutes } from './people/exports.ts'
import { participantRoutes } from './people/participants.ts'
import { partnerWishRoutes } from './people/partner-wishes.ts'
import { placeOfferRoutes } from './people/place-offers.ts'
import { orderRoutes, ownRegistrationRoutes, registrationRoutes } from './people/registration.ts'
import { requestRoutes } from './people/requests.ts'
import { waitingListRoutes } from './people/waiting-list.ts'
import { dinnerRouteRoutes } from './plan/dinner-routes.ts'
import { planOptimizationRoutes } from './plan/plan-optimization.ts'
import { teamRoutes } from './plan/teams.ts'
import type { Route } from './route.ts'

const { participants, teams, dinnerRoutes: routes, ...messages } = messageRoutes

/** The whole table: what the server must answer, and nothing else. */
export const allRoutes: readonly Route[] = [
  ...Object.values(wizardRoutes),
  ...Object.values(masterDataRoutes),
  ...Object.values(dinnerRoutes),
  ...Object.values(settingsRoutes),
  ...Object.values(participantRoutes),
  ...Object.values(partnerWishRoutes),
  ...Object.values(teamRoutes),
  ...Object.values(waitingListRoutes),
  ...Object.values(placeOfferRoutes),
  ...Object.values(dinnerRouteRoutes),
  ...Object.values(planOptimizationRoutes),
  ...Object.values(messages),
  ...[participants, teams, routes].flatMap((mail) => Object.values(mail)),
  ...Object.values(notificationRoutes),
  ...Object.values(dietRoutes),
  ...Object.values(ownNotificationRoutes),
  ...Object.values(eveningRoutes),
  ...Object.values(guestPreviewRoutes),
  ...Object.values(eveningHelperRoutes),
  ...Object.values(eveningPeopleRoutes),
  ...Object.values(eveningMessageRoutes),
  ...Object.values(eveningDelayRoutes),
  ...Object.values(eveningTableRoutes),
  ...Object.values(tableOfferRoutes),
  ...Object.values(plannedMailRoutes),
  ...Object.values(exportRoutes),
  ...Object.values(activityRoutes),
  ...Object.values(selfRoutes),
  ...Object.values(registrationRoutes),
  ...Object.values(ownRegistrationRoutes),
  ...Object.values(ownCancellationRoutes),
  ...Object.values(requestRoutes),
  ...Object.values(orderRoutes),
  ...Object.values(portalRoutes),
  ...Object.values(accountRoutes),
  ...Object.values(operationRoutes),
  ...Object.values(feedbackRoutes),
  ...Object.values(paymentRoutes),
]
