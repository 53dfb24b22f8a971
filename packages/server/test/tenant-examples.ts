import {
  dinnerRoutes,
  eveningDelayRoutes,
  eveningHelperRoutes,
  eveningMessageRoutes,
  eveningRoutes,
  eveningTableRoutes,
  exportRoutes,
  guestPreviewRoutes,
  messageRoutes,
  notificationRoutes,
  orderRoutes,
  ownCancellationRoutes,
  ownNotificationRoutes,
  ownRegistrationRoutes,
  participantRoutes,
  partnerWishRoutes,
  paymentRoutes,
  placeOfferRoutes,
  plannedMailRoutes,
  planOptimizationRoutes,
  type Route,
  registrationRoutes,
  requestRoutes,
  selfRoutes,
  settingsRoutes,
  tableOfferRoutes,
  teamRoutes,
  waitingListRoutes,
} from '@running-dinner/contract'
import { personBody } from './bodies.ts'
import { optionsBody } from './given-payment.ts'
import { registrationBody } from './given-registration.ts'
import type { TenantFacts } from './tenant-facts.ts'

export interface TenantExample {
  route: Route
  /** Path ids that are not the event's ids of that name. */
  params?: (facts: TenantFacts) => Record<string, string | undefined>
  query?: (facts: TenantFacts) => Record<string, string | string[] | undefined>
  body?: (facts: TenantFacts) => unknown
  /** Expected status with the event's own ids; 200 or 204 by default. */
  answers?: number
}

const words = { subject: 'Betreff', message: 'Text' }
const teamWords = { ...words, hostMessagePartTemplate: 'Ihr kocht', nonHostMessagePartTemplate: 'Ihr kommt' }
const routeWords = { ...words, selfTemplate: 'Ihr', hostsTemplate: 'Sie' }
const recipient = ({ participantId }: TenantFacts) => ({ recipientId: participantId })
const testMail = (facts: TenantFacts) => ({ ...recipient(facts), sendToDinnerOwner: 'true' })
const paid = { termsAccepted: true }
const ofTable = ({ hostingTeamId }: TenantFacts) => ({ teamId: hostingTeamId })
const unseated = ({ waitingId }: TenantFacts) => ({ participantId: waitingId })
const ownPerson = ({ waitingSelfId, waitingId }: TenantFacts) => ({
  selfAdminId: waitingSelfId,
  participantId: waitingId,
})
const cancelledPerson = ({ cancelledSelfId, cancelledId }: TenantFacts) => ({
  selfAdminId: cancelledSelfId,
  participantId: cancelledId,
})
const askingPerson = ({ askingSelfId, askingId }: TenantFacts) => ({
  selfAdminId: askingSelfId,
  participantId: askingId,
})
const told = ({ mealId, questionId }: TenantFacts) => ({
  preferredMeal: mealId,
  answers: [{ questionId, answer: 'Antwort' }],
})
const swapped = ({ participantId, otherParticipantId }: TenantFacts) => ({ participantId, otherParticipantId })

/**
 * Requests for calls whose path does not determine them. A new route with ids in query or body needs a line: it is sent with
 * the ids in `facts`, and with those of another event in each position.
 */
export const tenantExamples: readonly TenantExample[] = [
  { route: participantRoutes.create, body: (facts) => ({ ...personBody(70), ...told(facts) }) },
  { route: participantRoutes.update, body: (facts) => ({ ...personBody(71), ...told(facts) }) },
  { route: participantRoutes.activate, params: ({ unconfirmedId }) => ({ participantId: unconfirmedId }) },
  { route: participantRoutes.remove, params: unseated },
  { route: participantRoutes.geocode, body: () => ({ lat: 48, lng: 7.8 }) },
  {
    route: dinnerRoutes.saveRegistrationForm,
    body: ({ questionId }) => ({
      registrationQuestions: [{ id: questionId, label: 'Frage', kind: 'TEXT' }],
      allergenListEnabled: true,
    }),
  },
  {
    route: settingsRoutes.saveSchedule,
    body: ({ mealId }) => ({
      meals: [
        { id: mealId, label: 'Vorspeise', time: '2030-06-15T19:00' },
        { label: 'Neu', time: '2030-06-15T21:00' },
      ],
    }),
  },
  { route: participantRoutes.swap, params: swapped, answers: 406 },
  {
    route: participantRoutes.bulk,
    body: ({ unconfirmedId }) => ({ action: 'ACTIVATE', participantIds: [unconfirmedId] }),
  },
  { route: partnerWishRoutes.getMany, body: ({ participantId }) => ({ entityIds: [participantId] }) },
  {
    route: partnerWishRoutes.set,
    params: unseated,
    body: ({ email }) => ({ teamPartnerWishEmail: email }),
    answers: 406,
  },
  { route: partnerWishRoutes.invite, answers: 406 },
  { route: teamRoutes.cancel, body: ({ teamId }) => ({ teamId }) },
  {
    route: teamRoutes.cancel,
    body: ({ waitingId }) => ({ replaceTeam: true, replacementParticipantIds: [waitingId] }),
    answers: 406,
  },
  {
    route: waitingListRoutes.generateTeams,
    body: ({ waitingId }) => ({ participants: [{ id: waitingId }] }),
    answers: 406,
  },
  {
    route: waitingListRoutes.assignParticipants,
    body: ({ cancelledTeamId, waitingId }) => ({
      teamParticipantsAssignments: [{ teamId: cancelledTeamId, participantIds: [waitingId] }],
    }),
  },
  {
    route: placeOfferRoutes.offer,
    body: ({ cancelledTeamId, waitingId }) => ({ teamId: cancelledTeamId, participantIds: [waitingId] }),
  },
  {
    route: placeOfferRoutes.offerTeams,
    body: ({ waitingId }) => ({ participants: [{ id: waitingId }] }),
    answers: 406,
  },
  // The offered place is of a team that does not exist: the offer is found, and has ended.
  { route: placeOfferRoutes.withdraw, answers: 406 },
  { route: placeOfferRoutes.setAutomatic, body: () => ({ automatic: true }) },
  { route: guestPreviewRoutes.guestPreview, query: ({ participantId }) => ({ participantId }) },
  { route: exportRoutes.routeCards, query: ({ mealId }) => ({ mealId }) },
  { route: exportRoutes.hostSheets, query: ({ mealId }) => ({ mealId }) },
  { route: exportRoutes.envelopes, query: ({ mealId }) => ({ mealId }) },
  { route: teamRoutes.swapMembers, params: swapped },
  {
    route: teamRoutes.saveHosts,
    body: ({ adminId, teamId, mateId }) => ({
      dinnerAdminId: adminId,
      teams: [{ id: teamId, hostTeamMember: { id: mateId } }],
    }),
  },
  { route: teamRoutes.lock, body: () => ({ locked: true }) },
  { route: teamRoutes.move, body: (facts) => ({ move: { kind: 'SWAP_MEMBERS', ...swapped(facts) } }) },
  {
    route: teamRoutes.move,
    body: ({ teamId, otherTeamId }) => ({ move: { kind: 'SWAP_MEALS', teamId, otherTeamId } }),
  },
  {
    route: teamRoutes.move,
    body: ({ teamId, mateId }) => ({ move: { kind: 'CHANGE_HOST', teamId, participantId: mateId }, dryRun: true }),
  },
  {
    route: planOptimizationRoutes.start,
    body: ({ teamId, mealId }) => ({ lockedTeamIds: [teamId], lockedMealIds: [mealId], lockedTableTeamIds: [teamId] }),
  },
  // The search of the facts has not ended: it is found, and cannot be gone on with.
  {
    route: planOptimizationRoutes.start,
    body: ({ optimizationId }) => ({ continuedOptimizationId: optimizationId }),
    answers: 406,
  },
  { route: planOptimizationRoutes.nearHosts, params: () => ({ rangeMeters: '500' }) },
  { route: planOptimizationRoutes.repair, body: ({ teamId }) => ({ withoutTeamIds: [teamId] }), answers: 406 },
  {
    route: planOptimizationRoutes.repair,
    body: ({ teamId, mealId }) => ({ courses: [{ teamId, mealId }] }),
    answers: 406,
  },
  { route: planOptimizationRoutes.preview, answers: 409 },
  { route: planOptimizationRoutes.apply, answers: 409 },
  {
    route: messageRoutes.participants.send,
    query: testMail,
    body: ({ participantId }) => ({
      ...words,
      participantSelection: 'CUSTOM_SELECTION',
      customSelectedParticipantIds: [participantId],
    }),
  },
  {
    route: messageRoutes.participants.preview,
    query: recipient,
    body: ({ participantId }) => ({
      ...words,
      participantSelection: 'CUSTOM_SELECTION',
      customSelectedParticipantIds: [participantId],
    }),
  },
  {
    route: messageRoutes.teams.send,
    query: testMail,
    body: ({ teamId }) => ({ ...teamWords, teamSelection: 'CUSTOM_SELECTION', customSelectedTeamIds: [teamId] }),
  },
  {
    route: messageRoutes.teams.preview,
    query: recipient,
    body: ({ teamId }) => ({ ...teamWords, teamSelection: 'CUSTOM_SELECTION', customSelectedTeamIds: [teamId] }),
  },
  {
    route: messageRoutes.dinnerRoutes.send,
    query: testMail,
    body: ({ teamId }) => ({ ...routeWords, teamSelection: 'CUSTOM_SELECTION', customSelectedTeamIds: [teamId] }),
  },
  {
    route: messageRoutes.dinnerRoutes.preview,
    query: recipient,
    body: ({ teamId }) => ({ ...routeWords, teamSelection: 'CUSTOM_SELECTION', customSelectedTeamIds: [teamId] }),
  },
  {
    route: notificationRoutes.notifyOfChanges,
    body: ({ participantId }) => ({ participantIds: [participantId] }),
    answers: 406,
  },
  {
    route: notificationRoutes.previewChanges,
    query: recipient,
    body: ({ participantId }) => ({ participantIds: [participantId] }),
    answers: 406,
  },
  { route: plannedMailRoutes.save, body: () => ({ mail: 'ALL_YOU_NEED', isOn: true, text: 'Bis bald' }) },
  { route: plannedMailRoutes.preview, query: recipient, body: () => ({ mail: 'ALL_YOU_NEED' }) },
  { route: notificationRoutes.passedOn, body: () => ({ kind: 'TEAM' }) },
  {
    route: eveningRoutes.report,
    body: ({ participantId }) => ({ id: participantId, kind: 'SEEN', noticeId: '0', madeAt: '2030-06-01T10:00:00Z' }),
  },
  {
    route: eveningRoutes.report,
    body: ({ teamId, mealId, taskId, waitingId: noticeId }) => ({
      ...{ id: '00000000-0000-4000-8000-000000000001', kind: 'MISSING', mealId, teamId, noticeId, reportId: taskId },
      madeAt: '2030-06-01T10:00:00Z',
    }),
    answers: 406,
  },
  { route: eveningDelayRoutes.delay, body: ({ mealId: fromMealId }) => ({ fromMealId, minutes: 10 }) },
  { route: eveningHelperRoutes.addHelper, body: () => ({ name: 'Kim', phone: '0171 2' }) },
  { route: eveningHelperRoutes.answerTable, params: ({ hostingTeamId }) => ({ teamId: hostingTeamId }) },
  {
    route: eveningMessageRoutes.sendEveningMessage,
    body: ({ participantId, mealId, hostingTeamId: teamId }) => ({
      ...{ id: participantId, to: 'TABLE', mealId, teamId },
      text: 'Bis gleich',
    }),
  },
  { route: tableOfferRoutes.list, params: ofTable },
  {
    route: tableOfferRoutes.offer,
    params: ofTable,
    body: ({ waitingId }) => ({ participantIds: [waitingId] }),
    // The person did not say that they could cook.
    answers: 406,
  },
  { route: tableOfferRoutes.withdraw, params: ofTable, answers: 406 },
  { route: eveningTableRoutes.table, params: ofTable },
  {
    route: eveningTableRoutes.act,
    params: ofTable,
    body: ({ teamId, waitingId }) => ({
      action: 'STANDBY',
      seats: [{ guestTeamId: teamId, hostTeamId: teamId }],
      standbyIds: [waitingId],
    }),
    answers: 406,
  },
  { route: eveningRoutes.saveSettings, body: () => ({ travelMode: 'CAR', eveningPhone: '0171 1' }) },
  {
    route: ownNotificationRoutes.confirmNotification,
    body: () => ({ kind: 'TEAM', digest: '0'.repeat(32) }),
    answers: 409,
  },
  { route: messageRoutes.withdraw, answers: 409 },
  { route: messageRoutes.resendFailed, answers: 406 },
  { route: messageRoutes.proposal, params: () => ({ messageType: 'TEAM' }) },
  {
    route: messageRoutes.resend,
    // The same in both events: a corrected address is new, and the reply repeats it.
    body: () => ({ recipientEmail: 'corrected@guests.example', message: { subject: 'Betreff', content: 'Text' } }),
  },
  { route: selfRoutes.changeHost, body: ({ mateId }) => ({ newHostingTeamMemberId: mateId }) },
  {
    route: selfRoutes.setPartnerWish,
    params: ownPerson,
    query: ({ waitingEmail }) => ({ email: waitingEmail }),
    answers: 406,
  },
  {
    route: ownRegistrationRoutes.change,
    params: ownPerson,
    body: (facts) => ({ ...personBody(72), ...told(facts) }),
  },
  {
    route: ownRegistrationRoutes.changeLate,
    body: () => ({ vegan: true, vegetarian: false, lactose: false, gluten: false, languageCode: 'de' }),
  },
  { route: ownRegistrationRoutes.cancel, params: ownPerson },
  { route: requestRoutes.cannotCome, body: () => ({ word: 'Fieber' }) },
  {
    route: requestRoutes.askForHome,
    body: () => ({ street: 'Neuweg', streetNr: '1', zip: '79098', cityName: 'Freiburg', numSeats: 6 }),
  },
  { route: requestRoutes.withdraw, params: askingPerson },
  { route: requestRoutes.acceptHome, params: ({ homeRequestId }) => ({ requestId: homeRequestId }) },
  { route: ownCancellationRoutes.get, params: cancelledPerson },
  { route: ownCancellationRoutes.undo, params: cancelledPerson, answers: 406 },
  { route: ownCancellationRoutes.forget, params: cancelledPerson },
  {
    route: registrationRoutes.validate,
    body: (facts) => ({ ...registrationBody(73, paid), ...told(facts) }),
    answers: 406,
  },
  {
    route: registrationRoutes.register,
    body: (facts) => ({ ...registrationBody(74), ...told(facts) }),
    answers: 406,
  },
  {
    route: registrationRoutes.changeAddress,
    body: ({ registrationSecret }) => ({ registrationSecret, newEmailAddress: 'new@guests.example' }),
  },
  { route: registrationRoutes.resendConfirmation, body: ({ registeredEmail }) => ({ email: registeredEmail }) },
  {
    route: orderRoutes.order,
    body: (facts) => ({ ...registrationBody(75, paid), ...told(facts) }),
    answers: 406,
  },
  { route: orderRoutes.returnFromProvider, answers: 303 },
  { route: orderRoutes.giveUpAtProvider, answers: 303 },
  { route: orderRoutes.captureOrder, body: ({ orderToken, orderSecret }) => ({ token: orderToken, orderSecret }) },
  {
    route: orderRoutes.cancelOrder,
    body: ({ orderToken, orderSecret }) => ({ token: orderToken, orderSecret }),
    answers: 406,
  },
  { route: paymentRoutes.update, body: () => optionsBody() },
]
