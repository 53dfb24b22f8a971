import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { callOf } from '../call.ts'
import { confirmEvent } from '../confirm-event.ts'
import { createDemo, sendRoutes, sendTeams } from '../demo-event.ts'
import { type Mail, mailTo } from '../mailbox.ts'
import { createPublicEvent, registerPerson } from '../public-event.ts'
import { noteRequests } from '../until-quiet.ts'

/** Alike but for ids and secrets. */
const shapeOf = (path: string) => path.replace(/[\w-]{20,}/g, '*')

test('opening any mailed link, as a scanner of mails does, asks for nothing but reading (SEC-07)', async ({
  page,
  request,
  baseURL,
}) => {
  const base = baseURL ?? ''
  test.setTimeout(600_000)
  const call = callOf(base)
  const { adminId, email } = await createDemo(call, 'en')
  await call('POST', `/teamservice/v1/runningdinner/${adminId}`)
  await mailTo(request, email, /./)
  const unconfirmed = await createDemo(call, 'en')
  await confirmEvent(base, { adminId, email })
  await sendTeams(call, adminId)
  await sendRoutes(call, adminId)
  const { publicId } = await createPublicEvent(base, { language: 'en' })
  const guest = `guest-${randomUUID()}@guests.example`
  await registerPerson(call, publicId, { email: guest })
  const account = {
    username: `u-${randomUUID().slice(0, 8)}`,
    password: 'a whole sentence',
    firstName: 'A',
    lastName: 'B',
  }
  const own = `${randomUUID()}@accounts.example`
  await request.post('/api/auth/register', { data: { ...account, email: own } })
  for (const to of [guest, own, unconfirmed.email]) await mailTo(request, to, /./)
  await mailTo(request, email, 'Running Dinner: Route')

  const mails = (await (await request.get('/dev/mails.json')).json()) as Mail[]
  const links = new Map<string, string>()
  for (const { text } of mails)
    for (const link of text.match(/https?:\/\/\S+/g) ?? [])
      if (link.startsWith(base)) links.set(shapeOf(new URL(link).pathname), link)
  expect(links.size, [...links.keys()].join('\n')).toBeGreaterThan(6)

  const asked: string[] = []
  page.on('request', (one) => {
    if (!['GET', 'HEAD', 'OPTIONS'].includes(one.method())) asked.push(`${page.url()}: ${one.method()} ${one.url()}`)
  })
  const untilQuiet = noteRequests(page)
  for (const link of links.values()) {
    await page.goto(link)
    await untilQuiet()
  }
  expect(asked).toEqual([])
})
