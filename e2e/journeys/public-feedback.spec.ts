import { expect, test } from '@playwright/test'
import { expectAccessible } from '../accessible-now.ts'
import { mailsTo } from '../mailbox.ts'
import { noteHydration, untilHydrated } from '../until-hydrated.ts'
import { type Language, wordsOf } from '../words.ts'

/** A busy machine may take long to hydrate the page. */
const onceAwake = { timeout: 60_000 }

const operator = 'admin@localhost.localdomain'

test('a visitor finds the form, sees what is missing, and the message reaches the operator', async ({ page, request }, {
  project,
}) => {
  const words = wordsOf(project.name.slice(0, 2) as Language)
  const message = `Schöne Karte <b>${project.name}</b> ${Date.now()}`
  const sender = `gast-${Date.now()}-${project.name}@guests.example`
  await noteHydration(page)
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: words.common.footer.feedback }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.feedback.title)
  const send = page.getByRole('button', { name: words.feedback.send })
  const field = page.getByLabel(words.feedback.message)

  await test.step('sends nothing without a message and an address', async () => {
    // Before that the server answers the form, by a page of its own.
    await untilHydrated(page)
    await send.click()
    await expect(page.getByText(words.feedback.messageMissing)).toBeVisible(onceAwake)
    await expect(field).toBeFocused()
    await expect(page.getByText(words.feedback.emailMissing)).toBeVisible()
    await expectAccessible(page, 'feedback with issues')
  })

  await test.step('keeps the message without a connection', async () => {
    await field.fill(message)
    await page.getByLabel(words.feedback.email).fill(sender)
    await page.context().setOffline(true)
    await send.click()
    await expect(page.getByRole('alert')).toHaveText(words.feedback.failed)
    await expect(field).toHaveValue(message)
    await page.context().setOffline(false)
  })

  await test.step('sends it then', async () => {
    // Slower than a program.
    await page.waitForTimeout(3_000)
    await send.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.feedback.doneTitle)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.getByText(sender)).toBeVisible()
    await expect
      .poll(async () => (await mailsTo(request, operator)).filter((mail) => mail.text.includes(message)).length)
      .toBe(1)
  })
})

test('the animated evening starts and stops on request, and can be read instead', async ({ page }, { project }) => {
  const { explainer } = wordsOf(project.name.slice(0, 2) as Language).landing
  await page.goto('/')
  const film = page.getByRole('region', { name: explainer.label })
  await film.getByRole('button', { name: explainer.open }).click()
  await expect(film.getByRole('button', { name: explainer.pause })).toBeVisible(onceAwake)
  await film.getByRole('button', { name: explainer.next }).press('Enter')
  await expect(film.locator('[aria-current=step]')).toHaveAccessibleName(/2/)
  await film.getByRole('button', { name: explainer.pause }).press('Enter')
  const picture = film.locator('svg').first()
  const still = await picture.innerHTML()
  await page.waitForTimeout(400)
  expect(await picture.innerHTML()).toBe(still)
  await film.getByText(explainer.asText).click()
  await expect(film.getByRole('listitem').filter({ hasText: explainer.party })).toBeVisible()
  await expectAccessible(page, 'landing with the animation')
})

test('without scripts the public pages can be read, searched and switched to the other language', async ({
  browser,
  baseURL,
}, { project }) => {
  const words = wordsOf(project.name.slice(0, 2) as Language)
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    javaScriptEnabled: false,
    locale: project.use.locale ?? 'de-DE',
    viewport: project.use.viewport ?? null,
  })
  const page = await context.newPage()
  await page.goto('/running-dinner-events?search=Nirgendwo')
  await expect(page.getByText(words.landing.events.nothingTitle)).toBeVisible()
  await page.getByLabel(words.landing.events.searchLabel).fill('Anderswo')
  await page.getByRole('button', { name: words.landing.events.find }).click()
  await expect(page).toHaveURL(/search=Anderswo/)
  const other = project.name.startsWith('de') ? 'English' : 'Deutsch'
  await page.getByRole('contentinfo').getByRole('link', { name: other }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', other === 'English' ? 'en' : 'de')
  await context.close()
})
