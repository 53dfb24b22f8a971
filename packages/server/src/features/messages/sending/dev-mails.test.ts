import { messageRoutes } from '@running-dinner/contract'
import Fastify, { type FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { givenConfirmedDemo } from '../../../../test/given.ts'
import { createApp } from '../../../app.ts'
import { devMailPages } from './dev-mails.routes.ts'

async function givenMails() {
  const app = await createTestApp()
  const { params } = await givenConfirmedDemo(app)
  const body = {
    subject: '<i>Hallo</i>',
    message: '<script>alert(1)</script> {firstname}',
    participantSelection: 'ALL',
  }
  await app.call(messageRoutes.participants.send, { params, body })
  await app.deliver()
  const page = async (url: string) => app.app.inject({ method: 'GET', url })
  return { app, params, page }
}

test('lists all mails as JSON, newest first', async () => {
  const { app, params } = await givenMails()
  const mails = await app.mails()
  expect(mails).toHaveLength(19)
  expect(mails.at(-1)?.text).toContain(`http://localhost:8080/admin/${params.adminId}`)
  expect(Object.keys(mails[0] ?? {})).toEqual(['id', 'to', 'subject', 'text', 'html', 'headers', 'attachments', 'at'])
  expect(mails[0]).toMatchObject({ to: 'olga@organisers.example', at: '2030-05-01T10:00:00.000Z' })
})

test('shows a mail as page with active links and escaped content', async () => {
  const { app, params, page } = await givenMails()
  const list = await page('/dev/mails')
  expect(list.statusCode).toBe(200)
  expect(list.body).toContain('&lt;i&gt;Hallo&lt;/i&gt;')
  const mails = await app.mails()
  const [newest, oldest] = [await page(`/dev/mails/${mails[0]?.id}`), await page(`/dev/mails/${mails.at(-1)?.id}`)]
  expect(newest.body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(oldest.body).toContain(`<a href="http://localhost:8080/admin/${params.adminId}" rel="noreferrer noopener">`)
  const nonces = new Set<string | undefined>()
  for (const { body, headers } of [list, newest, oldest]) {
    expect(body).not.toMatch(/<script|<i>/)
    expect(headers['content-security-policy']).toContain("script-src 'self'")
    const [, nonce] = /style-src 'self' 'nonce-([^']+)'/.exec(String(headers['content-security-policy'])) ?? []
    expect(body).toContain(`<style nonce="${nonce}">`)
    nonces.add(nonce)
  }
  expect(nonces.size).toBe(3)
})

test('filters the list by recipient and escapes the filter', async () => {
  const { page } = await givenMails()
  const listOf = async (to: string) => (await page(`/dev/mails?to=${encodeURIComponent(to)}`)).body
  const rows = async (to: string) => (await listOf(to)).split('<li>').length - 1
  expect(await rows('OLGA@')).toBe(19)
  expect(await rows('nobody')).toBe(0)
  expect(await rows('%')).toBe(0)
  expect(await rows('"><script>')).toBe(0)
  expect(await listOf('"><script>')).toContain('value="&quot;&gt;&lt;script&gt;"')
})

test('escapes recipients and names of files', async () => {
  const { app, page } = await givenMails()
  await app.database.db
    .updateTable('devMail')
    .set({
      recipient: '<b>@guests.example',
      attachments: JSON.stringify([{ filename: '<b>.ics', contentType: 'text/calendar', content: 'BEGIN' }]),
    })
    .execute()
  const [mail] = await app.mails()
  const [list, one] = [await page('/dev/mails'), await page(`/dev/mails/${mail?.id}`)]
  expect(list.body).toContain('<span class="to">&lt;b&gt;@guests.example</span>')
  expect(one.body).toContain('<span class="to">To &lt;b&gt;@guests.example</span>')
  expect(one.body).toContain('<span class="subject">&lt;b&gt;.ics</span>')
})

test('answers 404 for an unknown mail', async () => {
  const { page } = await givenMails()
  expect((await page('/dev/mails/00000000-0000-0000-0000-000000000000')).statusCode).toBe(404)
  expect((await page('/dev/mails/x')).statusCode).toBe(404)
})

test('answers 404 to each of its addresses in production (SEC-24)', async () => {
  const { app } = await givenMails()
  await app.database.db
    .updateTable('devMail')
    .set({ attachments: JSON.stringify([{ filename: 'a.ics', contentType: 'text/calendar', content: 'BEGIN' }]) })
    .execute()
  const [mail] = await app.mails()
  const urls: string[] = []
  const pages = Fastify()
  pages.addHook('onRoute', ({ method, url }) => {
    if (method === 'GET') urls.push(url.replace(':id', mail?.id ?? '').replace(':filename', 'a.ics'))
  })
  await pages.register(devMailPages(app.ctx))
  await pages.close()
  const production = await createApp({ ...app.ctx, config: { ...app.ctx.config, production: true } }, '/nonexistent')
  const statusesOf = (server: FastifyInstance) =>
    Promise.all(urls.map(async (url) => (await server.inject({ method: 'GET', url })).statusCode))
  expect(await statusesOf(app.app)).toEqual([200, 200, 200, 200, 200])
  expect(await statusesOf(production)).toEqual([404, 404, 404, 404, 404])
  await production.close()
})

test('shows the HTML of a mail in a frame that runs no scripts and loads nothing', async () => {
  const { app, page } = await givenMails()
  const [mail] = await app.mails()
  expect((await page(`/dev/mails/${mail?.id}`)).body).toMatch(
    /<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/,
  )
  const { body, headers } = await page(`/dev/mails/${mail?.id}/html`)
  expect(body).toBe(mail?.html)
  const policy = String(headers['content-security-policy']).split('; ').sort()
  expect(policy).toEqual([
    "default-src 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-popups allow-popups-to-escape-sandbox',
    "style-src 'unsafe-inline'",
  ])
  expect(headers).toMatchObject({ 'x-frame-options': 'SAMEORIGIN', 'cache-control': 'no-store' })
})

test('browsers keep no stored mail, and save its files instead of showing them', async () => {
  const { app, page } = await givenMails()
  await app.database.db
    .updateTable('devMail')
    .set({ attachments: JSON.stringify([{ filename: 'a.ics', contentType: 'text/calendar', content: 'BEGIN' }]) })
    .execute()
  const [mail] = await app.mails()
  for (const path of ['/dev/mails', '/dev/mails.json', `/dev/mails/${mail?.id}`, `/dev/mails/${mail?.id}/a.ics`])
    expect([path, (await page(path)).headers['cache-control']]).toEqual([path, 'no-store'])
  const { headers } = await page(`/dev/mails/${mail?.id}/a.ics`)
  expect(headers['content-disposition']).toBe('attachment; filename="a.ics"')
})
