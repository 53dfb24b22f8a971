import { defineConfig } from 'vitest/config'

/** Apart from the others: it traces, copies and starts the whole product, which `npm run test:unit` need not wait for. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.mjs'],
    // Tracing the imports takes 12 s of processor time; a busy machine gives it a tenth of that.
    testTimeout: 120_000,
    hookTimeout: 240_000,
  },
})
