import type { Participant } from '../participants/participant.ts'
import type { FormingTeam } from './forming-team.ts'
import { membersOf } from './forming-team.ts'
import type { TeamAims } from './team-score.ts'
import { kindOf, scoreTeam } from './team-score.ts'

interface Place {
  team: FormingTeam
  index: number
}

/** All places taken by people of one kind in teams of one kind: what helps one of them helps every other. */
interface PlaceKind {
  personKind: string
  places: Place[]
  /** What the team gains (or loses, below 0) when somebody of that kind takes the place. */
  gains: ReadonlyMap<string, number>
}

/** The person of the second takes the place of the first, that of the third the second's, that of the first the last. */
type Exchange = PlaceKind[]

/**
 * Exchanges free members, between two or three teams at a time, as long as that brings more teams to the gender rule
 * without leaving more of them without a capable host (rules 3.4 step 4, but until nothing improves any more). With two
 * teams at a time alone about one list in sixty stays below the best mix; with three none was found that does.
 */
export function improveGenderMix(teams: readonly FormingTeam[], aims: TeamAims): void {
  for (;;) {
    const kinds = placeKinds(teams, aims)
    const exchange = findExchange(kinds) ?? findRotation(kinds)
    if (!exchange) return
    applyEverywhere(exchange)
  }
}

function placeKinds(teams: readonly FormingTeam[], aims: TeamAims): PlaceKind[] {
  const examples = new Map(teams.flatMap((team) => team.free.map((person) => [kindOf(person, aims), person] as const)))
  const kinds = new Map<string, PlaceKind>()
  for (const team of teams) {
    const freeKinds = team.free.map((person) => kindOf(person, aims))
    const teamKind = `${team.pinned.map((person) => kindOf(person, aims))}|${freeKinds.toSorted()}`
    for (const [index, personKind] of freeKinds.entries()) {
      const place = { team, index }
      const known = kinds.get(`${teamKind}|${personKind}`)
      if (known) known.places.push(place)
      else
        kinds.set(`${teamKind}|${personKind}`, { personKind, places: [place], gains: gainsAt(place, examples, aims) })
    }
  }
  return [...kinds.values()]
}

function gainsAt(place: Place, examples: ReadonlyMap<string, Participant>, aims: TeamAims): Map<string, number> {
  const now = membersOf(place.team)
  const position = place.team.pinned.length + place.index
  const score = scoreTeam(now, aims)
  return new Map([...examples].map(([kind, person]) => [kind, scoreTeam(now.with(position, person), aims) - score]))
}

function findExchange(kinds: readonly PlaceKind[]): Exchange | undefined {
  for (const first of kinds) {
    for (const second of kinds) {
      if (gain(first, second) + gain(second, first) > 0 && freePlaces([first, second])) return [first, second]
    }
  }
  return undefined
}

/** Some team of an improving rotation has to gain by it: the search starts there. */
function findRotation(kinds: readonly PlaceKind[]): Exchange | undefined {
  for (const first of kinds) {
    for (const second of kinds) {
      const gained = gain(first, second)
      if (gained <= 0) continue
      for (const third of kinds) {
        const total = gained + gain(second, third) + gain(third, first)
        if (total > 0 && freePlaces([first, second, third])) return [first, second, third]
      }
    }
  }
  return undefined
}

function gain(place: PlaceKind, newcomer: PlaceKind): number {
  return place.gains.get(newcomer.personKind) ?? 0
}

function applyEverywhere(exchange: Exchange): void {
  const changed = new Set<FormingTeam>()
  for (let places = freePlaces(exchange); places; places = freePlaces(exchange, changed)) {
    const people = places.map(({ team, index }) => team.free[index] as Participant)
    for (const [position, { team, index }] of places.entries()) {
      team.free[index] = people[(position + 1) % people.length] as Participant
      changed.add(team)
    }
  }
}

/** A place of each kind, in different teams that have not changed since their kind was told. */
function freePlaces(exchange: Exchange, changed: ReadonlySet<FormingTeam> = new Set()): Place[] | undefined {
  const chosen: Place[] = []
  for (const { places } of exchange) {
    const place = places.find(({ team }) => !changed.has(team) && chosen.every((other) => other.team !== team))
    if (!place) return undefined
    chosen.push(place)
  }
  return chosen
}
