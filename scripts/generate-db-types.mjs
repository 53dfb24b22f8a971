// Writes the types of the migrated database, or with --verify tells whether the committed ones still fit.
import { spawnSync } from 'node:child_process'

const url = process.env.DATABASE_URL
if (!url) {
  console.error('Set DATABASE_URL to a migrated database.')
  process.exit(1)
}
const { status } = spawnSync(
  'node_modules/.bin/kysely-codegen',
  [
    '--dialect',
    'postgres',
    '--camel-case',
    '--default-schema',
    'public',
    '--exclude-pattern',
    'schema_migration',
    '--url',
    url,
    '--type-mapping',
    '{"timestamp":"string","date":"string","int8":"number"}',
    '--out-file',
    'packages/server/src/platform/db/schema.generated.ts',
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit' },
)
process.exit(status ?? 1)
