import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { feedbackRoutes } from '@running-dinner/contract'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { givenDinner } from '../../../../test/given.ts'
import { email, lines, optionalLine } from '../../../../test/hostile-values.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { cleanups } from '../../cleanups.ts'
import { sendFeedback } from './feedback.routes.ts'
import { feedbackStore } from './feedback.store.ts'

const sender = 'gast@guests.example'
const operator = 'operator@instance.example'
const written = { senderEmail: sender, message: 'Die Karte ist schön.\nDanke' }

async function givenApp(rateLimits = false): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rd-feedback-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  return createTestApp({ config: { rateLimits, dataDir, adminEmail: operator } })
}

const send = (app: TestApp, body: unknown = written) => app.call(feedbackRoutes.send, { body })

async function stored({ database }: TestApp) {
  const { rows } = await database.pool.query('select * from feedback order by created_at')
  return rows
}

async function mailed(app: TestApp) {
  await app.deliver()
  return (await app.mails()).filter((mail) => mail.to === operator)
}

const reason = '\n\nDu bekommst diese Mail, weil du diese Seite betreibst.'

describe('feedback', () => {
  test('is stored and mailed to the operator with the sender as reply address', async () => {
    const app = await givenApp()
    const answer = await send(app, { ...written, pageName: '/impressum', threadId: null })
    expect([answer.status, answer.body]).toEqual([200, {}])
    expect(await stored(app)).toMatchObject([
      { sender_email: sender, message: written.message, page_name: '/impressum', dinner_id: null, thread_id: null },
    ])
    const [mail, ...more] = await mailed(app)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ to: operator, subject: 'Rückmeldung zu Running Dinner' })
    expect(mail?.text).toContain(`Von: ${sender}`)
    expect(mail?.text).toContain('Seite: /impressum')
    expect(mail?.text.split('\n\n-- \n')[0]?.endsWith(written.message + reason)).toBe(true)
    expect(JSON.stringify(mail?.headers)).toContain(sender)
  })

  test('is answered 500 where it cannot be stored, and stored when it is sent again', async () => {
    const app = await givenApp()
    app.keepLog()
    vi.spyOn(feedbackStore, 'insert').mockRejectedValueOnce(new Error('no database'))
    expect(await send(app)).toMatchObject({ status: 500, issues: [{ message: 'generic_error' }] })
    expect([(await send(app)).status, (await stored(app)).length]).toEqual([200, 1])
  })

  test('names the event but never its administration link', async () => {
    const app = await givenApp()
    const { dinner } = await givenDinner(app)
    const pageName = `/admin/${dinner.adminId}/teams?search=Olga#${dinner.adminId}`
    expect((await send(app, { ...written, adminId: dinner.adminId, pageName })).status).toBe(200)
    expect((await send(app, { ...written, adminId: 'x'.repeat(24) })).status).toBe(200)
    const rows = await stored(app)
    expect(rows.map((row) => row.dinner_id === null).sort()).toEqual([false, true])
    expect(rows.map((row) => row.page_name).sort()).toEqual(['', '/admin/…/teams'])
    const mails = await mailed(app)
    expect(mails.filter((mail) => mail.text.includes(`Event: ${dinner.basicDetails.title}`))).toHaveLength(1)
    expect(JSON.stringify([rows, mails])).not.toContain(dinner.adminId)
  })

  test('is kept when its event is deleted', async () => {
    const app = await givenApp()
    const { dinner } = await givenDinner(app)
    await send(app, { ...written, adminId: dinner.adminId })
    await app.database.pool.query('delete from dinner')
    expect(await stored(app)).toMatchObject([{ dinner_id: null, message: written.message }])
  })

  test.each([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '{{email}} {firstname} $& $1',
    "'; drop table feedback; --",
    'Subject: x\nBcc: victim@guests.example\n\nhello',
  ])('keeps the text inert and unchanged: %j', async (message) => {
    const app = await givenApp()
    expect((await send(app, { ...written, message, pageName: '<b>{{page}}</b>' })).status).toBe(200)
    expect(await stored(app)).toMatchObject([{ message }])
    const [mail] = await mailed(app)
    expect(mail?.subject).toBe('Rückmeldung zu Running Dinner')
    expect(mail?.text.split('\n\n-- \n')[0]?.endsWith(message + reason)).toBe(true)
    expect(mail?.html).not.toMatch(/<(script|img|b)\b/)
    expect(JSON.stringify(mail?.headers)).not.toContain('victim')
  })

  test.each([
    ['senderEmail', email],
    ['message', lines(2048)],
    ['pageName', optionalLine(255)],
    ['adminId', optionalLine(64)],
    ['threadId', { refused: ['x', 5, {}, true], accepted: [undefined, null, '7f3fd5f4-2a5f-4b2f-9d0a-3c1d5a0b7e11'] }],
    ['secondsToWrite', { refused: ['9', {}, true], accepted: [undefined, null, 3, 4000] }],
  ] as const)('%s: refused with its own issue and nothing stored, accepted beside it', async (field, cases) => {
    const app = await givenApp()
    for (const value of cases.refused) {
      const { status, issues } = await send(app, { ...written, [field]: value })
      expect([status, issues[0]?.field], JSON.stringify(value)?.slice(0, 40)).toEqual([406, field])
    }
    expect(await stored(app)).toEqual([])
    for (const value of cases.accepted) {
      const { status } = await send(app, { ...written, [field]: value })
      expect(status, JSON.stringify(value)?.slice(0, 40)).toBe(200)
    }
    expect(await stored(app)).toHaveLength(cases.accepted.length)
  })
})

describe('bots', () => {
  test.each([
    ['filling in the hidden field', { website: 'https://casino.example' }],
    ['submitting at once', { secondsToWrite: 0.4 }],
    ['reporting a negative duration', { secondsToWrite: -5 }],
  ])('%s get the normal answer, and nothing is stored', async (_name, sign) => {
    const app = await givenApp()
    const person = await send(app, { ...written, website: '', secondsToWrite: 40 })
    const program = await send(app, { ...written, ...sign })
    expect([program.status, program.body]).toEqual([person.status, person.body])
    expect(await stored(app)).toHaveLength(1)
    expect(await mailed(app)).toHaveLength(1)
  })
})

describe('the limit of three messages a minute', () => {
  test('applies per sender whatever the spelling, not to others or later messages', async () => {
    const app = await givenApp(true)
    for (let number = 0; number < 3; number++) expect((await send(app)).status).toBe(200)
    const fourth = await send(app, { ...written, senderEmail: ' GAST@Guests.example ' })
    expect([fourth.status, fourth.issues[0]?.message, fourth.headers['retry-after']]).toEqual([
      429,
      'rate_limited',
      '60',
    ])
    expect((await send(app, { ...written, senderEmail: 'other@guests.example' })).status).toBe(200)
    app.clock.set('2030-05-01T10:01:00Z')
    expect((await send(app)).status).toBe(200)
    expect(await stored(app)).toHaveLength(5)
    expect(await mailed(app)).toHaveLength(5)
  })

  const unlocked = async () => undefined
  test.each([
    ['holds for concurrent messages', feedbackStore.lockSender, true],
    ['would not hold without the lock per sender', unlocked, false],
  ])('%s', async (_name, lockSender, holds) => {
    const app = await givenApp(true)
    const input = { ...written, adminId: '', pageName: '', website: '' }
    const waiting = lockSender === unlocked ? meeting(8) : lockSender
    await Promise.allSettled(Array.from({ length: 8 }, () => sendFeedback(app.ctx, input, waiting)))
    const { length } = await stored(app)
    expect(length >= 3 && length <= 8).toBe(true)
    expect(length === 3).toBe(holds)
  })

  test('does not apply when rate limits are off', async () => {
    const app = await givenApp()
    for (let number = 0; number < 6; number++) expect((await send(app)).status).toBe(200)
    expect(await stored(app)).toHaveLength(6)
  })
})

/** A barrier: releases all callers once all have arrived, so that they run concurrently. */
function meeting(expected: number) {
  let arrived = 0
  let open: () => void = () => undefined
  const all = new Promise<void>((resolve) => {
    open = resolve
  })
  return async () => {
    arrived += 1
    if (arrived === expected) open()
    await all
  }
}

test('feedback is deleted after twelve months, not before', async () => {
  const app = await givenApp()
  await send(app)
  app.clock.set('2031-04-30T10:00:00Z')
  await send(app, { ...written, message: 'Später' })
  const forget = () =>
    inTransaction(app.ctx.db, async (tx) => {
      for (const { old } of cleanups) await old?.(tx, app.clock.now())
    })
  await forget()
  expect(await stored(app)).toHaveLength(2)
  app.clock.set('2031-05-01T10:00:00Z')
  await forget()
  expect(await stored(app)).toMatchObject([{ message: 'Später' }])
})

describe('a conversation', () => {
  const threadId = '7f3fd5f4-2a5f-4b2f-9d0a-3c1d5a0b7e11'
  const entries = [
    { message: 'Wie ändere ich den Termin?', role: 'HUMAN', threadId },
    { message: 'In den Einstellungen.', role: 'ASSISTANT', threadId },
  ]
  const converse = (app: TestApp, body: unknown) => app.call(feedbackRoutes.converse, { body })
  const resolve = (app: TestApp, thread: string, resolved: string) =>
    app.call(feedbackRoutes.resolve, { params: { threadId: thread, resolved } })

  test('is stored with its first message, sends no mail and records whether it helped', async () => {
    const app = await givenApp()
    await send(app, { ...written, threadId })
    expect(await converse(app, entries)).toMatchObject({ status: 200, body: {} })
    expect((await resolve(app, threadId, 'TRUE')).body).toEqual({})
    expect(await stored(app)).toMatchObject([
      { role: 'HUMAN', message: written.message, resolved: 'TRUE' },
      ...entries.map(({ message, role }) => ({ role, message, sender_email: sender, resolved: 'TRUE' })),
    ])
    expect(await mailed(app)).toHaveLength(1)
  })

  test('needs an existing thread', async () => {
    const app = await givenApp()
    const unknown = { ...entries[0], threadId: '00000000-0000-4000-8000-000000000000' }
    await send(app, { ...written, threadId })
    expect((await converse(app, [entries[0], unknown])).status).toBe(404)
    expect((await resolve(app, unknown.threadId, 'TRUE')).status).toBe(404)
    expect((await resolve(app, threadId, 'PERHAPS')).status).toBe(404)
    expect((await resolve(app, 'x', 'TRUE')).status).toBe(404)
    expect(await stored(app)).toMatchObject([{ resolved: 'UNKNOWN' }])
  })

  test.each([
    ['more than two entries', [...entries, ...entries], 406],
    ['no entries', [], 406],
    ['a message that is too long', [{ ...entries[0], message: 'x'.repeat(4097) }], 406],
    ['a blank message', [{ ...entries[0], message: ' ' }], 406],
    ['another role', [{ ...entries[0], role: 'SYSTEM' }], 406],
    ['an invalid thread id', [{ ...entries[0], threadId: 'x' }], 406],
    ['an entry of the wrong type', [5], 406],
    ['a body that is no list', entries[0], 400],
  ])('with %s is refused and stores nothing', async (_, body, status) => {
    const app = await givenApp()
    await send(app, { ...written, threadId })
    expect((await converse(app, body)).status).toBe(status)
    expect(await stored(app)).toHaveLength(1)
  })
})
