import type { TravelMode } from '@running-dinner/domain/events'
import { legMinutes } from '@running-dinner/domain/plan'
import type { Plan } from './plan-problem.ts'

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
  const last = hosts.at(-1)
  if (last === undefined || !ways.afterPartyMetres) return legs
  const metres = ways.afterPartyMetres[last] ?? 0
  return [
    ...legs,
    { from: last, to: undefined, metres, minutes: ways.afterPartyMinutes?.[last] ?? legMinutes(metres, mode) },
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
