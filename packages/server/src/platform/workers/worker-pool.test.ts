import { exampleList } from '@running-dinner/domain/participants/example-participant.ts'
import { afterEach, expect, test } from 'vitest'
import { createWorkerPool, type WorkerPool, type WorkerPoolOptions } from './worker-pool.ts'
import type { WorkerTasks } from './worker-tasks.ts'

let pool: WorkerPool | undefined
afterEach(() => pool?.close())

function started(options?: WorkerPoolOptions): WorkerPool {
  pool = createWorkerPool(options)
  return pool
}

const meals = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]
const arrangement: WorkerTasks['arrange-teams']['input'] = {
  participants: exampleList(18),
  options: {
    teamSize: 2,
    mealCount: 3,
    genderAspects: 'IGNORE_GENDER',
    forceEqualDistributedCapacityTeams: true,
    teamPartnerWishDisabled: false,
    meals,
  },
  seed: 5,
}

test('teams are arranged off the main thread, the same ones for the same seed', async () => {
  const workers = started()
  const first = await workers.run('arrange-teams', arrangement)
  const again = await workers.run('arrange-teams', arrangement)
  expect('teams' in first && first.teams).toHaveLength(9)
  expect(again).toEqual(first)
})

test('a task that does not end in time is ended', async () => {
  await expect(started({ deadline: 1 }).run('arrange-teams', arrangement)).rejects.toMatchObject({ reason: 'time' })
})

test('a task without enough memory fails alone; the next one works', async () => {
  const workers = started({ memoryMb: 12 })
  const rows = Array.from({ length: 200_000 }, (_, at) => [`${at}`, `${at}@example.org`, 'x'.repeat(20)])
  const task = workers.run('write-spreadsheet', { sheetName: 'A', header: ['a'], rows })
  await expect(task).rejects.toMatchObject({ reason: 'memory' })
  expect(await workers.run('write-spreadsheet', { sheetName: 'A', header: ['a'], rows: [['b']] })).toBeInstanceOf(
    Uint8Array,
  )
})

test('more tasks than can wait are turned away as unavailable', async () => {
  const workers = started({ maxTasks: 3 })
  const tasks = Array.from({ length: 8 }, () => workers.run('arrange-teams', arrangement))
  const outcomes = await Promise.allSettled(tasks)
  const statuses = outcomes.map((one) => (one.status === 'fulfilled' ? 200 : one.reason.status))
  expect(statuses).toEqual([200, 200, 200, 503, 503, 503, 503, 503])
  expect(await workers.run('arrange-teams', arrangement)).toHaveProperty('teams')
})
