import { accountRoutes } from './accounts.ts'
import { activityRoutes } from './activities.ts'
import { dietRoutes } from './diets.ts'
import { dinnerRouteRoutes } from './dinner-routes.ts'
import { settingsRoutes } from './dinner-settings.ts'
import { dinnerRoutes } from './dinners.ts'
import { eveningRoutes } from './evening.ts'
import { eveningDelayRoutes } from './evening-delay.ts'
import { eveningHelperRoutes } from './evening-helpers.ts'
import { eveningMessageRoutes } from './evening-messages.ts'
import { eveningPeopleRoutes } from './evening-people.ts'
import { eveningTableRoutes } from './evening-table.ts'
import { exportRoutes } from './exports.ts'
import { feedbackRoutes } from './feedback.ts'
import { guestPreviewRoutes } from './guest-preview.ts'
import { knowledgeRoutes } from './knowledge.ts'
import { masterDataRoutes } from './master-data.ts'
import { messageRoutes } from './messages.ts'
import { operationRoutes } from './operation.ts'
import { ownCancellationRoutes } from './own-cancellation.ts'
import { ownLetterRoutes } from './own-letters.ts'
import { participantRoutes } from './participants.ts'
import { partnerWishRoutes } from './partner-wishes.ts'
import { paymentRoutes } from './payments.ts'
import { placeOfferRoutes } from './place-offers.ts'
import { planOptimizationRoutes } from './plan-optimization.ts'
import { plannedMailRoutes } from './planned-mails.ts'
import { portalRoutes } from './portal.ts'
import { orderRoutes, ownRegistrationRoutes, registrationRoutes } from './registration.ts'
import { requestRoutes } from './requests.ts'
import type { Route } from './route.ts'
import { selfRoutes } from './self-service.ts'
import { tableOfferRoutes } from './table-offers.ts'
import { teamRoutes } from './teams.ts'
import { waitingListRoutes } from './waiting-list.ts'
import { wizardRoutes } from './wizard.ts'

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
  ...Object.values(knowledgeRoutes),
  ...Object.values(dietRoutes),
  ...Object.values(ownLetterRoutes),
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
