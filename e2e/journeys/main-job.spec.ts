import { expect, test } from '@playwright/test'
import { linkIn, mailTo } from '../mailbox.ts'
import { WizardPage } from '../pages/wizard-page.ts'
import { type Language, wordsOf } from '../words.ts'

test('from the wizard to the evening of one guest', async ({ page, request }, { project }) => {
  const language = project.name.slice(0, 2) as Language
  const { admin } = wordsOf(language)
  const email = `olga-${project.name}@organisers.example`

  await test.step('the wizard', async () => {
    await new WizardPage(page, language).create({ title: 'Frühlingslauf', date: '15.05.2027', email })
  })

  await test.step('confirm by the mailed link', async () => {
    const mail = await mailTo(request, email, /Running Dinner|running dinner/)
    await page.goto(linkIn(mail, /\/acknowledge$/))
    await page.getByRole('button', { name: admin.acknowledge.confirm }).click()
    await page.getByRole('link', { name: admin.acknowledge.toDashboard }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Frühlingslauf' })).toBeVisible()
  })
})
