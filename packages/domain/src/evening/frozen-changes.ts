import type { CourseStage, CourseStages } from '../events/dinner/evening-times.ts'
import type { PlanState, TeamState } from '../plan/plan-history/plan-state.ts'

/** A table that the organiser gave up: its guests may sit elsewhere, or with people who cook instead. */
export interface LostTable {
  teamId: string
  mealId: string
}

/**
 * The courses that are not open any more and that a change of the plan touches: docs/rules/evening/evening-times.md#frozen-courses.
 * A team or a person may leave, and guests who lose their host by that, or by a lost table, may sit elsewhere.
 */
export function frozenChanges(
  before: PlanState,
  after: PlanState,
  stages: CourseStages,
  lostTable?: LostTable,
): string[] {
  const sides = { before: sideOf(before), after: sideOf(after), lostTable }
  return before.meals
    .map(({ id }) => id)
    .filter((mealId) => {
      const stage = stages.get(mealId) ?? 'OPEN'
      return stage !== 'OPEN' && isTouched(mealId, stage, sides)
    })
}

interface Side {
  mealIds: ReadonlySet<string>
  teams: ReadonlyMap<string, TeamState>
  /** The team of each person. */
  teamOf: ReadonlyMap<string, string | null>
  /** Guest and course to host. */
  hosts: ReadonlyMap<string, string>
}

interface Sides {
  before: Side
  after: Side
  lostTable: LostTable | undefined
}

function sideOf({ meals, teams, people, visits }: PlanState): Side {
  return {
    mealIds: new Set(meals.map(({ id }) => id)),
    teams: new Map(teams.map((team) => [team.id, team])),
    teamOf: new Map(people.map(({ id, teamId }) => [id, teamId])),
    hosts: new Map(visits.map(({ guestTeamId, mealId, hostTeamId }) => [visitKey(guestTeamId, mealId), hostTeamId])),
  }
}

const visitKey = (guestTeamId: string, mealId: string) => `${guestTeamId} ${mealId}`

function isTouched(mealId: string, stage: CourseStage, sides: Sides): boolean {
  if (!sides.after.mealIds.has(mealId)) return true
  const teamIds = new Set([...sides.before.teams.keys(), ...sides.after.teams.keys()])
  return [...teamIds].some((id) => takesPart(id, mealId, sides) && isOtherTeam(id, mealId, stage, sides))
}

/** Cooks the course or is guest there, before or after. */
function takesPart(id: string, mealId: string, { before, after }: Sides): boolean {
  return [before, after].some((side) => side.teams.get(id)?.mealId === mealId || side.hosts.has(visitKey(id, mealId)))
}

function isOtherTeam(id: string, mealId: string, stage: CourseStage, sides: Sides): boolean {
  const { before, after } = sides
  const [was, is] = [before.teams.get(id), after.teams.get(id)]
  if (!was && is) return !cooksInstead(is, mealId, sides)
  if (!was || !is) return true
  if (isCancelled(is)) return false
  return (
    isNewcomerAmong(id, before, after) ||
    (was.mealId !== is.mealId && [was.mealId, is.mealId].includes(mealId)) ||
    (is.mealId === mealId && hasOtherHost(was, is, after)) ||
    sitsElsewhere(id, mealId, stage, sides)
  )
}

function isNewcomerAmong(id: string, before: Side, after: Side): boolean {
  return [...after.teamOf].some(([personId, teamId]) => teamId === id && before.teamOf.get(personId) !== id)
}

/** Another member cooks although the host before is still one of the team. */
function hasOtherHost(was: TeamState, is: TeamState, after: Side): boolean {
  const { hostMemberId } = was
  return hostMemberId !== is.hostMemberId && hostMemberId !== null && after.teamOf.get(hostMemberId) === is.id
}

/** A guest without a host may get one until the course is over. */
function sitsElsewhere(id: string, mealId: string, stage: CourseStage, sides: Sides): boolean {
  const key = visitKey(id, mealId)
  if (sides.before.hosts.get(key) === sides.after.hosts.get(key)) return false
  return !isStranded(key, sides) || stage === 'OVER'
}

function isStranded(key: string, { before, after, lostTable }: Sides): boolean {
  const was = before.hosts.get(key)
  if (was === undefined || isCancelled(after.teams.get(was))) return true
  return lostTable?.teamId === was
}

/** A new team that only cooks the course of a lost table. That no other guests come to it is checked for each guest. */
function cooksInstead({ id, mealId: ownMealId }: TeamState, mealId: string, { after, lostTable }: Sides): boolean {
  return ownMealId === mealId && lostTable?.mealId === mealId && !after.hosts.has(visitKey(id, mealId))
}

function isCancelled(team: TeamState | undefined): boolean {
  return team?.status === 'CANCELLED'
}
