import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          include: ['packages/{domain,contract,phrases}/src/**/*.test.ts'],
          // Properties of hundreds of random evenings take their time on a busy machine.
          testTimeout: 60_000,
        },
      },
      { test: { name: 'scripts', include: ['scripts/*.test.mjs', 'scripts/planner/*.test.ts'] } },
      { test: { name: 'web', include: ['packages/web/src/**/*.test.{ts,tsx}'] } },
      {
        test: {
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
