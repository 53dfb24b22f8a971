import { expect, test } from '@playwright/test'
import { expectAccessible } from '../accessible-now.ts'
import { callOf } from '../call.ts'
import { addPeople } from '../demo-event.ts'
import { ownServer } from '../own-server.ts'
import { createPublicEvent } from '../public-event.ts'
import { rejectingMailServer } from '../rejecting-mail-server.ts'
import { type Language, wordsOf } from '../words.ts'

test('planned mails are switched, get a text and are previewed with it', async ({ page, baseURL }, { project }) => {
  const language = project.name.slice(0, 2) as Language
  const { planned, plannedMails } = wordsOf(language)
  const [base, call] = [baseURL ?? '', callOf(baseURL ?? '')]
  const { adminId } = await createPublicEvent(base, { language })
  await addPeople(call, adminId, 2)
  await page.goto(`/admin/${adminId}/messages/planned`)
  const { REGISTRATION_DIGEST: digest, CANCELLATIONS: cancellations, ALL_YOU_NEED: guests } = planned.mails
  await page.getByRole('switch', { name: digest.name }).click()
  await expect(page.getByRole('switch', { name: digest.name })).not.toBeChecked()
  await expect(page.getByText(planned.state.OFF, { exact: true })).toBeVisible()

  await page.getByRole('button', { name: planned.addNoteTo.replace('{{name}}', cancellations.name) }).click()
  await page.getByRole('textbox', { name: planned.note }).fill('Eva anrufen')
  await page.getByRole('button', { name: planned.preview.replace('{{name}}', cancellations.name) }).click()
  const mail = page.frameLocator('dialog iframe, [role=dialog] iframe')
  await expect(mail.getByText(plannedMails.note)).toBeVisible()
  await expect(mail.getByText('Eva anrufen')).toBeVisible()
  await expectAccessible(page, 'preview of a planned mail')
  await page.getByRole('button', { name: planned.close }).click()
  await page.getByRole('button', { name: planned.save }).click()
  await expect(page.getByRole('button', { name: planned.save })).toHaveCount(0)

  await page.reload()
  await expect(page.getByRole('textbox', { name: planned.note })).toHaveValue('Eva anrufen')
  await expect(page.getByRole('switch', { name: digest.name })).not.toBeChecked()
  await expect(page.getByRole('switch', { name: guests.name })).toBeChecked()
  await expectAccessible(page, 'planned mails')
})

test('a message that the mail server rejects pauses, and goes out once the server accepts it', async ({ page }, {
  project,
}) => {
  const language = project.name.slice(0, 2) as Language
  const { admin, mailing } = wordsOf(language)
  const mailServer = await rejectingMailServer()
  const port = String(Number(process.env.E2E_PORT ?? '8091') + 6)
  const { base, stop } = await ownServer({ port, smtpUrl: mailServer.url })
  try {
    const call = callOf(base)
    const { adminId } = await createPublicEvent(base, { language }, mailServer.pathIn)
    await addPeople(call, adminId, 12)
    await call('PUT', `/messageservice/v1/runningdinner/${adminId}/mails/participant`, {
      ...{ subject: 'Hallo', message: 'Bis bald', participantSelection: 'ALL' },
    })
    const banner = page.getByText(admin.notice.mails.paused_other.replace('{{count}}', '2'))
    await expect(async () => {
      await page.goto(`${base}/admin/${adminId}`)
      await expect(banner).toBeVisible({ timeout: 5_000 })
    }).toPass()
    await expectAccessible(page, 'paused mails')
    await page.getByRole('link', { name: admin.notice.mails.action, exact: true }).click()
    await expect(page.getByText(mailing.paused_title_other.replace('{{count}}', '2'))).toBeVisible()
    await expectAccessible(page, 'paused message')

    mailServer.accept()
    await page.getByRole('button', { name: mailing.resume }).click()
    const toGuests = () => mailServer.mails.filter(({ to }) => to.endsWith('@guests.example')).length
    await expect.poll(toGuests).toBe(2)
    await page.getByRole('button', { name: mailing.resend_failed_other.replace('{{count}}', '10') }).click()
    await expect.poll(toGuests).toBe(12)
    await page.goto(`${base}/admin/${adminId}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: admin.notice.mails.action, exact: true })).toHaveCount(0)
  } finally {
    await stop()
    await mailServer.stop()
  }
})
