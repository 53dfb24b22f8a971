import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createDeps, type Deps } from './deps.ts'
import { applyTombstones, jobsByHand } from './features/jobs.ts'
import { findBackup } from './platform/backup/backup-file.ts'
import { restoreBackup } from './platform/backup/restore-backup.ts'
import { writeBackup } from './platform/backup/write-backup.ts'
import { type Config, readConfig } from './platform/config.ts'
import { migrate } from './platform/db/migrate.ts'
import { serverFolder } from './platform/server-folder.ts'

const migrationsFolder = join(serverFolder(), 'migrations')

/**
 * `npm run jobs -- <name> [--now <instant>]` runs one job once, with the clock set to the given instant; `npm run backup -- <folder>`
 * and `npm run restore -- <folder or file> [--replace]` save and replace the database.
 */
async function runByHand(args: string[]): Promise<void> {
  const options = { now: { type: 'string' }, replace: { type: 'boolean', default: false } } as const
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const [name = '', path] = positionals
  const now = values.now === undefined ? undefined : new Date(values.now)
  if (now && Number.isNaN(now.getTime()))
    throw new Error(`--now wants an instant like 2030-05-01T10:00:00Z, not "${values.now}".`)
  const config = readConfig(process.env)
  const deps = await createDeps(config)
  deps.setBaseUrl(`http://localhost:${config.port}`)
  const clock = now ? { now: () => now } : deps.ctx.clock
  try {
    if (name === 'backup') process.stdout.write(`${await writeBackup(deps.databaseUrl, folderOf(path), clock.now())}\n`)
    else if (name === 'restore') await restore(deps, config, folderOf(path), values.replace)
    else await runJob(deps, jobsByHand({ ...deps.ctx, clock }), name)
  } finally {
    await deps.close()
  }
}

function folderOf(path: string | undefined): string {
  if (path === undefined) throw new Error('Which folder? For example: npm run backup -- /var/backups/running-dinner')
  return path
}

async function restore(deps: Deps, { tombstonesDir }: Config, path: string, replace: boolean): Promise<void> {
  const file = await findBackup(path)
  const { madeAt, rows } = await restoreBackup({ connectionString: deps.databaseUrl, file, migrationsFolder, replace })
  // A backup of a version without the mark is restored too.
  await migrate(deps.connection.pool, migrationsFolder)
  await deps.connection.pool.query('update deletion_counter set is_restored = true')
  const isOwnFolder = await prepare(deps)
  const deletions = isOwnFolder
    ? 'What was deleted since is deleted again.'
    : `WHAT WAS DELETED SINCE IS BACK: the tombstones in ${tombstonesDir} are not those of this database. ` +
      'Name its folder with TOMBSTONES_DIR and restore again, with --replace.'
  process.stdout.write(
    `${rows} rows of ${madeAt} restored. ${deletions} Mails that were waiting keep waiting: ` +
      'look at what was sent since, then "npm run jobs -- release-mails".\n',
  )
}

async function runJob(deps: Deps, jobs: Readonly<Record<string, () => Promise<unknown>>>, name: string): Promise<void> {
  const job = jobs[name]
  if (job === undefined) throw new Error(`There is no job "${name}". There are: ${Object.keys(jobs).join(', ')}.`)
  await prepare(deps)
  const queuedMails = await job()
  process.stdout.write(`${name}: done${typeof queuedMails === 'number' ? `, mails queued: ${queuedMails}` : ''}\n`)
}

async function prepare({ ctx, connection }: Deps): Promise<boolean> {
  await migrate(connection.pool, migrationsFolder)
  return applyTombstones(ctx)
}

try {
  await runByHand(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : 'The job could not be run.'}\n`)
  process.exitCode = 1
}
