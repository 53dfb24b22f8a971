import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { callOf } from '../call.ts'
import { confirmEvent } from '../confirm-event.ts'
import { createDemo, sendRoutes } from '../demo-event.ts'
import { BoardPages } from '../pages/board-pages.ts'
import { counted } from '../pages/participants-pages.ts'
import { countPresses, taskWidths } from '../presses.ts'
import { createPublicEvent, registerPerson } from '../public-event.ts'
import { twoFreeTeamsOfFirstCourse } from '../two-free-teams.ts'
import { type Language, wordsOf } from '../words.ts'

/** A task begins on the overview; what is typed is no press. */
type Task = (title: string, most: number, adminId: string, run: () => Promise<void>) => Promise<void>

async function tasksOn(page: Page): Promise<Task> {
  const presses = await countPresses(page)
  return (title, most, adminId, run) =>
    test.step(`${title}: at most ${most}`, async () => {
      await page.goto(`/admin/${adminId}`)
      const before = presses()
      await run()
      expect(presses() - before).toBeLessThanOrEqual(most)
      expect(presses()).toBeGreaterThan(before)
    })
}

for (const viewport of taskWidths) {
  test(`at ${viewport.width} px everyday tasks take few presses`, async ({ page, baseURL }, { project }) => {
    const base = baseURL ?? ''
    const language = project.name.slice(0, 2) as Language
    const words = wordsOf(language)
    const { admin, dashboard, diets, exports, participants } = words
    const isPhone = viewport.width < 600
    const call = callOf(base)
    const demo = await createDemo(call, language)
    const { adminId } = demo
    await confirmEvent(base, demo)
    await call('POST', `/teamservice/v1/runningdinner/${adminId}`)
    const teams = await twoFreeTeamsOfFirstCourse(call, adminId)
    const [person, partner] = teams.map(({ teamMembers: [first] }) => first)
    if (!person || !partner) throw new Error('a team without members')
    await sendRoutes(call, adminId)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize(viewport)
    const main = page.locator('main')
    const navigation = page.getByRole('navigation', { name: admin.navigation.label }).filter({ visible: true })
    const task = await tasksOn(page)

    await task('find Nadia and call her', 2, adminId, async () => {
      await main.getByRole('searchbox', { name: dashboard.finder.label }).click()
      await page.keyboard.type('nadia')
      const number = main.getByRole('link', { name: dashboard.finder.call.replace('{{name}}', 'Nadia Rossi') })
      await expect(number).toHaveAttribute('href', /^tel:\+49171/)
      await expect(number).toBeInViewport()
      await number.click()
    })
    await task('where is Nadia at nine', 1, adminId, async () => {
      await main.getByRole('searchbox', { name: dashboard.finder.label }).click()
      await page.keyboard.type('nadia')
      await expect(
        main
          .getByRole('listitem')
          .filter({ hasText: 'Nadia Rossi' })
          .getByText(/^21:00 /),
      ).toBeInViewport()
    })
    await task('who eats no nuts, where, and do the hosts know', 3, adminId, async () => {
      await navigation.getByRole('link', { name: admin.navigation.participants }).click()
      await page
        .getByRole('navigation', { name: diets.chips })
        .getByRole('link', { name: new RegExp(`^${diets.needs.NUTS}`) })
        .click()
      await expect(page.getByRole('list', { name: diets.list }).getByRole('listitem').first()).toContainText(
        diets.needs.NUTS,
      )
      await expect(main.getByText(diets.allKnown)).toBeVisible()
      await main.getByRole('button', { name: diets.write }).click()
      await expect(page).toHaveURL(/selectedParticipantIds=/)
    })
    await task('print the envelopes', 2, adminId, async () => {
      if (isPhone) await main.getByRole('link', { name: admin.nextPrint }).click()
      else await navigation.getByRole('link', { name: admin.navigation.exports }).click()
      const name = exports.names.envelopes
      const download = page.waitForEvent('download')
      await main.getByRole('link', { name: new RegExp(`${name}.*PDF|PDF.*${name}`) }).click()
      expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
    })
    await task('swap two people', 4, adminId, async () => {
      const board = new BoardPages(page, `/admin/${adminId}`, language)
      await navigation.getByRole('link', { name: admin.navigation.teams }).click()
      await page.getByRole('link', { name: words.board.views.board }).click()
      await expect(board.row(person)).toBeInViewport()
      await board.dragByMouse(board.row(person), board.row(partner))
      await board.swapIn(board.preview(person, partner))
    })

    const event = await createPublicEvent(base, { language })
    await registerPerson(call, event.publicId, { email: `paul-${event.publicId}@guests.example` })
    await task('remind who has not confirmed', 2, event.adminId, async () => {
      await main.getByRole('button', { name: dashboard.exceptions.remind }).click()
      // The link of this minute's registration is not mailed again on the same day.
      const [outcome = ''] = counted(words.roster.bulk, 'notReminded', 1).split('{{why}}')
      await expect(page.getByText(outcome)).toBeVisible()
    })

    const list = await createPublicEvent(base, { language })
    const settings = `/runningdinnerservice/v1/runningdinner/${list.adminId}`
    const { basicDetails } = await call<{ basicDetails: object }>('GET', settings)
    await call('PUT', `${settings}/basicsettings`, { basicDetails: { ...basicDetails, registrationType: 'CLOSED' } })
    await task('read an Excel list', 3, list.adminId, async () => {
      await main.getByRole('link', { name: admin.next.addPeople }).click()
      const chooser = page.waitForEvent('filechooser')
      await main.getByRole('button', { name: participants.importPage.choose }).click()
      await (await chooser).setFiles(join(import.meta.dirname, '../fixtures/three-rows.xlsx'))
      await main.getByRole('button', { name: counted(participants.importPage, 'submit', 4) }).click()
      await expect(page.getByText(counted(participants.importPage, 'done', 4), { exact: true })).toBeVisible()
    })
  })
}
