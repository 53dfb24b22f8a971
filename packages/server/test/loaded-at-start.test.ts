import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** What few requests, or only threads, need. */
const loadedWhenNeeded = [
  ...['@react-email', 'fflate', 'iconv-lite', 'jose', 'libphonenumber-js', 'nodemailer', 'pdfkit', 'qrcode'],
  ...['react-dom', 'read-excel-file', 'satori', 'sharp', 'swagger-ui-dist', 'write-excel-file', 'yauzl'],
]

test('loads no library at the start that few requests or only threads need', () => {
  const libraries = librariesLoadedBy('src/main.ts')
  expect(libraries).toContain('fastify')
  expect(libraries.filter((name) => loadedWhenNeeded.includes(name))).toEqual([])
})

/** The wrong port ends the server as soon as its modules are loaded. */
function librariesLoadedBy(entry: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'loaded-'))
  try {
    const options = {
      cwd: join(import.meta.dirname, '..'),
      env: { PATH: process.env.PATH, PORT: 'none', NODE_V8_COVERAGE: folder },
      stdio: 'pipe' as const,
    }
    expect(() => execFileSync(process.execPath, ['--import', 'tsx', entry], options)).toThrow('PORT')
    const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
    return [...new Set(texts.flatMap((text) => [...text.matchAll(scriptOfLibrary)].map(([, name]) => `${name}`)))]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const scriptOfLibrary = /"url":"[^"]*\/node_modules\/([^/"]+)\/[^"]*"/g
