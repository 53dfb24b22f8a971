import { setTimeout as delay } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { silentLog } from '../../../test/test-log.ts'
import { joinedCalls, type WorkQueue, workOff } from './work-off.ts'

/** A queue in memory that remembers what was asked of it. */
function givenQueue(rows: number[], changes: Partial<WorkQueue<number>> = {}) {
  const asked = { sweeps: 0, renewals: 0, releases: 0 }
  const waiting = [...rows]
  const queue: WorkQueue<number> = {
    leaseSeconds: 60,
    claim: async (limit) => {
      await delay(0)
      return waiting.splice(0, limit)
    },
    renew: async () => void asked.renewals++,
    sweep: async () => {
      asked.sweeps++
      return 0
    },
    release: async () => void asked.releases++,
    ...changes,
  }
  return { queue, waiting, asked }
}

function workOn(
  queue: WorkQueue<number>,
  work: (row: number) => Promise<void>,
  options: {
    atOnce?: number
    signal?: AbortSignal
    called?: () => Promise<void>
    lookAgainMilliseconds?: number
    graceMilliseconds?: number
  } = {},
) {
  return workOff(queue, { work, atOnce: 2, lookAgainMilliseconds: 60_000, job: 'test', log: silentLog, ...options })
}

test('works on every row once, never on more at a time than allowed', async () => {
  const { queue, asked } = givenQueue([1, 2, 3, 4, 5])
  const done: number[] = []
  let [now, most] = [0, 0]
  let endSecond: () => void = () => undefined
  const second = new Promise<void>((resolve) => (endSecond = resolve))
  await workOn(queue, async (row) => {
    most = Math.max(most, ++now)
    // One place becomes free again and again while the other is taken.
    await (row === 2 ? second : delay(0))
    now--
    if (done.push(row) === 4) endSecond()
  })
  expect([done.toSorted(), most, asked.releases]).toEqual([[1, 2, 3, 4, 5], 2, 1])
})

test('works on what the sweep takes back, also what is orphaned while it works', async () => {
  const { queue, waiting } = givenQueue([], {})
  const orphans = [[], [7], []]
  const sweep = async () => {
    const swept = orphans.shift() ?? []
    waiting.push(...swept)
    return swept.length
  }
  const done: number[] = []
  await workOn({ ...queue, sweep }, async (row) => void done.push(row))
  expect(done).toEqual([7])
})

test('looks again while rows are worked on slowly, and takes what has become due or was orphaned', async () => {
  const { queue, waiting, asked } = givenQueue([1])
  const done: number[] = []
  let finish: () => void = () => undefined
  const working = workOn(
    queue,
    async (row) => {
      if (row === 1) await new Promise<void>((resolve) => (finish = resolve))
      done.push(row)
    },
    { lookAgainMilliseconds: 5 },
  )
  while (asked.sweeps < 3) await delay(1)
  waiting.push(2)
  while (done.length === 0) await delay(1)
  finish()
  await working
  expect(done).toEqual([2, 1])
})

test('a call makes it look for new rows at once', async () => {
  const { queue, waiting } = givenQueue([1])
  const done: number[] = []
  let finish: () => void = () => undefined
  let call: (() => void) | undefined
  const working = workOn(
    queue,
    async (row) => {
      if (row === 1) await new Promise<void>((resolve) => (finish = resolve))
      done.push(row)
    },
    { called: () => new Promise<void>((resolve) => (call = resolve)) },
  )
  while (!call) await delay(1)
  waiting.push(2)
  call()
  while (done.length === 0) await delay(1)
  finish()
  await working
  expect(done).toEqual([2, 1])
})

/** Heartbeats come when the test says so. */
function heartbeatsByHand() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
}

test('renews its claims four times in a lease while it works, and stops doing so at the end', async () => {
  heartbeatsByHand()
  const { queue, asked } = givenQueue([1], { leaseSeconds: 60 })
  await workOn(queue, async () => void vi.advanceTimersByTime(60_000))
  expect(asked.renewals).toBe(4)
  expect(vi.getTimerCount()).toBe(0)
})

test('goes on when a heartbeat fails, and renews again', async () => {
  let tries = 0
  const renew = async () => {
    tries++
    throw new Error('the database is away')
  }
  heartbeatsByHand()
  const { queue } = givenQueue([1], { leaseSeconds: 60, renew })
  const done: number[] = []
  await workOn(queue, async (row) => {
    vi.advanceTimersByTime(30_000)
    done.push(row)
  })
  expect([tries, done]).toEqual([2, [1]])
})

test('claims nothing after it was asked to stop, waits for running work and releases the rest', async () => {
  const { queue, waiting, asked } = givenQueue([1, 2, 3])
  const stopping = new AbortController()
  const done: number[] = []
  await workOn(
    queue,
    async (row) => {
      stopping.abort()
      // Longer than it takes to stop.
      for (let turn = 0; turn < 20; turn++) await delay(0)
      done.push(row)
    },
    { atOnce: 1, signal: stopping.signal },
  )
  expect([done, waiting, asked.releases]).toEqual([[1], [2, 3], 1])
})

test('does not wait forever for work that hangs when it was asked to stop, and releases its row', async () => {
  const { queue, asked } = givenQueue([1])
  const stopping = new AbortController()
  const hanging = () => {
    stopping.abort()
    return new Promise<void>(() => undefined)
  }
  await workOn(queue, hanging, { signal: stopping.signal, graceMilliseconds: 20 })
  expect(asked.releases).toBe(1)
})

test('waits for running work and releases its claims when the database fails', async () => {
  const { queue, asked } = givenQueue([])
  const claims = [[1]]
  const claim = async () => {
    const claimed = claims.shift()
    if (!claimed) throw new Error('the database is away')
    return claimed
  }
  const done: number[] = []
  const working = workOn({ ...queue, claim }, async (row) => {
    // Longer than it takes to notice.
    for (let turn = 0; turn < 20; turn++) await delay(0)
    done.push(row)
  })
  await expect(working).rejects.toThrow('the database is away')
  expect([done, asked.releases]).toEqual([[1], 1])
})

test('goes on with the other rows when work on one throws', async () => {
  const { queue } = givenQueue([1, 2])
  const done: number[] = []
  await workOn(queue, async (row) => {
    if (row === 1) throw new Error('broken')
    done.push(row)
  })
  expect(done).toEqual([2])
})

test('a call of a running job returns at once and lets the job look again', async () => {
  let [runs, active, most] = [0, 0, 0]
  let finish: () => void = () => undefined
  const job = joinedCalls(async () => {
    runs++
    most = Math.max(most, ++active)
    await new Promise<void>((resolve) => (finish = resolve))
    active--
  })
  const first = job()
  await job()
  expect(runs).toBe(1)
  finish()
  while (runs < 2) await delay(1)
  finish()
  await first
  expect([runs, most]).toEqual([2, 1])
})

test('a job that failed can be called again, and an aborted one is not begun', async () => {
  let runs = 0
  const job = joinedCalls(async () => {
    runs++
    throw new Error('the database is away')
  })
  await expect(job()).rejects.toThrow('the database is away')
  await expect(job()).rejects.toThrow('the database is away')
  const stopped = AbortSignal.abort()
  await job(stopped)
  expect(runs).toBe(2)
})
