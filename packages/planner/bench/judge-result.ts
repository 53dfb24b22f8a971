import type { InstanceResult } from './bench-instance.ts'

/** What the figures of one evening mean against what is promised. Gaps in percent. */
export interface Judgement {
  valid: boolean
  best: number
  worst: number
  gapToBound: number | undefined
  /** Of every seed, above the best total known so far. */
  gaps: number[]
  passedSeeds: number
  passed: boolean
  /** Set where a plan is better than every one known. */
  newBest: number | undefined
  kept: { distance: number; gap: number | undefined; seconds: number; passed: boolean } | undefined
}

/**
 * Team counts for which no plan exists when every team cooks once and no two teams meet twice:
 * docs/rules/plan/routes.md#what-a-plan-must-be.
 */
function hasPlan({ n, courses }: { n: number; courses: number }): boolean {
  return courses === 2 ? n >= 4 && n % 2 === 0 : n === 9 || n >= 11
}

export function judgeResult(result: InstanceResult): Judgement {
  const { instance, free, issues } = result
  if (issues.length > 0) return impossible(!hasPlan(instance))
  const distances = free.map(({ distance }) => distance)
  const best = Math.min(...distances)
  const { bestKnown, lowerBound } = instance
  const gaps = bestKnown ? distances.map((distance) => percentAbove(distance, bestKnown)) : []
  const valid = [...free, ...result.kept].every(({ faults }) => faults.length === 0)
  const kept = judgeKept(result)
  const seeds = judgeSeeds(result, gaps)
  return {
    valid,
    best,
    worst: Math.max(...distances),
    gapToBound: lowerBound ? percentAbove(best, lowerBound) : undefined,
    gaps,
    passedSeeds: seeds.passedSeeds,
    passed: valid && seeds.passed && (kept?.passed ?? true),
    newBest: bestKnown && best < bestKnown ? best : undefined,
    kept,
  }
}

/** An issue is the right answer where no plan exists. */
function impossible(isRight: boolean): Judgement {
  const none = { best: Number.NaN, worst: Number.NaN, gapToBound: undefined, newBest: undefined, kept: undefined }
  return { ...none, valid: isRight, gaps: [], passedSeeds: 0, passed: isRight }
}

function judgeSeeds({ free, target }: InstanceResult, gaps: readonly number[]) {
  const isIn = (gap: number | undefined, limit: number) => gap === undefined || gap <= limit + 1e-9
  const inTime = free.map(({ seconds }) => seconds <= target.mostSeconds)
  const passedSeeds = free.filter((_, at) => inTime[at] && isIn(gaps[at], target.gap)).length
  const needed = target.everySeed ? free.length : Math.ceil(free.length * 0.8)
  const noneFar = free.every((_, at) => inTime[at] && isIn(gaps[at], target.gap * 1.5))
  return { passedSeeds, passed: passedSeeds >= needed && noneFar }
}

/** The courses may differ by seed: the largest gap and the median time count. */
function judgeKept({ kept, target }: InstanceResult): Judgement['kept'] {
  const [first] = kept
  if (!first) return undefined
  const gaps = kept.flatMap(({ distance, bound }) => (bound === undefined ? [] : [percentAbove(distance, bound)]))
  const seconds = kept.map((attempt) => attempt.seconds).toSorted((one, other) => one - other)[kept.length >> 1] ?? 0
  const isBest = gaps.length > 0 ? gaps.every((gap) => gap < 1e-9) : kept.every(({ provenOptimal }) => provenOptimal)
  return {
    distance: first.distance,
    gap: gaps.length > 0 ? Math.max(...gaps) : undefined,
    seconds,
    passed: isBest && seconds <= target.keptSeconds,
  }
}

function percentAbove(distance: number, figure: number): number {
  return figure === 0 ? (distance === 0 ? 0 : Number.POSITIVE_INFINITY) : (distance / figure - 1) * 100
}
