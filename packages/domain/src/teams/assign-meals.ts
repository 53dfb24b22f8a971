import type { Participant } from '../participants/participant.ts'
import type { Random } from '../random.ts'
import { shuffled } from '../random.ts'

interface Wish {
  team: number
  /** The members' courses, most wanted first, with the number of members who want each. */
  courses: [mealId: string, voters: number][]
}

/**
 * The course of every team, each course equally often (rules 3.4 step 6). Wished courses are honoured while they have
 * room (decisions B4): teams whose members agree first, then teams where one member wishes and the others do not mind,
 * then teams that disagree; everybody else is drawn.
 */
export function assignMeals(
  teams: readonly (readonly Participant[])[],
  mealIds: readonly string[],
  random: Random,
): string[] {
  const room = new Map(mealIds.map((id, index) => [id, Math.ceil((teams.length - index) / mealIds.length)]))
  const assigned: (string | undefined)[] = teams.map(() => undefined)
  for (const wish of wishesInTurn(teams, mealIds, random)) {
    const possible = wish.courses.filter(([mealId]) => (room.get(mealId) ?? 0) > 0)
    const [mealId] = possible.toSorted((one, other) => compareCourses(one, other, room))[0] ?? []
    if (mealId === undefined) continue
    assigned[wish.team] = mealId
    room.set(mealId, (room.get(mealId) ?? 0) - 1)
  }
  const left = shuffled(
    [...room].flatMap(([mealId, count]) => Array.from({ length: count }, () => mealId)),
    random,
  )
  return assigned.map((mealId) => mealId ?? left.pop() ?? '')
}

function wishesInTurn(teams: readonly (readonly Participant[])[], mealIds: readonly string[], random: Random): Wish[] {
  const wishes = teams.map((members, team) => ({ team, courses: coursesOf(members, mealIds) }))
  const voters = (wish: Wish) => Math.max(0, ...wish.courses.map(([, count]) => count))
  return shuffled(wishes, random)
    .filter((wish) => wish.courses.length > 0)
    .sort((one, other) => voters(other) - voters(one) || one.courses.length - other.courses.length)
}

function coursesOf(members: readonly Participant[], mealIds: readonly string[]): Wish['courses'] {
  return mealIds
    .map((mealId): [string, number] => [mealId, members.filter((member) => member.preferredMeal === mealId).length])
    .filter(([, voters]) => voters > 0)
}

function compareCourses(one: [string, number], other: [string, number], room: ReadonlyMap<string, number>): number {
  return other[1] - one[1] || (room.get(other[0]) ?? 0) - (room.get(one[0]) ?? 0)
}
