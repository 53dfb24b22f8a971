/**
 * The main journeys in Firefox and WebKit: `npm run e2e:engines`. Installs nothing; says what is missing.
 * `ENGINES=firefox` runs one of them, `ONLY=board` the journeys with that word in their name.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { openConnection } from './connection.ts'
import { type Engine, type EngineName, until } from './engine.ts'
import { openFirefox } from './firefox.ts'
import { freePort } from './free-port.ts'
import { journeys, limits } from './journeys.ts'
import { pageOf } from './page.ts'
import { openScreen } from './screen.ts'
import { openWebKit } from './webkit.ts'

const firstOf = (...paths: string[]) => paths.find((path) => existsSync(path))
const libraries = ['x86_64', 'aarch64'].flatMap((machine) =>
  ['4.1', '6.0', '4.0'].map((version) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
)
const firefox = firstOf(process.env.FIREFOX_PATH ?? '', '/usr/bin/firefox-esr', '/usr/bin/firefox')
const [driver, browser, xvfb] = [
  firstOf(process.env.WEBKIT_DRIVER_PATH ?? '', '/usr/bin/WebKitWebDriver'),
  firstOf(process.env.MINIBROWSER_PATH ?? '', ...libraries),
  firstOf('/usr/bin/Xvfb'),
]
const hasScreen = process.env.DISPLAY !== undefined || process.env.WAYLAND_DISPLAY !== undefined

const wanted = (process.env.ENGINES ?? 'firefox,webkit').split(',')
const chosen = journeys.filter(({ name }) => name.includes(process.env.ONLY ?? ''))
const missing = [
  ...(wanted.includes('firefox') && !firefox ? ['firefox-esr'] : []),
  ...(wanted.includes('webkit') && !(driver && browser) ? ['webkit2gtk-driver'] : []),
  ...(wanted.includes('webkit') && !xvfb && !hasScreen ? ['xvfb'] : []),
]
if (missing.length > 0) {
  say(`missing browsers; on Debian as root: apt-get install --no-install-recommends ${missing.join(' ')}`)
  process.exit(1)
}
if (!existsSync(resolve(import.meta.dirname, '../../packages/server/dist/main.js'))) {
  say('the product is not built: npm run build')
  process.exit(1)
}

const port = await freePort()
const connection = await openConnection(port)
const server = spawn(process.execPath, [resolve(import.meta.dirname, '../start-server.mjs')], {
  env: { ...process.env, E2E_PORT: String(port), PUBLIC_BASE_URL: connection.base },
  stdio: 'inherit',
})
const screen = hasScreen || !xvfb || !wanted.includes('webkit') ? undefined : await openScreen(xvfb)
let failures = 0
try {
  await until('a server', async () => (await fetch(`http://localhost:${port}/health/ready`)).ok, 120)
  if (wanted.includes('firefox') && firefox) await runIn('Firefox', () => openFirefox(firefox))
  if (wanted.includes('webkit') && driver && browser) await runIn('WebKit', () => openWebKit({ driver, browser }))
} finally {
  screen?.kill()
  connection.close()
  server.kill('SIGTERM')
}
process.exitCode = failures > 0 ? 1 : 0

/** Each journey has a browser of its own: no draft, copy or open tab of the one before. */
async function runIn(name: EngineName, openEngine: () => Promise<Engine>): Promise<void> {
  for (const journey of chosen) {
    connection.setOffline(false)
    const [engine, start] = [await openEngine(), Date.now()]
    try {
      await journey.run(pageOf(engine), connection)
      say(`${name}: ${journey.name}: ok, ${((Date.now() - start) / 1_000).toFixed(1)} s`)
    } catch (error) {
      failures++
      const shown = await engine.evaluate<string>('return location.pathname + document.body.innerText').catch(String)
      say(`${name}: ${journey.name}: FAIL`)
      say(`  ${String(error)}\n  the page: ${shown.replace(/\s+/g, ' ').slice(0, 1_500)}`)
    }
    await engine.close()
  }
  for (const [what, reason] of Object.entries(limits[name])) say(`${name}: ${what}: not possible: ${reason}`)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
