import { expect, test } from '@playwright/test'
import { expectAccessible } from '../accessible-now.ts'
import { callOf } from '../call.ts'
import { addPeople, createDemo, sendRoutes } from '../demo-event.ts'
import { counted } from '../pages/participants-pages.ts'
import { WaitingPages } from '../pages/waiting-pages.ts'
import type { Language } from '../words.ts'

interface Team {
  id: string
  teamNumber: number
}

test(
  'waiting people fill free places and make new teams, and the teams are notified',
  { tag: '@desk' },
  async ({ page, baseURL }, { project }) => {
    const language = project.name.slice(0, 2) as Language
    const call = callOf(baseURL ?? '')
    const { adminId } = await createDemo(call, language)
    const pages = new WaitingPages(page, adminId, language)
    const { waiting, knowledge } = pages.words
    await addPeople(call, adminId, 5)

    await test.step('before there are teams', async () => {
      await pages.openList()
      await expect(page.getByText(counted(waiting.noTeams, 'text', 5))).toBeVisible()
      await expectAccessible(page, 'no teams')
    })
    const { teams } = await call<{ teams: Team[] }>('POST', `/teamservice/v1/runningdinner/${adminId}`, {})
    const [first, second] = teams

    await test.step('five wait: there is nothing to do', async () => {
      await expect(page.getByText(counted(waiting.distribute, 'title', 5), { exact: true })).toBeVisible()
      await expectAccessible(page, 'five wait')
    })

    await test.step('a team is cancelled, two take its places', async () => {
      await pages.cancelCourse(first?.id ?? '', first?.teamNumber ?? 0)
      await pages.openList()
      await expect(page.getByRole('button', { name: waiting.assign.submit, exact: true })).toBeDisabled()
      await expect(page.getByText(waiting.assign.nobodyYet)).toBeVisible()
      await pages.place(0)
      await pages.place(1)
      await pages.place(2)
      await expect(
        page.getByText(counted(waiting.assign, 'full', 2).replace('{{number}}', String(first?.teamNumber))),
      ).toBeVisible()
      await expectAccessible(page, 'free places')
      await pages.submit(waiting.assign.submit)
      await expect(page.getByText(counted(waiting.distribute, 'title', 3))).toBeVisible()
    })

    await test.step('two places, one of which another organiser assigns meanwhile', async () => {
      await pages.cancelCourse(second?.id ?? '', second?.teamNumber ?? 0)
      await pages.openList()
      await pages.place(0)
      await pages.place(1)
      const base = `/waitinglistservice/v1/runningdinner/${adminId}`
      const { remainingParticipants } = await call<{ remainingParticipants: { id: string }[] }>('GET', base)
      await call('PUT', `${base}/assign-participants-teams`, {
        teamParticipantsAssignments: [{ teamId: second?.id, participantIds: [remainingParticipants.at(-1)?.id] }],
      })
      await expect(page.getByText(waiting.assign.lost.title)).toBeVisible()
      await expect(
        page.getByText(waiting.assign.taken.replace('{{taken}}', '1').replace('{{free}}', '1')),
      ).toBeVisible()
      await pages.submit(waiting.assign.submit)
      await expect(page.getByText(counted(waiting.distribute, 'title', 1))).toBeVisible()
    })

    await test.step('routes are sent; seven wait, six make new teams', async () => {
      await sendRoutes(call, adminId)
      await addPeople(call, adminId, 6)
      await page.reload()
      const boxes = page.getByRole('checkbox')
      await expect(boxes).toHaveCount(7)
      await boxes.nth(6).click()
      await expect(page.getByText(counted(waiting.generate, 'tooMany', 6))).toBeVisible()
      await boxes.nth(0).uncheck()
      await pages.submit(waiting.generate.submit)
      await expect(page.getByRole('alert').filter({ hasText: '6' }).first()).toBeVisible()
      await boxes.nth(0).check()
      await expectAccessible(page, 'new teams')
      await pages.submit(waiting.generate.submit)
      await expect(page.getByRole('heading', { name: waiting.notify.title })).toBeVisible({ timeout: 30_000 })
      await expect(page.getByText(counted(knowledge.tell, 'newcomers', 6))).toBeVisible()
      await expectAccessible(page, 'tell the teams')
    })

    await test.step('their first routes go out with what changed', async () => {
      const { changes, held } = pages.words.mailing
      await expect(page.getByText(changes.first.DINNER_ROUTE)).toBeVisible()
      await page.getByRole('button', { name: new RegExp(changes.send_other.replace('{{count}}', '\\d+')) }).click()
      await expect(page.getByRole('button', { name: held.takeBack })).toBeVisible()
      await page.getByRole('button', { name: waiting.notify.skip }).click()
      await expect(page.getByText(counted(waiting.distribute, 'title', 1))).toBeVisible()
    })
  },
)
