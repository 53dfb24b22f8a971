/**
 * Registration and card, online and offline, in Firefox and WebKit: `npm run e2e:engines`. Installs nothing; says what is missing.
 * `ENGINES=firefox` runs one of them.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { openConnection } from './connection.ts'
import { type Engine, until } from './engine.ts'
import { openFirefox } from './firefox.ts'
import { freePort } from './free-port.ts'
import { cardSteps, registrationSteps } from './journeys.ts'
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
const server = spawn(process.execPath, [resolve(import.meta.dirname, '../start-server.mjs')], {
  env: { ...process.env, E2E_PORT: String(port) },
  stdio: 'inherit',
})
const screen = hasScreen || !xvfb || !wanted.includes('webkit') ? undefined : await openScreen(xvfb)
const open: (() => Promise<Engine>)[] = [
  ...(wanted.includes('firefox') && firefox ? [() => openFirefox(firefox)] : []),
  ...(wanted.includes('webkit') && driver && browser ? [() => openWebKit({ driver, browser })] : []),
]
let failures = 0
try {
  await until('a server', async () => (await fetch(`http://localhost:${port}/health/ready`)).ok, 120)
  for (const openEngine of open) await runIn(openEngine)
} finally {
  screen?.kill()
  server.kill('SIGTERM')
}
process.exitCode = failures > 0 ? 1 : 0

async function runIn(openEngine: () => Promise<Engine>): Promise<void> {
  const engine = await openEngine()
  const connection = await openConnection(port)
  try {
    for (const journey of [registrationSteps, cardSteps]) {
      connection.setOffline(false)
      for (const { name, run } of journey(engine, connection)) {
        const error = await run().then(
          () => undefined,
          (reason: unknown) => reason,
        )
        say(`${error === undefined ? 'ok  ' : 'FAIL'} ${engine.name}: ${name}`)
        if (error === undefined) continue
        failures++
        say(`     ${String(error)}`)
        const shown = await engine.evaluate<string>('return location.pathname + document.body.innerText').catch(String)
        say(`     the page: ${shown.replace(/\s+/g, ' ').slice(0, 600)}`)
        break
      }
    }
  } finally {
    await engine.close()
    connection.close()
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
