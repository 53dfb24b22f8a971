// Every call of the contract: each of its statements fails once, 400 hostile sequences, every statement of every migration, and
// everything with dates in three time zones.
import { runTests, units } from './test-run.mjs'

const all = { EVERY: '1' }
const proofs = ['failing-statements.proof.ts', 'migration-faults.proof.ts', 'fuzz/openapi-fuzz.proof.ts']
const steps = [
  units('calls', ['--project=proofs', ...proofs.map((file) => `packages/server/test/${file}`)], all),
  units('time zones', ['--project=zone *'], all),
]
process.exit(runTests(steps))
