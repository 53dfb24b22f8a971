import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, type UserConfig } from 'vite'
import { buildOptions } from '../public-pages/src/build.ts'
import { type CardFiles, cardFilesName } from './card-files.ts'

/** The service worker, built after the areas because it names their files. */
export default defineConfig((): UserConfig => {
  const { plugins = [] } = buildOptions('areas', { pictures: /^$/, small: /^$/ })
  return {
    publicDir: false,
    // Read when the build begins, because other tools load this file where nothing is built yet.
    plugins: [...plugins, { name: 'card-files', config: () => ({ define: cardFiles() }) }],
    build: {
      outDir: 'dist/client/self',
      emptyOutDir: false,
      target: 'es2022',
      rollupOptions: { input: 'worker/self-worker.ts', output: { format: 'iife', entryFileNames: 'sw.js' } },
    },
  }
})

function cardFiles(): Record<string, string> {
  const areas = join(import.meta.dirname, 'dist/client')
  const { files, script } = JSON.parse(readFileSync(join(areas, cardFilesName), 'utf8')) as CardFiles
  const shell = createHash('sha256')
    .update(readFileSync(join(areas, 'index.html')))
    .digest('base64url')
  const entries = [
    { url: '/self/card', revision: shell.slice(0, 16) },
    ...files.map((file) => ({ url: `/${file}`, revision: null })),
  ]
  return { __CARD_FILES__: JSON.stringify(entries), __CARD_SCRIPT__: JSON.stringify(`/${script}`) }
}
