// Writes the types of the migrated database, or with --verify tells whether the committed ones still fit.
// Migrates a database of its own on the embedded PostgreSQL, or uses the migrated one in DATABASE_URL.
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectDatabase } from '../packages/server/src/platform/db/database.ts'
import { startEmbeddedPostgres } from '../packages/server/src/platform/db/embedded/start-embedded-postgres.ts'
import { migrate } from '../packages/server/src/platform/db/migrate.ts'
import { silentLog } from '../packages/server/test/test-log.ts'

const status = process.env.DATABASE_URL ? generate(process.env.DATABASE_URL) : await onOwnDatabase(generate)
process.exit(status)

async function onOwnDatabase(use) {
  const folder = mkdtempSync(join(tmpdir(), 'rd-types-'))
  // The account that runs PostgreSQL for root has to get in.
  chmodSync(folder, 0o711)
  const embedded = await startEmbeddedPostgres({ dataDir: folder, log: silentLog })
  try {
    const { pool, close } = connectDatabase(embedded.connectionString)
    await migrate(pool, 'packages/server/migrations')
    await close()
    return use(embedded.connectionString)
  } finally {
    await embedded.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function generate(url) {
  const options = ['--dialect', 'postgres', '--camel-case', '--default-schema', 'public', '--url', url]
  options.push('--exclude-pattern', 'schema_migration')
  options.push('--type-mapping', '{"timestamp":"string","date":"string","int8":"number"}')
  options.push('--out-file', 'packages/server/src/platform/db/schema.generated.ts', ...process.argv.slice(2))
  return spawnSync('node_modules/.bin/kysely-codegen', options, { stdio: 'inherit' }).status ?? 1
}
