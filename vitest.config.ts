import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const common = {
  // Loading the product again for each of 400 files would take as long as the tests; none replaces a module.
  isolate: false,
  setupFiles: ['scripts/settled-imports.ts'],
  // They only end what hangs: a machine under foreign load takes three times as long.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // One more than two cores: while a test waits for PostgreSQL, a timer or a process, another one runs. The same number in
  // all projects keeps them in one group, so that no worker idles until the last file of a project ends.
  maxWorkers: 3,
}

const setupFiles = [...common.setupFiles, 'scripts/same-examples.ts']

/** The workers ask for the condition `development`, which `import.meta.resolve` cannot be told. */
const asWorkersFind = (...names: string[]) =>
  Object.fromEntries(
    names.map((name) => [
      name,
      fileURLToPath(import.meta.resolve(name)).replace(/(?<!\.development)\.cjs\.mjs$/, '.development.cjs.mjs'),
    ]),
  )

const server = {
  ...common,
  env: { NODE_ENV: 'production' },
  setupFiles: [...setupFiles, 'packages/server/test/local-connections.ts', 'packages/server/test/twins-of-file.ts'],
  globalSetup: ['packages/server/test/global-setup.ts'],
}

/** Ahead of all others, half an hour beside the hour, and where most events are: each has other days of summer time, or none. */
const zones = ['Pacific/Kiritimati', 'America/St_Johns', 'Europe/Berlin']
const datedRules = [
  'scripts/zones/zone-of-process.test.ts',
  'packages/domain/src/local-date.test.ts',
  'packages/domain/src/events/{retention,dinner/*}.test.ts',
  'packages/domain/src/{evening,messages/{mails,planned-mails}}/*.test.ts',
  'packages/domain/src/messages/notification-status/notices.test.ts',
]
/** With EVERY=1, as `npm run test:calls` does. */
const datedServer = [
  'packages/server/src/features/{guests/calendar,events/dinners,evening/day,messages/planned-mails,events/retention}/**/*.test.ts',
  'packages/server/src/platform/calendar/*.test.ts',
]

/** `npm test` runs the projects up to `server`, `npm run test:proof` those after it: scripts/test.mjs, scripts/test-proof.mjs. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...common,
          setupFiles,
          name: 'rules',
          include: ['packages/{domain,planner,contract,phrases}/{src,test}/**/*.test.ts'],
        },
      },
      { test: { ...common, name: 'scripts', include: ['scripts/*.test.mjs', 'packages/planner/bench/*.test.ts'] } },
      {
        extends: 'packages/web/vite.config.ts',
        test: { ...common, name: 'web', include: ['packages/{web,public-pages}/{src,worker}/**/*.test.ts'] },
      },
      {
        // As the app is built, so that JSX becomes the same code.
        extends: 'packages/web/vite.config.ts',
        // The files that Node gives to MUI: two copies of Emotion would not share their cache of styles, and no test would flush its own.
        resolve: { alias: asWorkersFind('@emotion/react', '@emotion/cache') },
        test: {
          ...common,
          name: 'components',
          include: ['packages/{web,public-pages}/src/**/*.test.tsx'],
          environment: 'jsdom',
          // Node cannot read its single modules.
          server: { deps: { inline: ['leaflet'] } },
          setupFiles: [...common.setupFiles, 'packages/web/test/component-setup.ts'],
        },
      },
      {
        // Mails are rendered by the React of production, which takes a third of the time.
        oxc: { jsx: { development: false } },
        test: { ...server, name: 'server', include: ['packages/server/{src,test}/**/*.test.ts'] },
      },
      {
        oxc: { jsx: { development: false } },
        test: {
          ...server,
          name: 'proofs',
          include: ['packages/{domain,planner,server}/{src,test}/**/*.{proof,sampled.test}.ts'],
          // Every case of the lists of which `npm test` takes a sample.
          provide: { cases: 'all' },
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
      {
        test: {
          ...common,
          name: 'scripts in full',
          include: ['scripts/**/*.proof.mjs'],
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
      ...zones.map((TZ) => ({
        oxc: { jsx: { development: false } },
        test: {
          ...common,
          setupFiles,
          name: `zone ${TZ}`,
          env: { TZ, NODE_ENV: 'production' },
          include: process.env.EVERY === '1' ? [...datedRules, ...datedServer] : datedRules,
          globalSetup: process.env.EVERY === '1' ? ['packages/server/test/global-setup.ts'] : [],
        },
      })),
    ],
  },
})
