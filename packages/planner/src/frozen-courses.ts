import type { CourseStage } from '@running-dinner/domain/events'
import { noHost, type Plan } from './plan-problem.ts'

/** Courses, by position, that are not open any more; each set holds the next: docs/rules/evening/evening-times.md#repairs-in-the-evening */
export interface FrozenCourses {
  /** Cooks and visits stay, apart from guests whose host is lost. */
  frozen: ReadonlySet<number>
  /** A host who loses guests there is not another case: the table is laid. */
  begun: ReadonlySet<number>
  /** Guests whose host is lost stay without one. */
  over: ReadonlySet<number>
}

export const nothingFrozen: FrozenCourses = { frozen: new Set(), begun: new Set(), over: new Set() }

/** `stages` in the order of the courses. */
export function frozenCourses(stages: readonly CourseStage[]): FrozenCourses {
  const at = (...wanted: CourseStage[]) =>
    new Set([...stages.keys()].filter((course) => wanted.includes(stages[course] ?? 'OPEN')))
  return { frozen: at('FROZEN', 'BEGUN', 'OVER'), begun: at('BEGUN', 'OVER'), over: at('OVER') }
}

/** Seats that a repair may not give away: all visits and cooks of frozen courses, and places left empty where it is over. */
export function frozenSeats({ course, host }: Plan, { frozen, over }: FrozenCourses): number[] {
  const courseCount = host.length / Math.max(1, course.length)
  return [...host.keys()].filter(
    (seat) => frozen.has(seat % courseCount) && (host[seat] !== noHost || over.has(seat % courseCount)),
  )
}
