import type { DinnerRouteReply } from '@running-dinner/contract/plan'

/** Change of a length between two plans, in whole per cent. */
type FigureChange = { kind: 'shorter' | 'longer'; percent: number } | { kind: 'same' }

export function figureChange(before: number, after: number): FigureChange {
  if (before <= 0) return { kind: 'same' }
  // A change that rounds to 0 % is none.
  const percent = Math.round((Math.abs(after - before) / before) * 100)
  if (percent === 0) return { kind: 'same' }
  return { kind: after < before ? 'shorter' : 'longer', percent }
}

type Route = Pick<DinnerRouteReply, 'teams'>

/** A stop of a route with another host than before. */
interface ChangedStop {
  mealId: string
  mealLabel: string
  /** Number of the host's team; undefined where the stop did not exist. */
  before: number | undefined
  after: number
}

export interface RouteChanges {
  /** The course the team cooks, if it changed; `before` is undefined where the team was only guest. */
  course: { before: string | undefined; after: string } | undefined
  /** Changed stops as a guest, in order of time. */
  stops: ChangedStop[]
}

/** Compares the routes of one team; its own table is reported as `course`, not as a stop. */
export function routeChanges(before: Route | undefined, after: Route): RouteChanges {
  const ownStop = (route: Route | undefined) => route?.teams.find((stop) => stop.currentTeam)
  const [ownBefore, ownAfter] = [ownStop(before), ownStop(after)]
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
