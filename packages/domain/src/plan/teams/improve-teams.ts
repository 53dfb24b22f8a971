import type { Random } from '../../random.ts'
import { LostWishes } from './explain-teams.ts'
import type { FormingTeam } from './forming-team.ts'
import { HomeMap } from './home-map.ts'
import { Seating } from './seating.ts'
import { kindOf, type TeamAims, teamFaults } from './team-score.ts'

/** Moves tried per person who may move, and at most in all: 3,000 people are done within a second. */
const movesPerPerson = 400
const mostMoves = 600_000
/** Shares of the moves that bring a person together with a neighbour, and that go around between three teams. */
const neighbourMoves = 0.85
const rotations = 0.05
/** Metres that a move may make the teams worse by, as a share of an average distance: at first, and in the end. */
const firstTemperature = 0.15
const lastTemperature = 0.002

/**
 * Exchanges free members between two or three teams: simulated annealing on the distance between partners' homes, where a
 * move that makes anything of a higher rank worse (`TeamAims`) is never made, and one that makes it better always.
 */
export function improveTeams(
  teams: readonly FormingTeam[],
  aims: TeamAims,
  mealIds: readonly string[],
  random: Random,
): FormingTeam[] {
  const seating = new Seating(teams)
  const exchange = new Exchange(seating, aims, mealIds)
  const { movable } = seating
  const moves = Math.min(mostMoves, movable.length * movesPerPerson)
  const drawn = () => movable[Math.floor(random() * movable.length)] as number
  for (let move = 0; move < moves; move++) {
    const temperature = firstTemperature * (lastTemperature / firstTemperature) ** (move / moves)
    const kind = random()
    const person = drawn()
    if (kind < neighbourMoves) exchange.bringTogether(person, temperature, random)
    else exchange.attempt(person, drawn(), kind < neighbourMoves + rotations ? drawn() : undefined, temperature, random)
  }
  return seating.teams()
}

/** Moves between teams, each made only when it makes nothing worse (except distance, within the temperature). */
class Exchange {
  private readonly seating: Seating
  private readonly homes: HomeMap
  private readonly kinds: readonly number[]
  private readonly faultsOfPair: Uint16Array
  private readonly kindCount: number
  private readonly aims: TeamAims
  private readonly wishes: WishCount | undefined

  constructor(seating: Seating, aims: TeamAims, mealIds: readonly string[]) {
    const { people } = seating
    const keys = people.map((person) => kindOf(person, aims))
    const examples = new Map(people.map((person, index) => [keys[index] ?? '', person] as const))
    const order = new Map([...examples.keys()].map((key, kind) => [key, kind] as const))
    this.seating = seating
    this.aims = aims
    this.kinds = keys.map((key) => order.get(key) ?? 0)
    this.kindCount = examples.size
    const ofKind = [...examples.values()]
    this.faultsOfPair = Uint16Array.from(
      ofKind.flatMap((kind) => ofKind.map((otherKind) => teamFaults([kind, otherKind], aims))),
    )
    this.homes = new HomeMap(people, this.kinds)
    this.wishes = wishCountOf(seating, mealIds)
  }

  /** A person who lives near `person` takes the place of the teammate, preferably one of the teammate's kind. */
  bringTogether(person: number, temperature: number, random: Random): void {
    const members = this.seating.membersOf(this.seating.teamOf[person] as number)
    const last = members[members.length - 1] as number
    const teammate = last === person ? (members[members.length - 2] as number | undefined) : last
    if (teammate === undefined || !this.seating.isMovable(teammate)) return
    const neighbour = this.homes.neighbour(person, this.kinds[teammate] as number, random)
    if (neighbour === undefined || !this.seating.isMovable(neighbour)) return
    this.attempt(teammate, neighbour, undefined, temperature, random)
  }

  /** Two change places, or three go around. `temperature` as a share of an average distance. */
  attempt(person: number, otherPerson: number, third: number | undefined, temperature: number, random: Random): void {
    const { teamOf } = this.seating
    const teams =
      third === undefined ? [teamOf[person], teamOf[otherPerson]] : [teamOf[person], teamOf[otherPerson], teamOf[third]]
    if (teams[0] === teams[1] || teams[2] === teams[0] || teams[2] === teams[1]) return
    const touched = teams as number[]
    const faults = this.faultsOf(touched)
    const metres = this.metresOf(touched)
    const lost = this.wishes?.lost ?? 0
    this.wishes?.count(touched, -1)
    this.move(person, otherPerson, third)
    this.wishes?.count(touched, 1)
    const worse = this.faultsOf(touched) - faults || (this.wishes?.lost ?? 0) - lost
    if (worse < 0) return
    if (worse === 0) {
      const longer = this.metresOf(touched) - metres
      if (longer <= 0 || random() < Math.exp(-longer / (temperature * this.homes.average))) return
    }
    this.wishes?.count(touched, -1)
    this.moveBack(person, otherPerson, third)
    this.wishes?.count(touched, 1)
  }

  private move(person: number, otherPerson: number, third: number | undefined): void {
    this.seating.swap(person, otherPerson)
    if (third !== undefined) this.seating.swap(person, third)
  }

  private moveBack(person: number, otherPerson: number, third: number | undefined): void {
    if (third !== undefined) this.seating.swap(person, third)
    this.seating.swap(person, otherPerson)
  }

  private faultsOf(teams: readonly number[]): number {
    let sum = 0
    for (const team of teams) {
      const members = this.seating.membersOf(team)
      if (members.length === 2) {
        const [kind, otherKind] = [
          this.kinds[members[0] as number] as number,
          this.kinds[members[1] as number] as number,
        ]
        sum += this.faultsOfPair[kind * this.kindCount + otherKind] as number
      } else {
        sum += teamFaults(
          [...members].flatMap((member) => this.seating.people[member] ?? []),
          this.aims,
        )
      }
    }
    return sum
  }

  private metresOf(teams: readonly number[]): number {
    let sum = 0
    for (const team of teams) {
      const members = this.seating.membersOf(team)
      for (let index = 1; index < members.length; index++) {
        for (let otherIndex = 0; otherIndex < index; otherIndex++) {
          sum += this.homes.distance(members[index] as number, members[otherIndex] as number)
        }
      }
    }
    return sum
  }
}

interface WishCount {
  count(teams: readonly number[], times: 1 | -1): void
  readonly lost: number
}

/** Undefined without a wished course. */
function wishCountOf(seating: Seating, mealIds: readonly string[]): WishCount | undefined {
  const wishOf = Int8Array.from(seating.people, (person) => mealIds.indexOf(person.preferredMeal ?? ''))
  if (wishOf.every((wish) => wish < 0)) return undefined
  const teamIndexes = Array.from({ length: seating.teamCount }, (_, team) => team)
  const scratch = teamIndexes.map((team) => new Int8Array(seating.membersOf(team).length))
  const tally = new LostWishes(mealIds.length, teamIndexes.length, Math.max(...scratch.map((team) => team.length)))
  const count = (teams: readonly number[], times: 1 | -1) => {
    for (const team of teams) {
      const wishes = scratch[team] as Int8Array
      const members = seating.membersOf(team)
      for (let slot = 0; slot < members.length; slot++) wishes[slot] = wishOf[members[slot] as number] as number
      tally.count(wishes, times)
    }
  }
  count(teamIndexes, 1)
  return {
    count,
    get lost() {
      return tally.total
    },
  }
}
