import { failureReason } from '@running-dinner/domain/messages'
import { describe, expect, test, vi } from 'vitest'
import { givenMessage } from '../../../../test/given-message.ts'
import { realMailServers } from '../../../../test/real-mail-server.ts'

const calm = { status: 'ok', mailServer: 'ok' }

/** What a server says for itself, and the codes that are kept of it. */
const answers = {
  Exim: { login: '535', busy: '421', pace: /rate overlimit/, busyLog: /too many connections/i },
  Postfix: {
    login: '535 5.7.8',
    busy: '421 4.7.0',

    pace: /request rate limit exceeded/,
    busyLog: /concurrency limit exceeded/,
  },
} as const

describe.each(realMailServers)('$name', ({ name, lacking, start }) => {
  const said = answers[name as keyof typeof answers]
  const proof = (title: string, run: () => Promise<void>) =>
    test.skipIf(lacking !== '')(`${name}: ${title}${lacking}`, run)

  proof('a certificate it signed itself is said, spends no attempt, and is taken with a way out', async () => {
    const server = await start({ selfSigned: true })
    const { over, banner, health, attempts, tasks } = await givenMessage(2)
    expect(await over(server.url).check()).toBe(false)
    await over(server.url).deliver()
    expect(await banner()).toEqual({ problem: 'CERTIFICATE', code: 'DEPTH_ZERO_SELF_SIGNED_CERT' })
    expect(await health()).toMatchObject({ status: 'late', mailServer: 'CERTIFICATE' })
    expect(await attempts()).toEqual([0, 0])
    for (const way of ['?ignoreTLS=true', '?tls.rejectUnauthorized=false'])
      expect(await over(`${server.url}${way}`).check()).toBe(true)
    await over(`${server.url}?tls.rejectUnauthorized=false`).deliverAll()
    expect(await banner()).toBeNull()
    expect((await tasks()).map(({ delivery }) => delivery)).toEqual(['SENT', 'SENT'])
    await vi.waitFor(() => expect(server.delivered()).toBe(2), { timeout: 20_000 })
  })

  proof('a wrong password is said with its digits and spends no attempt', async () => {
    const { url } = await start({ login: true })
    const { over, banner, health, attempts, tasks, lines } = await givenMessage(2)
    const { check, deliver } = over(url.replace('//', '//olga:secret@'))
    expect(await check()).toBe(false)
    await deliver()
    expect(await banner()).toEqual({ problem: 'LOGIN', code: said.login })
    expect(await health()).toMatchObject({ status: 'late', mailServer: 'LOGIN' })
    expect(await attempts()).toEqual([0, 0])
    expect((await tasks()).map(({ sendingStatus }) => sendingStatus)).toEqual(['QUEUED', 'QUEUED'])
    expect(JSON.stringify(lines)).not.toMatch(/olga|secret/)
  })

  proof('421 to every connection is said when it stays, spends no attempt, and ends by itself', async () => {
    const server = await start({ connections: 1 })
    const { app, over, banner, health, attempts, tasks } = await givenMessage(2)
    const other = await server.occupy()
    const { deliver } = over(server.url)
    await deliver()
    expect(await banner()).toBeNull()
    for (let round = 0; round < 4; round++) {
      app.clock.set(new Date(app.clock.now().getTime() + 60_000).toISOString())
      await deliver()
    }
    expect(await banner()).toEqual({ problem: 'BUSY', code: said.busy })
    expect(await health()).toMatchObject({ status: 'late', mailServer: 'BUSY' })
    expect(await attempts()).toEqual([0, 0])
    other.end('QUIT\r\n')
    await vi.waitFor(async () => expect(await over(server.url).check()).toBe(true), { timeout: 10_000 })
    await over(server.url).deliverAll()
    expect((await tasks()).map(({ delivery }) => delivery)).toEqual(['SENT', 'SENT'])
    expect([await banner(), (await attempts()).join()]).toEqual([null, '0,0'])
  })

  proof('40 mails go over the two connections it allows within 15 seconds', async () => {
    const server = await start({ connections: 2 })
    const { over, banner, attempts } = await givenMessage(40)
    // Others have them at first: on a machine with little to do, so few mails are on their way that two are enough.
    const others = [await server.occupy(), await server.occupy()]
    const delivered = over(server.url).deliverAll()
    await vi.waitFor(() => expect(server.log()).toMatch(said.busyLog), { timeout: 10_000 })
    for (const other of others) other.end('QUIT\r\n')
    expect(await delivered).toBeLessThan(15)
    expect([await banner(), new Set(await attempts())]).toEqual([null, new Set([0])])
    await vi.waitFor(() => expect(server.delivered()).toBe(40), { timeout: 20_000 })
  })

  proof('40 mails reach it at ten in five seconds, each once', async () => {
    const server = await start({ pace: 10 })
    const { over, banner, health, tasks } = await givenMessage(40)
    expect(await over(server.url).deliverAll()).toBeLessThan(40)
    expect(server.log()).toMatch(said.pace)
    expect(new Set((await tasks()).map(({ delivery }) => delivery))).toEqual(new Set(['SENT']))
    expect([await banner(), await health()]).toMatchObject([null, calm])
    await vi.waitFor(() => expect(server.delivered()).toBe(40), { timeout: 20_000 })
  })

  proof('a mail it finds too large fails at once as too large, and blames no server', async () => {
    const server = await start({ bytes: 2_000 })
    const { over, banner, attempts, tasks } = await givenMessage(1)
    await over(server.url).deliver()
    const [task] = await tasks()
    expect(task).toMatchObject({ delivery: 'FAILED', sendingResult: { failureMessage: '552 5.3.4' } })
    expect(failureReason(task?.sendingResult.failureType ?? 'SPAM', '552 5.3.4')).toBe('TOO_LARGE')
    expect([await banner(), await attempts()]).toEqual([null, [1]])
  })

  proof('60 mails over five connections are delivered at once, none waits for the next queue run', async () => {
    const server = await start()
    const { over, banner, health } = await givenMessage(60)
    await over(server.url).deliverAll()
    await vi.waitFor(() => expect(server.delivered()).toBe(60), { timeout: 20_000 })
    expect(server.log()).not.toContain('no immediate delivery')
    expect([await banner(), await health()]).toMatchObject([null, calm])
  })
})
