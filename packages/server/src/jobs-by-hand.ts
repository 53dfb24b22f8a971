import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createDeps } from './deps.ts'
import { jobsByHand } from './features/jobs.ts'
import { readConfig } from './platform/config.ts'
import { migrate } from './platform/db/migrate.ts'
import { migrateJobs } from './platform/jobs/run-jobs.ts'
import { serverFolder } from './platform/server-folder.ts'

/** `npm run jobs -- <name> [--now <instant>]` runs one job once, with the clock set to the given instant. */
async function runByHand(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, options: { now: { type: 'string' } }, allowPositionals: true })
  const [name = ''] = positionals
  const now = values.now === undefined ? undefined : new Date(values.now)
  if (now && Number.isNaN(now.getTime()))
    throw new Error(`--now wants an instant like 2030-05-01T10:00:00Z, not "${values.now}".`)
  const config = readConfig(process.env)
  const deps = await createDeps(config)
  deps.setBaseUrl(`http://localhost:${config.port}`)
  const clock = now ? { now: () => now } : deps.ctx.clock
  const jobs: Readonly<Record<string, () => Promise<unknown>>> = jobsByHand({ ...deps.ctx, clock })
  try {
    const job = jobs[name]
    if (job === undefined) throw new Error(`There is no job "${name}". There are: ${Object.keys(jobs).join(', ')}.`)
    await migrate(deps.connection.pool, join(serverFolder(), 'migrations'))
    await migrateJobs(deps.connection.pool)
    await job()
    process.stdout.write(`${name}: done\n`)
  } finally {
    await deps.close()
  }
}

try {
  await runByHand(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : 'The job could not be run.'}\n`)
  process.exitCode = 1
}
