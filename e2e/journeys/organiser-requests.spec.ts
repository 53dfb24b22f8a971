import { expect, test } from '@playwright/test'
import { expectAccessible } from '../accessible-now.ts'
import { callOf } from '../call.ts'
import { addPeople, sendRoutes } from '../demo-event.ts'
import { mailsTo } from '../mailbox.ts'
import { mailedPath } from '../mailed-path.ts'
import { createPublicEvent } from '../public-event.ts'
import { type Language, wordsOf } from '../words.ts'

interface Person {
  id: string
  email: string
  firstnamePart: string
  lastname: string
}
interface Team {
  id: string
  teamNumber: number
  teamMembers: Person[]
}
const nameOf = (person: Person | undefined) => `${person?.firstnamePart} ${person?.lastname}`

test('a guest says that they cannot come, the organiser decides, and the guest is notified', async ({
  page,
  request,
  baseURL,
}, { project }) => {
  const language = project.name.slice(0, 2) as Language
  const { requests, cancellation } = wordsOf(language)
  const [base, call] = [baseURL ?? '', callOf(baseURL ?? '')]
  const { adminId } = await createPublicEvent(base, { language })
  await addPeople(call, adminId, 18)
  const { teams } = await call<{ teams: Team[] }>('POST', `/teamservice/v1/runningdinner/${adminId}`, {})
  await sendRoutes(call, adminId)
  const [guest, partner] = teams[0]?.teamMembers ?? []
  const route = await mailedPath(base, guest?.email ?? '', /\/self\/[^/]+\/dinnerroute\//)
  const ownPage = route.replace(/\/dinnerroute\/([^/]+)\/.*/, '/registration/$1')

  await page.goto(ownPage)
  await page.getByRole('button', { name: requests.cannotCome.open }).click()
  await page.getByRole('textbox', { name: requests.cannotCome.word }).fill('Fieber')
  await page.getByRole('button', { name: requests.cannotCome.send }).click()
  await expect(page.getByRole('button', { name: requests.cannotCome.withdraw })).toBeVisible()
  await expectAccessible(page, 'asked not to come')
  // The routes, and that the other may not come.
  const mailsOf = async (person: Person | undefined) => (await mailsTo(request, person?.email ?? '')).length
  await expect.poll(() => mailsOf(partner)).toBe(2)

  await page.goto(`/admin/${adminId}`)
  await expect(page.getByText('Fieber')).toBeVisible()
  await expectAccessible(page, 'request on the dashboard')
  await page.getByRole('link', { name: requests.organiser.decideFor.replace('{{name}}', nameOf(guest)) }).click()
  await page.getByRole('button', { name: cancellation.member.confirm.replace('{{name}}', nameOf(guest)) }).click()
  await expect(page.getByText(cancellation.member.done.replace('{{name}}', nameOf(guest)))).toBeVisible()

  await expect.poll(() => mailsOf(guest)).toBe(2)
  await page.goto(`/admin/${adminId}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Fieber')).toHaveCount(0)
})

test('a person whom the organiser added takes themselves off the list with one press, not by opening the link', async ({
  page,
  baseURL,
}, { project }) => {
  const language = project.name.slice(0, 2) as Language
  const { self } = wordsOf(language)
  const [base, call] = [baseURL ?? '', callOf(baseURL ?? '')]
  const { adminId } = await createPublicEvent(base, { language })
  await addPeople(call, adminId, 2)
  const people = async () =>
    (await call<{ participants: Person[] }>('GET', `/participantservice/v1/runningdinner/${adminId}/participants`))
      .participants
  await call('PUT', `/messageservice/v1/runningdinner/${adminId}/mails/participant`, {
    ...{ subject: 'Hallo', message: 'Bis bald', participantSelection: 'ALL' },
  })
  const [person, other] = await people()

  await page.goto(await mailedPath(base, person?.email ?? '', /\/removal\//))
  const remove = page.getByRole('button', { name: self.removal.button })
  await expect(remove).toBeVisible()
  await expectAccessible(page, 'removal')
  expect(await people()).toHaveLength(2)
  await remove.click()
  await expect(page.getByText(self.removal.doneTitle)).toBeVisible()
  await expectAccessible(page, 'removed')
  expect((await people()).map(({ id }) => id)).toEqual([other?.id])
})
