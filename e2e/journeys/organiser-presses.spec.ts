import { expect, type Page, test } from '@playwright/test'
import { callOf } from '../call.ts'
import { confirmEvent } from '../confirm-event.ts'
import { addPeople, createDemo, sendRoutes, sendTeams } from '../demo-event.ts'
import { countPresses, taskWidths } from '../presses.ts'
import { type Language, wordsOf } from '../words.ts'

interface Team {
  id: string
  teamNumber: number
  teamMembers: { firstnamePart: string; lastname: string }[]
}

/** A confirmed demo with teams, and two people on the waiting list. */
async function givenTeams(base: string, language: Language) {
  const call = callOf(base)
  const { adminId, email } = await createDemo(call, language)
  await confirmEvent(base, { adminId, email })
  const { teams } = await call<{ teams: Team[] }>('POST', `/teamservice/v1/runningdinner/${adminId}`)
  await addPeople(call, adminId, 2)
  const open = async (page: Page, viewport: (typeof taskWidths)[number]) => {
    await page.setViewportSize(viewport)
    await page.goto(`/admin/${adminId}`)
    return countPresses(page)
  }
  return { call, adminId, teams, open }
}

/** Waits until nobody is on the way to a notification, so that a change concerns people who know something. */
async function expectAllToKnow(call: ReturnType<typeof callOf>, adminId: string): Promise<void> {
  const path = `/messageservice/v1/runningdinner/${adminId}/knowledge`
  await expect
    .poll(async () => (await call<{ routes: { known: number } }>('GET', path)).routes.known, { timeout: 60_000 })
    .toBe(18)
}

const someone = /\d+/.source

for (const viewport of taskWidths) {
  const tag = viewport.width === 1280 ? '@desk' : []

  test(`at ${viewport.width} px sending the routes takes at most three presses`, async ({ page, baseURL }, {
    project,
  }) => {
    const language = project.name.slice(0, 2) as Language
    const { admin, mailing } = wordsOf(language)
    const { call, adminId, open } = await givenTeams(baseURL ?? '', language)
    await sendTeams(call, adminId)
    const presses = await open(page, viewport)
    await page.locator('main').getByRole('link', { name: admin.next.sendRoutes }).click()
    await page.getByRole('button', { name: mailing.send.review }).click()
    await page.getByRole('button', { name: mailing.send.confirm_other.replace('{{count}}', '18') }).click()
    await expect(page.getByRole('button', { name: mailing.held.takeBack })).toBeVisible()
    expect(presses()).toBeLessThanOrEqual(3)
  })

  test(
    `at ${viewport.width} px replacing a team and notifying those concerned takes at most six presses`,
    { tag },
    async ({ page, baseURL }, { project }) => {
      const language = project.name.slice(0, 2) as Language
      const { admin, cancellation, mailing, teams: words } = wordsOf(language)
      const { call, adminId, teams, open } = await givenTeams(baseURL ?? '', language)
      await sendRoutes(call, adminId)
      await expectAllToKnow(call, adminId)
      const [team] = teams
      const number = String(team?.teamNumber)
      const presses = await open(page, viewport)
      await page
        .getByRole('navigation')
        .getByRole('link', { name: admin.navigation.teams, exact: true })
        .first()
        .click()
      await page.locator(`main a[href$="/teams/${team?.id}"]:visible`).first().click()
      await page.getByRole('link', { name: words.detail.cancel, exact: true }).click()
      await page.getByRole('button', { name: cancellation.ways.next }).click()
      await page
        .getByRole('button', { name: cancellation.preview.confirmREPLACE.replace('{{number}}', number) })
        .click()
      // Newcomers and those who dropped out are among them.
      await expect(page.getByText(mailing.changes.first.DINNER_ROUTE)).toBeVisible()
      const send = page.getByRole('button', {
        name: new RegExp(mailing.changes.send_other.replace('{{count}}', someone)),
      })
      // Below several groups of changes.
      await expect(send).toBeInViewport({ ratio: 1 })
      await send.click()
      await expect(page.getByRole('button', { name: mailing.held.takeBack })).toBeVisible()
      expect(presses()).toBeLessThanOrEqual(6)
    },
  )

  test(`at ${viewport.width} px moving a course and notifying everybody takes at most five presses`, async ({
    page,
    baseURL,
  }, { project }) => {
    const language = project.name.slice(0, 2) as Language
    const { admin, mailing, settings } = wordsOf(language)
    const { call, adminId, open } = await givenTeams(baseURL ?? '', language)
    await sendRoutes(call, adminId)
    await expectAllToKnow(call, adminId)
    const presses = await open(page, viewport)
    await page.getByRole('button', { name: admin.meals.editLabel }).click()
    const dialog = page.getByRole('dialog')
    const time = dialog.getByLabel(settings.schedule.time).nth(1)
    await time.click()
    await time.fill('21:15')
    await dialog.getByRole('button', { name: settings.schedule.save }).click()
    await expect(page.getByRole('heading', { level: 1, name: mailing.changes.title })).toBeVisible()
    await expect(page.getByText(mailing.changes.group_other.replace('{{count}}', '18'), { exact: true })).toBeVisible()
    await page.getByRole('button', { name: mailing.changes.send_other.replace('{{count}}', '18') }).click()
    await expect(page.getByRole('button', { name: mailing.held.takeBack })).toBeVisible()
    expect(presses()).toBeLessThanOrEqual(5)
    // Also where one goes next.
    await page.goto(`/admin/${adminId}`)
    await expect(page.getByRole('button', { name: mailing.held.takeBack })).toBeVisible()
    await page.getByRole('button', { name: mailing.held.takeBack }).click()
    await expect(page.getByText(admin.nextText.tellChanges_other.replace('{{count}}', '18'))).toBeVisible()
  })
}
