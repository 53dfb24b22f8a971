import type { TravelMode } from '@running-dinner/domain/events'
import type { LocalDateTime } from '@running-dinner/domain/local-date'
import { isTooSlow, isUsable, legMinutes, type PlanFinding, type Team, teamPlace } from '@running-dinner/domain/plan'
import type { Evening } from './evening-problem.ts'

interface HurryInput {
  evening: Evening
  /** In the order of the evening's positions. */
  teams: readonly Team[]
  /** In order of time. */
  meals: readonly { time: LocalDateTime }[]
  travelMode: TravelMode
}

/** Ways that take longer than the time between two courses leaves; ways from or to an unknown place are not judged. */
export function hurryFindings({ evening, teams, meals, travelMode }: HurryInput): PlanFinding[] {
  const { plan, metres, teamNumbers } = evening
  const isKnown = (host: number) => teams[host] !== undefined && isUsable(teamPlace(teams[host]))
  const late = teams.flatMap((_, team) =>
    meals.slice(1).flatMap((meal, course) => {
      const [from = -1, to = -1] = plan.host.subarray(team * meals.length + course, team * meals.length + course + 2)
      if (from === to || !isKnown(from) || !isKnown(to)) return []
      const way = legMinutes(metres[from * teams.length + to] ?? 0, travelMode)
      return isTooSlow(way, meals[course] ?? meal, meal) ? [{ team, way }] : []
    }),
  )
  if (late.length === 0) return []
  const numbers = new Set(late.map(({ team }) => teamNumbers[team] ?? 0))
  return [
    {
      kind: 'LEGS_TOO_SLOW',
      severity: 'WARNING',
      data: { count: late.length, minutes: Math.ceil(Math.max(...late.map(({ way }) => way))) },
      teamNumbers: [...numbers].sort((first, second) => first - second),
    },
  ]
}
