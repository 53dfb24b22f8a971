import { expect, test } from '@playwright/test'
import { expectAccessible } from '../accessible-now.ts'
import { callOf } from '../call.ts'
import { createPublicEvent } from '../public-event.ts'
import type { Language } from '../words.ts'

const shown = (date: string) => date.split('-').reverse().join('.')

/** The page may have to wake first, on a machine that has much else to do. */
const onceAwake = { timeout: 60_000 }

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('whoever reads an event page without running scripts finds title, day, city and a picture', async ({
  request,
  baseURL,
}, { project }) => {
  const base = baseURL ?? ''
  const language = project.name.slice(0, 2) as Language
  const { publicId, title, date } = await createPublicEvent(base, { language })
  const page = await request.get(`/running-dinner-events/${publicId}`)
  expect(page.status()).toBe(200)
  const html = await page.text()
  const meta = (name: string) => new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? ''
  for (const part of [title, shown(date), 'Freiburg']) {
    expect(meta('og:title')).toContain(part)
    expect(html).toContain(part)
  }
  expect(meta('description')).toContain('Freiburg')
  expect(html).toContain('application/ld+json')
  const picture = await request.get(meta('og:image').replace(/^https?:\/\/[^/]+/, ''))
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png'])
  expect(await (await request.get('/sitemap.xml')).text()).toContain(publicId)
  const found = await request.get(`/running-dinner-events?search=frei&from=${date}`)
  expect(await found.text()).toContain(title)
})

test('an event page tells what it cannot offer, in words and in its status', async ({ page, baseURL }, { project }) => {
  const base = baseURL ?? ''
  const language = project.name.slice(0, 2) as Language
  const event = await createPublicEvent(base, { language })
  const path = `/running-dinner-events/${event.publicId}`
  const settings = `/runningdinnerservice/v1/runningdinner/${event.adminId}`
  const register = page.locator(`a[href="${path}/registration"]`)

  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(event.title)
  await expect(register).toBeVisible()
  await expectAccessible(page, 'event')

  await test.step('closed', async () => {
    await callOf(base)('PUT', `${settings}/publicsettings/registration/false`)
    await page.reload()
    await expect(page.getByRole('note')).toBeVisible()
    await expect(register).toHaveCount(0)
  })
  await test.step('cancelled', async () => {
    await callOf(base)('DELETE', settings)
    expect((await page.reload())?.status()).toBe(410)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/abgesagt|cancelled/)
  })
  await test.step('unknown', async () => {
    expect((await page.goto('/running-dinner-events/AAAAAAAAAAAAAAAAAAAAAAAA'))?.status()).toBe(404)
    await expectAccessible(page, 'unknown event')
  })
})

test('a page follows the choice of language, and keeps it', async ({ page, baseURL }) => {
  const { publicId } = await createPublicEvent(baseURL ?? '', { language: 'de' })
  await page.goto(`/running-dinner-events/${publicId}?lng=de`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.locator('header').getByRole('button', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en', onceAwake)
  await page.goto(`/running-dinner-events/${publicId}`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})
