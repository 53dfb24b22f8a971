import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { defineConfig } from 'vite'
// By its path: Vite compiles what its configuration imports by path, and Node 20 cannot read TypeScript.
import { oneByteText } from '../public-pages/src/build.ts'

const workersFolder = resolve(import.meta.dirname, 'src/workers')
const workers = readdirSync(workersFolder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))

const product = {
  main: resolve(import.meta.dirname, 'src/main.ts'),
  'jobs-by-hand': resolve(import.meta.dirname, 'src/jobs-by-hand.ts'),
}
/** The same product with a clock of its own, for simulations; never part of a package. */
const timed = { 'timed-server': resolve(import.meta.dirname, 'bench/timed-server.ts') }

/**
 * One bundle of our own code, of two libraries that bring much we do not use (other databases, messages in fifty
 * languages), which would be loaded at each start, and of React, whose build for development takes three times as long
 * for a mail. The other libraries stay in node_modules.
 */
export default defineConfig(({ mode }) => ({
  plugins: [oneByteText()],
  build: {
    ssr: true,
    target: 'node20',
    outDir: mode === 'timed' ? 'build/timed' : 'dist',
    emptyOutDir: true,
    rollupOptions: {
      input: {
        ...(mode === 'timed' ? timed : product),
        ...Object.fromEntries(workers.map((name) => [`workers/${name.slice(0, -3)}`, resolve(workersFolder, name)])),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
  // Of the libraries; `readConfig` gets the environment as a whole.
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: [/^@running-dinner\//, /^@react-email\//, 'kysely', 'react', 'react-dom', 'zod'] },
}))
