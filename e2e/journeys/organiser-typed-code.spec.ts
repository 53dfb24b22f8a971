import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { type Call, callOf } from '../call.ts'
import { complaintsOf } from '../complaints.ts'
import { createPublicEvent, registerPerson } from '../public-event.ts'
import { screensOfDemo } from '../screens-of-demo.ts'
import { noteRequests } from '../until-quiet.ts'

/** Each would run in another place: an element, the end of an attribute, an address, a template. */
const codes = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  "' onmouseover='alert(1)",
  '<svg/onload=alert(1)>',
  '</title><script>alert(1)</script>',
  "{{constructor.constructor('alert(1)')()}}",
  '<a href=javascript:alert(1)>x</a>',
]
const codeAt = (at: number) => codes[at % codes.length] ?? ''

interface Person {
  id: string
}

/** Code in every text of people, and in a message to all of them. */
async function typeCode(call: Call, adminId: string): Promise<void> {
  const base = `/participantservice/v1/runningdinner/${adminId}`
  const { participants } = await call<{ participants: Person[] }>('GET', `${base}/participants`)
  for (const [at, person] of participants.entries())
    await call('PUT', `${base}/participant/${person.id}`, {
      ...person,
      firstnamePart: codeAt(at),
      lastname: codeAt(at + 1),
      addressRemarks: codeAt(at + 2),
      notes: codeAt(at + 3),
      mealSpecificsNote: codeAt(at + 4),
    })
  await call('PUT', `/messageservice/v1/runningdinner/${adminId}/mails/participant`, {
    subject: codeAt(1),
    message: `{firstname} ${codes.join('\n')}`,
    participantSelection: 'ALL',
  })
}

/** A public event whose texts are code, with a guest whose name is. */
async function codedEvent(base: string): Promise<string> {
  const title = `${codeAt(0)} ${randomUUID().slice(0, 8)}`
  const { publicId } = await createPublicEvent(base, { language: 'en', title, description: codes.join('\n') })
  const email = `code-${randomUUID()}@guests.example`
  await registerPerson(callOf(base), publicId, { firstnamePart: codeAt(4), lastname: codeAt(1), email })
  return publicId
}

test('code typed into every text is shown as text on every screen and runs nowhere (SEC-09)', async ({
  page,
  baseURL,
}) => {
  const base = baseURL ?? ''
  // Some fifty screens in one test.
  test.setTimeout(1_200_000)
  const complaints = complaintsOf(page)
  const untilQuiet = noteRequests(page)
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(`${page.url()}: ${dialog.message()}`)
    void dialog.dismiss()
  })
  const screens = await screensOfDemo(base, 'en')
  await typeCode(callOf(base), screens.dashboard?.split('/').pop() ?? '')
  const publicId = await codedEvent(base)
  const event = `/running-dinner-events/${publicId}`
  const paths = [...Object.values(screens), '/running-dinner-events', event, `${event}/registration`]
  const showing: string[] = []
  const foreign: string[] = []
  for (const path of paths) {
    await page.goto(path)
    await untilQuiet()
    if ((await page.locator('body').innerText()).includes('<img src=x onerror=alert(1)>')) showing.push(path)
    // Frames of mails run no scripts, and what was typed must be no element there either.
    for (const frame of page.frames())
      if ((await frame.locator('[onerror], [onload], [onmouseover], [href^="javascript:"], img[src="x"]').count()) > 0)
        foreign.push(`${path}: ${frame.url()}`)
  }
  // Shows that the texts were there to run.
  expect(showing.length, showing.join('\n')).toBeGreaterThan(12)
  expect({ asked, foreign, complaints }).toEqual({ asked: [], foreign: [], complaints: [] })
})
