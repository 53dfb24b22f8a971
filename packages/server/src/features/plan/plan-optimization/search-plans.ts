import { issue } from '@running-dinner/domain'
import type { Log } from '../../../platform/log.ts'
import { workOff } from '../../../platform/queue/work-off.ts'
import type { FoundWithCost, PlanOutcome, SearchNews } from '../planning/index.ts'
import type { RunQueue, SearchRun } from './plan-run-queue.store.ts'

/** Computes one search and reports its progress; undefined when there is nothing to search any more. */
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
  /** After an abort nothing more is claimed; running searches are given back. */
  signal: AbortSignal
  /** Resolves when a new search may be waiting. */
  called?(): Promise<void>
}

const job = 'search-plans'
const noteMilliseconds = 500
const lookAgainMilliseconds = 5_000

/** Computes all searches that wait, `threads` at a time. Throws when the database is away. */
export async function searchPlans(deps: SearchDeps, { threads, ...options }: SearchOptions): Promise<void> {
  const { queue, log } = deps
  const work = (run: SearchRun) => follow(deps, run, options.signal)
  await workOff(queue, { work, atOnce: threads, lookAgainMilliseconds, ...options, job, log })
  await queue.watch()
}

/** Never throws: a result that cannot be stored comes back as an orphaned claim. */
async function follow({ queue, search, log }: SearchDeps, run: SearchRun, stopping: AbortSignal): Promise<void> {
  const over = new AbortController()
  const news = latestNews()
  const note = async () => {
    if (!(await queue.note(run, news.take()))) over.abort(new Error('the search is over'))
  }
  const noting = repeatedly(note, (error) => log.warn('the progress of a search could not be stored', { job, error }))
  try {
    const outcome = await search(run, { onNews: news.report, signal: AbortSignal.any([over.signal, stopping]) })
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
    if (why === 'stopping') return await queue.giveBack(run)
    log.error('a search failed', { job, error: why })
    const issues = [{ ...issue('generic_error'), issueType: 'TECHNICAL' as const }]
    await queue.end(run, run.found ? undefined : { issues })
  } catch (error) {
    log.warn('a search could not be given back', { job, error })
  }
}

/** What was reported since it was last taken: the latest progress, the latest better plan. */
function latestNews() {
  let progress = 0
  let better: FoundWithCost | undefined
  return {
    report: (news: SearchNews) => {
      progress = news.progress
      better = news.better ?? better
    },
    take: (): SearchNews => {
      const reportedProgress = { progress, ...(better ? { better } : {}) }
      better = undefined
      return reportedProgress
    },
  }
}

function repeatedly(task: () => Promise<void>, onError: (error: unknown) => void) {
  let running: Promise<void> | undefined
  const timer = setInterval(() => {
    running ??= task()
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
