import { defineConfig } from 'vitest/config'

/** Loading the product anew for each of 300 files would take as long as the tests; none replaces a module. */
const together = { isolate: false }

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...together,
          name: 'rules',
          include: ['packages/{domain,contract,phrases}/src/**/*.test.ts'],
          // Properties of hundreds of random evenings take their time on a busy machine.
          testTimeout: 60_000,
        },
      },
      { test: { ...together, name: 'scripts', include: ['scripts/*.test.mjs', 'scripts/planner/*.test.ts'] } },
      { test: { ...together, name: 'web', include: ['packages/web/src/**/*.test.{ts,tsx}'] } },
      {
        test: {
          ...together,
          name: 'server',
          include: ['packages/server/{src,test}/**/*.test.ts'],
          globalSetup: ['packages/server/test/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
          // Projects with another number of workers cannot run in the same group.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
