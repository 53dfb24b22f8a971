export { createDemo, type DemoParticipant } from './demo/create-demo.ts'
export { readAllergens } from './participant-import/cells/read-allergens.ts'
export { splitZipAndCity } from './participant-import/cells/read-country.ts'
export { splitStreet } from './participant-import/cells/split-street.ts'
export { tidyLine, tidyText } from './participant-import/cells/tidy-cell.ts'
export { checkAcrossRows, type Registered } from './participant-import/check-across-rows.ts'
export { checkAsked, checkFields } from './participant-import/check-fields.ts'
export {
  checkMapping,
  isColumnField,
  isImportField,
  missingFields,
  nothingToImport,
} from './participant-import/check-mapping.ts'
export { columnNotices } from './participant-import/column-notices.ts'
export { deliveredFields } from './participant-import/delivered-fields.ts'
export { holdsNote, saysAlready, withNote, withoutNote } from './participant-import/food/diet-note.ts'
export { foundFood, withFood, withoutFood } from './participant-import/food/take-over-diet-notes.ts'
export { countLacking, type ForAllRows, lackingFields, withSharedFields } from './participant-import/for-all-rows.ts'
export { guessMapping } from './participant-import/guess-mapping.ts'
export {
  type ColumnField,
  type ImportField,
  importFields,
  type QuestionField,
  questionField,
  takesSeveral,
} from './participant-import/import-fields.ts'
export {
  type AsideReason,
  asideReasons,
  type ColumnNotice,
  columnNoticeCodes,
  type ImportedParticipant,
  type ImportRow,
  isImportable,
  type RowIssue,
} from './participant-import/import-row.ts'
export { mailboxPairs, pairedAtMailbox } from './participant-import/mailbox-pairs.ts'
export { participantsToRows } from './participant-import/participants-to-rows.ts'
export { type ImportContext, readRows } from './participant-import/read-rows.ts'
export { isBlank, type Sheet, toSheet } from './participant-import/sheet.ts'
export { asPair, asSingle, pairIssue, pairText } from './participant-import/two-people.ts'
export { type ArrangementChoice, arrangementChoices } from './participants/arrangement-choices.ts'
export {
  type AssignableSizes,
  assignableSizes,
  dinnerSizeFor,
  firstPlaces,
  splitWaitingList,
} from './participants/assignment.ts'
export { type DoorFacts, type DoorWords, doorHints, doorOf, unknownDoor } from './participants/door.ts'
export { eatsEverything, hasDiet } from './participants/eats-everything.ts'
export { emailIdentity, isEmail, needsSmtpUtf8 } from './participants/email.ts'
export {
  childAfterOwnChange,
  childAfterRootChange,
  childOf,
  dietOf,
  eatAlike,
  newPairIssues,
  pairRoleOf,
} from './participants/fixed-pair.ts'
export { canHost, type HostingAbility, seatsAtTable, seatsNeededToHost } from './participants/hosting.ts'
export { isNoDiet } from './participants/no-diet.ts'
export { confirmedInOrder } from './participants/order.ts'
export { pairChangeIssues } from './participants/pair-change-issues.ts'
export {
  type DietData,
  fullName,
  type Gender,
  genders,
  type Participant,
  type ParticipantData,
} from './participants/participant.ts'
export {
  type Partner,
  type PartnerDiet,
  participantIssues,
  type TakenEmails,
  takenEmails,
  tooManyParticipants,
} from './participants/participant-issues.ts'
export { hasPhone, isPhone } from './participants/phone.ts'
export {
  type FieldText,
  findHit,
  isFound,
  isSearching,
  type PersonField,
  personTexts,
  type SearchHit,
  type SearchIndex,
  searchIndex,
  searchKey,
  searchParticipants,
} from './participants/search.ts'
export { swapOrder } from './participants/swap-order.ts'
export { isPlannable } from './participants/team-counts.ts'
export { fixedPairs, fixedTuples, unitsInOrder } from './partner-wishes/pairs.ts'
export {
  type InvitationState,
  invitationState,
  invitationStates,
  type PartnerWishStatus,
  partnerWishStatuses,
  wishStateOf,
} from './partner-wishes/partner-wish-state.ts'
export {
  confirmationPhrases,
  isConfirmationExpired,
  maxAddressChanges,
  unconfirmedTooLongBefore,
} from './registration/confirmation-phrases.ts'
export { peopleBeyondLimit, type WaitingNotice, waitingChanges } from './registration/moved-up.ts'
export { isOutsideLink, isSecureLink } from './registration/outside-link.ts'
export { ownChangeIssues } from './registration/own-change-issues.ts'
export {
  eligibilityIssues,
  mustWait,
  type PlacesTaken,
  shownHeadCount,
  type WaitingReason,
  waitingReason,
} from './registration/places.ts'
export { amountInCents, priceInCents, priceText, totalPrice } from './registration/price.ts'
export {
  allowsCancelling,
  allowsLateChange,
  isDeadlineOver,
  ownRegistrationClosed,
  ownRegistrationClosings,
  registrationClosed,
} from './registration/registration-closed.ts'
export { type RegistrationRules, registrationIssues } from './registration/registration-issues.ts'
export { type ReturnRefusal, returnRefusal, returnRefusals } from './registration/return-refusal.ts'
export { type Allergen, allergens, allergySeverities } from './registration-form/allergens.ts'
export { answerColumns } from './registration-form/answer-columns.ts'
export { answerIssues } from './registration-form/answer-issues.ts'
export { keptAllergies } from './registration-form/kept-allergies.ts'
export { keptAnswers } from './registration-form/kept-answers.ts'
export {
  asksTooOften,
  type GuestRequest,
  hasTooFewSeats,
  homeOf,
  homeRequestIssues,
  isSameProposal,
  type ProposedHome,
  type RequestKind,
  requestKinds,
  requestState,
  requestStates,
} from './requests/guest-request.ts'
export { assignmentIssues, newTeamIssues, participantLimitIssues } from './waiting-list/assignment-issues.ts'
export {
  defaultOfferHours,
  hasBegun,
  lostOffers,
  maxOfferHours,
  nextForTeam,
  nextUnit,
  type OfferState,
  type OpenOffer,
  offerablePlaces,
  offerEnd,
  offerIssues,
  offerStates,
  quietMinutes,
  unitOf,
} from './waiting-list/offers.ts'
export {
  allAgreed,
  offerableTeams,
  placesWithoutOffer,
  type TeamOfferState,
  teamOfferIssues,
  teamOfferStates,
} from './waiting-list/team-offers.ts'
export {
  freePlaces,
  heldUntil,
  isPlaceHeld,
  placeHeldMilliseconds,
  splitHoldingPlaces,
  waitingListActions,
  waitingListOf,
} from './waiting-list/waiting-list.ts'
