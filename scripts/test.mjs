// What CI asks, on a fresh clone too: installs and builds what is missing, then static checks, rules, components, server
// against a real PostgreSQL, the main browser journeys. Nothing is skipped.
import { ensureJourneyBrowser } from './ensure-browser.mjs'
import { check, journeys, runTests, units } from './test-run.mjs'

const projects = (...names) => names.map((name) => `--project=${name}`)
process.exit(
  runTests([
    check('static checks', process.execPath, ['scripts/check.mjs']),
    units('rules, components and server', projects('server', 'components', 'rules', 'scripts', 'web')),
    journeys('browser journeys', projects('en-1280', 'de-360'), { CHROMIUM_PATH: ensureJourneyBrowser() }),
  ]),
)
