import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Loading the product again for each of 300 files would take as long as the tests; none replaces a module. */
const together = { isolate: false }

/** On a busy machine: loading a page, starting npm, a property of hundreds of random evenings. */
const patient = { testTimeout: 120_000, hookTimeout: 120_000 }

const setupFiles = ['scripts/same-examples.ts']

const asNodeFinds = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, fileURLToPath(import.meta.resolve(name))]))

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...together,
          ...patient,
          setupFiles,
          name: 'rules',
          include: ['packages/{domain,contract,phrases}/src/**/*.test.ts'],
        },
      },
      {
        test: {
          ...together,
          ...patient,
          name: 'scripts',
          include: ['scripts/*.test.mjs', 'scripts/planner/*.test.ts'],
        },
      },
      { test: { ...together, ...patient, name: 'web', include: ['packages/web/src/**/*.test.ts'] } },
      {
        // As the app is built, so that JSX becomes the same code.
        extends: 'packages/web/vite.config.ts',
        // The files that Node gives to MUI: two copies of Emotion would not share their cache of styles.
        resolve: { alias: asNodeFinds('@emotion/react', '@emotion/cache') },
        test: {
          ...together,
          testTimeout: 20_000,
          hookTimeout: 20_000,
          name: 'components',
          include: ['packages/web/src/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['packages/web/test/component-setup.ts'],
        },
      },
      {
        test: {
          ...together,
          name: 'server',
          include: ['packages/server/{src,test}/**/*.test.ts'],
          setupFiles,
          globalSetup: ['packages/server/test/global-setup.ts'],
          ...patient,
          maxWorkers: 2,
          // Projects with another number of workers cannot run in the same group.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
