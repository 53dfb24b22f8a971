import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { expectAccessible } from '../accessible-now.ts'
import { type Call, callOf } from '../call.ts'
import { addPeople, createDemo } from '../demo-event.ts'
import { counted, ParticipantsPages } from '../pages/participants-pages.ts'
import { createPublicEvent, registerPerson } from '../public-event.ts'
import type { Language } from '../words.ts'

interface Listed {
  id: string
  firstnamePart: string
  lastname: string
  teamId: string | null
}

const teamsOf = (adminId: string) => `/teamservice/v1/runningdinner/${adminId}`
const nameOf = ({ firstnamePart, lastname }: Pick<Listed, 'firstnamePart' | 'lastname'>) =>
  `${firstnamePart} ${lastname}`

async function everybody(call: Call, adminId: string): Promise<{ main: Listed[]; waiting: Listed[] }> {
  const list = await call<{ participants: Listed[]; participantsWaitingList: Listed[] }>(
    'GET',
    `/participantservice/v1/runningdinner/${adminId}/participants`,
  )
  return { main: list.participants, waiting: list.participantsWaitingList }
}

test('banners, numbers, waiting list and search follow the participants', async ({ page, baseURL }, { project }) => {
  const language = project.name.slice(0, 2) as Language
  const call = callOf(baseURL ?? '')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { adminId } = await createDemo(call, language)
  const pages = new ParticipantsPages(page, adminId, language)
  const { participants: words } = pages.words
  const allIn = (count: number) => counted(words.banner, 'allAssignable', count)

  await test.step('without people, and with one person', async () => {
    const { adminId: emptyId } = await createPublicEvent(baseURL ?? '', { language })
    const empty = new ParticipantsPages(page, emptyId, language)
    await empty.open()
    await expect(page.getByRole('heading', { name: words.empty.title })).toBeVisible()
    await addPeople(call, emptyId, 1)
    await empty.open()
    await empty.expectCount(words.list.main, 1)
    await empty.expectBanner(counted(words.banner, 'tooFew', 17).replace('{{minimum}}', '18'))
  })

  await test.step('18 people, none waiting', async () => {
    await pages.open()
    await pages.expectCount(words.list.main, 18)
    await pages.expectNumbers(words.list.main, 1, 18)
    await pages.expectBanner(allIn(18))
    await expect(pages.manageWaiting).toHaveCount(0)
    await expect(pages.list(words.list.waiting)).toHaveCount(0)
  })

  await test.step('search finds one, none, and all again', async () => {
    const [first] = (await everybody(call, adminId)).main
    if (!first) throw new Error('the demo has people')
    await pages.search.fill(nameOf(first).toUpperCase())
    await pages.expectCount(words.search.title, 1)
    await expect(pages.row(nameOf(first))).toBeVisible()
    await expect(page).toHaveURL(/[?&]q=/)
    await pages.search.fill('xyz-nobody')
    await expect(page.getByRole('heading', { name: words.search.nobodyTitle })).toBeVisible()
    await page.getByRole('button', { name: words.search.clear }).first().click()
    await pages.expectCount(words.list.main, 18)
    await expect(page).not.toHaveURL(/[?&]q=/)
  })

  await test.step('20 people, two wait', async () => {
    await addPeople(call, adminId, 2)
    await page.reload()
    await pages.expectCount(words.list.main, 18)
    await pages.expectCount(words.list.waiting, 2)
    await pages.expectNumbers(words.list.waiting, 19, 20)
    await expect(page.getByText(allIn(20))).toHaveCount(0)
    await expect(pages.manageWaiting).toBeVisible()
    await expectAccessible(page, 'two wait')
  })

  await test.step('a 19th after the teams were built', async () => {
    const { waiting } = await everybody(call, adminId)
    await call('DELETE', `/participantservice/v1/runningdinner/${adminId}/participant/${waiting[1]?.id}`)
    await call('POST', teamsOf(adminId))
    await page.reload()
    await pages.expectBanner(counted(words.banner, 'unassigned', 1))
    await expect(pages.manageWaiting).toBeVisible()
    await pages.expectCount(words.list.main, 18)
    await pages.expectCount(words.list.waiting, 1)
  })

  await test.step('a team of two is cancelled', async () => {
    const teamId = (await everybody(call, adminId)).main[0]?.teamId
    await call('PUT', `${teamsOf(adminId)}/team/${teamId}/cancel`, {
      teamId,
      replacementParticipantIds: [],
      replaceTeam: false,
      dryRun: false,
    })
    await page.reload()
    await pages.expectCount(words.list.main, 16)
    await pages.expectCount(words.list.waiting, 1)
    await pages.expectNumbers(words.list.main, 1, 16)
    await pages.expectNumbers(words.list.waiting, 17, 17)
  })
})

test('filters, quick edit, order and bulk changes', async ({ page, baseURL }, { project }) => {
  const language = project.name.slice(0, 2) as Language
  const call = callOf(baseURL ?? '')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { adminId } = await createDemo(call, language)
  await addPeople(call, adminId, 2)
  const pages = new ParticipantsPages(page, adminId, language)
  const { participants: words, roster, mailing, common } = pages.words
  const { main, waiting } = await everybody(call, adminId)
  const [last] = waiting.slice(-1)
  const [first, second, third] = main
  if (!first || !second || !third || !last) throw new Error('the demo has people')

  await test.step('combined filters are kept in the address, and restored from it', async () => {
    await pages.open()
    await pages.filterBy('noPhone')
    await expect(page).toHaveURL(/filter=noPhone/)
    await pages.filterBy('waiting')
    await expect(page).toHaveURL(/filter=waiting%2CnoPhone/)
    await pages.expectCount(words.list.waiting, 2)
    await expect(pages.list(words.list.main)).toHaveCount(0)
    await page.reload()
    await expect(pages.chip('noPhone')).toHaveAttribute('aria-pressed', 'true')
    await pages.expectCount(words.list.waiting, 2)
    await page.getByRole('link', { name: nameOf(last), exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: nameOf(last) })).toBeVisible()
    await expectAccessible(page, 'one person')
    await page.getByRole('main').getByRole('link', { name: words.form.toList }).click()
    await expect(pages.chip('waiting')).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: roster.filters.clear }).click()
    await pages.expectCount(words.list.main, 18)
  })

  await test.step('sorts by name, in reverse', async () => {
    if (!pages.isTable) return
    const header = page.getByRole('columnheader', { name: roster.columns.name }).first()
    await header.getByRole('button').click()
    await expect(header).toHaveAttribute('aria-sort', 'ascending')
    await header.getByRole('button').click()
    await expect(header).toHaveAttribute('aria-sort', 'descending')
    await expect(page).toHaveURL(/sort=-name/)
    await pages.open()
  })

  await test.step('quick edit saves and goes to the next person by keyboard', async () => {
    if (pages.isTable) await pages.row(nameOf(first)).press('Enter')
    else await pages.choose(nameOf(first), 'edit')
    const phone = pages.dialog.getByRole('textbox', { name: words.form.mobileNumber })
    await phone.fill('0171 999')
    await expectAccessible(page, 'quick edit')
    await page.keyboard.press('Alt+ArrowDown')
    await expect(pages.dialog.getByRole('heading', { name: nameOf(second) })).toBeVisible()
    await page.keyboard.press('Alt+ArrowUp')
    await expect(phone).toHaveValue('0171 999')
    const { id } = first
    const stored = await call<Listed>('GET', `/participantservice/v1/runningdinner/${adminId}/participants/${id}`)
    await phone.fill('0171 111')
    await call('PUT', `/participantservice/v1/runningdinner/${adminId}/participant/${id}`, {
      ...stored,
      miscNotes: 'anders',
    })
    await expect(pages.dialog.getByRole('textbox', { name: words.form.miscNotes })).toHaveValue('anders')
    await page.keyboard.press('Alt+ArrowDown')
    await expect(pages.dialog.getByRole('heading', { name: nameOf(second) })).toBeVisible()
    await expect
      .poll(() => call('GET', `/participantservice/v1/runningdinner/${adminId}/participants/${id}`))
      .toMatchObject({ mobileNumber: '0171 111', miscNotes: 'anders' })
    await pages.dialog.getByRole('button', { name: common.close }).click()
    await expect(pages.dialog).toHaveCount(0)
    await expect(page).not.toHaveURL(/person=/)
  })

  await test.step('a waiting person swaps places with the first', async () => {
    await pages.choose(nameOf(first), 'swap')
    await pages.dialog.getByRole('combobox', { name: roster.swap.with }).fill(nameOf(last))
    await page.getByRole('option', { name: nameOf(last) }).click()
    await expect(pages.dialog).toContainText(roster.swap.joins.replace('{{names}}', nameOf(last)))
    await expect(pages.dialog).toContainText(roster.swap.joinsWaiting.replace('{{names}}', nameOf(first)))
    await expectAccessible(page, 'swap')
    await pages.dialog.getByRole('button', { name: roster.swap.confirm }).click()
    await expect(pages.dialog).toHaveCount(0)
    await expect.poll(async () => (await everybody(call, adminId)).main[0]?.id).toBe(last.id)
  })

  await test.step('two get a message', async () => {
    await pages.tick(nameOf(second))
    await pages.tick(nameOf(third))
    await expectAccessible(page, 'two are ticked')
    await page.getByRole('button', { name: roster.bulk.write, exact: true }).click()
    await expect(page.getByRole('textbox', { name: mailing.compose.subject })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`selectedParticipantIds=${second.id}(,|%2C)${third.id}`))
    await page.goBack()
  })

  await test.step('two are deleted', async () => {
    await pages.tick(nameOf(second))
    await pages.tick(nameOf(third))
    await page.getByRole('button', { name: roster.bulk.delete, exact: true }).click()
    await expect(pages.dialog).toContainText(counted(roster.bulk, 'deleteTitle', 2))
    await pages.dialog.getByRole('button', { name: roster.bulk.deleteConfirm }).click()
    await expect(page.getByText(counted(roster.bulk, 'deleted', 2))).toBeVisible()
    await pages.expectCount(words.list.main, 18)
    await expect(pages.list(words.list.waiting)).toHaveCount(0)
  })

  await test.step('once in a team, people cannot swap places or be deleted with others', async () => {
    await call('POST', teamsOf(adminId))
    await page.reload()
    await pages.choose(nameOf(last), 'swap')
    await expect(pages.dialog).toContainText(roster.swap.inTeam)
    await pages.dialog.getByRole('button', { name: common.close }).click()
    await pages.tick(nameOf(last))
    await page.getByRole('button', { name: roster.bulk.delete, exact: true }).click()
    await expect(pages.dialog).toContainText(counted(roster.bulk, 'deleteInTeams', 1))
    await pages.dialog.getByRole('button', { name: roster.bulk.deleteConfirm }).click()
    const refused = page.getByRole('dialog', { name: roster.bulk.notDeleted })
    await expect(refused).toContainText(nameOf(last))
    await refused.getByRole('button', { name: common.close }).click()
    await pages.expectCount(words.list.main, 18)
  })
})

test('registrations are confirmed by hand, and wishes are fulfilled', async ({ page, baseURL }, { project }) => {
  const language = project.name.slice(0, 2) as Language
  const call = callOf(baseURL ?? '')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { adminId, publicId } = await createPublicEvent(baseURL ?? '', { language })
  const pages = new ParticipantsPages(page, adminId, language)
  const { participants: words, roster } = pages.words
  const address = (name: string) => `${name}-${randomUUID()}@guests.example`
  const wanted = address('wanda')
  for (let index = 0; index < 20; index++)
    await registerPerson(call, publicId, { lastname: `Platz ${index}`, email: address(`paul${index}`) })
  await registerPerson(call, publicId, {
    firstnamePart: 'Rosa',
    lastname: 'Paar',
    email: address('rosa'),
    teamPartnerWishRegistrationData: { firstnamePart: 'Theo', lastname: 'Paar' },
  })

  await test.step("on the dashboard, 18 at a time, with the partner's name", async () => {
    await page.goto(`/admin/${adminId}`)
    const card = page.getByRole('region', { name: roster.unconfirmed.title })
    const entries = card.getByRole('list', { name: roster.unconfirmed.title }).getByRole('listitem')
    await expect(entries).toHaveCount(18)
    await card.getByRole('button', { name: roster.unconfirmed.more }).click()
    await expect(entries).toHaveCount(21)
    const pair = entries.filter({ hasText: 'Rosa Paar' })
    await expect(pair).toContainText(roster.unconfirmed.with.replace('{{name}}', 'Theo Paar'))
    await pair.getByRole('button', { name: roster.unconfirmed.confirm }).click()
    await expect(pages.dialog).toContainText('Theo Paar')
    await expectAccessible(page, 'confirm a registration')
    await pages.dialog.getByRole('button', { name: roster.unconfirmed.confirm }).click()
    await expect(page.getByText(roster.unconfirmed.done.replace('{{name}}', 'Rosa Paar'))).toBeVisible()
    await pages.open()
    await pages.expectCount(words.list.main, 2)
    await expect(page.getByText(words.list.registeredBy.replace('{{name}}', 'Rosa Paar'))).toBeVisible()
  })

  await test.step('all others from the list at once', async () => {
    await pages.filterBy('unconfirmed')
    const all = page.getByRole('list', { name: roster.filters.unconfirmed })
    await expect(all.getByRole('listitem')).toHaveCount(20)
    await expectAccessible(page, 'unconfirmed')
    await all.getByRole('checkbox').first().check()
    await page.getByRole('button', { name: counted(roster.select, 'everybody', 20) }).click()
    await page
      .getByRole('region', { name: roster.select.label })
      .getByRole('button', { name: roster.unconfirmed.confirm })
      .click()
    await pages.dialog.getByRole('button', { name: roster.unconfirmed.confirm }).click()
    await expect(page.getByText(counted(roster.bulk, 'confirmed', 20))).toBeVisible()
    await expect(page.getByRole('heading', { name: roster.unconfirmed.noneTitle })).toBeVisible()
  })

  await test.step('a wished person is added with the address and a wish in return', async () => {
    const fill = async (name: string, email?: string) => {
      const { form } = words
      const values = [
        [form.firstnamePart, name],
        [form.lastname, 'Wunsch'],
        [form.street, 'Gasse'],
        [form.streetNr, '1'],
        [form.zip, '79098'],
        [form.cityName, 'Freiburg'],
        ...(email === undefined ? [] : [[form.email, email] as const]),
      ] as const
      for (const [label, value] of values) await page.getByRole('textbox', { name: label }).first().fill(value)
    }
    await page.goto(`/admin/${adminId}/participants/new`)
    await fill('Wim', address('wim'))
    await page.getByRole('radio', { name: words.form.partnerWish }).check()
    await page.getByRole('textbox', { name: words.form.teamPartnerWishEmail }).fill(wanted)
    await page.getByRole('button', { name: words.form.create, exact: true }).click()
    const question = page.getByRole('dialog', { name: roster.wish.title.replace('{{name}}', 'Wim Wunsch') })
    await expect(question).toContainText(wanted)
    await expect(question.getByRole('button', { name: roster.wish.invite })).toBeVisible()
    await expectAccessible(page, 'a wish')
    await question.getByRole('button', { name: roster.wish.create }).click()
    await expect(page.getByRole('textbox', { name: words.form.email, exact: true })).toHaveValue(wanted)
    // Remove the wish in return, so that the question appears.
    await page.getByRole('radio', { name: words.form.partnerNone }).check()
    await fill('Wanda')
    await page.getByRole('button', { name: words.form.create, exact: true }).click()
    await expect(page).toHaveURL(/\/participants$/)
  })

  await test.step("sets the other person's wish from the page of the one who wishes", async () => {
    await pages.search.fill('Wim')
    await page.getByRole('link', { name: 'Wim Wunsch', exact: true }).click()
    await page.getByRole('button', { name: roster.wish.setOther.replace('{{name}}', 'Wanda') }).click()
    const both = roster.wish.state.EXISTS_SAME_TEAM_PARTNER_WISH
    await expect(
      page.getByText(both.replace('{{name}}', 'Wim Wunsch').replace('{{other}}', 'Wanda Wunsch')),
    ).toBeVisible()
  })
})
