// Pictures of the main screens for docs/screenshots.md: "npm run screenshots". Takes them from the built product with a
// demo event of its own; SCREENSHOTS names another folder, SCREENSHOTS_LANGUAGE the other language.
import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type Browser, chromium } from '@playwright/test'
import { browserOptions } from './browser-options.ts'
import { screensOfDemo } from './screens-of-demo.ts'

const port = '8197'
const base = `http://localhost:${port}`
const folder = resolve(import.meta.dirname, process.env.SCREENSHOTS ?? '../docs/screenshots')
const language = process.env.SCREENSHOTS_LANGUAGE === 'en' ? 'en' : 'de'

const server = spawn(process.execPath, [join(import.meta.dirname, 'start-server.mjs')], {
  stdio: 'inherit',
  env: { ...process.env, E2E_PORT: port },
})
try {
  await untilUp()
  const screens = await screensOfDemo(base, language)
  mkdirSync(folder, { recursive: true })
  const browser = await chromium.launch(browserOptions)
  for (const width of [1280, 360]) {
    for (const scheme of ['light', 'dark'] as const) await takeAll(browser, screens, width, scheme)
  }
  await browser.close()
} finally {
  server.kill('SIGTERM')
}

async function takeAll(
  browser: Browser,
  screens: Record<string, string>,
  width: number,
  scheme: 'light' | 'dark',
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height: width > 600 ? 860 : 740 },
    locale: language === 'de' ? 'de-DE' : 'en-GB',
    colorScheme: scheme,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  page.on('pageerror', (error) => console.log(`${page.url()}: ${error.message}`))
  for (const [name, path] of Object.entries(screens)) {
    await page.goto(base + path)
    await page.locator('h1').first().waitFor()
    await delay(1_200)
    await page.screenshot({ path: join(folder, `${name}-${width}-${scheme}.png`) })
  }
  await context.close()
}

async function untilUp(): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    const isUp = await fetch(`${base}/health/ready`).then(
      (response) => response.ok,
      () => false,
    )
    if (isUp) return
    await delay(100)
  }
  throw new Error('the server does not answer')
}
