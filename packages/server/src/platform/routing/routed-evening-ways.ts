import type { TravelMode } from '@running-dinner/domain/dinner-routes/leg-minutes.ts'
import type { Place } from '@running-dinner/domain/dinner-routes/usable-coordinates.ts'
import type { PlanWays } from '@running-dinner/domain/planner/plan-figures.ts'
import type { Ctx } from '../ctx.ts'
import { type RoutedWays, routedWays } from './routed-ways.ts'

/** Ways of one evening as a routing service measured them; `places` are the teams', in the planner's order. */
export async function routedEveningWays(
  ctx: Pick<Ctx, 'db' | 'config' | 'clock' | 'baseUrl' | 'log'>,
  evening: { places: readonly Place[]; afterParty: Place; mode: TravelMode },
  patienceMs: number,
): Promise<(PlanWays & { source: RoutedWays['source'] }) | undefined> {
  const { places, afterParty, mode } = evening
  const routed = await routedWays(ctx, [...places, afterParty], mode, patienceMs)
  if (!routed) return undefined
  const knowsParty = !routed.unlocated.includes(places.length)
  const between = (ways: Float64Array) => withoutLast(ways, places.length + 1)
  const toParty = (ways: Float64Array) => (knowsParty ? lastColumn(ways, places.length + 1) : undefined)
  return {
    metres: between(routed.metres),
    minutes: between(routed.minutes),
    afterPartyMetres: toParty(routed.metres),
    afterPartyMinutes: toParty(routed.minutes),
    source: routed.source,
  }
}

function withoutLast(ways: Float64Array, count: number): Float64Array {
  return ways.filter((_, at) => at % count < count - 1 && at < count * (count - 1))
}

function lastColumn(ways: Float64Array, count: number): Float64Array {
  return Float64Array.from({ length: count - 1 }, (_, row) => ways[row * count + count - 1] ?? 0)
}
