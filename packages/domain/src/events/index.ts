export {
  basicDetailsIssues,
  createIssues,
  type DinnerDraft,
  optionsIssues,
  publicSettingsIssues,
  withFieldPrefix,
} from './dinner/create-issues.ts'
export {
  carriedEndOfRegistration,
  defaultAfterParty,
  defaultBasicDetails,
  defaultMeals,
  defaultMealTime,
  defaultOptions,
  demoDate,
  dinnerDefaults,
  movedEndOfRegistration,
  type NewMeal,
  openedEndOfRegistration,
  settledEndOfRegistration,
} from './dinner/defaults.ts'
export {
  type AfterPartyLocation,
  type BasicDetails,
  type Contract,
  type Coordinate,
  type DinnerOptions,
  type DinnerType,
  genderAspects,
  guestTitle,
  type Language,
  languageNamed,
  languageNames,
  languages,
  type Meal,
  type PublicSettings,
  type TravelMode,
  travelModes,
} from './dinner/dinner.ts'
export {
  type CourseStage,
  type CourseStages,
  courseStagesOf,
  frozenBefore,
  frozenFrom,
  isEveningOver,
  isFrozen,
  lastStopMinutes,
  type TimedEvent,
} from './dinner/evening-times.ts'
export { isExpired, messagingIssue, needsAcknowledgement, type Phase, phaseOf, phases } from './dinner/lifecycle.ts'
export {
  afterPartyIssues,
  type DraftMeal,
  inOrderOfTime,
  mealsOutOfOrder,
  movedToDate,
  moveMealsToDate,
} from './dinner/meal-times.ts'
export {
  changesCourses,
  type ScheduleChange,
  scheduleChange,
  scheduleIssues,
  type WantedMeal,
} from './dinner/schedule-change.ts'
export { type SettingsWarning, settingsWarnings } from './dinner/settings-change.ts'
export { type NamedSetting, namedSettings, settingsChanges } from './dinner/settings-changes.ts'
export { isZip, isZipAllowed, parseZipRestrictions } from './dinner/zip-restriction.ts'
export { questionIssues } from './registration-form/question-issues.ts'
export {
  type Answer,
  plainRegistrationForm,
  questionKinds,
  type RegistrationForm,
} from './registration-form/registration-form.ts'
export { deletionDay, isEventDue, isWarningDue, keptSince } from './retention.ts'
