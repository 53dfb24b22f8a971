// Every fault against the built server (docs/rules/faults.md), on a machine of two cores that does nothing else.
import { once, runTests, units } from './test-run.mjs'

const all = { EVERY: '1' }
const server = 'packages/server/test'
const steps = [
  units('faults', ['--project=proofs', `${server}/faults`], all),
  units(
    'failing statements, migrations and hostile calls',
    [
      '--project=proofs',
      `${server}/failing-statements.proof.ts`,
      `${server}/migration-faults.proof.ts`,
      `${server}/fuzz/openapi-fuzz.proof.ts`,
    ],
    all,
  ),
  units('time zones', ['--project=zone *'], all),
]
process.exit(runTests(steps.map(once), { mostMinutes: 20 }))
