import type { Meal } from '../../events/dinner/dinner.ts'
import type { Participant } from '../../people/participants/participant.ts'
import type { TeamVisit } from '../dinner-routes/dinner-route.ts'
import { roadMetres } from '../dinner-routes/distance.ts'
import { routeLegs } from '../dinner-routes/route-legs.ts'
import { type Place, usableCoordinates } from '../dinner-routes/usable-coordinates.ts'
import type { Team } from '../teams/team.ts'
import { teamPlace } from '../teams/team.ts'
import { repeatedMeetings } from './repeated-meetings.ts'
import { type MoveRules, type TeamChange, withChanges } from './team-move.ts'
import { teamsAffectedBy } from './teams-affected-by.ts'

/** The evening before the change. */
export interface PresentEvening {
  teams: readonly Team[]
  visits: readonly TeamVisit[]
  rules: MoveRules
  afterParty: Place
}

export interface MoveConsequences {
  /** All legs of the evening in metres; undefined where the home of an affected team is unknown. */
  distance: { before: number; after: number } | undefined
  /** People who would meet twice. */
  repeatedMeetings: [Participant, Participant][]
  affectedTeamIds: string[]
  /** How many people the affected teams have afterwards. */
  affectedPeople: number
}

/** What changes of teams mean for the evening; courses and visits stay as they are. */
export function moveConsequences(present: PresentEvening, changes: readonly TeamChange[]): MoveConsequences {
  const { visits } = present
  const teams = withChanges(present.teams, changes)
  const affectedTeamIds = teamsAffectedBy(changes, teams, visits)
  const affected = new Set(affectedTeamIds)
  return {
    distance: distanceOf(present, teams, changes),
    repeatedMeetings: repeatedMeetings(teams, visits),
    affectedTeamIds,
    affectedPeople: teams.reduce((sum, team) => sum + (affected.has(team.id) ? team.members.length : 0), 0),
  }
}

/** With a home unknown before or after, fewer legs would look like a shorter evening. */
function distanceOf(
  { teams, visits, rules, afterParty }: PresentEvening,
  after: readonly Team[],
  changes: readonly TeamChange[],
): MoveConsequences['distance'] {
  const concerned = changes.flatMap((change) => [change.before, change.after])
  const { coordinates } = usableCoordinates(concerned.map(teamPlace))
  if (concerned.length === 0 || coordinates.includes(undefined)) return undefined
  const places = { visits, meals: rules.meals, afterParty }
  return { before: eveningMetres(teams, places), after: eveningMetres(after, places) }
}

interface EveningPlaces {
  visits: readonly TeamVisit[]
  meals: readonly Meal[]
  afterParty: Place
}

/** All legs of all teams, estimated by road; legs from or to an unknown place are left out. */
function eveningMetres(teams: readonly Team[], { visits, meals, afterParty }: EveningPlaces): number {
  const { coordinates } = usableCoordinates([...teams.map(teamPlace), afterParty])
  const party = coordinates.pop()
  const places = new Map(teams.map((team, position) => [team.id, coordinates[position]]))
  const routes = routeLegs(teams, visits, meals, (from, to) => {
    const [place, next] = [places.get(from.id), to ? places.get(to.id) : party]
    return place && next && { metres: roadMetres(place, next), minutes: 0 }
  })
  const legs = routes.flatMap(({ stops }) => stops.map(({ way }) => way?.metres ?? 0))
  return legs.reduce((sum, metres) => sum + metres, 0)
}
