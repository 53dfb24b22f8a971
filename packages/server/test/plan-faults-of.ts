import { planViolations } from '@running-dinner/domain/dinner-routes/plan-violations.ts'
import type { PlanSnapshot } from './plan-snapshot.ts'

const twice = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index)

/** Invariants of a plan that hold after every command, as messages. `mayLack` members may have left their teams. */
export function planFaultsOf(state: PlanSnapshot, { mayLack }: { mayLack: number }): string[] {
  const { teams, people } = state
  const membersOf = (teamId: string) => people.filter((person) => person.teamId === teamId)
  const running = teams.filter((team) => team.status !== 'CANCELLED')
  const lacking = running.reduce((sum, team) => sum + Math.max(0, 2 - membersOf(team.id).length), 0)
  return [
    ...twice(people.filter((person) => !person.sharesEmail).map(({ email }) => email)).map((email) => `${email} twice`),
    ...twice(people.map((person) => `person ${person.number}`)).map((name) => `${name} twice`),
    ...twice(teams.map((team) => `team ${team.teamNumber}`)).map((name) => `${name} twice`),
    ...people
      .filter(({ teamId, activated }) => teamId && !activated)
      .map(({ number }) => `unconfirmed ${number} has a team`),
    ...people
      .filter(({ teamId }) => teamId && !running.some((team) => team.id === teamId))
      .map(({ number }) => `person ${number} sits in a cancelled team`),
    ...running.filter(({ id }) => membersOf(id).length > 2).map(({ teamNumber }) => `team ${teamNumber} is too large`),
    ...running.filter(({ id }) => membersOf(id).length === 0).map(({ teamNumber }) => `team ${teamNumber} is empty`),
    ...(lacking > mayLack ? [`${lacking} members missing`] : []),
    ...running
      .filter(({ id, hostMemberId }) => !membersOf(id).some((person) => person.id === hostMemberId))
      .map(({ teamNumber }) => `the host of team ${teamNumber} is not in it`),
    ...people
      .filter(({ originatorId, teamId }) =>
        people.some(({ id, ...root }) => id === originatorId && root.teamId !== teamId),
      )
      .map(({ number }) => `the pair of person ${number} is divided`),
    ...eveningFaults(state),
  ]
}

/** Whatever the table sizes: each team has a place at every course, and no pair meets twice. */
function eveningFaults({ teams, visits, mealIds }: PlanSnapshot): string[] {
  const numbers = new Map(teams.map((team) => [team.id, team.teamNumber]))
  const numberOf = (teamId: string) => numbers.get(teamId) ?? 0
  const lonely = teams
    .filter(({ status }) => status !== 'CANCELLED')
    .flatMap(({ id, teamNumber, mealId }) =>
      mealIds
        .filter((meal) => {
          const cooks = meal === mealId && visits.some(({ hostTeamId }) => hostTeamId === id)
          const places = visits.filter((visit) => visit.guestTeamId === id && visit.mealId === meal).length
          return places !== (cooks ? 0 : 1)
        })
        .map((meal) => `team ${teamNumber} has no one place at course ${mealIds.indexOf(meal) + 1}`),
    )
  const named = visits.map(({ hostTeamId, guestTeamId, mealId }) => ({
    hostTeamNumber: numberOf(hostTeamId),
    guestTeamNumber: numberOf(guestTeamId),
    mealId,
  }))
  const wrong = planViolations(teams, named, mealIds).filter(({ kind }) =>
    ['MEETS_AGAIN', 'HOSTS_WRONG_MEAL', 'UNKNOWN_TEAM'].includes(kind),
  )
  return [...lonely, ...wrong.map((violation) => JSON.stringify(violation))]
}
