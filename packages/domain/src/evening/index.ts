export { addressedTeams, type EveningAddress, eveningAddresses } from './addressed-teams.ts'
export { comesAsGuest, takesPart } from './attendance.ts'
export {
  alarmOf,
  type BoardFacts,
  boardOf,
  isReportedRed,
  type RedAlarm,
  type TableAnswer,
  type TableReason,
  type TableState,
  tableReasons,
  tableStates,
} from './board.ts'
export { type Delay, delayed, delayIssues, delayMinutes, movedStops } from './delay.ts'
export { type EveningState, eveningOf, type GuestState, guestStates, type HostState, hostStates } from './evening.ts'
export {
  countsAt,
  type EveningPlan,
  type EveningReport,
  reportIssues,
  reportsThatCount,
  takeBackMilliseconds,
} from './evening-report.ts'
export { type EveningStop, eveningStops } from './evening-stops.ts'
export {
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
export { type PlanAction, planAfterAction, planBefore, teamsInAction } from './plan-after-action.ts'
export { latestMinutes, type ReportKind, reportKinds, tableReports, visitReports } from './report-kinds.ts'
export type { Seat } from './seat-guests.ts'
export {
  areContactsShown,
  contactsEndAt,
  eveningContact,
  membersToCall,
  partyShown,
  teamShownTo,
  teamsShownTo,
} from './shown-contacts.ts'
export {
  askableForTable,
  chosenSeats,
  findTable,
  standbySeats,
  standbyTeam,
  standbyUnits,
  type TableAction,
  type TableActionsInput,
  tableActionKinds,
  tableActions,
  tableOfferMinutes,
} from './table-actions.ts'
