import { expect, onTestFinished, test, vi } from 'vitest'
import { testDatabase } from '../../../test/database.ts'
import { mutingProxy } from '../../../test/muting-proxy.ts'
import { databaseAnswers, jobsAreStuck } from './watch-jobs.ts'

const pulseOf = (milliseconds: number) => ({ silentMilliseconds: () => milliseconds })
const figures = { longestSilence: 1_000, checkEvery: 1 }

test('gives up when jobs are silent for too long although the database answers', async () => {
  const stopping = new AbortController().signal
  let asked = 0
  const isDatabaseThere = async () => ++asked > 2
  expect(await jobsAreStuck(pulseOf(1_001), { ...figures, isDatabaseThere, stopping })).toBe(true)
  // Twice it was away, when a new process could not have run jobs either.
  expect(asked).toBe(3)
})

test('goes on while jobs are run, and ends when the process stops', async () => {
  const stopping = AbortSignal.timeout(50)
  const isDatabaseThere = async () => true
  expect(await jobsAreStuck(pulseOf(999), { ...figures, isDatabaseThere, stopping })).toBe(false)
})

test('a database answers on a new connection, and does not when it is away', async () => {
  expect(await databaseAnswers((await testDatabase()).url)).toBe(true)
  expect(await databaseAnswers('postgres://closed@127.0.0.1:9/none')).toBe(false)
})

test('a database whose answer comes within six seconds is there, one that is silent for nine is away', async () => {
  const proxy = await mutingProxy((await testDatabase()).url, onTestFinished)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const answersAfter = async (milliseconds: number) => {
    const held = proxy.heldAnswer('select 1')
    const answers = databaseAnswers(proxy.url)
    const { letGo } = await held
    vi.advanceTimersByTime(milliseconds)
    letGo()
    return answers
  }
  expect(await answersAfter(6_000)).toBe(true)
  expect(await answersAfter(9_000)).toBe(false)
})
