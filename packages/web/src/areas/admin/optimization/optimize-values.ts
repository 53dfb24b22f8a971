import type { OptimizationInput } from '../../../features/plan-optimization/plan-optimization.api.ts'

/** What the dialog holds. */
export interface OptimizeValues {
  courses: 'KEEP' | 'FREE'
  travelMode: NonNullable<OptimizationInput['travelMode']>
  /** Metres; undefined: no limit. */
  legLimit: number | undefined
  lockedTeamIds: readonly string[]
  lockedTableTeamIds: readonly string[]
  lockedMealIds: readonly string[]
  /** As typed; empty: any number. */
  maxChangedTeams: string
  /** Metres, 0: neighbours may visit each other. */
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

/** Metres to choose from. */
export const legLimits = [500, 1000, 1500, 2000, 3000, 5000, 10_000, 20_000]

/** Undefined while the number typed cannot be understood. */
export function optimizationInput(values: OptimizeValues): OptimizationInput | undefined {
  const typed = values.maxChangedTeams.trim()
  if (!/^\d{0,6}$/.test(typed)) return undefined
  const isFree = values.courses === 'FREE'
  return {
    ignoreMealAssignments: isFree,
    minimumDistanceInMeters: values.minimumDistance,
    lockedTeamIds: [...values.lockedTeamIds],
    // When every team keeps its course anyway, there is nothing to hold.
    lockedMealIds: isFree ? [...values.lockedMealIds] : [],
    lockedTableTeamIds: [...values.lockedTableTeamIds],
    maxChangedTeams: typed === '' ? null : Number(typed),
    legLimitInMeters: values.legLimit ?? null,
    travelMode: values.travelMode,
  }
}
