import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RenderedPage } from '@running-dinner/contract'

/** Sets the scheme before anything is painted, as the client would later: a page must not flash. */
const schemeScript =
  "try{var m=localStorage.getItem('mui-mode')||'system';document.documentElement.setAttribute('data-color-scheme',m==='dark'||(m==='system'&&matchMedia('(prefers-color-scheme: dark)').matches)?'dark':'light')}catch(e){}"

/** For the content security policy: this one script may stand in the page. */
export const schemeScriptHash = `'sha256-${createHash('sha256').update(schemeScript).digest('base64')}'`

interface ManifestEntry {
  file: string
  imports?: string[]
}

export interface PageTemplate {
  /** For pages the browser renders. */
  shell(nonce: string): string
  filled(page: RenderedPage, nonce: string): string
}

/** The page that the client build left, and which files each part of it needs; `undefined` without a build. */
export function pageTemplate(folder: string, adminEmail: string): PageTemplate | undefined {
  const file = join(folder, 'index.html')
  if (!existsSync(file)) return undefined
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    ManifestEntry
  >
  const shell = readFileSync(file, 'utf8')
    .replaceAll('__ADMIN_EMAIL__', () => asAttribute(adminEmail))
    .replace('</title>', () => `</title><script>${schemeScript}</script>`)
  const entryFiles = new Set(filesOf(manifest, 'index.html'))
  return {
    shell: (nonce) => shell.replaceAll('__NONCE__', nonce),
    filled(page, nonce) {
      const files = new Set(page.files.flatMap((one) => filesOf(manifest, one)))
      const preloads = [...files]
        .filter((one) => !entryFiles.has(one))
        .map((one) => `<link rel="modulepreload" crossorigin href="/${one}">`)
      return shell
        .replace('<html lang="de">', `<html lang="${page.language}">`)
        .replace(/<meta\s+name="description"[^>]*>/, '')
        .replace(/<title>[^<]*<\/title>/, () => page.head)
        .replace('</head>', () => `${preloads.join('')}</head>`)
        .replace(/<noscript>[^<]*<\/noscript>/, '')
        .replace('<div id="root"></div>', () => `<div id="root">${page.html}</div>${dataElement(page.data)}`)
        .replaceAll('__NONCE__', nonce)
    },
  }
}

function dataElement(json: string): string {
  return `<script type="application/json" id="page-data">${json.replaceAll('<', '\\u003c')}</script>`
}

function filesOf(manifest: Record<string, ManifestEntry>, name: string): string[] {
  const entry = manifest[name]
  if (entry === undefined) throw new Error(`the client build has no ${name}`)
  return [entry.file, ...(entry.imports ?? []).flatMap((one) => filesOf(manifest, one))]
}

function asAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
