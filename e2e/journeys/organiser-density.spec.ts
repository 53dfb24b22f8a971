import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible, expectLargeTargets } from '../accessible-now.ts'
import { callOf } from '../call.ts'
import { confirmEvent } from '../confirm-event.ts'
import { addPeople, createDemo, sendRoutes } from '../demo-event.ts'
import { ParticipantsPages } from '../pages/participants-pages.ts'
import type { Language } from '../words.ts'

const desktop = { width: 1280, height: 900 }
const phone = { width: 360, height: 740 }

/** How many of these are completely in the window, without scrolling. */
async function numInView(page: Page, locator: Locator): Promise<number> {
  await locator.first().waitFor()
  const height = page.viewportSize()?.height ?? 0
  return locator.evaluateAll(
    (elements, bottom) => elements.filter((element) => element.getBoundingClientRect().bottom <= bottom).length,
    height,
  )
}

/** In the upper part of a phone's window, once what is above has its last height. */
async function expectNearTheTop(locator: Locator): Promise<void> {
  await expect.poll(async () => (await locator.boundingBox())?.y).toBeLessThan(300)
}

test('people and teams fill the screen: fifteen rows on a desk, near the top on a phone', async ({ page, baseURL }, {
  project,
}) => {
  const language = project.name.slice(0, 2) as Language
  const call = callOf(baseURL ?? '')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // Of a usual length: the notice of a demo names it.
  const email = `olga-${randomUUID().slice(0, 8)}@guests.example`
  const { adminId } = await createDemo(call, language, email)
  await addPeople(call, adminId, 42)
  await call('POST', `/teamservice/v1/runningdinner/${adminId}`)
  const pages = new ParticipantsPages(page, adminId, language)
  const { participants: words, roster, board } = pages.words
  const main = pages.list(words.list.main)
  const rows = main.locator('[data-index]')
  const teamsPath = `/admin/${adminId}/teams`
  const cards = page.locator('[data-card]')

  await test.step('fifteen people on lines of 44 pixels', async () => {
    await page.setViewportSize(desktop)
    await pages.open()
    expect(await numInView(page, rows)).toBeGreaterThanOrEqual(15)
    const heights = await rows.evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().height))
    expect(new Set(heights)).toEqual(new Set([44]))
    await expectLargeTargets(page, 'participants')
  })

  await test.step('on paper they are a table of at most two pages, in the typeface of the product', async () => {
    const margin = { top: '10mm', bottom: '10mm', left: '10mm', right: '10mm' }
    const printed = (await page.pdf({ format: 'A4', margin })).toString('latin1')
    expect(printed.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2)
    const fonts = [...printed.matchAll(/\/FontName\s*\/(?:[A-Z]+\+)?([A-Za-z]+)/g)].map(([, name]) => name)
    expect(new Set(fonts)).toEqual(new Set(['Inter']))
  })

  await test.step('the header stays while the rows scroll', async () => {
    await page.mouse.wheel(0, 1_500)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(800)
    await expect(page.getByRole('columnheader', { name: roster.columns.name })).toBeInViewport()
  })

  await test.step('all columns fit, and the choice is remembered', async () => {
    await page.getByRole('button', { name: roster.sheet.open, exact: true }).click()
    const choice = page.getByRole('group', { name: roster.sheet.columns })
    for (const column of ['email', 'registered', 'notes'] as const)
      await choice.getByRole('checkbox', { name: roster.columns[column], exact: true }).check()
    await expectAccessible(page, 'choice of columns')
    await expectLargeTargets(page, 'choice of columns')
    await page.keyboard.press('Escape')
    await page.reload()
    await expect(page.getByRole('columnheader', { name: roster.columns.email })).toBeVisible()
    // The browser goes back to where it had scrolled.
    await page.keyboard.press('Control+Home')
    await expect.poll(() => numInView(page, rows)).toBeGreaterThanOrEqual(15)
    await expectAccessible(page, 'all columns')
  })

  await test.step('the keyboard finds the team of a person', async () => {
    await rows.first().focus()
    await page.keyboard.type('Neu 42')
    await pages.expectCount(words.search.title, 1)
    await expect(
      pages
        .row('Nora Neu 42')
        .getByRole('link', { name: /Team \d+|Nora Neu 42/ })
        .last(),
    ).toHaveText(/^Team \d+$/)
    await page.keyboard.press('ArrowDown')
    await expect(pages.row('Nora Neu 42')).toBeFocused()
  })

  await test.step('nine keys name the team of a person, and the server is asked for nothing', async () => {
    await pages.open()
    await rows.first().waitFor()
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    // Past the navigation, into the search, and enough of the name.
    const keys = ['Tab', 'Enter', 'Tab', ...'Neu 42']
    for (const key of keys) await page.keyboard.press(key)
    await pages.expectCount(words.search.title, 1)
    await expect(pages.row('Nora Neu 42').getByText(/^Team \d+$/)).toBeVisible()
    expect(keys).toHaveLength(9)
    expect(asked.filter((path) => /^\/(participant|team)service\//.test(path))).toEqual([])
    page.removeAllListeners('request')
  })

  await test.step('fifteen teams on the board, each one stop of the tab key', async () => {
    await page.goto(`${teamsPath}/board`)
    expect(await numInView(page, cards)).toBeGreaterThanOrEqual(15)
    await expect(cards.first().locator('button:not([tabindex="-1"])')).toHaveCount(1)
    const [team, person] = [cards.first().getByRole('button').first(), cards.first().getByRole('button').nth(1)]
    await team.focus()
    await page.keyboard.press('ArrowDown')
    await expect(person).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(cards.nth(1).getByRole('button').first()).toBeFocused()
    await expectLargeTargets(page, 'board')
  })

  await test.step('details on the board, remembered', async () => {
    await page.getByRole('button', { name: board.density.full }).click()
    await page.reload()
    await expect(page.getByRole('button', { name: board.density.full })).toHaveAttribute('aria-pressed', 'true')
    await expectAccessible(page, 'board with details')
  })

  await test.step('on a phone the first person and the first team are in the upper part', async () => {
    // Until it is confirmed, a demo has a notice of four lines that no other event has.
    await confirmEvent(baseURL ?? '', { adminId, email })
    // What shorter ways the search found is said until people are notified, and it does not find any each time.
    await sendRoutes(call, adminId)
    await page.setViewportSize(phone)
    const handheld = new ParticipantsPages(page, adminId, language)
    await handheld.open()
    await expectNearTheTop(handheld.list(words.list.main).getByRole('listitem').first())
    await expectLargeTargets(page, 'participants on a phone')
    await page.getByRole('button', { name: roster.sheet.open, exact: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page, 'controls in one sheet')
    await handheld.dialog.getByRole('button', { name: roster.sheet.done }).click()
    await page.goto(teamsPath)
    const list = page.getByRole('list', { name: pages.words.teams.list.label })
    await expectNearTheTop(list.getByRole('listitem').first())
    await expectAccessible(page, 'teams on a phone')
    await expectLargeTargets(page, 'teams on a phone')
  })
})
