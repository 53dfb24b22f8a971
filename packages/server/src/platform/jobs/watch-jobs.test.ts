import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { testDatabase } from '../../../test/database.ts'
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

test('a database answers on a new connection within five seconds, and does not when it is away', async () => {
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  onTestFinished(() => asked.mockRestore())
  expect(await databaseAnswers((await testDatabase()).url)).toBe(true)
  expect(asked.mock.calls.join()).toContain("set statement_timeout = '5000'")
  expect(await databaseAnswers('postgres://closed@127.0.0.1:9/none')).toBe(false)
})
