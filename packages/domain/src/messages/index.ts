export { type ChangeGroup, groupByChanges } from './knowledge/change-groups.ts'
export { changeText } from './knowledge/change-text.ts'
export { dietKnowledge } from './knowledge/diet-knowledge.ts'
export {
  type Addressee,
  type Knowledge,
  type KnowledgeState,
  knowledge,
  knowledgeStates,
  notificationsTo,
  type OutdatedPerson,
  type PersonKnowledge,
  type SentNotification,
} from './knowledge/knowledge.ts'
export { isAnybodyNotified, type News, newsOf } from './knowledge/news.ts'
export { type Notice, noticesOf } from './knowledge/notices.ts'
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
} from './knowledge/notification.ts'
export {
  type ChangesReader,
  changesBlock,
  changesBlocks,
  type NotificationEvent,
  notificationBlocks,
} from './knowledge/notification-blocks.ts'
export { type FactChange, isSameNotification, notificationChanges } from './knowledge/notification-changes.ts'
export { changesPreheader, notificationPreheader } from './knowledge/notification-preheader.ts'
export { factText, type NotificationWords } from './knowledge/notification-text.ts'
export { type RouteHints, routeHints } from './knowledge/route-hints.ts'
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
