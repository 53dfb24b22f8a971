import type { Random } from '@running-dinner/domain/random'

/** An evening as the places it leads to, by course. */
export type PlaceRoute = readonly number[]

/** A place of the middle course: where its guests come from, and where they go from there. */
export interface Crossing {
  readonly place: number
  readonly from: readonly number[]
  readonly to: readonly number[]
}

/** Two evenings that would begin and end at the same tables, by the places of the middle course they lead through. */
export interface Repeat {
  readonly from: number
  readonly to: number
  readonly through: readonly number[]
}

export type JoinedWays = { routes: PlaceRoute[] } | { repeats: Repeat[] }

/** Rounds before the search gives up; a few dozen suffice where there is a solution. */
const rounds = { least: 200, perCrossing: 8 }
/** Now and then an exchange that makes things worse leads out of a dead end. */
const daring = 0.05

/**
 * Joins the ways to the middle course with those onward, so that no two teams share both the first and the last table.
 * The choice of continuation costs nothing, so every crossing is free to exchange; where a pair repeats it does so at
 * random, as long as that does not add repeats. Returns the remaining repeats when no solution was found.
 */
export function joinWays(crossings: readonly Crossing[], teamCount: number, random: Random): JoinedWays {
  const board = new JoinBoard(crossings, teamCount)
  const patience = rounds.least + rounds.perCrossing * crossings.length
  for (let round = 0; board.repeats > 0 && round < patience; round++) {
    for (const { crossing, way } of board.repeatedWays()) {
      const other = Math.floor(random() * (crossings[crossing] as Crossing).from.length)
      const before = board.repeats
      board.exchange(crossing, way, other)
      if (board.repeats > before && random() > daring) board.exchange(crossing, way, other)
    }
  }
  return board.repeats > 0 ? { repeats: board.repeatsFound() } : { routes: board.routes() }
}

/** For every crossing an order of its ways onward, with a count of the pairs of first and last place. */
class JoinBoard {
  /** How many evenings share both ends with an earlier one. */
  repeats = 0
  private readonly crossings: readonly Crossing[]
  private readonly teamCount: number
  private readonly onward: number[][]
  private readonly shared = new Map<number, number>()

  constructor(crossings: readonly Crossing[], teamCount: number) {
    this.crossings = crossings
    this.teamCount = teamCount
    this.onward = crossings.map(({ to }) => [...to])
    for (const [crossing, { from }] of crossings.entries()) {
      for (const way of from.keys()) this.count(crossing, way, 1)
    }
  }

  exchange(crossing: number, team: number, otherTeam: number): void {
    const onward = this.onward[crossing] as number[]
    for (const way of [team, otherTeam]) this.count(crossing, way, -1)
    const kept = onward[team] as number
    onward[team] = onward[otherTeam] as number
    onward[otherTeam] = kept
    for (const way of [team, otherTeam]) this.count(crossing, way, 1)
  }

  repeatedWays(): { crossing: number; way: number }[] {
    return this.crossings.flatMap(({ from }, crossing) =>
      [...from.keys()]
        .filter((way) => (this.shared.get(this.pairOf(crossing, way)) ?? 0) > 1)
        .map((way) => ({ crossing, way })),
    )
  }

  repeatsFound(): Repeat[] {
    const repeats = new Map<number, { from: number; to: number; through: number[] }>()
    for (const { crossing, way } of this.repeatedWays()) {
      const { from, place } = this.crossings[crossing] as Crossing
      const pair = this.pairOf(crossing, way)
      const repeat = repeats.get(pair) ?? {
        from: from[way] as number,
        to: this.onward[crossing]?.[way] as number,
        through: [],
      }
      repeat.through.push(place)
      repeats.set(pair, repeat)
    }
    return [...repeats.values()]
  }

  routes(): PlaceRoute[] {
    return this.crossings.flatMap(({ from, place }, crossing) =>
      from.map((first, way) => [first, place, this.onward[crossing]?.[way] as number]),
    )
  }

  private pairOf(crossing: number, way: number): number {
    const from = this.crossings[crossing]?.from[way] as number
    return from * this.teamCount + (this.onward[crossing]?.[way] as number)
  }

  private count(crossing: number, way: number, by: 1 | -1): void {
    const pair = this.pairOf(crossing, way)
    const before = this.shared.get(pair) ?? 0
    this.shared.set(pair, before + by)
    if (Math.max(before, before + by) > 1) this.repeats += by
  }
}
