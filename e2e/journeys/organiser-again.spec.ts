import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { expectAccessible } from '../accessible-now.ts'
import { callOf } from '../call.ts'
import { mailsTo } from '../mailbox.ts'
import { createPublicEvent, registerPerson } from '../public-event.ts'
import { type Language, wordsOf } from '../words.ts'

interface StoredEvent {
  acknowledgedDate: string | null
  registrationQuestions: { label: string }[]
  publicSettings: { description: string; endOfRegistrationDate: string; publicDinnerUrl: string }
}

const question = 'Was bringst du mit?'
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

// Colours in motion have no contrast to measure.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('an event is run again with its settings and a new date, without its guests', async ({ page, request, baseURL }, {
  project,
}) => {
  const language = project.name.slice(0, 2) as Language
  const { admin, wizard, common } = wordsOf(language)
  const call = callOf(baseURL ?? '')
  const email = `olga-${randomUUID()}@organisers.example`
  const earlier = await createPublicEvent(baseURL ?? '', { language, email, description: 'Mit Suppe.' })
  await registerPerson(call, earlier.publicId, { email: `gast-${randomUUID()}@guests.example` })
  const ofEarlier = `/runningdinnerservice/v1/runningdinner/${earlier.adminId}`
  await call('PUT', `${ofEarlier}/registrationform`, {
    registrationQuestions: [{ label: question, kind: 'TEXT', required: false, options: [] }],
    allergenListEnabled: true,
  })
  await call('POST', `/paymentoptionsservice/v1/runningdinner/${earlier.adminId}`, {
    brandName: 'Kochverein',
    pricePerRegistration: '12.50',
    recipientEmail: email,
  })
  const field = (label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}`) })
  const heading = (name: string) => page.getByRole('heading', { level: 1, name })

  await test.step('the dashboard leads to the wizard, where only the date is missing', async () => {
    await page.goto(`/admin/${earlier.adminId}`)
    await page.getByRole('link', { name: admin.again.open }).click()
    await expect(heading(wizard.steps.basics)).toBeVisible()
    // The secret of the earlier event is in no address of the new one.
    await expect(page).toHaveURL(/\/running-dinner-wizard$/)
    await expect(field(wizard.basics.title)).toHaveValue(earlier.title)
    await expect(field(wizard.basics.date)).toHaveValue('')
    await expectAccessible(page, 'run again')
    const goOn = page.getByRole('button', { name: /^(Mit|Continue with)/ })
    await goOn.click()
    await expect(field(wizard.basics.date)).toBeFocused()
    await field(wizard.basics.date).fill(inDays(100).split('-').reverse().join('.'))
    await goOn.click()
  })
  await test.step('texts and deadline are there, the deadline ten days before as the last time', async () => {
    await expect(heading(wizard.steps['registration-settings'])).toBeVisible()
    await expect(field(wizard.registration.description)).toHaveValue('Mit Suppe.')
    await field(wizard.registration.description).fill('Mit Salat.')
    await page.getByRole('button', { name: common.next, exact: true }).click()
  })
  await test.step('the last step says what is taken over besides, and creates an event of its own', async () => {
    const more = page.getByRole('region', { name: wizard.again.more })
    await expect(more).toContainText(question)
    await expect(more).toContainText(/12[.,]50/)
    await expectAccessible(page, 'taken over')
    await page.getByRole('checkbox', { name: wizard.finish.dataProcessing }).check()
    await page.getByRole('button', { name: wizard.finish.create }).click()
    await expect(heading(wizard.steps.summary)).toBeVisible()
  })
  const link = await field(wizard.summary.link).inputValue()
  const adminId = link.split('/').at(-1) ?? ''
  expect(adminId).not.toBe(earlier.adminId)
  const created = await call<StoredEvent>('GET', `/runningdinnerservice/v1/runningdinner/${adminId}`)
  expect(created).toMatchObject({
    acknowledgedDate: null,
    registrationQuestions: [{ label: question }],
    publicSettings: { description: 'Mit Salat.', endOfRegistrationDate: inDays(90) },
  })
  await expect
    .poll(async () => (await mailsTo(request, email)).filter((mail) => mail.text.includes(`${link}/`)), {
      timeout: 90_000,
    })
    .toHaveLength(1)
  expect(created.publicSettings.publicDinnerUrl).not.toContain(earlier.publicId)
  const { numParticipantsTotal } = await call<{ numParticipantsTotal: number }>(
    'GET',
    `/participantservice/v1/runningdinner/${adminId}/participants`,
  )
  expect(numParticipantsTotal).toBe(0)
  const before = await call<StoredEvent>('GET', ofEarlier)
  expect(before.publicSettings.description).toBe('Mit Suppe.')
})
