import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { callOf } from '../call.ts'
import { mailedCard } from '../evening-tonight.ts'
import { linkIn, mailTo } from '../mailbox.ts'
import { RegistrationPages } from '../pages/registration-pages.ts'
import { createPublicEvent } from '../public-event.ts'
import { wordsOf } from '../words.ts'

for (const [language, locale] of [
  ['de', 'de-DE'],
  ['en', 'en-GB'],
] as const)
  test(`without scripts a guest reads about an event, registers and confirms, alone and as a pair (${language})`, async ({
    browser,
    request,
    baseURL,
  }, { project }) => {
    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      javaScriptEnabled: false,
      locale,
      viewport: project.use.viewport ?? null,
    })
    const page = await context.newPage()
    const { publicId, title } = await createPublicEvent(baseURL ?? '', { language })
    const form = new RegistrationPages(page, language)
    const { words } = form
    const event = `/running-dinner-events/${publicId}`
    const address = () => `${randomUUID()}@guests.example`
    const send = page.getByRole('button', { name: words.review.register, exact: true })
    const confirm = async (email: string, name: string) => {
      await page.goto(linkIn(await mailTo(request, email, /./), /\/activate$/))
      await page.getByRole('button', { name: words.activate.confirm }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        words.activate.doneTitle.replace('{{name}}', name),
      )
    }
    const fill = async (person: { firstnamePart: string; lastname: string; email: string }) => {
      await page.goto(event)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await page.locator(`a[href="${event}/registration"]`).first().click()
      await form.fillYou(person)
      await form.fillAddress()
    }

    await test.step('alone', async () => {
      const email = address()
      await fill({ firstnamePart: 'Nora', lastname: 'Neumann', email })
      await expect(page.getByRole('button', { name: words.next, exact: true })).toBeHidden()
      await expect(form.field(words.partner.wishEmail)).toBeHidden()
      await expect(page.getByText(words.review.consentPair)).toBeHidden()
      await page.getByRole('checkbox', { name: words.review.consent }).check()
      await send.click()
      await expect(page).toHaveURL(`${event}/registration-finished`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.finished.title)
      await confirm(email, 'Nora')
    })

    await test.step('as a pair, with too few seats and no consent at first', async () => {
      const email = address()
      await fill({ firstnamePart: 'Paul', lastname: 'Platz', email })
      await page.getByRole('checkbox', { name: words.food.diet.vegan }).first().check()
      await page.getByRole('radio', { name: words.partner.pair }).check()
      await expect(page.getByText(words.review.consentPair)).toBeVisible()
      const second = page.getByRole('region', { name: words.partner.second })
      await second.getByLabel(words.partner.firstnamePart).fill('Pia')
      await second.getByLabel(words.partner.lastname).fill('Platz')
      await send.click()
      await expect(page.getByRole('alert')).toContainText(words.notice.marked)
      expect(page.url()).not.toContain('Paul')
      await expect(form.field(words.you.firstnamePart).first()).toHaveValue('Paul')
      await expect(second.getByLabel(words.partner.firstnamePart)).toHaveValue('Pia')
      await expect(page.getByRole('checkbox', { name: words.food.diet.vegan }).first()).toBeChecked()
      await expect(form.field(words.kitchen.numSeats)).toHaveAttribute('aria-invalid', 'true')
      const consent = page.getByRole('checkbox', { name: words.review.consent })
      await expect(consent).toHaveAttribute('aria-invalid', 'true')
      await form.field(words.kitchen.numSeats).fill('6')
      await consent.check()
      await send.click()
      await expect(page).toHaveURL(`${event}/registration-finished`)
      await confirm(email, 'Paul')
      await expect(page.getByRole('main')).toContainText('Pia Platz')
    })

    await test.step('the mail with the link again', async () => {
      const email = address()
      await page.goto(`${event}/resend-confirmation`)
      await page.getByRole('textbox').fill(email)
      await page.getByRole('button', { name: words.resend.submit }).click()
      await expect(page.getByRole('main')).toContainText(words.resend.done.replace('{{email}}', email))
      expect(page.url()).not.toContain('guests.example')
    })

    await test.step('a message to the operator, after one refusal', async () => {
      const { feedback } = wordsOf(language)
      const email = address()
      await page.goto('/feedback')
      await page.getByLabel(feedback.message).fill('Ohne Skripte')
      await page.getByRole('button', { name: feedback.send }).click()
      await expect(page.getByRole('alert')).toHaveText(feedback.emailMissing)
      await expect(page.getByLabel(feedback.message)).toHaveValue('Ohne Skripte')
      await page.getByLabel(feedback.email).fill(email)
      await page.getByRole('button', { name: feedback.send }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(feedback.doneTitle)
      await expect(page.getByRole('main')).toContainText(email)
      expect(page.url()).not.toContain('guests.example')
    })

    await test.step('the imprint', async () => {
      await page.goto('/impressum')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf(language).legal.imprint.title)
    })
    await context.close()
  })

for (const [language, locale] of [
  ['de', 'de-DE'],
  ['en', 'en-GB'],
] as const)
  test(`without scripts a guest registers and pays, alone after giving up once and as a pair after one refusal (${language})`, async ({
    browser,
    request,
    baseURL,
  }, { project }) => {
    const base = baseURL ?? ''
    const { adminId, publicId } = await createPublicEvent(base, { language })
    await callOf(base)('POST', `/paymentoptionsservice/v1/runningdinner/${adminId}`, {
      brandName: 'Kochverein',
      pricePerRegistration: '12.50',
      recipientEmail: 'kasse@organisers.example',
    })
    const context = await browser.newContext({
      baseURL: base,
      javaScriptEnabled: false,
      locale,
      viewport: project.use.viewport ?? null,
    })
    const page = await context.newPage()
    const form = new RegistrationPages(page, language)
    const { words } = form
    const { payments, sandbox } = wordsOf(language)
    const address = () => `${randomUUID()}@guests.example`
    const title = page.getByRole('heading', { level: 1 })
    const next = page.getByRole('button', { name: words.next, exact: true })
    const fill = async (person: { firstnamePart: string; lastname: string; email: string }) => {
      await page.goto(`/running-dinner-events/${publicId}/registration`)
      await form.fillYou(person)
      await form.fillAddress()
      await page.getByRole('checkbox', { name: words.review.consent }).check()
    }
    const order = async (price: RegExp) => {
      await next.click()
      await expect(title).toHaveText(words.review.title)
      await expect(page.getByRole('main')).toContainText(price)
      await page.getByRole('button', { name: words.review.pay }).click()
      await expect(page.getByText(sandbox.notice)).toBeVisible()
    }
    const pay = async (price: RegExp, names: string) => {
      await page.getByRole('button', { name: price }).click()
      await expect(title).toHaveText(payments.return.WORKING.title)
      await page.getByRole('button', { name: payments.plain.finishButton }).click()
      await expect(title).toHaveText(words.finished.paidTitle)
      expect(page.url()).not.toContain('guests.example')
      const bought = page.getByRole('region', { name: payments.purchase.title })
      for (const fact of [names, 'Kochverein', price]) await expect(bought).toContainText(fact)
      const stranger = await request.get(page.url())
      expect([stranger.status(), (await stranger.text()).includes(names)]).toEqual([200, false])
    }

    await test.step('alone', async () => {
      const email = address()
      await fill({ firstnamePart: 'Nora', lastname: 'Neumann', email })
      await order(/12[,.]50/)
      await page.getByRole('button', { name: sandbox.cancel }).click()
      await expect(title).toHaveText(payments.return.cancelTitle)
      await page.getByRole('button', { name: payments.return.toForm }).click()
      await expect(form.field(words.you.firstnamePart).first()).toHaveValue('Nora')
      await order(/12[,.]50/)
      await pay(/12[,.]50/, 'Nora Neumann')
      expect((await mailTo(request, email, /./)).text).not.toContain('/activate')
    })

    await test.step('as a pair, with too few seats at first', async () => {
      await fill({ firstnamePart: 'Paul', lastname: 'Platz', email: address() })
      await page.getByRole('radio', { name: words.partner.pair }).check()
      const second = page.getByRole('region', { name: words.partner.second })
      await second.getByLabel(words.partner.firstnamePart).fill('Pia')
      await second.getByLabel(words.partner.lastname).fill('Platz')
      await next.click()
      await expect(form.field(words.kitchen.numSeats)).toHaveAttribute('aria-invalid', 'true')
      await expect(second.getByLabel(words.partner.firstnamePart)).toHaveValue('Pia')
      await form.field(words.kitchen.numSeats).fill('6')
      await order(/25[,.]00/)
      await pay(/25[,.]00/, 'Paul Platz, Pia Platz')
    })
    await context.close()
  })

test('without scripts a guest reads their evening and their team in words, and corrects a number', async ({
  browser,
  baseURL,
}) => {
  const base = baseURL ?? ''
  const card = await mailedCard(base, callOf(base))
  const { self } = wordsOf('de')
  const context = await browser.newContext({ baseURL: base, javaScriptEnabled: false, locale: 'de-DE' })
  const page = await context.newPage()
  await page.goto(card)
  await page.getByRole('link', { name: self.evening.plain }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(self.title)
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(3)
  const { guests, noDiets } = self.evening
  await expect(page.getByText(guests).or(page.getByText(noDiets))).toBeVisible()

  await page.goto(card.replace('/dinnerroute/', '/teamhost/'))
  await page.getByRole('link', { name: self.plain }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(self.host.title)
  await expect(page.getByRole('radio', { checked: true })).toHaveAccessibleName(new RegExp(self.host.current))

  await page.goto(card.replace(/\/dinnerroute\/([^/]+)\/.*/, '/registration/$1'))
  await page.getByRole('link', { name: self.plain }).first().click()
  const { own, you } = wordsOf('de').registration
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(own.title)
  const mobile = page.getByRole('textbox', { name: you.mobileNumber })
  await mobile.fill('0341 123')
  await page.getByRole('button', { name: own.save }).click()
  await expect(page.getByRole('main')).toContainText(own.saved)
  await page.goto(page.url())
  await expect(mobile).toHaveValue('0341 123')
  await context.close()
})

test('without scripts a guest wishes for a partner, after one refusal', async ({ browser, request, baseURL }) => {
  const base = baseURL ?? ''
  const { publicId } = await createPublicEvent(base, { language: 'de' })
  const context = await browser.newContext({ baseURL: base, javaScriptEnabled: false, locale: 'de-DE' })
  const page = await context.newPage()
  const form = new RegistrationPages(page, 'de')
  const { wish, plain } = wordsOf('de').self
  const [email, partner] = [`${randomUUID()}@guests.example`, `${randomUUID()}@guests.example`]
  for (const [firstnamePart, address] of [
    ['Paula', partner],
    ['Nora', email],
  ] as const) {
    await page.goto(`/running-dinner-events/${publicId}/registration`)
    await form.fillYou({ firstnamePart, lastname: 'Neumann', email: address })
    await form.fillAddress()
    await page.getByRole('checkbox', { name: form.words.review.consent }).check()
    await page.getByRole('button', { name: form.words.review.register, exact: true }).click()
    await page.goto(linkIn(await mailTo(request, address, /./), /\/activate$/))
    await page.getByRole('button', { name: form.words.activate.confirm }).click()
  }
  const own = await page.getByRole('link', { name: form.words.activate.own }).getAttribute('href')
  await page.goto(`${own?.replace('/registration/', '/teampartnerwish/')}?email=${encodeURIComponent(partner)}`)
  await page.getByRole('link', { name: plain }).first().click()
  const field = page.getByRole('textbox', { name: wish.email })
  await expect(field).toHaveValue(partner)
  await field.fill(email)
  await page.getByRole('button', { name: wish.save }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(field).toHaveValue(email)
  await field.fill(partner)
  await page.getByRole('button', { name: wish.save }).click()
  await expect(page.getByRole('main')).toContainText(wish.savedTitle)
  await page.goto(page.url())
  await page.getByRole('button', { name: wish.withdraw }).click()
  await expect(page.getByRole('main')).toContainText(wish.withdrawnTitle)
  await context.close()
})

test('without scripts a page has the colour scheme of the browser', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false, colorScheme: 'dark' })
  const page = await context.newPage()
  await page.goto('/impressum')
  const root = page.locator('html')
  await expect(root).toHaveCSS('color-scheme', 'dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(root).toHaveCSS('color-scheme', 'light')
  await context.close()
})
