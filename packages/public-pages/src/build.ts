/** The part in Vite: the three builds of a client with public pages, and their rendering from source while developing. */

import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { transform } from 'lightningcss'
import type { Connect, Plugin, ResolvedConfig, UserConfig, ViteDevServer } from 'vite'
import {
  browserEntry,
  buildLayout,
  noncePlaceholder,
  pagesBase,
  rendererEntry,
  scriptEntry,
  stylesEntry,
} from './build-layout.ts'
import { elementIds, inScriptElement, scriptsAttribute } from './page-signals.ts'
import type { RenderedPage, RenderPage } from './rendered-page.ts'
import { storedPartsScript } from './stored-parts.ts'

/**
 * Escapes letters outside Latin-1 in what is built for Node. V8 keeps the text of every module it has loaded, and one dash in a
 * text doubles the memory of the whole file. After a backslash an escape would mean something else.
 */
export function oneByteText(): Plugin {
  return {
    name: 'one-byte-text',
    // Later than `renderChunk`, after which the code is printed once more.
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = file.code.replace(/(?<!\\)[^\0-\xff]/g, escaped)
    },
  }
}

function escaped(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
}

/**
 * Renders public pages from source while developing, so that they reload like the rest of the client. In production the server
 * renders them from the build (`openPageDocuments`).
 *
 * @param contextOf the context of a request, in place of the server's
 */
export function devPages<Context>(contextOf: (vite: ViteDevServer) => Promise<Context>): Plugin {
  return {
    name: 'dev-pages',
    apply: 'serve',
    configureServer: (vite) => () => {
      // After the proxy and the modules, before Vite answers with the empty shell of the areas.
      vite.middlewares.use((request, response, next) => {
        if (request.method !== 'GET' || request.headers.accept?.includes('text/html') !== true) return next()
        renderFromSource(vite, request, contextOf)
          .then((page) => {
            if (page === undefined) return next()
            response.statusCode = page.status
            response.setHeader('content-type', 'text/html; charset=utf-8')
            response.end(page.html)
          })
          .catch((error: unknown) => {
            // Vite's overlay and terminal show the place in the source.
            if (error instanceof Error) vite.ssrFixStacktrace(error)
            next(error)
          })
      })
    },
  }
}

/** `undefined` for an address that the browser renders alone. */
async function renderFromSource<Context>(
  vite: ViteDevServer,
  request: Connect.IncomingMessage,
  contextOf: (vite: ViteDevServer) => Promise<Context>,
) {
  const url = request.originalUrl ?? '/'
  const { render } = (await vite.ssrLoadModule(`/${rendererEntry}`)) as { render: RenderPage<Context> }
  const { headers } = request
  const page = await render({
    url: `http://${headers.host ?? 'localhost'}${url}`,
    cookies: headers.cookie ?? '',
    acceptLanguage: headers['accept-language'] ?? '',
    context: await contextOf(vite),
  })
  if (page === undefined) return undefined
  return { status: page.status, html: await vite.transformIndexHtml(url, documentOf(page)) }
}

/** As `openPageDocuments` makes it, without what only a build has: hashed files, inlined styles, replayed early clicks. */
function documentOf({ language, head, html, isHydrated, data, files }: RenderedPage): string {
  const onDemand = JSON.stringify(files.slice(0, 1).map((file) => `/${file}`))
  return `<!doctype html><html lang="${language}" ${scriptsAttribute}><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">${head}</head><body><div id="${elementIds.root}">${html}</div>
<script type="application/json" id="${elementIds.data}">${inScriptElement(data)}</script>
<script type="application/json" id="${elementIds.files}">${onDemand}</script>
<script type="module" src="/${browserEntry}"></script>${
    // The other entry loads the styles only.
    isHydrated ? '' : `<script>${storedPartsScript}</script><script type="module" src="/${scriptEntry}"></script>`
  }</body></html>`
}

/** Compresses each file of a build once, at the best quality; the server sends the compressed files as they are. */
function compressFiles(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'compress-files',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    closeBundle() {
      for (const file of textFilesOf(join(config.root, config.build.outDir))) {
        const content = readFileSync(file)
        const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
        writeFileSync(`${file}.br`, brotliCompressSync(content, { params }))
        writeFileSync(`${file}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }))
      }
    },
  }
}

function textFilesOf(folder: string): string[] {
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .flatMap((path) => (statSync(path).isDirectory() ? textFilesOf(path) : [path]))
    .filter((path) => /\.(js|css|svg)$/.test(path))
}

/**
 * Writes the styles of each page, after the build of the script, which changes pages too. All in one are twice as long: a document
 * with them takes a second round trip to arrive.
 *
 * @param onDemand source files that a document loads on demand, by the page's
 */
function splitStyles(onDemand: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'split-styles',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      const folder = join(dir, '..')
      const read = (file: string) => readFileSync(join(folder, file), 'utf8')
      const manifest = JSON.parse(read('.vite/manifest.json')) as Record<string, BuiltPart>
      const styles = read(manifest[stylesEntry]?.file ?? stylesEntry)
      const script = Object.values(bundle).map((file) => (file.type === 'chunk' ? file.code : ''))
      const stylesOf = (page: string) => {
        const names = new Set<string>()
        for (const name of [browserEntry, page, onDemand[page]]) collectParts(manifest, name, names)
        return usedStyles(
          styles,
          [...script, ...[...names].map((name) => read(manifest[name]?.file ?? name))].join('\n'),
        )
      }
      const pages = manifest[browserEntry]?.dynamicImports?.filter((name) => name.endsWith('.tsx')) ?? []
      writeFileSync(
        join(folder, '..', buildLayout.styles),
        JSON.stringify(Object.fromEntries(pages.map((page) => [page, stylesOf(page)]))),
      )
    },
  }
}

interface BuiltPart {
  file: string
  imports?: string[]
  dynamicImports?: string[]
}

/** A part of the build and all that it imports; the entry imports every page on demand. */
function collectParts(manifest: Record<string, BuiltPart>, name: string | undefined, names: Set<string>) {
  if (name === undefined || names.has(name)) return
  names.add(name)
  const { imports = [], dynamicImports = [] } = manifest[name] ?? {}
  for (const imported of [...imports, ...(name === browserEntry ? [] : dynamicImports)])
    collectParts(manifest, imported, names)
}

/** The rules without those of classes that do not occur in the code. */
export function usedStyles(styles: string, code: string): string {
  const words = new Set(code.match(/[\w-]+/g))
  const classes = [...styles.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name)
  const unusedSymbols = classes.filter((name) => !words.has(name))
  return transform({ filename: stylesEntry, code: Buffer.from(styles), minify: true, unusedSymbols }).code.toString()
}

/**
 * `areas`: what the browser renders alone. `pages`: code of public pages. `script`: the one script of documents, a build of its own
 * because chunks shared with hydrated pages would bring React along. `renderer`: what the server loads to render them.
 */
export type ClientBuild = 'areas' | 'pages' | 'script' | 'renderer'

/**
 * Options of one build. Areas and pages are built apart: in one build a shared library carries everything that the areas use of
 * it, and a public page would load it.
 *
 * @param pictures modules whose code goes into one file: two dozen small files cost as much in headers as in code
 * @param small modules of many pages that would be files of a few hundred bytes
 * @param onDemand source files that documents load on demand, by those of their pages
 */
export function buildOptions(
  build: ClientBuild,
  { pictures, small, onDemand = {} }: { pictures: RegExp; small: RegExp; onDemand?: Readonly<Record<string, string>> },
): UserConfig {
  const isPages = build === 'pages'
  const codeSplitting = {
    groups: [
      { name: 'shared', minShareCount: 4 },
      { name: 'small', test: small },
      { name: 'pictures', test: pictures },
    ],
  }
  return {
    base: { areas: '/', renderer: '/', pages: pagesBase, script: `/${buildLayout.script}/` }[build],
    plugins: [
      build === 'renderer' ? oneByteText() : compressFiles(),
      ...(build === 'script' ? [splitStyles(onDemand)] : []),
    ],
    build: {
      outDir: `dist/${build === 'renderer' ? 'server' : buildLayout[build]}`,
      emptyOutDir: true,
      copyPublicDir: build === 'areas',
      manifest: build !== 'renderer',
      // `splitStyles` knows better than chunks do what a page needs.
      cssCodeSplit: !isPages,
      ...(isPages
        ? { rollupOptions: { input: [browserEntry, ...Object.values(onDemand)], output: { codeSplitting } } }
        : {}),
      ...(build === 'script'
        ? { rollupOptions: { input: scriptEntry, treeshake: { moduleSideEffects: isOurs } } }
        : {}),
      // Names stay, for the frames of errors.
      ...(build === 'renderer' ? { rollupOptions: { output: { minify: withoutWhitespace } } } : {}),
    },
    // The built renderer needs nothing beside it, and holds React for production; while developing Node loads libraries itself.
    ...(build === 'renderer' ? { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  }
}

/** Hooks stand beside the functions that the script shares with them: what it does not use of a library is left out. */
const isOurs = (id: string) => !id.includes('node_modules')

const withoutWhitespace = { compress: false, mangle: false, codegen: { removeWhitespace: true } } as const

/** Vite writes it into the shell of a build, and the server replaces it: the policy needs no `unsafe-inline`. */
export const shellNonce = { cspNonce: noncePlaceholder }
