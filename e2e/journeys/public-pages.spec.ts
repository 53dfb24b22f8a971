import { expect, test } from '@playwright/test'
import { expectAccessible } from '../accessible-now.ts'
import { callOf } from '../call.ts'
import { createPublicEvent } from '../public-event.ts'
import { noteHydration, untilHydrated } from '../until-hydrated.ts'
import { type Language, wordsOf } from '../words.ts'

const shown = (date: string) => date.split('-').reverse().join('.')

/** A busy machine may take long to hydrate the page. */
const onceAwake = { timeout: 60_000 }

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('without scripts an event page has title, day, city and a picture', async ({ request, baseURL }, { project }) => {
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

test('an event page says why it is not available, in words and in its status', async ({ page, baseURL }, {
  project,
}) => {
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
  const path = `/running-dinner-events/${publicId}`
  await page.goto(`${path}?lng=de`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.locator('header').getByRole('button', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en', onceAwake)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.goto(path)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

interface Named {
  query?: Language | undefined
  cookie?: Language | undefined
  local?: Language | undefined
  session?: Language | undefined
  locale: 'de-DE' | 'en-GB'
}

/** Neighbours in the order name different languages, so that the one which is followed shows. */
const named: Named[] = [
  ...([undefined, 'en'] as const).flatMap((query) =>
    ([undefined, 'de'] as const).flatMap((cookie) =>
      ([undefined, 'en'] as const).flatMap((local) =>
        (['de-DE', 'en-GB'] as const).map((locale) => ({ query, cookie, local, locale })),
      ),
    ),
  ),
  { session: 'en', locale: 'de-DE' },
  { local: 'en', session: 'de', locale: 'de-DE' },
]

test("the language of a page comes from the best source, and hydration matches the server's page", async ({
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? ''
  const { publicId } = await createPublicEvent(origin, { language: 'de' })
  for (const { query, cookie, local, session, locale } of named) {
    const told = JSON.stringify({ query, cookie, local, session, locale })
    const localStorage = local ? [{ name: 'i18nextLng', value: local }] : []
    const context = await browser.newContext({
      locale,
      storageState: { cookies: [], origins: [{ origin, localStorage }] },
    })
    const page = await context.newPage()
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    await noteHydration(page)
    if (session) await page.addInitScript((value) => window.sessionStorage.setItem('i18nextLng', value), session)
    const chosen = query ?? cookie ?? local ?? session
    // A hydrated page in the language of the event, and a document in that of the browser.
    const unchosen = { [`/running-dinner-events/${publicId}/registration`]: 'de', '/': locale.slice(0, 2) }
    for (const [path, language] of Object.entries(unchosen)) {
      // What the first page keeps must not decide for the second.
      await page.context().clearCookies()
      if (cookie) await context.addCookies([{ name: 'i18next', value: cookie, url: origin }])
      await page.goto(path + (query ? `?lang=${query}` : ''))
      if (path !== '/') await untilHydrated(page)
      await expect(page.locator('html'), `${path} ${told}`).toHaveAttribute('lang', chosen ?? language)
      await expect(page.getByRole('button', { name: 'English' }), told).toHaveAttribute(
        'aria-pressed',
        String((chosen ?? language) === 'en'),
      )
    }
    expect(errors, told).toEqual([])
    await context.close()
  }
})

test('a language in the address is passed on to the form, a detected one yields to the language of the event', async ({
  browser,
  baseURL,
}) => {
  const [german, english] = [
    await createPublicEvent(baseURL ?? '', { language: 'de' }),
    await createPublicEvent(baseURL ?? '', { language: 'en' }),
  ]
  const pageIn = async (locale: string) => (await browser.newContext({ locale })).newPage()
  const asked = await pageIn('de-DE')
  await asked.goto(`/running-dinner-events/${german.publicId}?lang=en`)
  await asked.locator(`a[href="/running-dinner-events/${german.publicId}/registration"]`).first().click()
  await asked.waitForURL('**/registration')
  await expect(asked.locator('html')).toHaveAttribute('lang', 'en')
  await asked.context().close()

  const detected = await pageIn('de-DE')
  await detected.goto('/my-events')
  await expect(detected.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(detected.locator('html')).toHaveAttribute('lang', 'de')
  await detected.goto(`/running-dinner-events/${english.publicId}`)
  await expect(detected.locator('html')).toHaveAttribute('lang', 'en')
  await detected.context().close()
})

test(
  'one click on the start page opens a demo in the reader’s language with teams, plan and map',
  { tag: '@phone' },
  async ({ page, browser, baseURL }, { project }) => {
    const language = project.name.slice(0, 2) as Language
    const { landing, admin } = wordsOf(language)
    const course = language === 'de' ? 'Vorspeise' : 'Starter'
    let presses = 0
    await page.goto('/')
    await expectAccessible(page, 'start page')
    await page.getByRole('button', { name: landing.start.demo }).first().click()
    presses++
    await expect(page).toHaveURL(/\/admin\/[A-Za-z0-9_-]{24}$/)
    expect(presses).toBe(1)
    const path = new URL(page.url()).pathname
    await expect(page.getByText(admin.notice.demo.inside)).toBeVisible()
    const asking = page.getByRole('textbox')
    await expect(asking).toHaveCount(0)

    await test.step('teams and courses', async () => {
      await page.goto(`${path}/teams`)
      await expect(page.getByText(course).first()).toBeVisible()
      const { teams } = await callOf(baseURL ?? '')<{ teams: object[] }>(
        'GET',
        `/teamservice/v1/runningdinner/${path.split('/').at(-1)}`,
      )
      expect(teams).toHaveLength(9)
    })
    await test.step('a map with every team on it', async () => {
      await page.goto(`${path}/hostlocations`)
      await expect(page.locator('.leaflet-marker-icon')).toHaveCount(9)
    })
    await test.step('without scripts the same click leads there too', async () => {
      const context = await browser.newContext({ javaScriptEnabled: false })
      const plain = await context.newPage()
      await plain.goto(`${baseURL}/?lng=${language}`)
      await plain.getByRole('button', { name: landing.start.demo }).first().click()
      await expect(plain).toHaveURL(/\/admin\/[A-Za-z0-9_-]{24}$/)
      await context.close()
    })
  },
)
