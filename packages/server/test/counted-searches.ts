import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Piscina } from 'piscina'
import { onTestFinished } from 'vitest'
import type { Ctx } from '../src/platform/ctx.ts'

/** Workers whose searches try the same plans on every machine; those whose clock stands still only end when they are stopped. */
export function countedSearches(workers: Ctx['workers'], { standsStillAt = 1 } = {}): Ctx['workers'] {
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
  const filename = fileURLToPath(new URL('./counted-search.ts', import.meta.url))
  const pool = new Piscina({ filename, minThreads: 0, maxThreads: 1, execArgv: ['--import', tsx] })
  onTestFinished(() => pool.destroy())
  return {
    ...workers,
    run: (name, input, options = {}) =>
      name === 'search-plan'
        ? pool.run(
            { ...input, standsStillAt },
            { signal: options.signal ?? null, transferList: [...(options.transfer ?? [])] },
          )
        : workers.run(name, input, options),
  }
}
