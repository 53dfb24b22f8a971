import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Operator, RenderedPage } from '@running-dinner/contract'
import { earlyPressScript, earlyPressStyle } from './early-press.ts'

/** Sets the colour scheme before the first paint, so that a dark page does not flash white. The client sets it the same way. */
const schemeScript =
  "try{var m=localStorage.getItem('mui-mode')||'system';document.documentElement.setAttribute('data-color-scheme',m==='dark'||(m==='system'&&matchMedia('(prefers-color-scheme: dark)').matches)?'dark':'light')}catch(e){}"

/**
 * Loads the page's code after the first paint, because the page is readable without it and scripts would compete for a slow line.
 * The timer covers background tabs, which are never painted. If loading fails, `page-failed` releases the clicks that were kept.
 */
const startScript =
  "(function(){var d=document,begun;function begin(){if(begun)return;begun=1;JSON.parse(d.getElementById('page-files').textContent).forEach(function(f,i){var e=d.createElement(i?'link':'script');if(i){e.rel='modulepreload';e.href=f}else{e.type='module';e.onerror=function(){d.dispatchEvent(new Event('page-failed'))};e.src=f}d.head.appendChild(e)})}requestAnimationFrame(function(){setTimeout(begin)});setTimeout(begin,500)})()"

/** Hashes of the inline scripts, for the content security policy. */
export const pageScriptHashes = [schemeScript, earlyPressScript, startScript]
  .map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  .join(' ')

interface ManifestEntry {
  file: string
  imports?: string[]
  css?: string[]
  assets?: string[]
}
type Manifest = Readonly<Record<string, ManifestEntry>>

export interface PageTemplate {
  /** The empty page that the browser renders itself. */
  shell(nonce: string): string
  rendered(page: RenderedPage, nonce: string): string
}

const entry = 'src/public-entry.tsx'

/** Builds documents around rendered content with the files of the client build; `undefined` without a build. */
export function pageTemplate(folder: string, operator: Operator): PageTemplate | undefined {
  const shellFile = join(folder, 'client', 'index.html')
  const manifestFile = join(folder, 'public', '.vite', 'manifest.json')
  if (!existsSync(shellFile) || !existsSync(manifestFile)) return undefined
  const operatorMeta = `<meta name="operator" content="${asAttribute(JSON.stringify(operator))}">`
  const shell = readFileSync(shellFile, 'utf8')
    .replace('</head>', () => `${operatorMeta}</head>`)
    .replace('</title>', () => `</title><script>${schemeScript}</script>`)
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest
  const fonts = fontsOf(manifest, join(folder, 'public'))
  const mainFont = manifest[entry]?.assets?.find((file) => file.includes('inter-latin-wght'))
  return {
    shell: (nonce) => shell.replaceAll('__NONCE__', nonce),
    rendered: (page, nonce) => {
      const files = [...new Set([entry, ...page.files].flatMap((name) => filesOf(manifest, name)))]
      return [
        `<!doctype html><html lang="${page.language}"><head><meta charset="utf-8">`,
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        `<meta name="color-scheme" content="light dark"><script>${schemeScript}</script><script>${earlyPressScript}</script>`,
        mainFont ? `<link rel="preload" as="font" type="font/woff2" crossorigin href="/public/${mainFont}">` : '',
        page.head,
        `<style nonce="${nonce}">${fonts}${earlyPressStyle}</style>`,
        page.styles,
        '<meta name="theme-color" content="#000000"><meta name="referrer" content="no-referrer">',
        operatorMeta,
        `<meta property="csp-nonce" nonce="${nonce}"><link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
        `</head><body><div id="root">${page.html}</div>`,
        `<script type="application/json" id="page-data">${page.data.replaceAll('<', '\\u003c')}</script>`,
        `<script type="application/json" id="page-files">${JSON.stringify(files.map((file) => `/public/${file}`))}</script>`,
        `<script>${startScript}</script></body></html>`,
      ].join('')
    },
  }
}

/**
 * The fonts' rules as an inline style, because a stylesheet of their own would delay the first paint. A font that arrives late is not
 * swapped in, so that the layout does not shift; it is cached for the next page.
 */
function fontsOf(manifest: Manifest, folder: string): string {
  const css = (manifest[entry]?.css ?? []).map((file) => readFileSync(join(folder, file), 'utf8')).join('')
  return css.replaceAll('font-display:swap', 'font-display:optional')
}

function filesOf(manifest: Manifest, name: string): string[] {
  const part = manifest[name]
  if (part === undefined) throw new Error(`the build of the public pages has no ${name}`)
  return [part.file, ...(part.imports ?? []).flatMap((imported) => filesOf(manifest, imported))]
}

function asAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
