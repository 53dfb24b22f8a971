import type { Issue, Team } from '@running-dinner/domain'

/** The planner counts teams from 1 in its own order; people know them by their number. */
export function withTeamNumbers(issues: readonly Issue[], teams: readonly Team[]): Issue[] {
  return issues.map((one) => {
    if (!one.data) return one
    const named = Object.entries(one.data).map(([key, value]) => {
      const team = (key === 'team' || key === 'other') && typeof value === 'number' ? teams[value - 1] : undefined
      return [key, team?.teamNumber ?? value] as const
    })
    return { ...one, data: Object.fromEntries(named) }
  })
}
