import type { TravelMode } from '@running-dinner/domain/events'
import { legMinutes } from '@running-dinner/domain/plan'
import type { Plan } from './plan-problem.ts'
import { noCourse } from './plan-problem.ts'

/** A plan that can be asked who sits where. */
interface Seating {
  readonly course: Uint8Array
  readonly table: Int32Array
  readonly size: Uint8Array
  hostAt(team: number, course: number): number
  seatedAt(table: number, chair: number): number
}

/**
 * Who has another evening than in a given plan: another course, another host, other guests at the own table. Who else is
 * guest at a host does not count. Kept up to date with every move.
 */
export class PlanDifference {
  /** Sum of the weights of everybody with another evening. */
  weight = 0
  private readonly before: Plan
  private readonly weights: readonly number[]
  private readonly guestsBefore: Int32Array
  private readonly isDifferent: Uint8Array

  /** `lostGuests` counts guests that the plan before had and that are no longer among the teams. */
  constructor(before: Plan, weights: readonly number[], lostGuests: readonly number[] = []) {
    this.before = before
    this.weights = weights
    this.isDifferent = new Uint8Array(before.course.length)
    this.guestsBefore = Int32Array.from(before.course, (_, team) => lostGuests[team] ?? 0)
    const courseCount = before.host.length / Math.max(1, before.course.length)
    for (const [seat, host] of before.host.entries()) {
      if (host >= 0 && host !== Math.floor(seat / courseCount)) this.guestsBefore[host] = this.guestCount(host) + 1
    }
  }

  isChanged(team: number): boolean {
    return this.isDifferent[team] === 1
  }

  reset(seating: Seating): void {
    this.weight = 0
    this.isDifferent.fill(0)
    const teams = Int32Array.from(this.isDifferent, (_, team) => team)
    this.update(seating, teams, teams.length)
  }

  /** After a move: the first `count` of `teams` may have another evening now. */
  update(seating: Seating, teams: Int32Array, count: number): void {
    for (let index = 0; index < count; index++) {
      const team = teams[index] as number
      const isDifferent = this.differs(seating, team) ? 1 : 0
      this.weight += (isDifferent - (this.isDifferent[team] as number)) * (this.weights[team] ?? 1)
      this.isDifferent[team] = isDifferent
    }
  }

  private differs(seating: Seating, team: number): boolean {
    const courseCount = this.before.host.length / this.before.course.length
    for (let course = 0; course < courseCount; course++) {
      if (seating.hostAt(team, course) !== this.before.host[team * courseCount + course]) return true
    }
    const course = seating.course[team] as number
    if (course === noCourse) return this.guestCount(team) > 0
    const table = seating.table[team * courseCount + course] as number
    const size = seating.size[table] as number
    if (size - 1 !== this.guestCount(team)) return true
    for (let chair = 0; chair < size; chair++) {
      const guest = seating.seatedAt(table, chair)
      if (this.before.host[guest * courseCount + course] !== team) return true
    }
    return false
  }

  private guestCount(team: number): number {
    return this.guestsBefore[team] as number
  }
}

export interface PlanWays {
  /** Plain metres between the places: `metres[from * teams + to]`. */
  metres: Float64Array
  afterPartyMetres: Float64Array | undefined
  /** Minutes as a routing service tells them, in the same order; estimated from the metres when absent. */
  minutes?: Float64Array | undefined
  afterPartyMinutes?: Float64Array | undefined
}

export interface Leg {
  metres: number
  minutes: number
  /** Position of the team that starts from there, and of the next host; undefined for the after party. */
  from: number
  to: number | undefined
}

/** Legs of one plan in metres and minutes, the way to the after party included, homes before and after not. */
export interface PlanFigures {
  sumMetres: number
  /** Per team. */
  averageMetres: number
  longestLegMetres: number
  /** Position of the team that has the longest leg; undefined when no team moves. */
  longestLegTeam: number | undefined
  worstTeam: number | undefined
  worstTeamMetres: number
  sumMinutes: number
  longestLegMinutes: number
}

/** The ways of one team in order of time. Where it has no seat there is no leg. */
export function legsOfTeam(ways: PlanWays, plan: Plan, team: number, mode: TravelMode): Leg[] {
  const teamCount = plan.course.length
  const courseCount = plan.host.length / teamCount
  const hosts = [...plan.host.subarray(team * courseCount, (team + 1) * courseCount)].filter((host) => host >= 0)
  const legs = hosts.slice(1).map((to, index): Leg => {
    const from = hosts[index] ?? to
    const metres = ways.metres[from * teamCount + to] ?? 0
    return { from, to, metres, minutes: ways.minutes?.[from * teamCount + to] ?? legMinutes(metres, mode) }
  })
  const lastHost = hosts.at(-1)
  if (lastHost === undefined || !ways.afterPartyMetres) return legs
  const metres = ways.afterPartyMetres[lastHost] ?? 0
  return [
    ...legs,
    { from: lastHost, to: undefined, metres, minutes: ways.afterPartyMinutes?.[lastHost] ?? legMinutes(metres, mode) },
  ]
}

export function planFigures(ways: PlanWays, plan: Plan, mode: TravelMode): PlanFigures {
  const figures: PlanFigures = {
    sumMetres: 0,
    averageMetres: 0,
    longestLegMetres: 0,
    longestLegTeam: undefined,
    worstTeam: undefined,
    worstTeamMetres: 0,
    sumMinutes: 0,
    longestLegMinutes: 0,
  }
  for (let team = 0; team < plan.course.length; team++) {
    let route = 0
    for (const { metres, minutes } of legsOfTeam(ways, plan, team, mode)) {
      route += metres
      figures.sumMinutes += minutes
      figures.longestLegMinutes = Math.max(figures.longestLegMinutes, minutes)
      if (metres <= figures.longestLegMetres) continue
      figures.longestLegMetres = metres
      figures.longestLegTeam = team
    }
    figures.sumMetres += route
    if (route <= figures.worstTeamMetres) continue
    figures.worstTeamMetres = route
    figures.worstTeam = team
  }
  figures.averageMetres = figures.sumMetres / Math.max(1, plan.course.length)
  return figures
}
