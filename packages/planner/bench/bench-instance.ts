import type { Issue } from '@running-dinner/domain/issue'
import { checkPlan } from './check-plan.ts'
import type { Instance } from './instance.ts'
import { instanceProblem, type PlanFile, planFile } from './instance-problem.ts'
import { keptBound } from './kept-bound.ts'
import type { SearchThreads } from './search-threads.ts'
import { type Target, targetOf } from './targets.ts'

/** One search with one seed. Distances in metres as the judge measured them. */
interface Attempt {
  seed: number
  distance: number
  seconds: number
  provenOptimal: boolean
  faults: string[]
}

interface KeptAttempt extends Attempt {
  /** No plan with these courses is shorter; undefined where only the planner knows. */
  bound: number | undefined
}

/** Everything measured on one evening. */
export interface InstanceResult {
  /** Without the distances, which are large. */
  instance: Pick<Instance, 'id' | 'n' | 'courses' | 'bestKnown' | 'lowerBound'>
  target: Target
  free: Attempt[]
  kept: KeptAttempt[]
  /** Why there is no plan. */
  issues: Issue[]
}

export interface BenchOptions {
  seeds: number
  seconds: number | undefined
  /** Gets every plan with free courses. */
  onPlan?: ((name: string, plan: PlanFile) => void) | undefined
}

/**
 * Searches with seeds 1, 2, ... and free courses, then with every team at its course: the event's own where the file
 * names them, else those of the plan just found.
 */
export async function benchInstance(
  instance: Instance,
  threads: SearchThreads,
  options: BenchOptions,
): Promise<InstanceResult> {
  const planned = targetOf(instance)
  const { seconds } = options
  const target = seconds === undefined ? planned : { ...planned, seconds, mostSeconds: seconds }
  const { id, n, courses, bestKnown, lowerBound } = instance
  const reported = { id, n, courses, bestKnown, lowerBound }
  const result: InstanceResult = { instance: reported, target, free: [], kept: [], issues: [] }
  for (let seed = 1; seed <= options.seeds; seed++) {
    // A little less than promised: the last step of a search ends a moment after its time.
    const mostSeconds = target.mostSeconds * 0.96
    const found = await threads.search({ ...target, problem: instanceProblem(instance), seed, mostSeconds })
    if ('issues' in found) return { ...result, issues: found.issues }
    const file = planFile(instance, found.plan)
    options.onPlan?.(`${instance.id}-${seed}`, file)
    const { distance, faults } = checkPlan(instance, file)
    result.free.push({ seed, distance, seconds: found.seconds, provenOptimal: found.provenOptimal, faults })
    // Unusual tables have to be shared out too, which is a search of its own: nothing to be proven at once.
    if (n % courses !== 0) continue
    result.kept.push(
      await keepCourses(instance, threads, { seed, courses: coursesToKeep(instance, found.plan.course) }),
    )
  }
  return result
}

function coursesToKeep({ incumbentCourse }: Instance, found: Uint8Array): readonly number[] {
  return incumbentCourse ?? [...found]
}

async function keepCourses(
  instance: Instance,
  threads: SearchThreads,
  { seed, courses }: { seed: number; courses: readonly number[] },
): Promise<KeptAttempt> {
  const found = await threads.search({
    problem: instanceProblem(instance, courses),
    seed,
    seconds: 60,
    mostSeconds: 60,
  })
  const bound = keptBound(instance, courses)
  if ('issues' in found) {
    const faults = found.issues.map(({ message }) => message)
    return { seed, distance: Number.NaN, seconds: found.seconds, provenOptimal: false, faults, bound }
  }
  const { distance, faults } = checkPlan({ ...instance, fixedCourse: courses }, planFile(instance, found.plan))
  return { seed, distance, seconds: found.seconds, provenOptimal: found.provenOptimal, faults, bound }
}
