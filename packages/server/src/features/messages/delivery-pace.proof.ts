import { dinnerRoutes, messageRoutes } from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../test/app.ts'
import { givenDinner, givenParticipants } from '../../../test/given.ts'
import { type SinkOptions, smtpSink } from '../../../test/smtp-sink.ts'
import { workOffMails } from '../../../test/work-off-mails.ts'
import { systemClock } from '../../platform/clock.ts'

const body = { subject: 'Hallo', message: 'Hallo {firstname}', participantSelection: 'ALL' } as const

/** Seconds from the first to the last of 40 mails, and the refusals on the way. */
async function delivery(options: SinkOptions) {
  const app = await createTestApp()
  const given = await givenDinner(app)
  const { params, acknowledgeToken } = given
  await app.call(dinnerRoutes.acknowledge, { params: { ...params, acknowledgeToken } })
  await givenParticipants(app, given, 40, (number) => ({ email: `guest${number}@guests.example` }))
  await app.call(messageRoutes.participants.send, { params, body })
  const sink = await smtpSink(options)
  const ctx = { ...app.ctx, clock: systemClock, config: { ...app.ctx.config, smtpUrl: sink.url } }
  await app.ctx.db.updateTable('messageTask').set({ dueAt: systemClock.now() }).where('status', '=', 'QUEUED').execute()
  const started = performance.now()
  await workOffMails(ctx)
  return { arrived: sink.mails.length, seconds: (performance.now() - started) / 1_000 }
}

/** Refuses what comes faster than `count` in a second. */
function atMostASecond(count: number): NonNullable<SinkOptions['answer']> {
  let taken: number[] = []
  return () => {
    const now = performance.now()
    taken = taken.filter((at) => now - at < 1_000)
    if (taken.length >= count) return { code: 450, text: '4.7.1 Error: too much mail' }
    taken.push(now)
    return undefined
  }
}

test('40 mails reach a server that takes two a second within 25 seconds', async () => {
  const { arrived, seconds } = await delivery({ answer: atMostASecond(2) })
  expect(arrived).toBe(40)
  expect(seconds).toBeLessThan(25)
})

test('40 mails reach a server that takes two connections within 15 seconds', async () => {
  const { arrived, seconds } = await delivery({ connections: 2, delayMilliseconds: 50 })
  expect(arrived).toBe(40)
  expect(seconds).toBeLessThan(15)
})
