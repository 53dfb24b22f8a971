/** The part in Vite: the three builds of a client with public pages, and their rendering from source while developing. */
import type { UserConfig } from 'vite'
import { browserEntry, buildLayout, noncePlaceholder, pagesBase } from './build-layout.ts'
import { compressFiles } from './compress-files.ts'
import { oneByteText } from './one-byte-text.ts'

export { devPages } from './dev-pages.ts'
export { oneByteText } from './one-byte-text.ts'

/** `areas`: what the browser renders alone. `pages`: code of public pages. `renderer`: what the server loads to render them. */
export type ClientBuild = 'areas' | 'pages' | 'renderer'

/**
 * Options of one build. Areas and pages are built apart: in one build a shared library carries everything that the areas use of
 * it, and a public page would load it.
 *
 * @param pictures modules whose code goes into one file: two dozen small files cost as much in headers as in code
 * @param small modules of many pages that would be files of a few hundred bytes
 */
export function buildOptions(build: ClientBuild, { pictures, small }: { pictures: RegExp; small: RegExp }): UserConfig {
  const isPages = build === 'pages'
  const codeSplitting = {
    groups: [
      { name: 'shared', minShareCount: 4 },
      { name: 'small', test: small },
      { name: 'pictures', test: pictures },
    ],
  }
  return {
    base: isPages ? pagesBase : '/',
    plugins: [build === 'renderer' ? oneByteText() : compressFiles()],
    build: {
      outDir: `dist/${buildLayout[build === 'renderer' ? 'renderer' : build].split('/')[0]}`,
      emptyOutDir: true,
      copyPublicDir: build === 'areas',
      manifest: build !== 'renderer',
      // The styles of all pages are as small as the rules of one page with its texts, and one hash names them in the policy.
      cssCodeSplit: !isPages,
      ...(isPages ? { rollupOptions: { input: browserEntry, output: { codeSplitting } } } : {}),
      // Names stay, for the frames of errors.
      ...(build === 'renderer' ? { rollupOptions: { output: { minify: withoutWhitespace } } } : {}),
    },
    // The built renderer is one file that needs nothing beside it; while developing Node loads libraries itself.
    ssr: build === 'renderer' ? { noExternal: true } : {},
  }
}

const withoutWhitespace = { compress: false, mangle: false, codegen: { removeWhitespace: true } } as const

/** Vite writes it into the shell of a build, and the server replaces it: the policy needs no `unsafe-inline`. */
export const shellNonce = { cspNonce: noncePlaceholder }
