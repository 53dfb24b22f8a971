import { afterEach, expect, test, vi } from 'vitest'
import { createTestApp } from '../../../test/app.ts'
import { sendSlowly } from '../../../test/send-slowly.ts'

afterEach(() => {
  vi.useRealTimers()
})

const head = [
  'POST /api/rest/wizardservice/v1/create HTTP/1.1',
  'content-type: application/json',
  'content-length: 2',
  'connection: close',
]

test('answers 408 to a body that has stopped for twelve seconds, and waits for one that comes before', async () => {
  const { app } = await createTestApp()
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  let begun = 0
  app.server.on('request', () => begun++)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  const [late, stopped] = [await sendSlowly(url, head), await sendSlowly(url, head)]
  for (const sender of [late, stopped]) await sender.write('[')
  await vi.waitUntil(() => begun === 2)
  vi.advanceTimersByTime(11_500)
  await late.write(']')
  expect(await late.answered('issues')).toMatch(/^HTTP\/1\.1 400 /)
  vi.advanceTimersByTime(1_500)
  expect(await stopped.answered('request_too_slow')).toMatch(/^HTTP\/1\.1 408 /)
})
