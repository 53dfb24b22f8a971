import { planViolations } from '@running-dinner/domain/plan'
import type { PlanSnapshot } from './plan-snapshot.ts'

const twice = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index)

/** What some commands leave undone, at most: docs/rules/evening/evening.md#what-can-be-done-for-a-table */
export interface PlanGaps {
  /** Members who left teams that stay. */
  members: number
  /** Courses at which a team has no place. */
  places: number
  /** Pairs of teams who meet more than once. */
  meetings: number
}

/** After commands that leave nothing undone. */
export const noGaps: PlanGaps = { members: 0, places: 0, meetings: 0 }

/** No table has more teams, also after guests were seated elsewhere. */
const mostTeams = 4

/** Invariants of a plan that hold after every command, as messages; `gaps` is how much may be undone. */
export function planFaultsOf(state: PlanSnapshot, gaps: PlanGaps): string[] {
  const { teams, people } = state
  const membersOf = (teamId: string) => people.filter((person) => person.teamId === teamId)
  const running = teams.filter((team) => team.status !== 'CANCELLED')
  const lacking = running.reduce((sum, team) => sum + Math.max(0, 2 - membersOf(team.id).length), 0)
  return [
    ...twice(people.filter((person) => !person.sharesEmail).map(({ email }) => email)).map((email) => `${email} twice`),
    ...twice(people.map((person) => `person ${person.number}`)).map((name) => `${name} twice`),
    ...twice(teams.map((team) => `team ${team.teamNumber}`)).map((name) => `${name} twice`),
    ...people
      .filter(({ teamId, activated: confirmed }) => teamId && !confirmed)
      .map(({ number }) => `unconfirmed ${number} has a team`),
    ...people
      .filter(({ teamId }) => teamId && !running.some((team) => team.id === teamId))
      .map(({ number }) => `person ${number} sits in a cancelled team`),
    ...running.filter(({ id }) => membersOf(id).length > 2).map(({ teamNumber }) => `team ${teamNumber} is too large`),
    ...running.filter(({ id }) => membersOf(id).length === 0).map(({ teamNumber }) => `team ${teamNumber} is empty`),
    ...(lacking > gaps.members ? [`${lacking} members missing`] : []),
    ...running
      .filter(({ id, hostMemberId }) => !membersOf(id).some((person) => person.id === hostMemberId))
      .map(({ teamNumber }) => `the host of team ${teamNumber} is not in it`),
    ...people
      .filter(({ originatorId, teamId }) =>
        people.some(({ id, ...root }) => id === originatorId && root.teamId !== teamId),
      )
      .map(({ number }) => `the pair of person ${number} is divided`),
    ...eveningFaults(state, gaps),
  ]
}

/** Whatever the table sizes: each team has one place at every course and no pair meets twice, except where a table was given up. */
function eveningFaults({ teams, visits, mealIds }: PlanSnapshot, gaps: PlanGaps): string[] {
  const numbers = new Map(teams.map((team) => [team.id, team.teamNumber]))
  const numberOf = (teamId: string) => numbers.get(teamId) ?? 0
  const places = teams
    .filter(({ status }) => status !== 'CANCELLED')
    .flatMap(({ id, teamNumber, mealId }) =>
      mealIds.map((meal, index) => {
        const cooks = meal === mealId && visits.some(({ hostTeamId }) => hostTeamId === id)
        const asGuest = visits.filter((visit) => visit.guestTeamId === id && visit.mealId === meal).length
        return { name: `team ${teamNumber} at course ${index + 1}`, count: asGuest + Number(cooks) }
      }),
    )
  const without = places.filter(({ count }) => count === 0).map(({ name }) => name)
  const named = visits.map(({ hostTeamId, guestTeamId, mealId }) => ({
    hostTeamNumber: numberOf(hostTeamId),
    guestTeamNumber: numberOf(guestTeamId),
    mealId,
  }))
  const wrong = planViolations(teams, named, mealIds)
  const again = wrong.filter(({ kind }) => kind === 'MEETS_AGAIN')
  const tables = [...new Set(visits.map(({ hostTeamId }) => hostTeamId))]
  return [
    ...places.filter(({ count }) => count > 1).map(({ name }) => `two places of ${name}`),
    ...(without.length > gaps.places ? [`no place of ${without.join(', ')}`] : []),
    ...(again.length > gaps.meetings ? again.map((violation) => JSON.stringify(violation)) : []),
    ...wrong
      .filter(({ kind }) => ['HOSTS_WRONG_MEAL', 'UNKNOWN_TEAM'].includes(kind))
      .map((violation) => JSON.stringify(violation)),
    ...tables
      .filter((host) => visits.filter(({ hostTeamId }) => hostTeamId === host).length >= mostTeams)
      .map((host) => `the table of team ${numberOf(host)} has more than ${mostTeams} teams`),
  ]
}
