import { randomUUID } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { callOf } from '../call.ts'
import { linkIn, type Mail, mailTo } from '../mailbox.ts'
import { createPublicEvent } from '../public-event.ts'
import { type Language, wordsOf } from '../words.ts'

const tokensKept = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('runningdinner_portal_tokens') ?? '[]') as string[])

test('my events: recover the link, open, read a message, forget this device', async ({
  page,
  request,
  baseURL,
}, info) => {
  const language = info.project.name.slice(0, 2) as Language
  const {
    myEvents: { events, recovery },
    myEvent: event,
  } = wordsOf(language)
  const email = `gast-${randomUUID()}@guests.example`
  const title = await givenGuest(request, baseURL ?? '', language, email)

  await page.goto('/my-events')
  await expect(page.getByRole('heading', { name: events.empty.first })).toBeVisible()
  await page.getByLabel(recovery.email).fill(email)
  await page.getByRole('button', { name: recovery.send }).click()
  await expect(page.getByText(recovery.sentTitle)).toBeVisible()

  const mail = await mailTo(request, email, language === 'de' ? 'Dein Link' : 'Your link')
  const link = linkIn(mail, /\/my-events\//)
  await page.goto(link)
  await expect(page).toHaveURL(/\/my-events$/)
  expect(await tokensKept(page)).toEqual([link.split('/').at(-1)])

  await expect(page.getByRole('link', { name: events.registrationLabel.replace('{{event}}', title) })).toBeVisible()
  await page.getByRole('link', { name: events.openLabel.replace('{{event}}', title) }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByText(event.teamPending)).toBeVisible()
  await expect(page.getByText(event.routePending)).toBeVisible()
  const message = page.getByRole('button', { name: /Willkommen/ })
  await expect(message).toContainText(event.unread)
  await message.click()
  await expect(page.getByText('schön, dass du kommst')).toBeVisible()
  await expect(message).not.toContainText(event.unread)

  await page.getByRole('link', { name: events.title }).first().click()
  await page.getByRole('button', { name: events.forget }).click()
  await page.getByRole('dialog').getByRole('button', { name: events.forgetConfirm }).click()
  await expect(page.getByRole('heading', { name: events.empty.first })).toBeVisible()
  expect(await tokensKept(page)).toEqual([])
  await page.goto(link)
  await expect(page.getByRole('heading', { name: events.empty.links })).toBeVisible()
})

test('an account: register, confirm, profile, picture, log out, forgotten password, delete', async ({
  page,
  request,
}, info) => {
  const language = info.project.name.slice(0, 2) as Language
  const words = wordsOf(language).accounts
  const { fields, profile } = words
  const name = `ada-${randomUUID()}`
  const email = `${name}@guests.example`
  const button = (label: string) => page.getByRole('button', { name: label, exact: true })
  const password = page.locator('input[autocomplete="current-password"]')

  await test.step('register', async () => {
    await page.goto('/register')
    await page.getByLabel(fields.firstName).fill('Ada')
    await page.getByLabel(fields.lastName).fill('Beispiel')
    await page.getByLabel(fields.email).fill(email)
    await page.getByLabel(fields.username).fill(name)
    const newPassword = page.locator('input[autocomplete="new-password"]')
    await newPassword.fill('password')
    await button(words.register.submit).click()
    await expect(newPassword).toHaveAttribute('aria-invalid', 'true')
    await newPassword.fill('ein ganzer Satz')
    await button(words.register.submit).click()
    await expect(page.getByRole('heading', { name: words.register.sentTitle })).toBeVisible()
  })

  await test.step('confirm with the mailed link and the password', async () => {
    const mail = await mailTo(request, email, language === 'de' ? 'Bestätige' : 'Confirm')
    await page.goto(linkIn(mail, /\/register\/confirm\//))
    await password.fill('falsch falsch')
    await button(words.confirm.submit).click()
    await expect(password).toHaveAttribute('aria-invalid', 'true')
    await password.fill('ein ganzer Satz')
    await button(words.confirm.submit).click()
    await expect(page.getByRole('heading', { level: 1, name: profile.title })).toBeVisible()
    const user = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}') as object)
    expect(Object.keys(user).sort()).toEqual(['email', 'firstName', 'lastName', 'roles', 'token', 'username'])
  })

  await test.step('change the name and the picture', async () => {
    await page.getByLabel(fields.firstName).fill('Bea')
    await button(profile.save).click()
    await expect(page.getByText(profile.saved, { exact: true })).toBeVisible()
    const picture = page.getByRole('img', { name: profile.pictureAlt })
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'x.svg', mimeType: 'image/png', buffer: Buffer.from('<svg/>') })
    await expect(page.getByRole('alert').filter({ hasText: /PNG/ })).toBeVisible()
    await expect(picture).toHaveCount(0)
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: png(300, 200) })
    await expect(picture).toBeVisible()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256)
    await page.reload()
    await expect(page.getByLabel(fields.firstName)).toHaveValue('Bea')
    await page.goto('/')
    // On a phone the places are behind a button.
    const menu = page.locator('header nav summary')
    if (await menu.isVisible()) await menu.click()
    await page.locator('header').getByRole('link', { name: 'Bea Beispiel' }).click()
    await expect(page.getByRole('heading', { level: 1, name: profile.title })).toBeVisible()
  })

  await test.step('log out and in again', async () => {
    await button(profile.logout).click()
    await expect(page.getByRole('heading', { level: 1, name: words.login.title })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()
    await page.getByLabel(fields.usernameOrEmail).fill(email)
    await password.fill('falsch falsch')
    await button(words.login.submit).click()
    await expect(password).toHaveAttribute('aria-invalid', 'true')
    await password.fill('ein ganzer Satz')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: wordsOf(language).myEvents.events.title })).toBeVisible()
  })

  await test.step('a forgotten password', async () => {
    await page.goto('/profile')
    await button(profile.logout).click()
    await page.getByRole('link', { name: words.login.forgotten }).click()
    await expect(page.getByRole('heading', { level: 1, name: words.forgotten.title })).toBeVisible()
    await page.getByLabel(fields.email).fill(email)
    await button(words.forgotten.submit).click()
    const mail = await mailTo(request, email, language === 'de' ? 'Wähl ein neues' : 'Choose a new')
    const link = linkIn(mail, /\/login\/new-password\//)
    await page.goto(link)
    await page.locator('input[autocomplete="new-password"]').fill('ein neuer Satz')
    await button(words.newPassword.submit).click()
    await expect(page.getByRole('heading', { level: 1, name: profile.title })).toBeVisible()
  })

  await test.step('delete', async () => {
    await button(profile.remove).click()
    await page.getByRole('dialog').getByRole('button', { name: profile.remove }).click()
    await expect(page.getByRole('heading', { level: 1, name: words.login.title })).toBeVisible()
    await page.getByLabel(fields.usernameOrEmail).fill(name)
    await password.fill('ein neuer Satz')
    await button(words.login.submit).click()
    await expect(password).toHaveAttribute('aria-invalid', 'true')
  })
})

/** A participant the organiser has added and written to; returns the title of the event. */
async function givenGuest(
  request: APIRequestContext,
  base: string,
  language: Language,
  email: string,
): Promise<string> {
  const { adminId, title } = await createPublicEvent(base, { language })
  const call = callOf(base)
  await call(
    'PUT',
    `/runningdinnerservice/v1/runningdinner/${adminId}/acknowledge/${await mailedValue(request, adminId)}`,
  )
  await call('POST', `/participantservice/v1/runningdinner/${adminId}/participant`, {
    firstnamePart: 'Ada',
    lastname: 'Beispiel',
    gender: 'FEMALE',
    email,
    street: 'Habsburgerstraße',
    streetNr: '1',
    zip: '79104',
    cityName: 'Freiburg',
  })
  await call('PUT', `/messageservice/v1/runningdinner/${adminId}/mails/participant`, {
    subject: 'Willkommen',
    message: 'Hallo {firstname}, schön, dass du kommst',
    participantSelection: 'ALL',
  })
  return title
}

/** What confirms an event, from the mail to its organiser. */
async function mailedValue(request: APIRequestContext, adminId: string): Promise<string> {
  const pattern = new RegExp(`/admin/${adminId}/([^/\\s]+)/acknowledge`)
  const find = async () => {
    const mails = (await (await request.get('/dev/mails.json')).json()) as Mail[]
    return mails.flatMap(({ text }) => pattern.exec(text)?.[1] ?? [])[0]
  }
  await expect.poll(find, { timeout: 60_000 }).toBeDefined()
  return (await find()) ?? ''
}

/** A black picture. */
function png(width: number, height: number): Buffer {
  const size = Buffer.alloc(8)
  size.writeUInt32BE(width)
  size.writeUInt32BE(height, 4)
  const pixels = deflateSync(Buffer.alloc((width + 1) * height))
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', Buffer.concat([size, Buffer.from([8, 0, 0, 0, 0])])),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  checksum.writeUInt32BE(crc32(Buffer.concat([Buffer.from(type), data])))
  return Buffer.concat([length, Buffer.from(type), data, checksum])
}
