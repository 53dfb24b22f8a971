export { affectedByTeam, memberCancellationIssues, replacementIssues } from './cancellation/cancellation-issues.ts'
export { type DietSummary, dietSummary, type TableAllergy } from './dinner-routes/diets.ts'
export { type Evening, evenings, planVisits, type Visit } from './dinner-routes/dinner-plan.ts'
export { dinnerRoute, meetingPlan, onlyGuests, type RouteStop, type TeamVisit } from './dinner-routes/dinner-route.ts'
export { roadMetres, straightLineMetres } from './dinner-routes/distance.ts'
export { eatsDifferently } from './dinner-routes/eats-differently.ts'
export { countsOf, type FoodNeed, foodNeeds, needCounts, needsOf } from './dinner-routes/food-needs.ts'
export { afterPartyCosts, fillUnlocated, legCosts } from './dinner-routes/leg-costs.ts'
export { doorToDoorMinutes, legMinutes } from './dinner-routes/leg-minutes.ts'
export { isTownOnly, isValidCoordinate, spreadSameAddress } from './dinner-routes/map-layout.ts'
export { nearHosts } from './dinner-routes/near-hosts.ts'
export { planViolations } from './dinner-routes/plan-violations.ts'
export { type RouteStopWay, routeLegs, type WayBetween } from './dinner-routes/route-legs.ts'
export {
  isTooSlow,
  type OptimizationProspect,
  optimizationProspect,
  type SlowWay,
  slowWays,
} from './dinner-routes/slow-ways.ts'
export { teamClusters } from './dinner-routes/team-clusters.ts'
export {
  farPositions,
  isSameTownOnly,
  isUsable,
  type Place,
  usableCoordinates,
} from './dinner-routes/usable-coordinates.ts'
export {
  affectedTeams,
  inverse,
  isEmpty,
  type PlanDelta,
  planDelta,
  type RowChange,
} from './plan-history/plan-delta.ts'
export type { MealState, PersonState, PlanState, TeamState, VisitState } from './plan-history/plan-state.ts'
export { planStateOf } from './plan-history/plan-state.ts'
export { directionRuns, isPrintable, withoutEmoji } from './print/printable-text.ts'
export {
  type ExceptionKind,
  mostExceptions,
  type PlanException,
  type PlanFinding,
  type PlanFindingKind,
  type PlanVerdict,
  planExceptions,
  planFindingKinds,
  planVerdict,
  type WaysVerdict,
  waysVerdict,
} from './quality/plan-verdict.ts'
export { changeHosts, hostRefusal, isFixedPairTeam } from './team-moves/change-hosts.ts'
export { moveConsequences, type PresentEvening, repeatedMeetings, teamFit } from './team-moves/move-consequences.ts'
export { swapMeals, swapMembers } from './team-moves/swap-members.ts'
export { type MoveOutcome, type MoveRules, type TeamChange, withChanges } from './team-moves/team-move.ts'
export { type BroughtTeam, type BroughtVisit, broughtTeamsIssues } from './teams/brought-teams.ts'
export { type BuildTeamsOptions, type BuiltTeams, buildTeams } from './teams/build-teams.ts'
export { hostAfterChange, seatsOfTable } from './teams/choose-host.ts'
export { courseReasons, explainTeam, hostReasons, togetherReasons } from './teams/explain-teams.ts'
export { fillTeams } from './teams/fill-teams.ts'
export { withKeptSlots } from './teams/kept-slots.ts'
export { sharedAddresses } from './teams/shared-addresses.ts'
export { hostOf, type Team, teamInitials, teamPlace } from './teams/team.ts'
export { fitsGenderRule } from './teams/team-score.ts'
export { type Fragility, fragilities, fragilityOf, type Severity, severities, severityOf } from './what-if/fragility.ts'
export { bestStandby, type Standby, type StandbyOptions, standbyGroups } from './what-if/standby.ts'
