import { expect, test } from '@playwright/test'
import { expectAccessible } from '../accessible-now.ts'
import { callOf } from '../call.ts'
import { confirmEvent } from '../confirm-event.ts'
import { addPeople, createDemo } from '../demo-event.ts'
import { mailedPath } from '../mailed-path.ts'
import { WaitingPages } from '../pages/waiting-pages.ts'
import { type Language, wordsOf } from '../words.ts'

test('a free place is offered by mail, and the guest accepts it on the page', async ({ page, baseURL }, {
  project,
}) => {
  const language = project.name.slice(0, 2) as Language
  const { offers } = wordsOf(language)
  const call = callOf(baseURL ?? '')
  const { adminId, email } = await createDemo(call, language)
  await confirmEvent(baseURL ?? '', { adminId, email })
  await addPeople(call, adminId, 2)
  const { teams } = await call<{ teams: { id: string; teamNumber: number; teamMembers: { id: string }[] }[] }>(
    'POST',
    `/teamservice/v1/runningdinner/${adminId}`,
    {},
  )
  const [team] = teams
  const number = String(team?.teamNumber)
  const member = team?.teamMembers[1]?.id
  await call('PUT', `/teamservice/v1/runningdinner/${adminId}/team/${team?.id}/${member}/cancel`, {})

  await new WaitingPages(page, adminId, language).openList()
  await page.getByRole('button', { name: offers.offerIn.replace('{{number}}', number) }).click()
  await expectAccessible(page, 'offer dialog')
  await page.getByRole('button', { name: offers.dialog.submit }).click()
  await expect(page.getByRole('list', { name: offers.list }).getByRole('listitem')).toHaveCount(1)
  await expectAccessible(page, 'offered place')

  await page.goto(await mailedPath(baseURL ?? '', email, /\/self\/offers\//))
  await expect(page.getByRole('button', { name: offers.page.accept })).toBeVisible()
  await expectAccessible(page, 'offer')
  await page.getByRole('button', { name: offers.page.accept }).click()
  await expect(page.getByRole('heading', { name: offers.page.ACCEPTED.title })).toBeVisible()
})
