import { expect, test } from 'vitest'
import { messagesOf, testLog } from '../../test/test-log.ts'
import { endProcess } from './end-process.ts'

function givenProcess(stop: () => Promise<void>) {
  const codes: number[] = []
  const { log, lines } = testLog()
  const end = endProcess({ log, stop, exit: (code) => void codes.push(code), longestMilliseconds: 50 })
  return { end, codes, errors: () => messagesOf(lines, 'error') }
}

test('exits with the given code when everything has stopped, once for two calls', async () => {
  let stops = 0
  const { end, codes, errors } = givenProcess(async () => void stops++)
  await Promise.all([end(0), end(1)])
  expect([codes, errors(), stops]).toEqual([[0], [], 1])
})

test('exits with 1 and says why when a part fails to stop, or does not stop in time', async () => {
  const failing = givenProcess(async () => {
    throw new Error('broken')
  })
  await failing.end(0)
  expect([failing.codes, failing.errors()]).toEqual([[1], ['could not stop in order']])
  const hanging = givenProcess(() => new Promise(() => undefined))
  await hanging.end(0)
  expect([hanging.codes, hanging.errors()[0]]).toEqual([[1], expect.stringContaining('did not stop in time')])
})
