import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { expectAccessible } from '../accessible-now.ts'
import { callOf } from '../call.ts'
import { holdBackHydration } from '../hold-back-hydration.ts'
import { linkIn, mailsTo, mailTo } from '../mailbox.ts'
import { RegistrationPages } from '../pages/registration-pages.ts'
import { createPublicEvent, registerPerson } from '../public-event.ts'
import { untilHydrated } from '../until-hydrated.ts'
import { type Language, wordsOf } from '../words.ts'

const address = (name: string) => `${name}-${randomUUID().slice(0, 8)}@guests.example`
const nora = { firstnamePart: 'Nora', lastname: 'Neumann' }
const mailed = (path: string) => new RegExp(`/${path}$`)

// Colours in motion have no contrast to measure.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test(
  'register alone, correct the address, confirm, view the stored data and cancel',
  { tag: '@phone' },
  async ({ page, request, baseURL }, { project }) => {
    const language = project.name.slice(0, 2) as Language
    const { publicId, adminId } = await createPublicEvent(baseURL ?? '', { language })
    const form = new RegistrationPages(page, language)
    const { words } = form
    const { requests } = wordsOf(language)
    const [wrong, right] = [address('wrong'), address('nora')]

    await test.step('missing fields are reported, and the first of them gets the focus', async () => {
      await form.open(publicId)
      await page.getByRole('button', { name: words.next, exact: true }).click()
      await expect(form.field(words.you.firstnamePart)).toBeFocused()
      await form.fillYou({ ...nora, email: wrong })
      await expectAccessible(page, 'you')
      await form.next('home')
      await form.fillAddress()
    })
    await test.step('a reload loses nothing', async () => {
      await page.reload()
      await form.expectStep('home')
      await expect(form.field(words.address.streetNr)).toHaveValue('12')
      await page.goBack()
      await form.expectStep('you')
      await expect(form.field(words.you.lastname)).toHaveValue('Neumann')
      await form.next('home')
    })
    await test.step('explains the seats of a household in words', async () => {
      await form.fillSeats('2-4')
      await expect(form.field(words.kitchen.numSeats)).toHaveValue('4')
      await form.fillSeats('-1')
      await expect(form.field(words.kitchen.numSeats)).toHaveValue('-1')
      await expect(form.field(words.kitchen.numSeats)).toHaveAttribute('aria-invalid', 'true')
      await form.fillSeats('0')
      await expect(page.getByText(words.kitchen.cannotHost.replace('{{needed}}', '6'))).toBeVisible()
      await page.getByRole('checkbox', { name: words.food.diet.vegan }).check()
      await page.getByText(words.address.door, { exact: true }).click()
      await expect(form.field(words.address.bellName)).toBeVisible()
      await expectAccessible(page, 'home')
      await form.next('partner')
      await expectAccessible(page, 'partner')
      await form.next('review')
    })
    await test.step('the review shows everything and sends it after consent', async () => {
      await expect(page.getByText(words.review.mobileMissing)).toBeVisible()
      await expect(page.getByText(words.review.cannotHost)).toBeVisible()
      await expectAccessible(page, 'review')
      await page.getByRole('button', { name: words.review.register }).click()
      await expect(page.getByRole('checkbox', { name: words.review.consent })).toBeFocused()
      await form.register()
      await expectAccessible(page, 'finished')
    })
    await test.step('corrects the wrong address, and its link becomes invalid', async () => {
      const dead = linkIn(await mailTo(request, wrong, /./), mailed('activate'))
      await page.getByRole('button', { name: words.finished.changeAddress }).click()
      await form.field(words.finished.newAddress).fill(right)
      await page.getByRole('button', { name: words.finished.changeSubmit }).click()
      await expect(page.getByText(words.finished.changed.replace('{{email}}', right))).toBeVisible()
      await page.goto(dead)
      await expect(page.getByRole('button', { name: words.activate.confirm })).toBeVisible()
      await expectAccessible(page, 'confirm')
      await page.getByRole('button', { name: words.activate.confirm }).click()
      await expect(page.getByRole('heading', { level: 1, name: words.activate.invalidTitle })).toBeVisible()
    })
    await test.step('confirms by the right link', async () => {
      await form.confirm(linkIn(await mailTo(request, right, /./), mailed('activate')), 'Nora')
      await expectAccessible(page, 'confirmed')
      await page.getByRole('link', { name: words.activate.own }).click()
      await expect(page.getByRole('heading', { level: 1, name: words.own.title })).toBeVisible()
      await expect(page.getByText(right)).toBeVisible()
      await expectAccessible(page, 'own registration')
    })
    await test.step('the event page shows the confirmation, and my events leads back to the registration', async () => {
      const own = page.url()
      await page.goto(`/running-dinner-events/${publicId}`)
      const { events } = wordsOf(language).myEvents
      await page.getByRole('note').getByRole('link', { name: events.title }).click()
      await page.getByRole('link', { name: events.registration }).click()
      await expect(page.getByText(right)).toBeVisible()
      expect(page.url()).toBe(own)
    })
    await test.step('the language of the event is not remembered as a choice', async () => {
      const kept = (key: string) => page.evaluate((name) => window.localStorage.getItem(name), key)
      expect(await kept('i18nextLng')).toBe(await kept('i18nextLng.detected'))
      expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('i18next')
      expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('NG_TRANSLATE_LANG_KEY')
    })
    await test.step('change and cancel', async () => {
      await page.getByRole('button', { name: words.own.edit }).click()
      await form.field(words.you.mobileNumber).fill('0170 1234567')
      await expectAccessible(page, 'edit own registration')
      await page.getByRole('button', { name: words.own.save }).click()
      await expect(page.getByText('0170 1234567')).toBeVisible()
      await page.getByRole('button', { name: words.own.cancel }).click()
      await expect(page.getByRole('dialog').getByText(words.own.cancelLoses)).toBeVisible()
      await page.getByRole('button', { name: words.own.cancelConfirm }).click()
      await expect(page.getByRole('heading', { level: 1, name: requests.left.title })).toBeVisible()
      await expectAccessible(page, 'cancelled registration')
      const path = `/participantservice/v1/runningdinner/${adminId}/participants`
      const left = await callOf(baseURL ?? '')<{ numParticipantsTotal: number }>('GET', path)
      expect(left.numParticipantsTotal).toBe(0)
      await page.reload()
      await page.getByRole('button', { name: requests.left.back }).click()
      await expect(page.getByText('0170 1234567')).toBeVisible()
    })
  },
)

test('a single guest needs four screens and five clicks; a used address is reported at its field', async ({
  page,
  request,
  baseURL,
}, { project }) => {
  const language = project.name.slice(0, 2) as Language
  const { publicId } = await createPublicEvent(baseURL ?? '', { language })
  const form = new RegistrationPages(page, language)
  const { words } = form
  const [used, email] = [address('used'), address('nora')]
  await registerPerson(callOf(baseURL ?? ''), publicId, { email: used })
  await form.open(publicId)

  await form.fillYou({ ...nora, email: used })
  await page.getByRole('button', { name: words.next, exact: true }).click()
  await expect(form.field(words.you.email)).toBeFocused()
  await expect(page.getByText(words.you.registeredTitle)).toBeVisible()
  await expectAccessible(page, 'used address')
  await page.getByRole('link', { name: words.you.resend }).click()
  await expect(page.getByRole('heading', { level: 1, name: words.resend.title })).toBeVisible()
  await expect(form.field(words.resend.email)).toHaveValue(used)
  await page.goBack()
  await form.expectStep('you')

  await page.evaluate(() => {
    window.addEventListener('click', ({ isTrusted, target }) => {
      const isPress = isTrusted && (target as Element).closest('button, a, [type=checkbox]') !== null
      // Stored outside the document, because the last click loads another page.
      const count = Number(window.sessionStorage.getItem('presses')) + Number(isPress)
      window.sessionStorage.setItem('presses', String(count))
    })
  })
  const screens = new Set<string>()
  const see = async () => screens.add((await page.getByRole('heading', { level: 1 }).textContent()) ?? '')
  await form.fillYou({ ...nora, email })
  await see()
  await form.next('home')
  await form.fillAddress()
  await see()
  await form.next('partner')
  await see()
  await form.next('review')
  await see()
  await form.register()
  expect([...screens]).toHaveLength(4)
  expect(await page.evaluate(() => window.sessionStorage.getItem('presses'))).toBe('5')
  await mailTo(request, email, /./)
})

test('a pair registers with the keyboard alone', { tag: '@phone' }, async ({ page, request, baseURL }, { project }) => {
  const language = project.name.slice(0, 2) as Language
  const { publicId } = await createPublicEvent(baseURL ?? '', { language })
  const form = new RegistrationPages(page, language)
  const { words } = form
  const email = address('nora')
  const { keyboard } = page
  const type = async (...texts: string[]) => {
    for (const text of texts) {
      await keyboard.press('Tab')
      await keyboard.type(text)
    }
  }
  await form.open(publicId)
  await form.field(words.you.firstnamePart).focus()
  await keyboard.type('Nora')
  await type('Neumann', email, '0170 1234567')
  await keyboard.press('Enter')
  await form.expectStep('home')
  await type('79098', 'Freiburg', 'Salzstraße', '12')
  await page.getByRole('checkbox', { name: words.food.diet.gluten }).focus()
  await keyboard.press('Space')
  await form.field(words.kitchen.numSeats).focus()
  await keyboard.type('6')
  await keyboard.press('Enter')
  await form.expectStep('partner')
  await keyboard.press('Tab')
  await keyboard.press('ArrowDown')
  await keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: words.partner.pair })).toBeChecked()
  await type('Max', 'Muster')
  await keyboard.press('Enter')
  await form.expectStep('review')
  await expect(page.getByText(words.review.pair.replace('{{name}}', 'Max Muster'))).toBeVisible()
  await page.getByRole('checkbox', { name: words.review.consent }).focus()
  await keyboard.press('Space')
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: words.finished.title })).toBeVisible()
  const mail = await mailTo(request, email, /./)
  await form.confirm(linkIn(mail, mailed('activate')), 'Nora')
  await expect(page.getByText(words.activate.donePair.replace('{{name}}', 'Max Muster'))).toBeVisible()
})

test('a zip outside the area is reported while typing; an invitation lifts the limit', async ({
  page,
  request,
  baseURL,
}, { project }) => {
  const language = project.name.slice(0, 2) as Language
  const { publicId } = await createPublicEvent(baseURL ?? '', { language, zipRestrictions: '79098-79117' })
  const form = new RegistrationPages(page, language)
  const { words } = form
  const [inviting, invited] = [address('paul'), address('ina')]
  await registerPerson(callOf(baseURL ?? ''), publicId, { email: inviting, teamPartnerWishEmail: invited })

  await form.open(publicId)
  await form.fillYou({ ...nora, email: address('nora') })
  await form.next('home')
  await expect(
    page.getByText(words.address.range.replace('{{from}}', '79098').replace('{{to}}', '79117')),
  ).toBeVisible()
  await form.fillAddress('10115')
  await expect(page.getByText(words.address.zipOutside)).toBeVisible()
  await page.getByRole('button', { name: words.next, exact: true }).click()
  await expect(form.field(words.address.zip)).toBeFocused()

  await form.confirm(linkIn(await mailTo(request, inviting, /./), mailed('activate')), 'Paul')
  const mail = await mailTo(request, invited, /./)
  const link = mail.text.match(/https?:\/\/\S+registration\?\S+/)?.[0]
  await page.evaluate(() => window.localStorage.clear())
  await page.evaluate(() => window.sessionStorage.clear())
  await page.goto(new URL(link ?? '').pathname + new URL(link ?? '').search)
  await form.expectStep('you')
  await expect(form.field(words.you.email)).toHaveValue(invited)
  const own = address('ina-own')
  await form.fillYou({ firstnamePart: 'Ina', lastname: 'Immer', email: own })
  await form.next('home')
  expect(page.url()).not.toContain('guests.example')
  await form.fillAddress('10115')
  await form.next('partner')
  await expect(page.getByText(words.partner.invited.split('{{name}}')[1] ?? '')).toBeVisible()
  await form.next('review')
  await form.register()
  await form.confirm(linkIn(await mailTo(request, own, /./), mailed('activate')), 'Ina')
  await expect(page.getByText(words.activate.doneWish.split('{{name}}')[1] ?? '')).toBeVisible()
  await expect.poll(async () => (await mailsTo(request, inviting)).length).toBe(3)

  await page.evaluate(() => window.localStorage.clear())
  await page.evaluate(() => window.sessionStorage.clear())
  await page.goto(new URL(link ?? '').pathname + new URL(link ?? '').search)
  await expect(page.getByText(words.notice.invitation.TAKEN.title)).toBeVisible()
  await form.fillYou({ firstnamePart: 'Ida', lastname: 'Immer' })
  await form.next('home')
  await form.fillAddress()
  await form.next('partner')
  await expect(page.getByRole('radio', { name: words.partner.none })).toBeChecked()
})

test('registration says when it is closed, and when all places are taken', async ({ page, baseURL }, { project }) => {
  const language = project.name.slice(0, 2) as Language
  const form = new RegistrationPages(page, language)
  const { words } = form

  const late = await createPublicEvent(baseURL ?? '', { language, deadlineOver: true })
  await page.goto(`/running-dinner-events/${late.publicId}/registration`)
  await expect(page.getByText(words.notice.closedTitle)).toBeVisible()
  await expect(page.getByRole('button', { name: words.next })).toHaveCount(0)
  await expectAccessible(page, 'closed')

  const full = await createPublicEvent(baseURL ?? '', { language, participantLimit: 1 })
  await registerPerson(callOf(baseURL ?? ''), full.publicId, { email: address('first') })
  await form.open(full.publicId)
  await expect(page.getByText(words.notice.waitingTitle)).toBeVisible()
  await form.fillYou({ ...nora, email: address('second') })
  await form.next('home')
  await form.fillAddress()
  await form.next('partner')
  await form.next('review')
  await expect(page.getByText(words.review.waitingList)).toBeVisible()
  await form.register()
  await expect(page.getByText(words.finished.waitingList)).toBeVisible()
})

test('without a connection nothing is lost, and no guest is registered twice', async ({ page, request, baseURL }, {
  project,
}) => {
  const language = project.name.slice(0, 2) as Language
  const { publicId } = await createPublicEvent(baseURL ?? '', { language })
  const form = new RegistrationPages(page, language)
  const { words } = form
  const email = address('nora')
  await form.open(publicId)
  await form.fillYou({ ...nora, email })
  await form.next('home')
  await form.fillAddress()
  await form.next('partner')
  await form.next('review')
  // The request arrives, its reply does not.
  await page.route('**/register?*', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await page.getByRole('checkbox', { name: words.review.consent }).check()
  await page.getByRole('button', { name: words.review.register }).click()
  await expect(page.getByText(words.notice.sentOffline)).toBeVisible()
  await page.unroute('**/register?*')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: words.finished.title })).toBeVisible()
  await mailTo(request, email, /./)
  expect(await mailsTo(request, email)).toHaveLength(1)
})

test('text typed before hydration is kept', async ({ page, baseURL }, { project }) => {
  const language = project.name.slice(0, 2) as Language
  const { publicId } = await createPublicEvent(baseURL ?? '', { language })
  const form = new RegistrationPages(page, language)
  const { you } = form.words
  const releaseCode = await holdBackHydration(page)
  await page.goto(`/running-dinner-events/${publicId}/registration`, { waitUntil: 'commit' })
  await form.field(you.firstnamePart).fill('Nora')
  await page.getByRole('radio', { name: you.genders.FEMALE }).check()
  releaseCode()
  for (const reload of [false, true]) {
    if (reload) await page.reload()
    await untilHydrated(page)
    await expect(form.field(you.firstnamePart)).toHaveValue('Nora')
    await expect(page.getByRole('radio', { name: you.genders.FEMALE })).toBeChecked()
  }
})
