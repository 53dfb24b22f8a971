import type { Meal } from '../../events/dinner/dinner.ts'
import { canHost, seatsAtTable } from '../../people/participants/hosting.ts'
import type { Participant } from '../../people/participants/participant.ts'
import { fixedTuples } from '../../people/partner-wishes/pairs.ts'
import type { TeamVisit } from '../dinner-routes/dinner-route.ts'
import { roadMetres } from '../dinner-routes/distance.ts'
import { routeLegs } from '../dinner-routes/route-legs.ts'
import { isSameTownOnly, type Place, usableCoordinates } from '../dinner-routes/usable-coordinates.ts'
import type { Team } from '../teams/team.ts'
import { hostOf, teamPlace } from '../teams/team.ts'
import { fitsGenderRule } from '../teams/team-score.ts'
import { type MoveRules, type TeamChange, teamsAffectedBy, withChanges } from './team-move.ts'

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

function pairsOf(team: Team, otherTeam: Team): [Participant, Participant][] {
  return team.members.flatMap((member) =>
    otherTeam.members.map((person): [Participant, Participant] =>
      member.id < person.id ? [member, person] : [person, member],
    ),
  )
}

/** How well a team meets the rules. */
interface TeamFit {
  /** Whether everybody at the table has a seat; a team that cooks nothing needs none. */
  seats: 'ENOUGH' | 'TOO_FEW' | 'UNKNOWN'
  /** Null where the event asks for nothing. */
  gendersFit: boolean | null
  /** Mutual wishes and fixed pairs inside. */
  partnerWishes: number
  /** Members who cook the course they wished for. */
  courseWishes: number
}

export function teamFit(team: Team, rules: MoveRules, isOnlyGuest: boolean): TeamFit {
  const { members, mealId } = team
  return {
    seats: isOnlyGuest ? 'ENOUGH' : seatsOf(team, rules),
    gendersFit: rules.genderAspects === 'IGNORE_GENDER' ? null : fitsGenderRule(members, rules.genderAspects),
    partnerWishes: fixedTuples(members, rules.teamPartnerWishDisabled).length,
    courseWishes: isOnlyGuest ? 0 : members.filter((member) => member.preferredMeal === mealId).length,
  }
}

function seatsOf(team: Team, rules: MoveRules): TeamFit['seats'] {
  const host = hostOf(team)
  const ability = host ? canHost(host, seatsAtTable(team.members.length, rules)) : 'UNKNOWN'
  return ({ YES: 'ENOUGH', NO: 'TOO_FEW', UNKNOWN: 'UNKNOWN' } as const)[ability]
}

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
  const [metres, metresAfter] = [eveningMetres(teams, places), eveningMetres(after, places)]
  return metres === undefined || metresAfter === undefined ? undefined : { before: metres, after: metresAfter }
}

interface EveningPlaces {
  visits: readonly TeamVisit[]
  meals: readonly Meal[]
  afterParty: Place
}

/** All legs of all teams, estimated by road; legs of unknown length are left out, undefined where there is no other. */
function eveningMetres(teams: readonly Team[], { visits, meals, afterParty }: EveningPlaces): number | undefined {
  const { coordinates } = usableCoordinates([...teams.map(teamPlace), afterParty])
  const party = coordinates.pop()
  const places = new Map(teams.map((team, position) => [team.id, coordinates[position]]))
  const routes = routeLegs(teams, visits, meals, (from, to) => {
    const [place, next] = [places.get(from.id), to ? places.get(to.id) : party]
    if (!place || !next || isSameTownOnly(teamPlace(from), to ? teamPlace(to) : afterParty)) return undefined
    return { metres: roadMetres(place, next), minutes: 0 }
  })
  const ways = routes.flatMap(({ stops }) => stops.flatMap(({ way }) => way ?? []))
  return ways.length === 0 ? undefined : ways.reduce((sum, { metres }) => sum + metres, 0)
}
