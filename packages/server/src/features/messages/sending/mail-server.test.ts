import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../../../test/free-port.ts'
import { givenMessage } from '../../../../test/given-message.ts'
import { type SinkOptions, smtpSink } from '../../../../test/smtp-sink.ts'
import { mailServerStore } from './mail-server.store.ts'

/** Greets as it is told and hangs up. */
async function greeter(line: string): Promise<string> {
  const server = createServer((socket) => void socket.on('error', () => undefined).end(`${line}\r\n`))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const sunk = async (options: SinkOptions) => (await smtpSink(options)).url

const unusable = [
  ['refuses connections', 'REFUSED', /^ECONNREFUSED$/, async () => `smtp://127.0.0.1:${await freePort()}`],
  ['has an unknown name', 'NAME_UNKNOWN', /^(ENOTFOUND|EAI_AGAIN|EDNS)$/, async () => 'smtp://mail.invalid'],
  ['has a certificate nobody signed', 'CERTIFICATE', /CERT/, () => sunk({ selfSigned: true })],
  [
    'refuses the login',
    'LOGIN',
    /^535 5\.7\.8$/,
    async () => (await sunk({ refusesLogin: true })).replace('//', '//olga:secret@'),
  ],
  ['greets with 554', 'OTHER', /^554 5\.3\.2$/, () => greeter('554 5.3.2 no service here')],
] as const

test.each(unusable)('a server that %s is said in log, health and banner, and no mail is tried', async (...row) => {
  const [, problem, code, start] = row
  const { app, lines, over, tasks, banner, attempts, health } = await givenMessage(3)
  const { check, deliver } = over(await start())
  expect(await check()).toBe(false)
  const known = { problem, code: expect.stringMatching(code) }
  expect(await banner()).toMatchObject(known)
  expect(lines).toMatchObject([{ level: 'error', answer: known.code }])
  await mailServerStore.worked(app.ctx.db)
  await deliver()
  expect(await banner()).toMatchObject(known)
  expect(lines.filter(({ level }) => level === 'error')).toHaveLength(2)
  expect(JSON.stringify(lines)).not.toMatch(/@|secret/)
  expect(await attempts()).toEqual([0, 0, 0])
  expect((await tasks()).map(({ sendingStatus }) => sendingStatus)).toEqual(['QUEUED', 'QUEUED', 'QUEUED'])
  expect(await health()).toMatchObject({ status: 'late', mailServer: problem })
})

test.each(['?ignoreTLS=true', '?tls.rejectUnauthorized=false'])(
  'a certificate nobody signed is taken with %s',
  async (way) => {
    const { over, banner } = await givenMessage(1)
    const url = await sunk({ selfSigned: true })
    expect(await over(`${url}${way}`).check()).toBe(true)
    expect(await banner()).toBeNull()
  },
)

test('the notice ends with the first mail that is accepted', async () => {
  const { app, over, banner, tasks } = await givenMessage(2)
  await over(`smtp://127.0.0.1:${await freePort()}`).check()
  await over(await sunk({})).deliver()
  expect(await banner()).toBeNull()
  expect((await tasks()).map(({ delivery }) => delivery)).toEqual(['SENT', 'SENT'])
  expect(await mailServerStore.problem(app.ctx.db)).toBeNull()
})

test('the queue rests for 10 seconds when the server cannot be used, and asks with one mail then', async () => {
  const { app, over, attempts } = await givenMessage(4)
  let connections = 0
  const server = createServer((socket) => {
    connections++
    socket.on('error', () => undefined).end('554 no\r\n')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { deliver } = over(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`)
  await deliver()
  const atFirst = connections
  await deliver()
  expect(connections).toBe(atFirst)
  app.clock.set(new Date(app.clock.now().getTime() + 10_000).toISOString())
  await deliver()
  expect(connections).toBe(atFirst + 1)
  expect(await attempts()).toEqual([0, 0, 0, 0])
})

test('421 to every connection spends no attempt either, and is a problem only when it stays', async () => {
  const { app, over, banner, attempts } = await givenMessage(2)
  const { deliver } = over(await greeter('421 4.7.0 too many connections'))
  await deliver()
  expect(await banner()).toBeNull()
  for (let round = 0; round < 4; round++) {
    app.clock.set(new Date(app.clock.now().getTime() + 60_000).toISOString())
    await deliver()
  }
  expect(await banner()).toEqual({ problem: 'BUSY', code: '421 4.7.0' })
  expect(await attempts()).toEqual([0, 0])
})

test('at most ten mails go over one connection', async () => {
  const { over } = await givenMessage(24)
  const sink = await smtpSink({})
  await over(sink.url).deliver()
  expect(sink.mails).toHaveLength(24)
  const counts = new Map<string, number>()
  for (const { connection } of sink.mails) counts.set(connection, (counts.get(connection) ?? 0) + 1)
  expect(Math.max(...counts.values())).toBeLessThanOrEqual(10)
})
