import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { loadRenderer, openPageDocuments, pageScriptHashes } from './document.ts'
import type { RenderedPage } from './rendered-page.ts'

const rendered: RenderedPage = {
  status: 200,
  language: 'en',
  chosenLanguage: undefined,
  head: '<title>Page</title>',
  html: '<h1>Hello</h1>',
  isHydrated: true,
  page: 'src/page.tsx',
  data: '{"text":"</script><script>"}',
  files: ['src/page.tsx'],
}

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rd-documents-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

const builtParts = {
  'src/public-entry.tsx': { file: 'entry.js', imports: ['_shared.js'] },
  'font-a.woff2': { file: 'font-a.woff2' },
  'font-b.woff2': { file: 'font-b.woff2' },
  '_shared.js': { file: 'shared.js' },
  'src/page.tsx': { file: 'page.js', imports: ['_shared.js'] },
}

/** Builds as Vite writes them. */
function givenDocuments(metas: Record<string, string> = {}) {
  const folder = emptyFolder()
  for (const part of ['client', 'public/.vite', 'public/script/.vite'])
    mkdirSync(join(folder, part), { recursive: true })
  writeFileSync(
    join(folder, 'client/index.html'),
    '<html><head><title>x</title><script nonce="__NONCE__"></script></head><body><div id="root"></div></body></html>',
  )
  writeFileSync(
    join(folder, 'public/.vite/styles.json'),
    JSON.stringify({
      'src/page.tsx': '@font-face{font-family:A;font-display:swap}',
      'src/other.tsx': 'p{color:red}',
    }),
  )
  writeFileSync(join(folder, 'public/.vite/manifest.json'), JSON.stringify(builtParts))
  writeFileSync(
    join(folder, 'public/script/.vite/manifest.json'),
    JSON.stringify({ 'src/document-entry.ts': { file: 'document.js' } }),
  )
  const documents = openPageDocuments(folder, { metas, mainFont: 'font-b' })
  if (documents === undefined) throw new Error('the builds are there')
  return documents
}

test('a document carries the rendered parts and each file of the page once, the entry first', () => {
  const document = givenDocuments().rendered(rendered).html
  expect(document).toMatch(/^<!doctype html><html lang="en">/)
  expect(document).toContain('<title>Page</title>')
  expect(document).toContain('<div id="root"><h1>Hello</h1></div>')
  expect(document).toContain('["/public/entry.js","/public/shared.js","/public/page.js"]')
})

test('a page without hydration loads the one script of documents, and carries no data', () => {
  const document = givenDocuments().rendered({ ...rendered, isHydrated: false, files: [] }).html
  expect(document.match(/<script [^>]*>/g)).toEqual(['<script type="module" src="/public/script/document.js">'])
  expect(document).not.toContain('entry.js')
})

test('a page without hydration names the code that it loads on demand', () => {
  const document = givenDocuments().rendered({ ...rendered, isHydrated: false }).html
  expect(document).toContain('id="page-files">["/public/page.js","/public/shared.js"]</script>')
})

test('a page whose script cannot be loaded looks as it does without scripts', () => {
  const html = givenDocuments().rendered({ ...rendered, isHydrated: false, files: [] }).html
  const [, failure = ''] = [...html.matchAll(/<script>([^<]+)/g)].map(([, script = '']) => script)
  const page = new EventTarget()
  const removed: string[] = []
  Object.assign(page, { documentElement: { removeAttribute: (name: string) => removed.push(name) } })
  new Function('document', failure)(page)
  const failed = (localName: string) => {
    const event = new Event('error')
    Object.defineProperty(event, 'target', { value: { localName } })
    page.dispatchEvent(event)
  }
  failed('img')
  expect(removed).toEqual([])
  failed('script')
  expect(removed).toEqual(['data-scripts'])
})

test('no file of code is named before the first paint: neither a script with an address nor a preload of one', () => {
  const document = givenDocuments().rendered(rendered).html
  expect(document).not.toMatch(/<script[^>]* src=|modulepreload"|<link rel="stylesheet"/)
  expect(document).toContain('href="/public/font-b.woff2"')
  expect(document).toContain('font-display:swap')
})

test('data cannot end its script element', () => {
  expect(givenDocuments().rendered(rendered).html).toContain('{"text":"\\u003c/script>\\u003cscript>"}')
})

test('values of meta elements are escaped, in documents and in the shell', () => {
  const documents = givenDocuments({ operator: '"><script>alert(1)</script>&' })
  for (const html of [documents.rendered(rendered).html, documents.shell('')]) {
    expect(html).toContain('<meta name="operator" content="&quot;>&lt;script>alert(1)&lt;/script>&amp;">')
  }
})

test('the policy knows every inline script of a document and of the shell by its hash', () => {
  const documents = givenDocuments()
  const html =
    documents.rendered(rendered).html +
    documents.rendered({ ...rendered, isHydrated: false }).html +
    documents.shell('n0nce')
  const scripts = [...html.matchAll(/<script>([^<]+)<\/script>/g)].map(([, script = '']) => script)
  expect(scripts).toHaveLength(7)
  for (const script of scripts) {
    expect(pageScriptHashes).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  }
})

test('a document has the styles of its page alone, and they are known by their hash', () => {
  const documents = givenDocuments()
  for (const [page, part] of [
    ['src/page.tsx', '@font-face{'],
    ['src/other.tsx', 'p{color:red}'],
  ] as const) {
    const { html, styleHash } = documents.rendered({ ...rendered, page })
    const styles = [...html.matchAll(/<style>([^<]+)<\/style>/g)].map(([, style = '']) => style)
    expect(styles).toEqual([expect.stringContaining(part)])
    expect(styleHash).toBe(`'sha256-${createHash('sha256').update(styles.join('')).digest('base64')}'`)
  }
})

test('the shell gets the nonce of the answer', () => {
  expect(givenDocuments().shell('abc')).toContain('<script nonce="abc">')
})

test('a page that the build does not know is an error that names it', () => {
  expect(() => givenDocuments().rendered({ ...rendered, files: ['src/gone.tsx'] })).toThrow('src/gone.tsx')
})

test('a page without styles is an error that names it', () => {
  expect(() => givenDocuments().rendered({ ...rendered, page: 'src/gone.tsx' })).toThrow('styles of src/gone.tsx')
})

test('without builds there are no documents and no renderer', async () => {
  const folder = emptyFolder()
  expect(openPageDocuments(folder, { metas: {}, mainFont: 'font' })).toBeUndefined()
  expect(await loadRenderer(folder)).toBeUndefined()
})
