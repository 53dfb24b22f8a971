import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../accessible-now.ts'
import { mailsTo, mailTo } from '../mailbox.ts'
import { RegistrationPages } from '../pages/registration-pages.ts'
import { createPublicEvent } from '../public-event.ts'
import { noteHydration, untilHydrated } from '../until-hydrated.ts'
import { type Language, wordsOf } from '../words.ts'

const address = (name: string) => `${name}-${randomUUID().slice(0, 8)}@guests.example`

test(
  'a price, a pair that pays in the sandbox, and a refund',
  { tag: '@phone' },
  async ({ page, request, baseURL }, { project }) => {
    const language = project.name.slice(0, 2) as Language
    const words = wordsOf(language)
    const { publicId, adminId } = await createPublicEvent(baseURL ?? '', { language })
    const email = address('nora')
    await test.step('the organiser sets a price', async () => {
      await setPrice(page, language, adminId)
      await expectAccessible(page, 'price')
    })
    await test.step('a guest gives up at the provider and finds the form filled in', async () => {
      await toReview(page, language, publicId, email)
      await pay(page, language)
      await expectAccessible(page, 'sandbox')
      await page.getByRole('button', { name: words.sandbox.cancel }).click()
      await expect(page.getByRole('heading', { level: 1, name: words.registration.review.title })).toBeVisible()
      await expect(page.getByText(email)).toBeVisible()
      await expect(page.getByText(words.registration.review.pair.replace('{{name}}', 'Max Muster'))).toBeVisible()
    })
    await test.step('a declined payment takes no place', async () => {
      await pay(page, language)
      await page.getByRole('button', { name: words.sandbox.decline }).click()
      await expect(page.getByRole('heading', { level: 1, name: words.payments.return.NOT_PAID.title })).toBeVisible()
      await expectAccessible(page, 'not paid')
      await page.getByRole('link', { name: words.payments.return.toForm }).click()
      await expect(page.getByRole('button', { name: words.registration.next, exact: true })).toBeVisible()
    })
    await test.step('the guest pays for two and takes part at once', async () => {
      await noteHydration(page)
      await page.goto(`/running-dinner-events/${publicId}/registration?step=review`)
      await untilHydrated(page)
      await pay(page, language)
      await page.getByRole('button', { name: /25[,.]00/ }).click()
      await expect(page.getByRole('heading', { level: 1, name: words.registration.finished.paidTitle })).toBeVisible()
      await expect(page.getByText(/25[,.]00/)).toBeVisible()
      const leaving = words.payments.leaving.go.replaceAll('{{host}}', 'verein.example')
      await expect(page.getByRole('link', { name: leaving })).toHaveAttribute('href', 'https://verein.example/danke')
      await expectAccessible(page, 'paid')
      const mail = await mailTo(request, email, /./)
      expect(mail.text).not.toContain('/activate')
      expect(await mailsTo(request, email)).toHaveLength(1)
    })
    await test.step('the organiser gives the money back', async () => {
      await page.goto(`/admin/${adminId}/paymentoptions`)
      await page.getByRole('button', { name: words.pricing.refund.label.replace('{{name}}', 'Nora Neumann') }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toContainText(words.pricing.refund.stays)
      await dialog.getByRole('button', { name: words.pricing.refund.confirm }).click()
      await expect(page.getByText(words.pricing.orders.status.REFUNDED, { exact: true })).toBeVisible()
      await expectAccessible(page, 'payments')
    })
  },
)

async function setPrice(page: Page, language: Language, adminId: string): Promise<void> {
  const { form } = wordsOf(language).pricing
  const field = (label: string) => page.getByRole('textbox', { name: label })
  await page.goto(`/admin/${adminId}/paymentoptions`)
  await field(form.price).fill('12,50')
  await field(form.redirectLink).fill('http://127.0.0.1/danke')
  await page.getByRole('button', { name: form.begin }).click()
  await expect(field(form.redirectLink)).toBeFocused()
  await field(form.redirectLink).fill('https://verein.example/danke')
  await page.getByRole('button', { name: form.begin }).click()
  await expect(page.getByRole('button', { name: form.remove })).toBeVisible()
  await expect(field(form.price)).toHaveValue(language === 'de' ? '12,50' : '12.50')
}

async function toReview(page: Page, language: Language, publicId: string, email: string): Promise<void> {
  const form = new RegistrationPages(page, language)
  const { words } = form
  await form.open(publicId)
  await form.fillYou({ firstnamePart: 'Nora', lastname: 'Neumann', email })
  await form.next('home')
  await form.fillAddress()
  await form.fillSeats('6')
  await form.next('partner')
  await page.getByRole('radio', { name: words.partner.pair }).check()
  await form.field(words.partner.firstnamePart).fill('Max')
  await form.field(words.partner.lastname).fill('Muster')
  await form.next('review')
}

async function pay(page: Page, language: Language): Promise<void> {
  const { registration, sandbox } = wordsOf(language)
  await page.getByRole('checkbox', { name: registration.review.consent }).check()
  await page.getByRole('button', { name: registration.review.pay }).click()
  await expect(page.getByText(sandbox.notice)).toBeVisible()
}
