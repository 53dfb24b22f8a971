import type { TeamMove } from '@running-dinner/contract/teams.ts'
import type { Issue, Team } from '@running-dinner/domain'
import { issue } from '@running-dinner/domain/issue.ts'

/**
 * Why a move comes too late: swaps touch every course, because each team is at each of them; another host only the team's own
 * course, and only while the host is a member.
 */
export function frozenRefusal(
  move: TeamMove,
  teams: readonly Team[],
  frozen: readonly { id: string; label: string }[],
): Issue | undefined {
  const meal = move.kind === 'CHANGE_HOST' ? frozen.find(({ id }) => id === ownCourse(move, teams)) : frozen.at(-1)
  return meal && issue('course_frozen', undefined, { meal: meal.label })
}

function ownCourse({ teamId }: { teamId: string }, teams: readonly Team[]): string | undefined {
  const team = teams.find(({ id }) => id === teamId)
  return team?.members.some(({ id }) => id === team.hostMemberId) ? team.mealId : undefined
}
