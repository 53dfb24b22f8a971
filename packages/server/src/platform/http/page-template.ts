import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Operator, RenderedPage } from '@running-dinner/contract'
import { earlyPressScript } from './early-press-script.ts'
import { earlyPressStyle } from './early-press-style.ts'

/** Sets the scheme before anything is painted, as the client would later: a page must not flash. */
const schemeScript =
  "try{var m=localStorage.getItem('mui-mode')||'system';document.documentElement.setAttribute('data-color-scheme',m==='dark'||(m==='system'&&matchMedia('(prefers-color-scheme: dark)').matches)?'dark':'light')}catch(e){}"

/**
 * Fetches the page's code once the page itself is on the screen: it is complete without, and on a slow line every byte
 * before it would be waited for. In a tab that nobody looks at there is no screen, so a timer goes too.
 * Where it cannot be had, presses are not kept for it any longer.
 */
const startScript =
  "(function(){var d=document,begun;function begin(){if(begun)return;begun=1;JSON.parse(d.getElementById('page-files').textContent).forEach(function(f,i){var e=d.createElement(i?'link':'script');if(i){e.rel='modulepreload';e.href=f}else{e.type='module';e.onerror=function(){d.dispatchEvent(new Event('page-failed'))};e.src=f}d.head.appendChild(e)})}requestAnimationFrame(function(){setTimeout(begin)});setTimeout(begin,500)})()"

/** For the content security policy: these scripts may stand in a page. */
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
  /** For pages the browser renders. */
  shell(nonce: string): string
  rendered(page: RenderedPage, nonce: string): string
}

const entry = 'src/public-entry.tsx'

/** The pages around what is shown in them, from the builds of the client; `undefined` without a build. */
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
 * In the page itself: a file of its own would hold up the first paint. A font that is not there at once waits for the next
 * page, so that nothing moves under the reader's eyes.
 */
function fontsOf(manifest: Manifest, folder: string): string {
  const css = (manifest[entry]?.css ?? []).map((file) => readFileSync(join(folder, file), 'utf8')).join('')
  return css.replaceAll('font-display:swap', 'font-display:optional')
}

function filesOf(manifest: Manifest, name: string): string[] {
  const part = manifest[name]
  if (part === undefined) throw new Error(`the build of the public pages has no ${name}`)
  return [part.file, ...(part.imports ?? []).flatMap((one) => filesOf(manifest, one))]
}

function asAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
