import { setTimeout as delay } from 'node:timers/promises'
import { messageRoutes, participantRoutes } from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { personBody } from '../bodies.ts'
import { startFaultSite } from './fault-site.ts'
import { callServer, organiseEvent } from './organised-event.ts'

/** MUTED_SECONDS=600 is the ten minutes after which some networks are repaired. */
const mutedSeconds = Number(process.env.MUTED_SECONDS ?? 20)
const people = 300

test('a message to 300 people reaches each once within a minute after the database was silent in its middle, while no process says it is ready', {
  timeout: (mutedSeconds + 600) * 1_000,
}, async () => {
  const site = await startFaultSite({ mailMilliseconds: 20 })
  const [server] = site.servers
  const { params } = await organiseEvent(site, 'muted')
  const rows = Array.from({ length: people }, (_, at) => ({
    participant: personBody(at + 100, { email: `person${at}@many.example` }),
  }))
  const { status: imported } = await callServer(server, participantRoutes.import, { params, body: { rows } })
  const body = { subject: 'Hallo', message: 'Hallo {firstname}', participantSelection: 'ALL' }
  const { status: sent } = await callServer(server, messageRoutes.participants.send, { params, body })
  expect([imported, sent]).toEqual([200, 200])
  const recipients = () =>
    site.sink.mails
      .filter(({ raw }) => /^subject: Hallo/im.test(raw))
      .flatMap((mail) => mail.recipients)
      .filter((recipient) => recipient.endsWith('@many.example'))
  const delivered = () => new Set(recipients()).size
  while (delivered() < 30) await delay(20)
  for (const proxy of site.databaseProxies) await proxy.set('stalled')
  expect(delivered()).toBeLessThan(people)
  const until = performance.now() + mutedSeconds * 1_000
  const readiness = () => Promise.all(site.servers.map(async ({ url }) => (await fetch(`${url}/health/ready`)).status))
  while (!(await readiness()).every((status) => status === 503)) await delay(200)
  while (performance.now() < until) {
    expect(await readiness()).toEqual([503, 503])
    await delay(1_000)
  }
  for (const proxy of site.databaseProxies) await proxy.set('pass')
  const healing = performance.now()
  const healed = () => Math.round((performance.now() - healing) / 1_000)
  const before = delivered()
  while (delivered() === before) await delay(100)
  const first = healed()
  const counts: string[] = []
  while (delivered() < people) {
    if (healed() >= first + 2 * counts.length) counts.push(`${delivered()} at ${healed()} s`)
    await delay(100)
  }
  const seconds = healed()
  process.stdout.write(`muted ${mutedSeconds} s, then ${[...counts, `all at ${seconds} s`].join(', ')}\n`)
  expect(seconds).toBeLessThan(60)
  while (!(await readiness()).every((status) => status === 200)) await delay(200)
  for (const one of site.servers) expect(one.ended(), one.log()).toBeUndefined()
  // No mail is left that could still be sent again.
  const isOver = async () =>
    (await site.database.pool.query("select from message_task where status in ('QUEUED', 'CLAIMED')")).rowCount === 0
  while (!(await isOver())) await delay(200)
  expect(recipients()).toHaveLength(people)
})
