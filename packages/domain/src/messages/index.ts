export { longDay, shortDay, subjectOn } from './mails/day-text.ts'
export {
  bodyText,
  type MailBlock,
  type MailChange,
  type MailDocument,
  type MailEvent,
  type MailFact,
  type MailLink,
  type MailStop,
  plainText,
  preheaderOf,
  textDocument,
} from './mails/mail-document.ts'
export { eventForGuest, eventForOrganiser, senderName } from './mails/mail-event.ts'
export { documentWithout, forgetting, type MailedPerson, valuesToForget } from './mails/without-people.ts'
export { type ChangeGroup, groupByChanges } from './notification-status/change-groups.ts'
export { changeText } from './notification-status/change-text.ts'
export { dietNotificationStatus } from './notification-status/diet-notification-status.ts'
export { isAnybodyNotified, type News, newsOf } from './notification-status/news.ts'
export { type Notice, noticesOf } from './notification-status/notices.ts'
export {
  contentOf,
  type Evening,
  eaterOf,
  type FactName,
  factNames,
  goneNotification,
  type Home,
  mealOf,
  type NotificationKind,
  notificationKinds,
  notificationOf,
  type PersonNotification,
  withoutContacts,
  withoutPerson,
} from './notification-status/notification.ts'
export {
  type ChangesReader,
  changesBlock,
  changesBlocks,
  type NotificationEvent,
  notificationBlocks,
} from './notification-status/notification-blocks.ts'
export { type FactChange, isSameNotification, notificationChanges } from './notification-status/notification-changes.ts'
export { changesPreheader, notificationPreheader } from './notification-status/notification-preheader.ts'
export {
  type Addressee,
  type NotificationState,
  type NotificationStatus,
  notificationStates,
  notificationStatus,
  notificationsTo,
  type OutdatedPerson,
  type PersonNotificationStatus,
  type SentNotification,
} from './notification-status/notification-status.ts'
export { factText, type NotificationWords } from './notification-status/notification-text.ts'
export { type RouteHints, routeHints } from './notification-status/route-hints.ts'
export {
  type DuePlannedMail,
  duePlannedMails,
  type EventNews,
  guestsMomentIsLost,
  type NewsStream,
  newsStreams,
  type PlannedFacts,
  type PlannedMailSetting,
  type SentPlannedMail,
} from './planned-mails/due-planned-mails.ts'
export {
  digestMoment,
  guestsDeadline,
  guestsMoment,
  type NoticeKind,
  type PlannedMail,
  plannedMails,
  plannedMailsOff,
  reasonsOff,
} from './planned-mails/planned-mails.ts'
export { releasedKind } from './planned-mails/released-kind.ts'
export {
  afterAccepted,
  afterBegun,
  afterServerFailure,
  afterTooFast,
  fullPace,
  mayBegin,
  type Pace,
  paceRule,
} from './sending/delivery-pace.ts'
export { dietText } from './sending/diet-text.ts'
export {
  type DeliveryError,
  type DeliveryOutcome,
  deliveryOutcome,
  enhancedStatus,
  failureReason,
  isOwnRefusal,
  noAddressCode,
  notCarriedCode,
} from './sending/failure-type.ts'
export { fillPlaceholders } from './sending/fill-placeholders.ts'
export { textForStrangers } from './sending/harmless-text.ts'
export { exceededCap, mailCaps, nextMailDay } from './sending/mail-caps.ts'
export {
  type DeliveryCounts,
  deliveries,
  deliveryOf,
  heldReasons,
  isServerAnswer,
  jobDelivery,
  unwantedCode,
  type WaitReason,
} from './sending/mail-delivery.ts'
export { type MailServerProblem, mailServerProblem, mailServerProblems } from './sending/mail-server-problem.ts'
export {
  type MessageType,
  messageTypes,
  type ParticipantSelection,
  participantSelections,
  type TeamSelection,
  teamSelections,
} from './sending/message-choices.ts'
export type { MessageWords } from './sending/message-words.ts'
export { nextMessageAt } from './sending/messages-an-hour.ts'
export { decideFailure, type PauseReason, type PauseState, pauseRule } from './sending/pause-rule.ts'
export { type MessageText, type Placeholder, placeholdersOf } from './sending/placeholders.ts'
export { participantRecipients, type TeamRecipient, teamRecipients } from './sending/recipients.ts'
export { renderDinnerRouteMessage } from './sending/render-dinner-route-message.ts'
export type { RenderedMessage } from './sending/render-main-text.ts'
export { renderParticipantMessage } from './sending/render-participant-message.ts'
export { renderTeamMessage } from './sending/render-team-message.ts'
export { type JobProgress, jobStatus, sendingResult } from './sending/sending-result.ts'
export { sentActivity } from './sending/sent-activity.ts'
export { confirmationMailKind, isConfinedDemo, staysInDemo } from './sending/stays-in-demo.ts'
export { textFor } from './sending/text-for.ts'
