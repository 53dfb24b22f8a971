import type { OptimizationInput } from '../../../../features/plan/plan-optimization/plan-optimization.api.ts'

/** The state of the dialog's fields. */
export interface OptimizeValues {
  courses: 'KEEP' | 'FREE'
  travelMode: NonNullable<OptimizationInput['travelMode']>
  /** Metres; undefined for no limit. */
  legLimit: number | undefined
  lockedTeamIds: readonly string[]
  lockedTableTeamIds: readonly string[]
  lockedMealIds: readonly string[]
  /** As typed; empty for any number. */
  maxChangedTeams: string
  /** Metres; with 0 neighbours may visit each other. */
  minimumDistance: number
}

export const optimizeDefaults: OptimizeValues = {
  courses: 'KEEP',
  travelMode: 'WALK',
  legLimit: undefined,
  lockedTeamIds: [],
  lockedTableTeamIds: [],
  lockedMealIds: [],
  maxChangedTeams: '',
  minimumDistance: 0,
}

/** The choices for the longest leg, in metres. */
export const legLimits = [500, 1000, 1500, 2000, 3000, 5000, 10_000, 20_000]

/** The body of the call; undefined where the typed number of teams is not a number. */
export function optimizationInput(values: OptimizeValues): OptimizationInput | undefined {
  const typed = values.maxChangedTeams.trim()
  if (!/^\d{0,6}$/.test(typed)) return undefined
  const isFree = values.courses === 'FREE'
  return {
    ignoreMealAssignments: isFree,
    minimumDistanceInMeters: values.minimumDistance,
    lockedTeamIds: [...values.lockedTeamIds],
    // Where all teams keep their course, locking one has no effect.
    lockedMealIds: isFree ? [...values.lockedMealIds] : [],
    lockedTableTeamIds: [...values.lockedTableTeamIds],
    maxChangedTeams: typed === '' ? null : Number(typed),
    legLimitInMeters: values.legLimit ?? null,
    travelMode: values.travelMode,
  }
}
