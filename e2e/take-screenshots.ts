// "npm run screenshots" takes the pictures of docs/screenshots.md from the built product: a few screens, light on a desktop and dark
// on a phone. With SCREENSHOTS=<another folder> every screen in every size and scheme; SCREENSHOTS_LANGUAGE is the other language.
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type Browser, chromium } from '@playwright/test'
import { browserOptions } from './browser-options.ts'
import { ownServer } from './own-server.ts'
import { picturedScreens } from './pictured-screens.ts'
import { screensOfDemo } from './screens-of-demo.ts'
import { screensOfEvent } from './screens-of-event.ts'
import { noteRequests } from './until-quiet.ts'

const { base, stop } = await ownServer()
const folder = resolve(import.meta.dirname, process.env.SCREENSHOTS ?? '../docs/screenshots')
const looks = [
  { width: 1280, scheme: 'light' },
  { width: 360, scheme: 'dark' },
  { width: 1280, scheme: 'dark' },
  { width: 360, scheme: 'light' },
] as const
const isForDocs = process.env.SCREENSHOTS === undefined
const language = process.env.SCREENSHOTS_LANGUAGE === 'en' ? 'en' : 'de'

try {
  const screens = isForDocs
    ? await picturedScreens(base, language)
    : { ...(await screensOfDemo(base, language)), ...(await screensOfEvent(base, language)) }
  mkdirSync(folder, { recursive: true })
  const browser = await chromium.launch(browserOptions)
  for (const look of isForDocs ? looks.slice(0, 2) : looks) await takeAll(browser, screens, look)
  await browser.close()
} finally {
  await stop()
}

async function takeAll(
  browser: Browser,
  screens: Record<string, string>,
  { width, scheme }: (typeof looks)[number],
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height: 860 },
    locale: language === 'de' ? 'de-DE' : 'en-GB',
    colorScheme: scheme,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  page.on('pageerror', (error) => console.log(`${page.url()}: ${error.message}`))
  const untilQuiet = noteRequests(page)
  for (const [name, path] of Object.entries(screens)) {
    await page.goto(base + path)
    await untilQuiet()
    await delay(1_200)
    await page.evaluate(() => document.fonts.ready)
    await page
      .getByRole('status', { name: /^(Wird geladen|Loading)/ })
      .first()
      .waitFor({ state: 'detached' })
    await page.locator('.MuiLinearProgress-indeterminate').first().waitFor({ state: 'detached' })
    await page.screenshot({ path: join(folder, `${name}-${width}-${scheme}.png`) })
  }
  await context.close()
}
