import { randomUUID } from 'node:crypto'
import { expect, type Frame, type Page, test } from '@playwright/test'
import { callOf } from '../call.ts'
import { complaintsOf } from '../complaints.ts'
import { createPublicEvent, registerPerson } from '../public-event.ts'
import { screensOfDemo } from '../screens-of-demo.ts'
import { screensOfEvent } from '../screens-of-event.ts'
import { codes, TypedTexts, typeCode, typeCodeInPeople } from '../typed-code.ts'
import { noteRequests } from '../until-quiet.ts'
import { wordsOf } from '../words.ts'

/** A public event whose texts are code, with a guest whose name is; its pages. */
async function codedEvent(base: string, texts: TypedTexts): Promise<string[]> {
  const title = `${texts.of('publicTitle', 0)} ${randomUUID().slice(0, 8)}`
  const description = `${texts.of('description')} ${codes.join('\n')}`
  const { adminId, publicId } = await createPublicEvent(base, { language: 'en', title, description })
  const email = `code-${randomUUID()}@guests.example`
  await registerPerson(callOf(base), publicId, { firstnamePart: codes[4], lastname: texts.of('guest', 1), email })
  const event = `/running-dinner-events/${publicId}`
  return ['/running-dinner-events', event, `${event}/registration`, `/admin/${adminId}/participants?filter=unconfirmed`]
}

/** What a visitor reads on a page, in its fields and in its frames. */
const readOn = async (page: Page) => (await Promise.all(page.frames().map(readIn))).join('\n')

const readIn = (frame: Frame) =>
  frame.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
    return [document.body.innerText, ...fields.map(({ value }) => value)].join('\n')
  })

const elementsOfCode = '[onerror], [onload], [onmouseover], [href^="javascript:"], img[src="x"]'

/** Elements that typed code became, in a page or a frame of it: frames of mails run no scripts. */
async function foreignOn(page: Page): Promise<string[]> {
  const foreign: string[] = []
  for (const frame of page.frames())
    if ((await frame.locator(elementsOfCode).count()) > 0) foreign.push(`${page.url()}: ${frame.url()}`)
  return foreign
}

test('code typed into every text is shown as text on every screen and runs nowhere (SEC-09)', async ({
  page,
  baseURL,
}) => {
  const base = baseURL ?? ''
  // Some eighty screens in one test.
  test.setTimeout(1_200_000)
  const complaints = complaintsOf(page)
  const untilQuiet = noteRequests(page)
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    // The browser asks whether to leave a draft.
    if (dialog.type() === 'beforeunload') return void dialog.accept()
    asked.push(`${page.url()}: ${dialog.message()}`)
    void dialog.dismiss()
  })
  const texts = new TypedTexts()
  const ofDemo = await screensOfDemo(base, 'en')
  const demo = ofDemo.dashboard?.split('/').pop() ?? ''
  await typeCode(base, demo, texts)
  const { missing: _, 'missing-event': __, 'missing-admin': ___, ...ofEvents } = await screensOfEvent(base, 'en')
  const others = new Set(Object.values(ofEvents).flatMap((path) => /^\/admin\/([^/?]+)/.exec(path)?.[1] ?? []))
  for (const adminId of others) await typeCodeInPeople(callOf(base), adminId, texts)
  const coded = await codedEvent(base, texts)
  const settings = ['mealtimes', 'afterparty', 'registrationform'].map((part) => `/admin/${demo}/settings/${part}`)
  const showing = new Set<string>()
  const unseen = new Set(texts.marks)
  const foreign: string[] = []
  const look = async (path: string) => {
    const read = await readOn(page)
    if (codes.some((code) => read.includes(code))) showing.add(path)
    for (const mark of unseen) if (read.includes(mark)) unseen.delete(mark)
    foreign.push(...(await foreignOn(page)))
  }
  for (const path of [...Object.values(ofDemo), ...Object.values(ofEvents), ...coded, ...settings]) {
    await page.goto(path)
    await untilQuiet()
    await look(path)
  }
  await test.step('in the preview of a message', async () => {
    await page.goto(`/admin/${demo}/participants/messages`)
    await untilQuiet()
    await page
      .locator('textarea:not([aria-hidden])')
      .first()
      .fill(`${codes.join('\n')} zqpreview`)
    await expect.poll(async () => (await Promise.all(page.frames().slice(1).map(readIn))).join()).toContain('zqpreview')
    await look('preview')
  })
  await test.step('in a sent message and one of its mails', async () => {
    const { job } = wordsOf('en').mailing
    const [sent] = await callOf(base)<{ id: string }[]>('GET', `/messageservice/v1/runningdinner/${demo}/messagejobs`)
    await page.goto(`/admin/${demo}/mailprotocols/${sent?.id}`)
    await untilQuiet()
    await page.getByRole('button', { name: job.text }).click()
    await expect(page.getByText('zqmessage').first()).toBeVisible()
    await look('sent message')
    await page
      .getByRole('button', { name: job.openFor.split('{{')[0] ?? '' })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toContainText('zqmessage')
    await look('mail')
  })
  // The plan without one team cannot be repaired, which the screen says in words.
  const isRefusal = (complaint: string) => /\/cancel: Failed to load resource: .* status of 406/.test(complaint)
  const faults = complaints.filter((complaint) => !isRefusal(complaint))
  expect({ asked, foreign, faults, unseen: [...unseen] }).toEqual({ asked: [], foreign: [], faults: [], unseen: [] })
  expect(showing.size, [...showing].join('\n')).toBeGreaterThan(40)

  await test.step('code that becomes elements is found and blocked (shows that the check works)', async () => {
    await page.goto('/impressum')
    await page.evaluate((code) => document.body.insertAdjacentHTML('beforeend', code), codes.join(' '))
    await expect.poll(() => complaints.join()).toContain('script-src')
    expect(await foreignOn(page)).not.toEqual([])
    expect(asked).toEqual([])
  })
})
