import { MessageChannel } from 'node:worker_threads'
import type { Ctx } from '../../../platform/ctx.ts'
import type { JobTask } from '../../../platform/jobs/run-jobs.ts'
import { asWorker } from '../../../platform/queue/worker-presence.ts'
import { threadsPerLane } from '../../../platform/workers/worker-pool.ts'
import { asAuthorized, dinnerStore } from '../../events/dinner-record/index.ts'
import type { SearchNews, SearchPlanInput } from '../planning/index.ts'
import { readEvening, withWays } from './evening.read.ts'
import { eveningFingerprint } from './evening-fingerprint.ts'
import { stopTopic } from './plan-run.store.ts'
import { planRunQueue, type SearchRun } from './plan-run-queue.store.ts'
import { type PlanSearch, searchPlans } from './search-plans.ts'

/** The job: computes all searches that wait. */
export function planSearching(ctx: PlanSearchCtx): JobTask {
  return (signal = new AbortController().signal, called) =>
    asWorker(ctx.db, (worker) =>
      searchPlans(
        { queue: planRunQueue(ctx, worker), search: planSearch(ctx), log: ctx.log },
        { threads: threadsPerLane, signal, ...(called && { called }) },
      ),
    )
}

type PlanSearchCtx = Pick<Ctx, 'db' | 'workers' | 'pubSub' | 'config' | 'clock' | 'baseUrl' | 'log'>

/** Searches the stored plan in a worker; undefined if the evening changed since the request. */
function planSearch(ctx: PlanSearchCtx): PlanSearch {
  return async (run, { onNews, signal }) => {
    const storedDinner = await dinnerStore.byId(ctx.db, run.dinnerId)
    if (!storedDinner || storedDinner.planVersion !== run.planVersion) return undefined
    const present = await readEvening(ctx.db, asAuthorized(storedDinner), run.request.travelMode)
    if (eveningFingerprint(present) !== run.fingerprint) return undefined
    const evening = await withWays(ctx, run.dinnerId, present, 'searching')
    const { port1: listening, port2: news } = new MessageChannel()
    listening.on('message', (message: SearchNews) => onNews(message))
    const stop = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
    const stopListening = ctx.pubSub.listen(stopTopic(run.id), (wasHeard) => {
      if (wasHeard) Atomics.store(stop, 0, 1)
    })
    try {
      return await ctx.workers.run(
        'search-plan',
        { ...inputOf(run, evening), news, stop },
        { signal, transfer: [news] },
      )
    } finally {
      stopListening()
      listening.close()
    }
  }
}

function inputOf(
  { request, seed, found }: SearchRun,
  evening: SearchPlanInput['evening'],
): Omit<SearchPlanInput, 'news' | 'stop'> {
  return {
    evening,
    ignoreMealAssignments: request.ignoreMealAssignments,
    minimumDistanceInMeters: request.minimumDistanceInMeters ?? 0,
    legLimitInMeters: request.legLimitInMeters ?? undefined,
    lockedTeamIds: request.lockedTeamIds,
    lockedMealIds: request.lockedMealIds,
    lockedTableTeamIds: request.lockedTableTeamIds,
    maxChangedTeams: request.maxChangedTeams ?? undefined,
    milliseconds: searchMilliseconds(evening.teams.length),
    seed,
    earlier: found,
  }
}

/**
 * Work by number of teams, in the time it takes on a quiet machine. Found by measurement: longer searches gain little
 * (`docs/rules/plan/routes.md#how-far-from-the-best-it-can-be`).
 */
function searchMilliseconds(teamCount: number): number {
  const steps = [
    [36, 1_000],
    [60, 2_000],
    [99, 3_000],
    [300, 8_000],
  ] as const
  return steps.find(([most]) => teamCount <= most)?.[1] ?? 20_000
}
