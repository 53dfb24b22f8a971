// Every fault against the built server (docs/rules/faults.md), on a machine of two cores that does nothing else.
import { once, runTests, units } from './test-run.mjs'

const steps = [units('faults', ['--project=proofs', 'packages/server/test/faults'], { EVERY: '1' })]
process.exit(runTests(steps.map(once), { mostMinutes: 20 }))
