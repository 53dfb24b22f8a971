export { affectedByTeam } from './cancellation/affected-by-team.ts'
export { memberCancellationIssues } from './cancellation/member-cancellation-issues.ts'
export { replacementIssues } from './cancellation/replacement-issues.ts'
export { type DietSummary, dietSummary, type TableAllergy } from './dinner-routes/diets.ts'
export { planVisits, type Visit } from './dinner-routes/dinner-plan.ts'
export { dinnerRoute, meetingPlan, onlyGuests, type RouteStop, type TeamVisit } from './dinner-routes/dinner-route.ts'
export { roadMetres, straightLineMetres } from './dinner-routes/distance.ts'
export { eatsDifferently } from './dinner-routes/eats-differently.ts'
export { type Evening, evenings } from './dinner-routes/evenings.ts'
export { countsOf, type FoodNeed, foodNeeds, needCounts, needsOf } from './dinner-routes/food-needs.ts'
export { afterPartyCosts, fillUnlocated, legCosts } from './dinner-routes/leg-costs.ts'
export { doorToDoorMinutes, legMinutes } from './dinner-routes/leg-minutes.ts'
export { isValidCoordinate, spreadSameAddress } from './dinner-routes/map-layout.ts'
export { nearHosts } from './dinner-routes/near-hosts.ts'
export { type OptimizationProspect, optimizationProspect } from './dinner-routes/optimization-prospect.ts'
export { planViolations } from './dinner-routes/plan-violations.ts'
export { type RouteStopWay, routeLegs, type WayBetween } from './dinner-routes/route-legs.ts'
export { isTooSlow, type SlowWay, slowWays } from './dinner-routes/slow-ways.ts'
export { teamClusters } from './dinner-routes/team-clusters.ts'
export {
  farPositions,
  isTownOnly,
  isUsable,
  type Place,
  usableCoordinates,
} from './dinner-routes/usable-coordinates.ts'
export { affectedTeams } from './plan-history/affected-teams.ts'
export { inverse, isEmpty, type PlanDelta, planDelta, type RowChange } from './plan-history/plan-delta.ts'
export type { MealState, PersonState, PlanState, TeamState, VisitState } from './plan-history/plan-state.ts'
export { planStateOf } from './plan-history/plan-state-of.ts'
export { directionRuns, isPrintable, withoutEmoji } from './print/printable-text.ts'
export { type PlanFinding, type PlanFindingKind, planFindingKinds } from './quality/plan-finding.ts'
export {
  type ExceptionKind,
  mostExceptions,
  type PlanException,
  type PlanVerdict,
  planExceptions,
  planVerdict,
} from './quality/plan-verdict.ts'
export { type WaysVerdict, waysVerdict } from './quality/ways-verdict.ts'
export { changeHosts } from './team-moves/change-hosts.ts'
export { hostRefusal, isFixedPairTeam } from './team-moves/host-refusal.ts'
export { moveConsequences, type PresentEvening } from './team-moves/move-consequences.ts'
export { repeatedMeetings } from './team-moves/repeated-meetings.ts'
export { swapMeals } from './team-moves/swap-meals.ts'
export { swapMembers } from './team-moves/swap-members.ts'
export { teamFit } from './team-moves/team-fit.ts'
export { type MoveOutcome, type MoveRules, type TeamChange, withChanges } from './team-moves/team-move.ts'
export { type BroughtTeam, type BroughtVisit, broughtTeamsIssues } from './teams/brought-teams.ts'
export { type BuildTeamsOptions, type BuiltTeams, buildTeams } from './teams/build-teams.ts'
export { hostAfterChange, seatsOfTable } from './teams/choose-host.ts'
export { explainTeam } from './teams/explain-teams.ts'
export { fillTeams } from './teams/fill-teams.ts'
export { withKeptSlots } from './teams/kept-slots.ts'
export { sharedAddresses } from './teams/shared-addresses.ts'
export { hostOf, type Team, teamPlace } from './teams/team.ts'
export { courseReasons, hostReasons, togetherReasons } from './teams/team-explanation.ts'
export { teamInitials } from './teams/team-initials.ts'
export { fitsGenderRule } from './teams/team-score.ts'
export { type Fragility, fragilities, fragilityOf } from './what-if/fragility.ts'
export { type Severity, severities, severityOf } from './what-if/severity.ts'
export { bestStandby, type Standby, type StandbyOptions, standbyGroups } from './what-if/standby.ts'
