import { expect, type Page, test } from '@playwright/test'
import { holdBackHydration } from '../hold-back-hydration.ts'
import { RegistrationPages } from '../pages/registration-pages.ts'
import { createPublicEvent } from '../public-event.ts'
import { untilHydrated } from '../until-hydrated.ts'
import { type Language, wordsOf } from '../words.ts'

/** A busy machine may take long to hydrate the page. */
const onceAwake = { timeout: 60_000 }

/** Presses that reach a button's own code, as far as this page lives. */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.body.dataset.presses = '0'
    document.addEventListener('click', () => {
      document.body.dataset.presses = String(Number(document.body.dataset.presses) + 1)
    })
  })
  return async () => Number(await page.locator('body').getAttribute('data-presses'))
}

const languageOf = (name: string) => name.slice(0, 2) as Language
const otherName = { de: 'English', en: 'Deutsch' }
const other = { de: 'en', en: 'de' }

for (const way of ['finger or mouse', 'key'] as const) {
  test(`a click by ${way} before hydration counts once`, async ({ page }, { project }) => {
    const { scheme } = wordsOf(languageOf(project.name)).common
    const dark = page.locator('header').getByRole('button', { name: scheme.dark })
    const releaseCode = await holdBackHydration(page)
    await page.goto('/feedback', { waitUntil: 'commit' })
    await page.locator('header details').last().locator('summary').click()
    const press = async () => {
      if (way === 'key') await dark.press('Enter')
      else if (project.use.hasTouch) await dark.tap()
      else await dark.click()
    }
    await press()
    await press()
    if (way === 'key') await dark.press('Space')
    await expect(dark).toHaveAttribute('aria-busy', 'true')
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'light')
    const presses = await countPresses(page)
    expect(await presses()).toBe(0)
    releaseCode()
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark', onceAwake)
    expect(await presses()).toBe(1)
    await expect(page.locator('[aria-busy]')).toHaveCount(0)
  })
}

for (const [path, kind] of [
  ['/', 'document'],
  ['/feedback', 'hydrated page'],
] as const)
  test(`the language switch of a ${kind} works before any of its code is there`, async ({ page }, { project }) => {
    const language = languageOf(project.name)
    await holdBackHydration(page)
    await page.goto(`${path}?search=frei`, { waitUntil: 'commit' })
    await page
      .locator('header')
      .getByRole('button', { name: otherName[language] })
      .press('Enter', { noWaitAfter: true })
    await expect(page.locator('html')).toHaveAttribute('lang', other[language])
    expect(new URL(page.url()).search).toBe(`?search=frei&lng=${other[language]}`)
  })

test('a form filled in and sent before hydration leads to the next step', async ({ page, baseURL }, { project }) => {
  const language = languageOf(project.name)
  const { publicId } = await createPublicEvent(baseURL ?? '', { language })
  const form = new RegistrationPages(page, language)
  const { words } = form
  const releaseCode = await holdBackHydration(page)
  await page.goto(`/running-dinner-events/${publicId}/registration`, { waitUntil: 'commit' })
  await form.fillYou({ firstnamePart: 'Nora', lastname: 'Neumann', email: 'nora@guests.example' })
  // Enter in a field presses the button of its form.
  await form.field(words.you.email).press('Enter')
  const next = page.getByRole('button', { name: words.next, exact: true })
  await expect(next).toHaveAttribute('aria-busy', 'true')
  await next.click()
  const presses = await countPresses(page)
  releaseCode()
  await expect(page.getByRole('heading', { level: 1, name: words.home.title })).toBeVisible(onceAwake)
  expect(await presses()).toBe(1)
  expect(new URL(page.url()).search).not.toContain('nora')
  await page.goBack()
  await form.expectStep('you')
  await expect(form.field(words.you.lastname)).toHaveValue('Neumann')
})

test('a click meant for another step is not replayed', async ({ page, baseURL }, { project }) => {
  const language = languageOf(project.name)
  const { publicId } = await createPublicEvent(baseURL ?? '', { language })
  const form = new RegistrationPages(page, language)
  const releaseCode = await holdBackHydration(page)
  // After hydration the page sees that nothing is filled in and returns to the first step: the same button, another
  // question.
  await page.goto(`/running-dinner-events/${publicId}/registration?step=home`, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1, name: form.words.home.title })).toBeVisible()
  const next = page.getByRole('button', { name: form.words.next, exact: true })
  await next.click()
  await expect(next).toHaveAttribute('aria-busy', 'true')
  const presses = await countPresses(page)
  releaseCode()
  await expect(page.getByRole('heading', { level: 1, name: form.words.you.title })).toBeVisible(onceAwake)
  await expect(page.locator('[aria-busy]')).toHaveCount(0)
  expect(await presses()).toBe(0)
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0)
})

test('a message written and sent arrives before any of the page’s code is there', async ({ page }, { project }) => {
  const { feedback } = wordsOf(languageOf(project.name))
  await holdBackHydration(page)
  await page.goto('/feedback', { waitUntil: 'commit' })
  await page.getByLabel(feedback.message).fill(`Auf dem Weg geschrieben, ${project.name}`)
  await page.getByLabel(feedback.email).fill('unterwegs@guests.example')
  const sent: string[] = []
  page.on('request', (one) => one.method() === 'POST' && sent.push(one.url()))
  await page.getByRole('button', { name: feedback.send }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(feedback.doneTitle, onceAwake)
  expect(sent).toHaveLength(1)
})

test('an address typed and sent before hydration is used', async ({ page, baseURL }, { project }) => {
  const language = languageOf(project.name)
  const { publicId } = await createPublicEvent(baseURL ?? '', { language })
  const { resend } = wordsOf(language).registration
  const releaseCode = await holdBackHydration(page)
  await page.goto(`/running-dinner-events/${publicId}/resend-confirmation`, { waitUntil: 'commit' })
  await page.getByRole('textbox').fill('unterwegs@guests.example')
  await page.getByRole('button', { name: resend.submit }).click()
  releaseCode()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(resend.doneTitle, onceAwake)
  await expect(page.getByText('unterwegs@guests.example')).toBeVisible()
})

test('a panel opened before hydration closes like one opened later', async ({ page }) => {
  const panel = page.locator('header details').last()
  const releaseCode = await holdBackHydration(page)
  await page.goto('/feedback', { waitUntil: 'commit' })
  await panel.locator('summary').click()
  await expect(panel).toHaveJSProperty('open', true)
  releaseCode()
  await untilHydrated(page)
  await page.getByRole('main').focus()
  await expect(panel).toHaveJSProperty('open', false)
})

test('the animation that cannot be loaded is shown as text', async ({ page }, { project }) => {
  const { explainer } = wordsOf(languageOf(project.name)).landing
  await page.route('**/public/assets/*.js', (route) => route.abort())
  await page.goto('/')
  const play = page.getByRole('button', { name: explainer.open })
  await play.click()
  await expect(page.getByText(explainer.party)).toBeVisible()
  await expect(play).not.toHaveAttribute('aria-busy', /./)
})

test('a document whose script cannot be loaded offers nothing that needs it', async ({ page }, { project }) => {
  const { explainer } = wordsOf(languageOf(project.name)).landing
  await page.route('**/public/script/**', (route) => route.abort())
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: explainer.open })).toBeHidden()
})
