import { defineConfig } from '@playwright/test'
import { browserOptions } from './browser-options.ts'

const origin = `http://localhost:${process.env.E2E_PORT ?? '8091'}`

/**
 * Each journey runs where its people are: guests on a phone in German, organisers at a desk in English. What differs by
 * device - dragging with a finger or a mouse, the way from the wizard to a guest's evening, the look of every screen in
 * light and dark - runs in both. `npm test` runs those tagged `@desk` or `@phone` in that project, each main way once;
 * `npm run test:proof` runs all others.
 */
const guests = /(public-.*|main-job|organiser-board|evening-.*|accessible)\.spec\.ts/
const organisers = /(organiser-.*|plan|main-job|evening-accessible|accessible)\.spec\.ts/

const desk = { testMatch: organisers, use: { locale: 'en-GB', viewport: { width: 1280, height: 900 } } }
const phone = { testMatch: guests, use: { locale: 'de-DE', viewport: { width: 360, height: 740 }, hasTouch: true } }

/** The real server of this checkout on a database of its own, and a real Chromium (see start-server.mjs). */
export default defineConfig({
  testDir: './journeys',
  timeout: 240_000,
  expect: { timeout: 30_000 },
  fullyParallel: false,
  // Every journey makes an event of its own, so several at a time do not meet. One more than two cores: journeys often wait.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  reporter: 'list',
  outputDir: '../test-results',
  use: {
    baseURL: origin,
    // A worker would take the calls that journeys intercept; `public-offline.spec.ts` allows it.
    serviceWorkers: 'block',
    // Recording every step takes a quarter more time; use `--trace=on` to find a cause.
    screenshot: 'only-on-failure',
    // Long for a busy machine, and far from the end of the test: what is missing is named.
    actionTimeout: 60_000,
    launchOptions: browserOptions,
  },
  projects: [
    { name: 'en-1280', grep: /@desk/, ...desk },
    { name: 'de-360', grep: /@phone/, ...phone },
    { name: 'en-1280-proof', grepInvert: /@desk/, ...desk },
    { name: 'de-360-proof', grepInvert: /@phone/, ...phone },
  ],
  webServer: {
    command: 'node start-server.mjs',
    url: `${origin}/health/ready`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
})
