import { expect, test } from '@playwright/test'
import { expectAccessible } from '../accessible-now.ts'
import { callOf } from '../call.ts'
import { cardOf, createEvening, firstTables, hostOf, sendReport } from '../evening-tonight.ts'
import { mailsTo } from '../mailbox.ts'
import { wordsOf } from '../words.ts'

const { tableSheet, tonight } = wordsOf('de')

test('from a red table to notified guests in two taps on a phone', { tag: '@phone' }, async ({
  page,
  request,
  baseURL,
}) => {
  const base = baseURL ?? ''
  const call = callOf(base)
  const organiser = await createEvening(base, call, 'de', 1)
  const { adminId, email } = organiser
  const [table] = await firstTables(call, adminId)
  if (!table) throw new Error('no table')

  await test.step('two teams report a closed door', async () => {
    for (const team of table.guests) {
      await sendReport(call, await cardOf(base, organiser, team), { kind: 'NOBODY_OPENS', mealId: table.mealId })
    }
  })

  const isChange = ({ subject }: { subject: string }) => subject.includes('hat sich etwas geändert')
  let taps = 0
  await test.step('the organiser opens the red table and seats its guests elsewhere', async () => {
    await page.goto(`/admin/${adminId}/evening`)
    await expect(page.getByText(tonight.reasons.SEVERAL_NOBODY_OPENS, { exact: true })).toBeVisible()
    await page.getByRole('link', { name: hostOf(table.host).name, exact: true }).tap()
    taps++
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByRole('heading', { name: tableSheet.kinds.RESEAT })).toBeVisible()
    await expectAccessible(page, 'the sheet of a table')
    const press = sheet.getByRole('button', { name: /Umsetzen und/ }).first()
    const [, count = ''] = /(\d+)/.exec((await press.textContent()) ?? '') ?? []
    await press.tap()
    taps++
    await expect(sheet.getByText(tableSheet.done)).toBeVisible()
    await expectAccessible(page, 'what was done')
    // All mails of a demo go to its organiser: one for each person that the button counted.
    await expect.poll(async () => (await mailsTo(request, email)).filter(isChange).length).toBe(Number(count))
  })
  expect(taps).toBeLessThanOrEqual(4)

  await test.step('the table is red no more, and back closes the sheet', async () => {
    await page.getByRole('button', { name: tableSheet.close }).tap()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByText(tonight.reasons.SEVERAL_NOBODY_OPENS, { exact: true })).toHaveCount(0)
  })
})
