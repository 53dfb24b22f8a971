import type { DinnerRouteReply } from '@running-dinner/contract/dinner-routes.ts'

/** How a length changes from one plan to another, for a sentence: by how many whole per cent it gets shorter or longer. */
type FigureChange = { kind: 'shorter' | 'longer'; percent: number } | { kind: 'same' }

/** What does not show in the lengths as people read them is no change. */
const smallestMetres = 10

export function figureChange(before: number, after: number): FigureChange {
  const difference = after - before
  if (Math.abs(difference) < smallestMetres || before <= 0) return { kind: 'same' }
  // Something that changed never reads "0 %".
  const percent = Math.max(1, Math.round((Math.abs(difference) / before) * 100))
  return { kind: difference < 0 ? 'shorter' : 'longer', percent }
}

type Route = Pick<DinnerRouteReply, 'teams'>

/** One stop of an evening that is at another table than before. */
interface ChangedStop {
  mealId: string
  mealLabel: string
  /** Number of the team at whose table; undefined when the stop did not exist. */
  before: number | undefined
  after: number
}

export interface RouteChanges {
  /** The course the team cooks, when it is another; `before` is undefined when it was only guest. */
  course: { before: string | undefined; after: string } | undefined
  /** Tables of others the team is guest at, when they are others; in order of time. */
  stops: ChangedStop[]
}

/** What one team's evening was and what it would be; its own table is told by `course`, not as a stop. */
export function routeChanges(before: Route | undefined, after: Route): RouteChanges {
  const own = (route: Route | undefined) => route?.teams.find((stop) => stop.currentTeam)
  const [ownBefore, ownAfter] = [own(before), own(after)]
  const course =
    before && ownAfter && ownBefore?.meal.id !== ownAfter.meal.id
      ? { before: ownBefore?.meal.label, after: ownAfter.meal.label }
      : undefined
  const hostBefore = new Map(before?.teams.map((stop) => [stop.meal.id, stop.teamNumber]))
  const stops = after.teams
    .filter((stop) => !stop.currentTeam && hostBefore.get(stop.meal.id) !== stop.teamNumber)
    .map(({ meal, teamNumber }) => ({
      mealId: meal.id,
      mealLabel: meal.label,
      before: hostBefore.get(meal.id),
      after: teamNumber,
    }))
  return { course, stops }
}
