import type { EveningPeopleReply, EveningTeamReply } from '@running-dinner/contract/evening'
import type { EveningAddress } from '@running-dinner/domain/evening'
import { type CourseView, hostContacts } from './board-view.ts'

export interface MessageAddress extends EveningAddress {
  /** Names the address among the choices. */
  value: string
  /** Of COURSE and TABLE. */
  course: string
  /** Of TABLE. */
  team: EveningTeamReply | undefined
  hostNames: readonly string[]
  people: number
  /** Those among them who read another language than the event's. */
  readersOfOther: number
}

/** To whom a message can go: all, the teams that cook a course, and the tables of all courses, the most urgent of each course first. */
export function messageAddresses(
  { teams, languageCode }: EveningPeopleReply,
  courses: readonly CourseView[],
): MessageAddress[] {
  const nobody = { course: '', team: undefined, hostNames: [] }
  const countsOf = (addressed: readonly EveningTeamReply[]) => {
    const people = addressed.flatMap(({ members }) => members)
    return {
      people: people.length,
      readersOfOther: people.filter((person) => person.languageCode !== languageCode).length,
    }
  }
  const cooks = (course: CourseView) =>
    teams.filter(({ teamId, stops }) =>
      stops.some((stop) => stop.mealId === course.mealId && stop.hostTeamId === teamId),
    )
  return [
    { ...nobody, value: 'ALL', to: 'ALL', ...countsOf(teams) },
    ...courses.map((course) => ({
      ...{ ...nobody, value: `COURSE,${course.mealId}`, to: 'COURSE' as const, mealId: course.mealId },
      ...{ course: course.label, ...countsOf(cooks(course)) },
    })),
    ...courses.flatMap((course) =>
      course.tables.map(({ teamId, team, guests }) => ({
        ...{ value: `TABLE,${course.mealId},${teamId}`, to: 'TABLE' as const, mealId: course.mealId, teamId },
        ...{ course: course.label, team, hostNames: hostContacts(team).names },
        ...countsOf([...(team ? [team] : []), ...guests]),
      })),
    ),
  ]
}
