// "npm run screenshots:landing" takes the screens that the landing page shows: the board on a desktop and a guest's evening on a phone,
// in both languages and schemes, as WebP.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type Browser, chromium, type Page } from '@playwright/test'
import { browserOptions } from './browser-options.ts'
import { callOf } from './call.ts'
import { confirmEvent } from './confirm-event.ts'
import { createDemo, sendRoutes } from './demo-event.ts'
import { mailedPath } from './mailed-path.ts'
import { ownServer } from './own-server.ts'
import type { Language } from './words.ts'

const folder = resolve(import.meta.dirname, '../packages/web/public/screens')
/** Sizes as `landing/reasons.tsx` announces them: 1200 x 800 and 720 x 1440 points. */
const pictures = [
  { name: 'board', viewport: { width: 1200, height: 800 }, scale: 1 },
  { name: 'evening', viewport: { width: 360, height: 720 }, scale: 2 },
] as const
const quality = 0.8

const { base, stop } = await ownServer()
try {
  mkdirSync(folder, { recursive: true })
  const browser = await chromium.launch(browserOptions)
  for (const language of ['de', 'en'] as const) {
    const screens = await screensOf(language)
    for (const scheme of ['light', 'dark'] as const)
      for (const picture of pictures) await take(browser, { ...picture, language, scheme, path: screens[picture.name] })
  }
  await browser.close()
} finally {
  await stop()
}

/** A demo with teams whose routes were sent. */
async function screensOf(language: Language): Promise<Record<(typeof pictures)[number]['name'], string>> {
  const call = callOf(base)
  const { adminId, email } = await createDemo(call, language)
  await call('POST', `/teamservice/v1/runningdinner/${adminId}`)
  await confirmEvent(base, { adminId, email })
  await sendRoutes(call, adminId)
  return { board: `/admin/${adminId}/teams/board`, evening: await mailedPath(base, email, /\/dinnerroute\//) }
}

interface Wanted {
  name: string
  viewport: { width: number; height: number }
  scale: number
  language: Language
  scheme: 'light' | 'dark'
  path: string
}

async function take(browser: Browser, { name, viewport, scale, language, scheme, path }: Wanted): Promise<void> {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: scale,
    locale: language === 'de' ? 'de-DE' : 'en-GB',
    colorScheme: scheme,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto(base + path)
  await page.locator('h1').first().waitFor()
  await delay(1_200)
  await page.evaluate(() => document.fonts.ready)
  const png = await page.screenshot()
  writeFileSync(join(folder, `${name}-${language}-${scheme}.webp`), await asWebp(await context.newPage(), png))
  await context.close()
}

/** The browser writes WebP itself. */
async function asWebp(page: Page, png: Buffer): Promise<Buffer> {
  const url = await page.evaluate(
    async ({ source, quality }) => {
      const picture = new Image()
      picture.src = source
      await picture.decode()
      const canvas = document.createElement('canvas')
      canvas.width = picture.naturalWidth
      canvas.height = picture.naturalHeight
      canvas.getContext('2d')?.drawImage(picture, 0, 0)
      return canvas.toDataURL('image/webp', quality)
    },
    { source: `data:image/png;base64,${png.toString('base64')}`, quality },
  )
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}
