import { expect, test } from '@playwright/test'
import { expectAccessible } from '../accessible-now.ts'
import { callOf } from '../call.ts'
import { addPeople, createDemo } from '../demo-event.ts'
import { createPublicEvent } from '../public-event.ts'
import { type Language, wordsOf } from '../words.ts'

test('the effect of the number of people is shown before teams are built', async ({ page, baseURL }, { project }) => {
  const language = project.name.slice(0, 2) as Language
  const { teams: words } = wordsOf(language)
  const call = callOf(baseURL ?? '')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { adminId } = await createDemo(call, language)
  const figure = (name: string) => page.locator('dl > *').filter({ hasText: name }).locator('dd')
  const generate = page.getByRole('button', { name: words.none.generate })
  const open = (id: string) => page.goto(`/admin/${id}/teams`)

  await test.step('10 people are too few', async () => {
    const { adminId: smallId } = await createPublicEvent(baseURL ?? '', { language })
    await addPeople(call, smallId, 10)
    await open(smallId)
    await expect(figure(words.none.missing)).toHaveText('8')
    await expect(generate).toBeDisabled()
    await expectAccessible(page, 'too few people')
  })

  await test.step('18 people, none waiting', async () => {
    await open(adminId)
    await expect(figure(words.none.teams)).toHaveText('9')
    await expect(figure(words.none.waiting)).toHaveText('0')
    await expect(generate).toBeEnabled()
  })

  await test.step('20 people, two wait', async () => {
    await addPeople(call, adminId, 2)
    await page.reload()
    await expect(figure(words.none.teams)).toHaveText('9')
    await expect(figure(words.none.waiting)).toHaveText('2')
    await expect(generate).toBeEnabled()
  })

  await test.step('23 people become nine teams, and the menu of one leads to its cancellation', async () => {
    await addPeople(call, adminId, 3)
    await page.reload()
    await generate.click()
    await page.getByRole('button', { name: words.arrange.someWait }).click()
    const ofTeam = new RegExp(`^${words.team.replace('{{number}}', '\\d+')}`)
    const links = page.getByRole('link', { name: ofTeam })
    await expect(links).toHaveCount(9)
    await links.first().click()
    // The list has a button of that name too, and stays until the code of the next page is there.
    await expect(page.getByRole('heading', { level: 1, name: ofTeam })).toBeVisible()
    await page.getByRole('link', { name: words.detail.cancel, exact: true }).click()
    await expect(page).toHaveURL(/\/cancel/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('1')
    await expectAccessible(page, 'a team drops out')
  })
})
