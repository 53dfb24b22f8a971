import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './scripts/longest-first.ts'

const common = {
  // Loading the product again for each of 400 files would take as long as the tests; none replaces a module.
  isolate: false,
  // A longer limit is set at the test that needs it, with the reason (scripts/time-limits.test.mjs checks both).
  testTimeout: 20_000,
  hookTimeout: 20_000,
  // One more than two cores: while a test waits for PostgreSQL, a timer or a process, another one runs. The same number in
  // all projects keeps them in one group, so that no worker idles until the last file of a project ends.
  maxWorkers: 3,
}

const setupFiles = ['scripts/same-examples.ts']

const asNodeFinds = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, fileURLToPath(import.meta.resolve(name))]))

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...common,
          setupFiles,
          name: 'rules',
          include: ['packages/{domain,contract,phrases}/src/**/*.test.ts'],
        },
      },
      { test: { ...common, name: 'scripts', include: ['scripts/*.test.mjs', 'scripts/planner/*.test.ts'] } },
      { test: { ...common, name: 'web', include: ['packages/{web,public-pages}/src/**/*.test.ts'] } },
      {
        // As the app is built, so that JSX becomes the same code.
        extends: 'packages/web/vite.config.ts',
        // The files that Node gives to MUI: two copies of Emotion would not share their cache of styles.
        resolve: { alias: asNodeFinds('@emotion/react', '@emotion/cache') },
        test: {
          ...common,
          name: 'components',
          include: ['packages/{web,public-pages}/src/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['packages/web/test/component-setup.ts'],
        },
      },
      {
        test: {
          ...common,
          name: 'server',
          include: ['packages/server/{src,test}/**/*.test.ts'],
          setupFiles,
          globalSetup: ['packages/server/test/global-setup.ts'],
        },
      },
    ],
  },
})
