import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'

// Starts the development server: 6 s alone.
test('npm run dev renders public pages from source over the running server, and ends with both', {
  timeout: 120_000,
}, async () => {
  const [port, webPort] = [await freePort(), await freePort()]
  const folder = mkdtempSync(join(tmpdir(), 'rd-dev-'))
  const dev = spawn(process.execPath, ['scripts/dev.mjs'], {
    env: { ...process.env, PORT: String(port), WEB_PORT: String(webPort), DATA_DIR: folder, NODE_ENV: 'development' },
    stdio: 'ignore',
  })
  const ended = new Promise((resolve) => dev.once('exit', resolve))
  onTestFinished(() => {
    dev.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })
  const page = await answered(`http://localhost:${webPort}/running-dinner-events?lng=en`)
  expect(page).toContain('<h1')
  expect(page).toContain('src="/src/public-entry.tsx"')
  expect(await answered(`http://localhost:${webPort}/running-dinner-wizard`)).toContain('src="/src/main.tsx"')
  dev.kill('SIGTERM')
  expect(await ended).toBe(0)
  for (const url of [`http://localhost:${port}/health`, `http://localhost:${webPort}/`]) await silent(url)
})

/** The page as a browser asks for it, once both are up. */
async function answered(url) {
  for (;;) {
    const response = await fetch(url, { headers: { accept: 'text/html' } }).catch(() => undefined)
    if (response?.ok) return response.text()
    await sleep(200)
  }
}

/** The processes end a moment after the signal. */
async function silent(url) {
  while (await fetch(url).catch(() => undefined)) await sleep(100)
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}
