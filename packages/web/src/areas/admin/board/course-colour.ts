import type { TeamReply } from '@running-dinner/contract/teams.ts'
import { courseOf } from '../../../features/teams/meal-mark.tsx'

/** Beside its name and shape, never instead of them. */
export function courseColour(
  meal: Pick<TeamReply['meal'], 'id'>,
  meals: readonly Pick<TeamReply['meal'], 'id'>[],
): string {
  return `var(--mui-palette-course-${courseOf(meal, meals)})`
}
