import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectContrastInTheDark } from '../accessible-now.ts'
import { callOf } from '../call.ts'
import { complaintsOf } from '../complaints.ts'
import { cardOf, createEvening, firstTables, hostOf, sendReport } from '../evening-tonight.ts'
import { filled } from '../pages/board-pages.ts'
import { type Language, wordsOf } from '../words.ts'

test.use({ timezoneId: 'Europe/Berlin' })

test('an evening with red and late tables is accessible at 320 px in light and dark, and by keyboard', async ({
  page,
  baseURL,
}, { project }) => {
  const language = project.name.slice(0, 2) as Language
  const { delay, evening, helpers, tableSheet, tonight } = wordsOf(language)
  const base = baseURL ?? ''
  const call = callOf(base)
  const organiser = await createEvening(base, call, language, 0.9)
  const [red, late] = await firstTables(call, organiser.adminId)
  if (!red || !late) throw new Error('too few tables')
  const [guest, otherGuest, lateGuest, host] = await Promise.all(
    [...red.guests, late.guests[0], red.host].map((team) => cardOf(base, organiser, team)),
  )
  if (!guest || !otherGuest || !lateGuest || !host) throw new Error('no card')
  for (const card of [guest, otherGuest]) await sendReport(call, card, { kind: 'NOBODY_OPENS', mealId: red.mealId })
  await sendReport(call, lateGuest, { kind: 'LATE', mealId: late.mealId, minutes: 10 })

  const complaints = complaintsOf(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  const dialog = page.getByRole('dialog')

  await test.step('the board', async () => {
    await page.goto(`/admin/${organiser.adminId}/evening`)
    await expect(page.getByText(tonight.reasons.SEVERAL_NOBODY_OPENS, { exact: true })).toBeVisible()
    await expect(page.getByText(tonight.reasons.LATE, { exact: true })).toBeVisible()
    await expectGoodLook(page, 'the board')
  })
  await test.step('its dialogs open and close by key', async () => {
    for (const name of [tonight.message.open, delay.open, helpers.open]) {
      const button = page.getByRole('button', { name, exact: true })
      await button.press('Enter')
      await expect(dialog.getByRole('heading').first()).toBeVisible()
      if (name === delay.open) await expect(dialog.getByRole('heading', { name: delay.times })).toBeVisible()
      if (name === helpers.open) {
        await dialog.getByRole('textbox', { name: helpers.name }).fill('Kim')
        await page.keyboard.press('Enter')
        await expect(dialog.getByRole('textbox', { name: filled(helpers.link, { name: 'Kim' }) })).toBeVisible()
      }
      await expectGoodLook(page, name)
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(button).toBeFocused()
    }
  })
  await test.step('the sheet of a table opens and closes by key', async () => {
    const link = page.getByRole('link', { name: hostOf(red.host).name, exact: true })
    await link.press('Enter')
    await expect(dialog.getByRole('heading', { name: tableSheet.kinds.RESEAT })).toBeVisible()
    await expectGoodLook(page, 'the sheet of a table')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(link).toBeFocused()
  })
  await test.step('the cards of a guest and of a host', async () => {
    await page.goto(guest)
    await expect(page.getByText(evening.guest.organiserKnows)).toBeVisible()
    await expectGoodLook(page, 'the card of a guest')
    await page.goto(host)
    await expect(page.getByText(evening.host.states.NOBODY_OPENS, { exact: true })).toHaveCount(2)
    await expectGoodLook(page, 'the card of a host')
  })
  expect(complaints).toEqual([])
})

async function expectGoodLook(page: Page, name: string): Promise<void> {
  await expectAccessible(page, name)
  await expectContrastInTheDark(page, name)
}
