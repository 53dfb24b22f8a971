import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { expectAccessible } from '../accessible-now.ts'
import { linkIn, mailTo } from '../mailbox.ts'
import { counted, ParticipantsPages } from '../pages/participants-pages.ts'
import { RegistrationPages } from '../pages/registration-pages.ts'
import { SettingsPages } from '../pages/settings-pages.ts'
import { createPublicEvent } from '../public-event.ts'
import { type Language, wordsOf } from '../words.ts'

const question = 'Was bringst du mit?'
const answer = 'Einen Fächer'
const nora = { firstnamePart: 'Nora', lastname: 'Neumann' }

// Colours in motion have no contrast to measure.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('an organiser asks, a guest answers on the phone, and the list shows it in export and import', async ({
  page,
  context,
  request,
  baseURL,
}, { project }) => {
  const language = project.name.slice(0, 2) as Language
  const { allergens, settings, roster, participants } = wordsOf(language)
  const { importPage } = participants
  const { adminId, publicId } = await createPublicEvent(baseURL ?? '', { language })
  const email = `nora-${randomUUID().slice(0, 8)}@guests.example`
  const milk = allergens.names.MILK
  const milkTraces = `${milk} (${allergens.severities.TRACES})`

  await test.step('enables allergens and a required question', async () => {
    const organiser = new SettingsPages(page, adminId, language)
    await organiser.open('form')
    const section = organiser.section('form')
    await section.getByRole('checkbox', { name: settings.form.allergens }).check()
    await section.getByRole('button', { name: settings.form.add }).click()
    const card = section.getByRole('group', { name: settings.form.question.replace('{{number}}', '1') })
    await card.getByRole('textbox', { name: settings.form.label }).fill(question)
    await card.getByRole('checkbox', { name: settings.form.required }).check()
    await organiser.save(section)
    await organiser.expectNotice(settings.saved)
  })

  await test.step('the guest is asked and confirms', async () => {
    const phone = await context.newPage()
    await phone.setViewportSize({ width: 360, height: 740 })
    const guest = new RegistrationPages(phone, language)
    await guest.open(publicId)
    await guest.fillYou({ ...nora, email })
    await guest.next('home')
    await guest.fillAddress()
    await guest.fillSeats('6')
    await phone.getByRole('checkbox', { name: milk, exact: true }).check()
    await phone.getByRole('combobox', { name: allergens.severityOf.replace('{{name}}', milk) }).selectOption('TRACES')
    await expectAccessible(phone, 'allergens')
    await guest.next('partner')
    await phone.getByRole('button', { name: guest.words.next, exact: true }).click()
    await expect(guest.field(question)).toBeFocused()
    await guest.field(question).fill(answer)
    await guest.next('review')
    await expect(phone.getByText(milkTraces)).toBeVisible()
    await expect(phone.getByText(answer, { exact: true })).toBeVisible()
    await guest.register()
    await guest.confirm(linkIn(await mailTo(request, email, /./), /\/activate$/), nora.firstnamePart)
    await phone.close()
  })

  await test.step("the organiser reads both on the person's page", async () => {
    const pages = new ParticipantsPages(page, adminId, language)
    await pages.open()
    await expect(pages.row('Nora Neumann')).toContainText(milkTraces)
    await page.getByRole('link', { name: 'Nora Neumann', exact: true }).click()
    const answers = page.getByRole('region', { name: roster.detail.answers, exact: true })
    await expect(answers.getByRole('term')).toHaveText(question)
    await expect(answers.getByRole('definition')).toHaveText(answer)
    await expect(page.getByText(milkTraces).first()).toBeVisible()
  })

  const list = await test.step('exports them in the list', async () => {
    const path = `/api/rest/participantservice/v1/runningdinner/${adminId}/participants/export?format=csv`
    const text = await (await request.get(path)).text()
    const [header, row] = text.trim().split('\r\n')
    expect(header?.split(';').slice(-2)).toEqual([allergens.column, question])
    expect(row?.split(';').slice(-2)).toEqual([milkTraces, answer])
    return text
  })

  await test.step('imports them with another person, once the allergens are corrected', async () => {
    const changed = list.replace(email, `new-${email}`).replace(milkTraces, 'Kiwi').replace(answer, 'Wein')
    await page.goto(`/admin/${adminId}/participants/import`)
    const file = { name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(changed) }
    await page.locator('input[type=file]').setInputFiles(file)
    await expect(page.getByText('Wein', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: importPage.correctRow.replace('{{row}}', '2') }).click()
    const field = page.getByRole('textbox', { name: participants.importFields.allergenList })
    await expect(field).toHaveValue('Kiwi')
    await expectAccessible(page, 'correcting allergens')
    await field.fill(milk)
    await page.getByRole('button', { name: importPage.apply }).click()
    await expect(page.getByText(`${milk} (${allergens.severities.ALLERGY})`)).toBeVisible()
    await page.getByRole('button', { name: counted(importPage, 'submit', 1) }).click()
    await expect(page.getByText(counted(importPage, 'done', 1), { exact: true })).toBeVisible()
    await expect(page).toHaveURL(/\/participants$/)
    const path = `/api/rest/participantservice/v1/runningdinner/${adminId}/participants`
    const { participants: people } = await (await request.get(path)).json()
    expect(people[1]).toMatchObject({
      email: `new-${email}`,
      allergens: [{ allergen: 'MILK', severity: 'ALLERGY' }],
      answers: [{ answer: 'Wein' }],
    })
  })
})
