import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, expect, type Page, test } from '@playwright/test'
import { browserOptions } from '../browser-options.ts'
import { callOf } from '../call.ts'
import { type CardOfEvening, eveningCall } from '../evening-card.ts'
import { mailedCard } from '../evening-tonight.ts'
import { wordsOf } from '../words.ts'

const { self, evening } = wordsOf('de')
const unsent = evening.unsent_one.replace('{{count}}', '1')

test('a card that was opened once opens without a connection, and a press made then is sent once', async ({
  baseURL,
}) => {
  const base = baseURL ?? ''
  const call = callOf(base)
  const path = await mailedCard(base, call)
  const ownEvening = () => call<CardOfEvening>('GET', eveningCall(path))
  const folder = mkdtempSync(join(tmpdir(), 'rd-phone-'))
  let phone = await openPhone(folder, base)
  try {
    await test.step('keeps the card while there is a connection', async () => {
      const page = await phone.newPage()
      await page.goto(path)
      await expect(page.getByRole('button', { name: evening.send.coming })).toBeVisible()
      await expect.poll(() => keptPaths(page)).toHaveLength(6)
      await expect(page.getByText(/^Keine Verbindung/)).toHaveCount(0)
    })

    await test.step('opens again without one, after a reload and in a new tab, with its age', async () => {
      await phone.setOffline(true)
      const [page] = phone.pages().slice(-1)
      await page?.reload()
      const tab = await phone.newPage()
      await tab.goto(path)
      const next = (await ownEvening()).stops.find(({ kind }) => kind === 'guest')
      const dialled = next?.host.phones[0]?.replace(/\s/g, '').replace(/^0/, '+49')
      for (const one of [page, tab]) {
        if (!one) throw new Error('no page')
        await expect(one.getByText(/^Keine Verbindung\. Stand \d\d:\d\d Uhr\.$/)).toBeVisible()
        await expect(one.getByText(`${next?.place?.street} ${next?.place?.streetNr}`).first()).toBeAttached()
        await expect(one.locator(`a[href="tel:${dialled}"]`).first()).toBeAttached()
      }
    })

    await test.step('says that a press is not sent yet, also after the browser was closed', async () => {
      const [page] = phone.pages().slice(-1)
      await page?.getByRole('button', { name: evening.send.coming }).click()
      if (page) await expect(page.getByText(unsent)).toBeVisible()
      await phone.close()
      expect((await ownEvening()).reports).toEqual([])
      phone = await openPhone(folder, base)
      await phone.setOffline(true)
      const again = await phone.newPage()
      await again.goto(path)
      await expect(again.getByText(unsent)).toBeVisible()
    })

    await test.step('sends it once when the connection is back, with two tabs open', async () => {
      const second = await phone.newPage()
      await second.goto(path)
      await expect(second.getByText(unsent)).toBeVisible()
      // What was tried without a connection has no response.
      const received: string[] = []
      phone.on('response', (response) => response.request().method() === 'POST' && received.push(response.url()))
      await phone.setOffline(false)
      await expect(second.getByText(evening.before.coming)).toBeVisible()
      await expect(second.getByText(/^Keine Verbindung/)).toHaveCount(0, { timeout: 45_000 })
      expect((await ownEvening()).reports.map(({ kind }) => kind)).toEqual(['COMING'])
      expect(received.filter((url) => url.includes('/evening/reports'))).toHaveLength(1)
    })

    await test.step('deletes the copies that have expired when the worker starts again', async () => {
      const page = phone.pages().at(-1)
      if (!page) throw new Error('no page')
      await page.evaluate(expireCopies)
      await phone.close()
      phone = await openPhone(folder, base)
      const other = await phone.newPage()
      await other.goto('/self/expired')
      await expect(other.getByText(self.invalid.title)).toBeVisible()
      await expect.poll(() => keptPaths(other)).toEqual([])
    })
  } finally {
    await phone.close()
    rmSync(folder, { recursive: true, force: true })
  }
})

function openPhone(folder: string, baseURL: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, {
    ...browserOptions,
    baseURL,
    locale: 'de-DE',
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    serviceWorkers: 'allow',
  })
}

/** Paths that the worker keeps of all links; the sixth says what is kept. */
function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('card '))
    const entries = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return entries.flat().map(({ url }) => new URL(url).pathname)
  })
}

/** As if noon of the next day had passed: the worker reads the moment from its own entry. */
async function expireCopies(): Promise<void> {
  for (const name of (await caches.keys()).filter((one) => one.startsWith('card '))) {
    const cache = await caches.open(name)
    const card = await (await cache.match('/self/kept-card'))?.json()
    await cache.put('/self/kept-card', Response.json({ ...card, keepUntil: '2020-01-01T12:00:00Z' }))
  }
}
