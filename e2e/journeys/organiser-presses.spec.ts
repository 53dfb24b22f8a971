import { expect, test } from '@playwright/test'
import { callOf } from '../call.ts'
import { confirmEvent } from '../confirm-event.ts'
import { createDemo, sendTeams } from '../demo-event.ts'
import { countPresses, taskWidths } from '../presses.ts'
import { type Language, wordsOf } from '../words.ts'

for (const viewport of taskWidths) {
  test(`at ${viewport.width} px sending the routes takes at most three presses`, async ({ page, baseURL }, {
    project,
  }) => {
    const language = project.name.slice(0, 2) as Language
    const { admin, mailing } = wordsOf(language)
    const call = callOf(baseURL ?? '')
    const { adminId, email } = await createDemo(call, language)
    await confirmEvent(baseURL ?? '', { adminId, email })
    await call('POST', `/teamservice/v1/runningdinner/${adminId}`)
    await sendTeams(call, adminId)
    await page.setViewportSize(viewport)
    await page.goto(`/admin/${adminId}`)
    const presses = await countPresses(page)
    await page.locator('main').getByRole('link', { name: admin.next.sendRoutes }).click()
    await page.getByRole('button', { name: mailing.send.review }).click()
    await page.getByRole('button', { name: mailing.send.confirm_other.replace('{{count}}', '18') }).click()
    await expect(page.getByRole('button', { name: mailing.held.takeBack })).toBeVisible()
    expect(presses()).toBeLessThanOrEqual(3)
  })
}
