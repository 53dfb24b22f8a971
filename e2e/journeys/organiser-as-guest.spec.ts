import { expect, test } from '@playwright/test'
import { expectAccessible } from '../accessible-now.ts'
import { callOf } from '../call.ts'
import { createDemo } from '../demo-event.ts'
import { type Language, wordsOf } from '../words.ts'

test('an organiser looks at the evening of a guest, and can press nothing in it', async ({ page, baseURL }, {
  project,
}) => {
  const language = project.name.slice(0, 2) as Language
  const { admin, self, teams: words } = wordsOf(language)
  const call = callOf(baseURL ?? '')
  const { adminId } = await createDemo(call, language)
  await call('POST', `/teamservice/v1/runningdinner/${adminId}`)
  const { teams } = await call<{ teams: { id: string; teamMembers: { firstnamePart: string }[] }[] }>(
    'GET',
    `/teamservice/v1/runningdinner/${adminId}`,
  )
  const [team] = teams
  const name = team?.teamMembers[0]?.firstnamePart ?? ''
  const banner = page.getByText(self.preview.banner.replace('{{name}}', name))
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))

  await test.step('from a team', async () => {
    await page.goto(`/admin/${adminId}/teams/${team?.id}`)
    await page.getByRole('link', { name: admin.preview.open.replace('{{name}}', name), exact: true }).click()
    await expect(banner).toBeVisible()
    await expect(page.getByText(self.preview.asIfMailed)).toBeVisible()
    const card = page.getByRole('group', { name })
    await expect(card.getByRole('listitem').first()).toBeVisible()
    for (const button of await card.locator('button').all()) await expect(button).toBeDisabled()
    await card.getByRole('link').first().click()
    await expect(banner).toBeVisible()
    await expectAccessible(page, 'the evening of a guest')
    await page.getByRole('link', { name: self.preview.backToTeam }).click()
    await expect(page.getByRole('heading', { name: words.detail.members })).toBeVisible()
  })

  await test.step('from the notice of the demo', async () => {
    await page.goto(`/admin/${adminId}`)
    await page.getByRole('link', { name: admin.preview.demo }).click()
    await expect(page.getByText(self.preview.nothingToPress)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: self.title })).toBeVisible()
  })

  expect(calls.filter((path) => path.includes('/self/'))).toEqual([])
  expect(await page.evaluate(async () => (await navigator.serviceWorker?.getRegistrations())?.length ?? 0)).toBe(0)
})
