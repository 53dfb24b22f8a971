import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

let built: string | undefined

/** A client build with the least files the server needs, and a small renderer; tests only read it. */
export function builtClient(): string {
  built ??= writtenClient()
  return built
}

function writtenClient(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rd-pages-'))
  process.once('exit', () => rmSync(folder, { recursive: true }))
  for (const part of ['client/assets', 'client/self', 'public/.vite', 'public/script/.vite', 'server'])
    mkdirSync(join(folder, part), { recursive: true })
  writeFileSync(
    join(folder, 'client/index.html'),
    '<html lang="de"><head><title>x</title></head><body><noscript>No scripts</noscript><div id="root"></div></body></html>',
  )
  for (const file of ['assets/hashed.js', 'self/sw.js', 'self/manifest.webmanifest'])
    writeFileSync(join(folder, 'client', file), '{}')
  writeFileSync(join(folder, 'client/assets/hashed.js.br'), 'compressed')
  writeFileSync(join(folder, 'public/.vite/styles.json'), JSON.stringify({ 'src/page.tsx': 'p{color:red}' }))
  writeFileSync(
    join(folder, 'public/.vite/manifest.json'),
    JSON.stringify({
      'src/public-entry.tsx': { file: 'entry.js', imports: ['_shared.js'] },
      '_shared.js': { file: 'shared.js' },
      'src/page.tsx': { file: 'page.js', imports: ['_shared.js'] },
    }),
  )
  writeFileSync(
    join(folder, 'public/script/.vite/manifest.json'),
    JSON.stringify({ 'src/document-entry.ts': { file: 'document.js' } }),
  )
  writeFileSync(
    join(folder, 'server/server-entry.js'),
    `export async function render({ url, context, acceptLanguage }) {
      if (url.includes('/admin/')) return undefined
      if (url.includes('broken')) throw new Error('cannot be rendered')
      const events = await context.source.events({ search: '', from: '' })
      return { status: url.includes('lost') ? 404 : 200, language: 'en', chosenLanguage: url.includes('lng=en') ? 'en' : undefined, head: '<title>Page</title><!-- ' + acceptLanguage.length + ' -->', html: '<h1>' + events.length + '</h1>' + (context.refused ? '<pre>' + JSON.stringify(context.refused) + '</pre>' : ''), isHydrated: true, page: 'src/page.tsx', data: '{"a":"</script>"}', files: ['src/page.tsx'] }
    }`,
  )
  return folder
}
