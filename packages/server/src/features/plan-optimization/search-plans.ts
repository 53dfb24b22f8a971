import { setTimeout as delay } from 'node:timers/promises'
import { issue } from '@running-dinner/domain'
import type { Log } from '../../platform/log.ts'
import type { FoundWithCost, PlanOutcome, SearchNews } from '../../platform/workers/planner-tasks.ts'
import type { RunQueue, SearchRun } from './plan-run-queue.store.ts'

/** Computes one search and tells meanwhile how far it is; undefined when there is nothing to search any more. */
export type PlanSearch = (
  run: SearchRun,
  options: { onNews(news: SearchNews): void; signal: AbortSignal },
) => Promise<PlanOutcome | undefined>

interface SearchDeps {
  queue: RunQueue
  search: PlanSearch
  log: Log
}

interface SearchOptions {
  /** Searches at a time. */
  threads: number
  /** From then on nothing more is claimed; what runs is given back. */
  signal: AbortSignal
  /** Resolves when somebody asked for a search. */
  asked(): Promise<void>
}

const job = 'search-plans'
const noteMilliseconds = 500
/** What a process that was killed left behind is looked for so often while this one searches. */
const lookAgainMilliseconds = 5_000

/** Claims searches as threads become free, until there are none. Throws when the database is away. */
export async function searchPlans(deps: SearchDeps, { threads, signal, asked }: SearchOptions): Promise<void> {
  const running = new Set<Promise<void>>()
  const launch = (run: SearchRun) => {
    const searching = follow(deps, run, signal).finally(() => running.delete(searching))
    running.add(searching)
  }
  try {
    for (;;) {
      await deps.queue.sweep()
      if (!signal.aborted && running.size < threads)
        for (const run of await deps.queue.claim(threads - running.size)) launch(run)
      if (running.size === 0) break
      await Promise.race([...running, asked(), delay(lookAgainMilliseconds, undefined, { ref: false })])
    }
    await deps.queue.watch()
  } finally {
    await Promise.all(running)
  }
}

/** Never throws: what cannot be noted now is found by whoever looks when the claim has run out. */
async function follow({ queue, search, log }: SearchDeps, run: SearchRun, stopping: AbortSignal): Promise<void> {
  const over = new AbortController()
  const news = latestNews()
  const note = async () => {
    if (!(await queue.note(run, news.take()))) over.abort(new Error('nobody wants this plan any more'))
  }
  const noting = repeatedly(note, (error) => log.warn('a search could not be noted', { job, error }))
  try {
    const outcome = await search(run, { onNews: news.tell, signal: AbortSignal.any([over.signal, stopping]) })
    await noting.stop()
    await queue.end(run, outcome)
  } catch (error) {
    await noting.stop()
    await giveBack({ queue, log }, run, over.signal.aborted ? 'over' : stopping.aborted ? 'stopping' : error)
  }
}

async function giveBack(
  { queue, log }: Pick<SearchDeps, 'queue' | 'log'>,
  run: SearchRun,
  why: unknown,
): Promise<void> {
  try {
    if (why === 'over') return await queue.end(run, undefined)
    if (why === 'stopping') return await queue.release(run)
    log.error('a search failed', { job, error: why })
    const issues = [{ ...issue('generic_error'), issueType: 'TECHNICAL' as const }]
    await queue.end(run, run.found ? undefined : { issues })
  } catch (error) {
    log.warn('a search could not be given back', { job, error })
  }
}

/** What was told since it was last taken: the furthest progress, the last better plan. */
function latestNews() {
  let progress = 0
  let better: FoundWithCost | undefined
  return {
    tell: (news: SearchNews) => {
      progress = news.progress
      better = news.better ?? better
    },
    take: (): SearchNews => {
      const taken = { progress, ...(better ? { better } : {}) }
      better = undefined
      return taken
    },
  }
}

function repeatedly(work: () => Promise<void>, onError: (error: unknown) => void) {
  let running: Promise<void> | undefined
  const timer = setInterval(() => {
    running ??= work()
      .catch(onError)
      .finally(() => {
        running = undefined
      })
  }, noteMilliseconds)
  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}
