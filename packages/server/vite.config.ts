import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { defineConfig } from 'vite'

const workersFolder = resolve(import.meta.dirname, 'src/workers')
const workers = readdirSync(workersFolder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))

/** One bundle of our own code; the libraries stay in node_modules. */
export default defineConfig({
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    rollupOptions: {
      input: {
        main: resolve(import.meta.dirname, 'src/main.ts'),
        'jobs-by-hand': resolve(import.meta.dirname, 'src/jobs-by-hand.ts'),
        ...Object.fromEntries(workers.map((name) => [`workers/${name.slice(0, -3)}`, resolve(workersFolder, name)])),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
  ssr: { noExternal: [/^@running-dinner\//] },
})
