import { expect, onTestFinished, test, vi } from 'vitest'
import { messagesOf, testLog } from '../../test/test-log.ts'
import { endProcess } from './end-process.ts'

function givenProcess(stop: () => Promise<void>) {
  const codes: number[] = []
  const { log, lines } = testLog()
  const end = endProcess({ log, stop, exit: (code) => void codes.push(code) })
  return { end, codes, errors: () => messagesOf(lines, 'error') }
}

test('exits with the given code when everything has stopped, once for two calls', async () => {
  let stops = 0
  const { end, codes, errors } = givenProcess(async () => void stops++)
  await Promise.all([end(0), end(1)])
  expect([codes, errors(), stops]).toEqual([[0], [], 1])
})

test('exits with 1 and says why when a part fails to stop, or does not stop within twenty seconds', async () => {
  const failing = givenProcess(async () => {
    throw new Error('broken')
  })
  await failing.end(0)
  expect([failing.codes, failing.errors()]).toEqual([[1], ['could not stop in order']])
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const hanging = givenProcess(() => new Promise(() => undefined))
  void hanging.end(0)
  await vi.advanceTimersByTimeAsync(19_999)
  expect(hanging.codes).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect([hanging.codes, hanging.errors()[0]]).toEqual([[1], expect.stringContaining('did not stop in time')])
})
