export { addressedTeams, type EveningAddress, eveningAddresses } from './addressed-teams.ts'
export { comesAsGuest, takesPart } from './attendance.ts'
export {
  type BoardFacts,
  boardOf,
  isReportedRed,
  type TableReason,
  type TableState,
  tableReasons,
  tableStates,
} from './board.ts'
export { type Delay, delayed, delayIssues, delayMinutes, movedStops } from './delay.ts'
export { type EveningState, eveningOf, type GuestState, guestStates, type HostState, hostStates } from './evening.ts'
export { eveningContact } from './evening-contact.ts'
export {
  countsAt,
  type EveningPlan,
  type EveningReport,
  reportsThatCount,
  takeBackMilliseconds,
} from './evening-report.ts'
export { type EveningStop, eveningStops } from './evening-stops.ts'
export {
  contactsEndAt,
  dayBeforeMilliseconds,
  eveningOpensAt,
  eveningPhaseOf,
  eveningPhases,
  isTooEarly,
  waitsForReaders,
} from './evening-window.ts'
export { frozenChanges, type LostTable } from './frozen-changes.ts'
export { isoTimeIn } from './iso-time.ts'
export { knownPlace } from './leave-by.ts'
export { type PlanAction, planAfterAction, teamsInAction } from './plan-after-action.ts'
export { planBefore } from './plan-as-of.ts'
export { alarmOf, type RedAlarm, type TableAnswer } from './red-tables.ts'
export { reportIssues } from './report-issues.ts'
export { latestMinutes, type ReportKind, reportKinds, tableReports, visitReports } from './report-kinds.ts'
export type { Seat } from './seat-at-table.ts'
export { areContactsShown, partyShown, teamShownTo, teamsShownTo } from './shown-contacts.ts'
export {
  chosenSeats,
  findTable,
  standbySeats,
  standbyTeam,
  standbyUnits,
  type TableAction,
  type TableActionsInput,
  tableActionKinds,
  tableActions,
} from './table-actions.ts'
export { askableForTable, tableOfferMinutes } from './table-offer.ts'
