import type { PlanQualityReply } from '@running-dinner/contract/plan'

/** The report on a plan of one version that nothing stands out of. */
export function exampleQuality(findings: PlanQualityReply['findings'] = []): PlanQualityReply {
  const figures = {
    sumDistanceInMeters: 21_300,
    averageDistanceInMeters: 3_550,
    longestLegInMeters: 1_800,
    longestLegTeamId: null,
    worstTeamId: null,
    worstTeamDistanceInMeters: 4_000,
    sumMinutes: 266,
    longestLegMinutes: 23,
  }
  return { planVersion: 1, figures, lowerBoundInMeters: null, gapToBound: null, findings }
}
