/** The part in the server: the documents around what is rendered, and the scripts that they need. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { browserEntry, buildLayout, noncePlaceholder, pagesBase, scriptEntry } from './build-layout.ts'
import { earlyClickScript, earlyClickStyle } from './early-click.ts'
import { elementIds, failedEvent, inScriptElement, scriptsAttribute } from './page-signals.ts'
import type { RenderedPage, RenderPage } from './rendered-page.ts'
import { storedPartsScript } from './stored-parts.ts'

export { buildLayout, pagesBase } from './build-layout.ts'
export type { PageRequest, RenderedPage, RenderPage } from './rendered-page.ts'

/** Marks that scripts run, and sets the colour scheme before the first paint: a page must not flash. */
const schemeScript = `document.documentElement.setAttribute('${scriptsAttribute}','');try{var m=localStorage.getItem('mui-mode')||'system';document.documentElement.setAttribute('data-color-scheme',m==='dark'||(m==='system'&&matchMedia('(prefers-color-scheme: dark)').matches)?'dark':'light')}catch(e){}`

/**
 * Fetches the page's code after the first paint: the page is complete without it, and on a slow connection every byte before
 * the first paint delays it. A background tab paints nothing, so a timer starts the fetching too. If the code cannot be
 * loaded, kept clicks are dropped.
 */
const startScript = `(function(){var d=document,begun;function begin(){if(begun)return;begun=1;JSON.parse(d.getElementById('${elementIds.files}').textContent).forEach(function(f,i){var e=d.createElement(i?'link':'script');if(i){e.rel='modulepreload';e.href=f}else{e.type='module';e.onerror=function(){d.dispatchEvent(new Event('${failedEvent}'))};e.src=f}d.head.appendChild(e)})}requestAnimationFrame(function(){setTimeout(begin)});setTimeout(begin,500)})()`

/** In a document without hydration: when its script cannot be loaded, the page looks as it does without scripts. */
const failureScript = `document.addEventListener('error',function(e){if(e.target.localName==='script')document.documentElement.removeAttribute('${scriptsAttribute}')},true)`

/** For `script-src` of the content security policy: the inline scripts of documents. */
export const pageScriptHashes = [schemeScript, earlyClickScript, startScript, failureScript, storedPartsScript]
  .map(hashSource)
  .join(' ')

interface ManifestEntry {
  file: string
  imports?: string[]
}
type Manifest = Readonly<Record<string, ManifestEntry>>

interface DocumentOptions {
  /** In every document, by name. Values are escaped. */
  metas: Readonly<Record<string, string>>
  /** Part of the file name of the font that most of the text is set in; it is preloaded. */
  mainFont: string
}

export interface PageDocuments {
  /** The empty shell for an address that the browser renders; `withoutScripts` is HTML for browsers that cannot. */
  shell(nonce: string, withoutScripts?: string): string
  /** `styleHash` is for `style-src` of the content security policy. */
  rendered(page: RenderedPage): { html: string; styleHash: string }
}

/** The documents of the builds in a folder; `undefined` where the client is not built. */
export function openPageDocuments(folder: string, { metas, mainFont }: DocumentOptions): PageDocuments | undefined {
  const shellFile = join(folder, buildLayout.areas, 'index.html')
  const manifestFile = join(folder, buildLayout.pages, '.vite', 'manifest.json')
  if (!existsSync(shellFile) || !existsSync(manifestFile)) return undefined
  const metaElements = Object.entries(metas)
    .map(([name, content]) => `<meta name="${asAttribute(name)}" content="${asAttribute(content)}">`)
    .join('')
  const shell = readFileSync(shellFile, 'utf8')
    .replace('</head>', () => `${metaElements}</head>`)
    .replace('</title>', () => `</title><script>${schemeScript}</script>`)
  const manifest = readManifest(manifestFile)
  const script = partOf(readManifest(join(folder, buildLayout.script, '.vite', 'manifest.json')), scriptEntry)
  const stylesOf = openStyles(join(folder, buildLayout.styles))
  const preloaded = Object.values(manifest).find(({ file }) => file.includes(mainFont))?.file
  return {
    shell: (nonce, withoutScripts) => {
      const page = shell.replaceAll(noncePlaceholder, nonce)
      if (withoutScripts === undefined) return page
      return page.replace(/<noscript>[^<]*<\/noscript>/, () => `<noscript>${withoutScripts}</noscript>`)
    },
    rendered: (page) => {
      const names = page.isHydrated ? [browserEntry, ...page.files] : page.files
      const files = [...new Set(names.flatMap((name) => filesOf(manifest, name)))]
      const namedFiles = `<script type="application/json" id="${elementIds.files}">${JSON.stringify(files.map((file) => pagesBase + file))}</script>`
      const styles = stylesOf(page.page)
      const html = [
        `<!doctype html><html lang="${page.language}"><head><meta charset="utf-8">`,
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        `<meta name="color-scheme" content="light dark"><script>${schemeScript}</script>`,
        `<script>${page.isHydrated ? earlyClickScript : failureScript}</script>`,
        preloaded ? `<link rel="preload" as="font" type="font/woff2" crossorigin href="${pagesBase}${preloaded}">` : '',
        page.head,
        `<style>${styles.text}</style>`,
        '<meta name="theme-color" content="#000000"><meta name="referrer" content="no-referrer">',
        metaElements,
        '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
        '<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="apple-touch-icon" href="/apple-touch-icon.png">',
        `</head><body><div id="${elementIds.root}">${page.html}</div>`,
        files.length > 0 ? namedFiles : '',
        page.isHydrated
          ? `<script type="application/json" id="${elementIds.data}">${inScriptElement(page.data)}</script><script>${startScript}</script>`
          : `<script>${storedPartsScript}</script><script type="module" src="/${buildLayout.script}/${script.file}"></script>`,
        '</body></html>',
      ].join('')
      return { html, styleHash: styles.hash }
    },
  }
}

/** The built renderer, loaded as a file: the server knows none of its sources. `undefined` where the client is not built. */
export async function loadRenderer<Context>(folder: string): Promise<RenderPage<Context> | undefined> {
  const file = join(folder, buildLayout.renderer)
  if (!existsSync(file)) return undefined
  const { render } = (await import(pathToFileURL(file).href)) as { render: RenderPage<Context> }
  return render
}

/** The styles of a page with its font faces, part of the document: a file would delay the first paint. */
function openStyles(file: string): (page: string) => { text: string; hash: string } {
  const stylesOfPages = new Map(
    Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>).map(([page, styles]) => {
      const text = styles + earlyClickStyle
      return [page, { text, hash: hashSource(text) }]
    }),
  )
  return (page) => {
    const styles = stylesOfPages.get(page)
    if (styles === undefined) throw new Error(`the build of the public pages has no styles of ${page}`)
    return styles
  }
}

function readManifest(file: string): Manifest {
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest
}

/** An inline script or style as the content security policy names it. */
function hashSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
}

function filesOf(manifest: Manifest, name: string): string[] {
  const { file, imports = [] } = partOf(manifest, name)
  return [file, ...imports.flatMap((imported) => filesOf(manifest, imported))]
}

function partOf(manifest: Manifest, name: string): ManifestEntry {
  const part = manifest[name]
  if (part === undefined) throw new Error(`the build of the public pages has no ${name}`)
  return part
}

function asAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
