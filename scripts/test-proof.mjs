// What `npm test` leaves to proofs: races, killed processes, faults, complete matrices of hostile input, time zones, the
// package, and all other browser journeys. CONTRIBUTING.md says when to run it.
import { ensureJourneyBrowser } from './ensure-browser.mjs'
import { journeys, runTests, units } from './test-run.mjs'

const projects = (...names) => names.map((name) => `--project=${name}`)
const steps = [
  units('proofs of the server', projects('proofs')),
  units('time zones', projects('zone *')),
  units('package and scripts', projects('scripts in full')),
  journeys('other browser journeys', projects('en-1280-proof', 'de-360-proof'), {
    CHROMIUM_PATH: ensureJourneyBrowser(),
  }),
]
// Real mail servers and poolers are not installed for a test: it says which package it lacks.
process.exit(runTests(steps, { mayLackPrograms: true }))
