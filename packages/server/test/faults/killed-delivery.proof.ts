import { setTimeout as delay } from 'node:timers/promises'
import { messageRoutes, participantRoutes } from '@running-dinner/contract'
import { seededRandom } from '@running-dinner/domain/random'
import { expect, test } from 'vitest'
import { connections } from '../../src/features/messages/sending/deliver-mails.jobs.ts'
import { personBody } from '../bodies.ts'
import { deliveryOutcome } from '../interrupted-delivery.ts'
import { type SmtpSink, smtpSink } from '../smtp-sink.ts'
import { newFolder, startBuiltServer } from './built-server.ts'
import { callServer, openEvent } from './organised-event.ts'

const people = 500
const kills = 20
const readyMilliseconds = 10_000
const resumedMilliseconds = 130_000
/** SEED=7 kills at other points. */
const random = seededRandom(Number(process.env.SEED ?? 1))

test('a server killed twenty times while 500 mails leave loses none, is ready within ten seconds and goes on (REL-03)', async () => {
  const sink = await smtpSink({ delayMilliseconds: 20 })
  const dataDir = newFolder()
  const start = () => startBuiltServer({ DATABASE_URL: '', SMTP_URL: sink.url }, { dataDir })
  let server = await start()
  const { params } = await openEvent({ servers: [server, server], sink }, 'organiser@killed.example')
  const rows = Array.from({ length: people }, (_, at) => ({ participant: personBody(at + 1) }))
  const imported = await callServer(server, participantRoutes.import, { params, body: { rows } })
  expect([imported.status, imported.reply.rejected]).toEqual([200, []])
  const isOfJob = ({ raw }: SmtpSink['mails'][number]) => raw.includes('Subject: Killed')
  const sent = () => sink.mails.filter(isOfJob)
  const body = { subject: 'Killed', message: 'Hallo', participantSelection: 'ALL' }
  expect((await callServer(server, messageRoutes.participants.send, { params, body })).status).toBe(200)
  const waits = { ready: [] as number[], resumed: [] as number[] }
  for (let kill = 0; kill < kills; kill++) {
    const awaited = sent().length + 1 + Math.floor(random() * ((people - sent().length) / (kills - kill + 1)))
    while (sent().length < awaited) await delay(1)
    await server.kill()
    const killed = performance.now()
    server = await start()
    while ((await fetch(`${server.url}/health/ready`)).status !== 200) await delay(10)
    waits.ready.push(Math.round(performance.now() - killed))
    // Of those that the killed process was sending, each may have arrived after its end.
    const goesOn = Math.min(people, awaited + connections + 1)
    while (sent().length < goesOn) await delay(10)
    waits.resumed.push(Math.round(performance.now() - killed))
  }
  const outcome = () => deliveryOutcome({ ...sink, mails: sent() }, people)
  const end = performance.now() + resumedMilliseconds
  while (outcome().lost > 0 && performance.now() < end) await delay(50)
  process.stdout.write(
    `killed ${kills} times: ready after ${waits.ready.join(', ')} ms, sent on after ${waits.resumed.join(', ')} ms, ${JSON.stringify(outcome())}\n`,
  )
  const { repeated, ...others } = outcome()
  expect(others).toEqual({ lost: 0, renamed: 0 })
  expect(repeated).toBeLessThanOrEqual(kills * connections)
  expect(Math.max(...waits.ready)).toBeLessThan(readyMilliseconds)
  expect(Math.max(...waits.resumed)).toBeLessThan(resumedMilliseconds)
})
