export { basicDetailsIssues } from './dinner/basic-details-issues.ts'
export { createDemo, type DemoParticipant } from './dinner/create-demo.ts'
export { createIssues, type DinnerDraft, optionsIssues, withFieldPrefix } from './dinner/create-issues.ts'
export {
  carriedEndOfRegistration,
  defaultAfterParty,
  defaultBasicDetails,
  defaultMeals,
  defaultMealTime,
  defaultOptions,
  demoDate,
  dinnerDefaults,
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
  type Language,
  languages,
  type Meal,
  type PublicSettings,
} from './dinner/dinner.ts'
export { guestTitle } from './dinner/guest-title.ts'
export { isExpired, messagingIssue, needsAcknowledgement, type Phase, phaseOf, phases } from './dinner/lifecycle.ts'
export { inOrderOfTime, mealsOutOfOrder } from './dinner/meal-order.ts'
export { afterPartyIssues, type DraftMeal, moveMealsToDate } from './dinner/meal-times.ts'
export { movedToDate } from './dinner/moved-to-date.ts'
export { publicSettingsIssues } from './dinner/public-settings-issues.ts'
export { changesCourses, type ScheduleChange, scheduleChange, type WantedMeal } from './dinner/schedule-change.ts'
export { scheduleIssues } from './dinner/schedule-issues.ts'
export { type SettingsWarning, settingsWarnings } from './dinner/settings-change.ts'
export { type NamedSetting, namedSettings, settingsChanges } from './dinner/settings-changes.ts'
export { isZip, isZipAllowed, parseZipRestrictions } from './dinner/zip-restriction.ts'
export { deletionDay, isEventDue, isWarningDue, keptSince } from './retention.ts'
