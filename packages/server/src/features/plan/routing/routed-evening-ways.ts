import type { Place, TravelMode } from '@running-dinner/domain/plan'
import type { PlanWays } from '@running-dinner/planner/plan-figures.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { type RoutedWays, routedWays } from './routed-ways.ts'

export type MeasuredWays = PlanWays & {
  source: RoutedWays['source']
  /** 1 where the service knows no possible way and the straight line is used, in the order of `metres`. */
  estimated: Uint8Array
  afterPartyEstimated: Uint8Array | undefined
}

/** Ways of one evening as a routing service measured them; `places` are the teams', in the planner's order. */
export async function routedEveningWays(
  ctx: Pick<Ctx, 'db' | 'config' | 'clock' | 'baseUrl' | 'log'>,
  evening: { event: string; places: readonly Place[]; afterParty: Place; mode: TravelMode },
  patienceMs: number,
): Promise<MeasuredWays | undefined> {
  const { event, places, afterParty, mode } = evening
  const routed = await routedWays(ctx, { event, places: [...places, afterParty], mode }, patienceMs)
  if (!routed) return undefined
  const knowsParty = !routed.unlocated.includes(places.length)
  const count = places.length + 1
  const isBetween = (at: number) => at % count < count - 1 && at < count * (count - 1)
  const isToParty = (at: number) => at % count === count - 1 && at < count * (count - 1)
  const between = (ways: Float64Array) => ways.filter((_, at) => isBetween(at))
  const toParty = (ways: Float64Array) => (knowsParty ? ways.filter((_, at) => isToParty(at)) : undefined)
  return {
    metres: between(routed.metres),
    minutes: between(routed.minutes),
    afterPartyMetres: toParty(routed.metres),
    afterPartyMinutes: toParty(routed.minutes),
    source: routed.source,
    estimated: routed.estimated.filter((_, at) => isBetween(at)),
    afterPartyEstimated: knowsParty ? routed.estimated.filter((_, at) => isToParty(at)) : undefined,
  }
}
