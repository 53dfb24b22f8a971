export {
  bodyText,
  longDay,
  type MailBlock,
  type MailChange,
  type MailDocument,
  type MailEvent,
  type MailFact,
  type MailLink,
  type MailStop,
  plainText,
  preheaderOf,
  shortDay,
  subjectOn,
  textDocument,
} from './mails/mail-document.ts'
export { eventForGuest, eventForOrganiser, senderName } from './mails/mail-event.ts'
export { documentWithout, forgetting, type MailedPerson, valuesToForget } from './mails/without-people.ts'
export { isAnybodyNotified, type News, type Notice, newsOf, noticesOf } from './notification-status/notices.ts'
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
  forReaders,
  type NotificationEvent,
  notificationBlocks,
} from './notification-status/notification-blocks.ts'
export {
  type ChangeGroup,
  type FactChange,
  groupByChanges,
  isSameNotification,
  notificationChanges,
} from './notification-status/notification-changes.ts'
export {
  type Addressee,
  dietNotificationStatus,
  type NotificationState,
  type NotificationStatus,
  notificationStates,
  notificationStatus,
  notificationsTo,
  type OutdatedPerson,
  type PersonNotificationStatus,
  type SentNotification,
} from './notification-status/notification-status.ts'
export {
  changesPreheader,
  changeText,
  factText,
  listedChanges,
  type NotificationWords,
  notificationPreheader,
} from './notification-status/notification-text.ts'
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
  releasedKind,
} from './planned-mails/planned-mails.ts'
export { phoneTexts, textFor } from './sending/contact-texts.ts'
export {
  type DeliveryError,
  type DeliveryOutcome,
  deliveryOutcome,
  enhancedStatus,
  failureReason,
  isOwnRefusal,
  type MailServerProblem,
  mailServerProblem,
  mailServerProblems,
  noAddressCode,
  notCarriedCode,
} from './sending/delivery-outcome.ts'
export {
  afterAccepted,
  afterServerFailure,
  afterTooFast,
  afterWent,
  fullPace,
  mayBegin,
  mayBeginAt,
  mayGoAt,
  type Pace,
  paceRule,
} from './sending/delivery-pace.ts'
export { dietText } from './sending/diet-text.ts'
export type { MessageWords } from './sending/fill-placeholders.ts'
export {
  fillPlaceholders,
  type MessageText,
  type Placeholder,
  placeholdersOf,
} from './sending/fill-placeholders.ts'
export { textForStrangers } from './sending/harmless-text.ts'
export {
  type DeliveryCounts,
  deliveries,
  deliveryOf,
  exceededCap,
  heldReasons,
  isServerAnswer,
  type JobProgress,
  jobDelivery,
  jobStatus,
  mailCaps,
  nextMailDay,
  sendingResult,
  sentActivity,
  unwantedCode,
  type WaitReason,
} from './sending/mail-delivery.ts'
export {
  type MessageType,
  messageTypes,
  type ParticipantSelection,
  participantSelections,
  type TeamSelection,
  teamSelections,
} from './sending/message-types.ts'
export { nextMessageAt } from './sending/messages-an-hour.ts'
export { decideFailure, type PauseReason, type PauseState, pauseRule } from './sending/pause-rule.ts'
export { participantRecipients, type TeamRecipient, teamRecipients } from './sending/recipients.ts'
export { renderDinnerRouteMessage } from './sending/render-dinner-route-message.ts'
export type { RenderedMessage } from './sending/render-main-text.ts'
export { renderParticipantMessage } from './sending/render-participant-message.ts'
export { renderTeamMessage } from './sending/render-team-message.ts'
export { confirmationMailKind, isConfinedDemo, staysInDemo } from './sending/stays-in-demo.ts'
