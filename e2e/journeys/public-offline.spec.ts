import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, expect, type Page, test } from '@playwright/test'
import { browserOptions } from '../browser-options.ts'
import { callOf } from '../call.ts'
import { type CardOfEvening, eveningCall } from '../evening-card.ts'
import { createEvening, mailedCard } from '../evening-tonight.ts'
import { mailedPath } from '../mailed-path.ts'
import { wordsOf } from '../words.ts'

const { common, self, evening, requests } = wordsOf('de')
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

test('a card that stays open drops all contacts when they end, and nothing is kept of a person who was deleted', async ({
  baseURL,
}) => {
  const base = baseURL ?? ''
  const call = callOf(base)
  const { adminId, email } = await createEvening(base, call, 'de', 3)
  const path = await mailedPath(base, email, /\/dinnerroute\//)
  const next = (await call<CardOfEvening>('GET', eveningCall(path))).stops.find(({ kind }) => kind === 'guest')
  const folder = mkdtempSync(join(tmpdir(), 'rd-phone-'))
  const phone = await openPhone(folder, base)
  try {
    const page = await phone.newPage()
    const street = page.getByText(`${next?.place?.street} ${next?.place?.streetNr}`)
    const openCard = async () => {
      await page.goto(path)
      await expect(street.first()).toBeAttached()
      await expect.poll(() => keptPaths(page)).toHaveLength(6)
    }

    await test.step('without a connection an open card has no contacts once noon of the next day is past', async () => {
      await page.clock.install()
      await openCard()
      await phone.setOffline(true)
      await page.clock.fastForward('48:00:00')
      await expect(page.getByText(common.error.notLoaded)).toBeVisible()
      await expect(street).toHaveCount(0)
      await expect(page.locator('a[href^="tel:"]')).toHaveCount(0)
      expect(await keptPaths(page)).toEqual([])
    })

    await test.step('the next opening after the person was deleted leaves nothing in the browser', async () => {
      await phone.setOffline(false)
      await page.clock.setSystemTime(new Date())
      await openCard()
      await phone.setOffline(true)
      await page.getByRole('button', { name: evening.send.coming }).click()
      await expect(page.getByText(unsent)).toBeVisible()
      await call('DELETE', `/teamservice/v1/runningdinner/${adminId}`)
      const [, personId] = /\/dinnerroute\/([^/]+)/.exec(path) ?? []
      await call('DELETE', `/participantservice/v1/runningdinner/${adminId}/participant/${personId}`)
      await phone.setOffline(false)
      const tab = await phone.newPage()
      await tab.goto(path)
      await expect(tab.getByText(self.invalid.title)).toBeVisible()
      await expect.poll(() => keptPaths(tab)).toEqual([])
      await expect.poll(() => unsentCount(tab)).toBe(0)
    })
  } finally {
    await phone.close()
    rmSync(folder, { recursive: true, force: true })
  }
})

test('without a connection a form that needs more code says so in its place, and opens at a press with one', async ({
  page,
  baseURL,
}) => {
  const base = baseURL ?? ''
  const path = await mailedCard(base, callOf(base))
  await page.goto(path.replace(/\/dinnerroute\/([^/]+)\/.*/, '/registration/$1'))
  const ask = page.getByRole('button', { name: requests.cannotCome.open })
  await expect(ask).toBeEnabled()
  await page.context().setOffline(true)
  await ask.click()
  await expect(page.getByRole('alert')).toContainText(common.error.offline)
  await expect(page.getByRole('heading', { name: requests.cannotCome.title })).toBeVisible()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: common.retry }).click()
  await expect(page.getByRole('textbox', { name: requests.cannotCome.word })).toBeVisible()
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

/** Reports that wait in this browser. */
function unsentCount(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('running-dinner-evening')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const counting = opening.result.transaction('unsent-reports').objectStore('unsent-reports').count()
          counting.onsuccess = () => resolve(counting.result)
          counting.onerror = () => reject(counting.error)
        }
      }),
  )
}

/** As if noon of the next day had passed: the worker reads the moment from its own entry. */
async function expireCopies(): Promise<void> {
  for (const name of (await caches.keys()).filter((one) => one.startsWith('card '))) {
    const cache = await caches.open(name)
    const card = await (await cache.match('/self/kept-card'))?.json()
    await cache.put('/self/kept-card', Response.json({ ...card, keepUntil: '2020-01-01T12:00:00Z' }))
  }
}
