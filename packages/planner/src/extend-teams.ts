import { type Issue, issue } from '@running-dinner/domain/issue'
import { confirmedInOrder, firstPlaces, type Participant, unitsInOrder } from '@running-dinner/domain/people'
import {
  type BuildTeamsOptions,
  buildTeams,
  planVisits,
  type Team,
  type TeamVisit,
  type Visit,
  withKeptSlots,
} from '@running-dinner/domain/plan'
import { type Random, shuffled } from '@running-dinner/domain/random'
import { type Evening, eveningOf, plannedTeams, visitsOfPlan } from './evening-problem.ts'
import { joinTeams } from './join-teams.ts'
import type { Plan } from './plan-problem.ts'
import { repairPlan } from './repair-plan.ts'
import { shortVisits } from './short-visits.ts'

export interface PresentEvening {
  teams: readonly Team[]
  visits: readonly TeamVisit[]
}

export interface ExtendOptions extends BuildTeamsOptions {
  /** The first of the chosen people, in order, make new teams; the others take the free places. */
  places: number
  /** Metres between the places of teams, in the order given; for the shortest of plans that change equally few. */
  metresBetween(teams: readonly Team[]): Float64Array
  random: Random
}

export interface ExtendedTeams {
  /** The new teams; their ids are provisional. */
  teams: Team[]
  /** The visits of all teams. */
  visits: TeamVisit[]
}

/**
 * New teams beside the present ones, which keep number, members, host and course. Enough new teams for an evening of
 * their own visit each other, so that no other team changes; fewer join the others so that the fewest people change.
 * See docs/rules/people/waiting-list.md#how-new-teams-join-the-plan.
 */
export function extendTeams(
  people: readonly Participant[],
  present: PresentEvening,
  options: ExtendOptions,
): ExtendedTeams | { issues: Issue[] } {
  const chosenPeople = firstPlaces(unitsInOrder(confirmedInOrder(people)), options.places)
  const lastNumber = Math.max(0, ...present.teams.map((team) => team.teamNumber))
  const built = buildTeams(chosenPeople, options, options.random).teams.map((team) => ({
    ...team,
    id: `new ${team.teamNumber}`,
    teamNumber: lastNumber + team.teamNumber,
  }))
  const ownVisits = planVisits(
    shuffled(built, options.random),
    options.meals.map((meal) => meal.id),
  )
  if (ownVisits.length === 0) return joined(built, present, options)
  return { teams: built, visits: [...present.visits, ...shortened(built, ownVisits.map(named(built)), options)] }
}

function shortened(
  teams: readonly Team[],
  visits: readonly TeamVisit[],
  { meals, metresBetween, random }: ExtendOptions,
): TeamVisit[] {
  const { problem, plan, teamIds } = eveningOf({ teams, visits, meals, metres: metresBetween(teams) })
  return visitsOfPlan(teamIds, shortVisits(problem, plan, random), meals)
}

function named(teams: readonly Team[]): (visit: Visit) => TeamVisit {
  const idOf = new Map(teams.map((team) => [team.teamNumber, team.id]))
  return ({ hostTeamNumber, guestTeamNumber, mealId }) => ({
    hostTeamId: idOf.get(hostTeamNumber) ?? '',
    guestTeamId: idOf.get(guestTeamNumber) ?? '',
    mealId,
  })
}

function joined(
  built: readonly Team[],
  present: PresentEvening,
  { meals, metresBetween, random }: ExtendOptions,
): ExtendedTeams | { issues: Issue[] } {
  const teams = plannedTeams([...withKeptSlots(present), ...built])
  const evening = eveningOf({ teams, visits: present.visits, meals, metres: metresBetween(teams) })
  const isNew = new Set(built.map((team) => team.id))
  const added = new Set([...teams.keys()].filter((position) => isNew.has(teams[position]?.id ?? '')))
  const people = teams.map((team) => team.members.length)
  const locked = new Set([...teams.keys()].filter((position) => teams[position]?.locked))
  const plan =
    joinTeams(evening.problem, evening.plan, setsOf(added, evening.plan, meals.length), { people, locked, random }) ??
    repaired(evening, { added, people, random })
  if (!plan) return { issues: [issue('plan_repair_impossible')] }
  return {
    teams: [...built],
    visits: visitsOfPlan(
      evening.teamIds,
      plan,
      meals.map(({ id }) => ({ id })),
    ),
  }
}

/** One new team of every course makes a set. */
function setsOf(added: ReadonlySet<number>, plan: Plan, courseCount: number): number[][] {
  const byCourse = Array.from({ length: courseCount }, (_, course) =>
    [...added].filter((team) => plan.course[team] === course),
  )
  return (byCourse[0] ?? []).map((_, index) => byCourse.flatMap((teams) => teams[index] ?? []))
}

/** Where no set fits: the fewest changes at tables of any size, everybody keeping their course. */
function repaired(
  evening: Evening,
  { added, people, random }: { added: ReadonlySet<number>; people: readonly number[]; random: Random },
): Plan | undefined {
  const courses = new Map(evening.plan.course.entries())
  const repaired = repairPlan(evening.problem, evening.plan, { without: new Set(), added, courses, people, random })
  return 'issues' in repaired ? undefined : repaired.plan
}
