import type { Participant } from '../../people/participants/participant.ts'
import type { TeamVisit } from '../dinner-routes/dinner-route.ts'
import type { Team } from '../teams/team.ts'

/** Pairs of people who sit at one table more than once without cooking together; empty in a valid plan. */
export function repeatedMeetings(teams: readonly Team[], visits: readonly TeamVisit[]): [Participant, Participant][] {
  const byId = new Map(teams.map((team) => [team.id, team]))
  const met = new Map<string, [Participant, Participant][]>()
  for (const table of tablesOf(visits)) {
    const seated = table.flatMap((id) => byId.get(id) ?? [])
    for (const [index, team] of seated.entries())
      for (const otherTeam of seated.slice(index + 1))
        for (const pair of pairsOf(team, otherTeam)) {
          const key = pair.map((person) => person.id).join(' ')
          met.set(key, [...(met.get(key) ?? []), pair])
        }
  }
  return [...met.values()].flatMap(([pair, ...again]) => (pair && again.length > 0 ? [pair] : []))
}

function tablesOf(visits: readonly TeamVisit[]): string[][] {
  const tables = new Map<string, string[]>()
  for (const { hostTeamId, guestTeamId, mealId } of visits) {
    const key = `${hostTeamId} ${mealId}`
    const table = tables.get(key)
    if (table) table.push(guestTeamId)
    else tables.set(key, [hostTeamId, guestTeamId])
  }
  return [...tables.values()]
}

function pairsOf(team: Team, other: Team): [Participant, Participant][] {
  return team.members.flatMap((one) =>
    other.members.map((person): [Participant, Participant] => (one.id < person.id ? [one, person] : [person, one])),
  )
}
