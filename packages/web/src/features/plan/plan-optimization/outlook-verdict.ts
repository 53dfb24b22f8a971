import { type WaysVerdict, waysVerdict } from '@running-dinner/domain/plan'
import type { WaysOutlook } from './present-plan.api.ts'

export function outlookVerdict({ present, reachable }: WaysOutlook): WaysVerdict {
  return waysVerdict(waysOf(present), reachable ? waysOf(reachable) : undefined)
}

function waysOf({ sumDistanceInMeters, averageDistanceInMeters }: WaysOutlook['present']) {
  return { sumMetres: sumDistanceInMeters, averageMetres: averageDistanceInMeters }
}
