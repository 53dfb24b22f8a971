import { expect, test } from '@playwright/test'
import { expectAccessible } from '../accessible-now.ts'
import { callOf } from '../call.ts'
import { addPeople, createDemo } from '../demo-event.ts'
import { WaitingPages } from '../pages/waiting-pages.ts'
import type { Language } from '../words.ts'

interface Team {
  id: string
  teamNumber: number
  teamMembers: { id: string; firstnamePart: string; lastname: string }[]
}

test(
  'a team is replaced, a member leaves, and the preview shows what would be bad',
  { tag: '@desk' },
  async ({ page, baseURL }, { project }) => {
    const language = project.name.slice(0, 2) as Language
    const call = callOf(baseURL ?? '')
    const { adminId } = await createDemo(call, language)
    await addPeople(call, adminId, 8)
    const { teams } = await call<{ teams: Team[] }>('POST', `/teamservice/v1/runningdinner/${adminId}`, {})
    const pages = new WaitingPages(page, adminId, language)
    const { cancellation } = pages.words
    const [first, second] = teams

    await test.step('previews a cancellation', async () => {
      await page.goto(`/admin/${adminId}/teams/what-if`)
      await expect(page.getByRole('heading', { level: 2 })).toHaveCount(12, { timeout: 30_000 })
      await expectAccessible(page, 'what if')
      await page.getByRole('link', { name: cancellation.whatIf.cancel }).first().click()
      await expect(page.getByRole('heading', { name: cancellation.ways.title })).toBeVisible({ timeout: 60_000 })
    })

    await test.step('two waiting people cook instead', async () => {
      await pages.openCancellation(first?.id ?? '')
      await expect(page.getByRole('radio', { name: cancellation.ways.replace })).toBeChecked({ timeout: 60_000 })
      await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2)
      await expectAccessible(page, 'how to go on')
      await page.getByRole('button', { name: cancellation.ways.next }).click()
      await expect(page.getByRole('heading', { name: cancellation.preview.replacing })).toBeVisible()
      await expectAccessible(page, 'what changes')
      const number = String(first?.teamNumber)
      const dryRuns: string[] = []
      page.on('request', (one) => {
        if (one.postData()?.includes('"dryRun":true')) dryRuns.push(one.url())
      })
      await page
        .getByRole('button', { name: cancellation.preview.confirmREPLACE.replace('{{number}}', number) })
        .click()
      await expect(page.getByText(cancellation.done.replaced.replace('{{number}}', number))).toBeVisible()
      await expectAccessible(page, 'it is done')
      // A change by this dialog itself must not reopen its question.
      expect(dryRuns).toEqual([])
      const { optimizations } = await call<{ optimizations: unknown[] }>(
        'GET',
        `/dinnerrouteservice/v1/runningdinner/${adminId}/optimization`,
      )
      expect(optimizations).toEqual([])
    })

    await test.step('one member leaves; the last one cancels the whole team', async () => {
      const [member, last] = second?.teamMembers ?? []
      const nameOf = (one: typeof member) => `${one?.firstnamePart} ${one?.lastname}`
      await pages.openCancellation(second?.id ?? '', member?.id)
      await expect(page.getByRole('heading', { name: cancellation.member.title })).toBeVisible()
      await expectAccessible(page, 'one member')
      await page.getByRole('button', { name: cancellation.member.confirm.replace('{{name}}', nameOf(member)) }).click()
      await expect(page.getByText(cancellation.member.done.replace('{{name}}', nameOf(member)))).toBeVisible()
      await pages.openCancellation(second?.id ?? '', last?.id)
      await expect(page.getByText(cancellation.who.last.replace('{{name}}', nameOf(last)))).toBeVisible()
      await expect(page.getByRole('heading', { name: cancellation.ways.title })).toBeVisible({ timeout: 60_000 })
    })
  },
)
