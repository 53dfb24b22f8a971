import { MessageChannel } from 'node:worker_threads'
import type { Visit } from '@running-dinner/domain/plan'
import { exampleList } from '@running-dinner/domain/test/example-participant.ts'
import type { TeamDraft } from '@running-dinner/planner'
import { afterEach, expect, test } from 'vitest'
import type { SearchPlanInput } from '../src/features/plan/planning/planner-tasks.ts'
import {
  createWorkerPool,
  type WorkerPool,
  type WorkerPoolOptions,
  type WorkerTasks,
} from '../src/platform/workers/worker-pool.ts'
import { laneOf } from '../src/worker-tasks.ts'

let pool: WorkerPool | undefined
afterEach(() => pool?.close())

/** The deadline leaves time for a busy machine to start a thread. */
function started(options?: WorkerPoolOptions): WorkerPool {
  pool = createWorkerPool(laneOf, { deadline: 100_000, ...options })
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

test('arranges teams off the main thread and repeatably for a seed', async () => {
  const workers = started()
  const first = await workers.run('arrange-teams', arrangement)
  const again = await workers.run('arrange-teams', arrangement)
  expect('teams' in first && first.teams).toHaveLength(9)
  expect(again).toEqual(first)
})

test('ends a task that exceeds its deadline', async () => {
  await expect(started({ deadline: 1 }).run('arrange-teams', arrangement)).rejects.toMatchObject({ reason: 'time' })
})

test('fails only the task that runs out of memory', async () => {
  const workers = started({ memoryMb: 24 })
  const rows = Array.from({ length: 200_000 }, (_, at) => [`${at}`, `${at}@example.org`, 'x'.repeat(20)])
  const task = workers.run('write-spreadsheet', { sheetName: 'A', header: ['a'], rows })
  await expect(task).rejects.toMatchObject({ reason: 'memory' })
  expect(await workers.run('write-spreadsheet', { sheetName: 'A', header: ['a'], rows: [['b']] })).toBeInstanceOf(
    Uint8Array,
  )
})

test('refuses tasks beyond the queue with 503', async () => {
  const workers = started({ maxTasks: 3 })
  const tasks = Array.from({ length: 8 }, () => workers.run('arrange-teams', arrangement))
  const outcomes = await Promise.allSettled(tasks)
  const statuses = outcomes.map((outcome) => (outcome.status === 'fulfilled' ? 200 : outcome.reason.status))
  expect(statuses).toEqual([200, 200, 200, 503, 503, 503, 503, 503])
  expect(await workers.run('arrange-teams', arrangement)).toHaveProperty('teams')
})

test('arranges teams while searches for better plans are running', async () => {
  const workers = started()
  const arranged = await workers.run('arrange-teams', arrangement)
  const searches = Array.from({ length: 4 }, () => endlessSearch(workers, 'teams' in arranged ? arranged : undefined))
  expect(await workers.run('arrange-teams', arrangement)).toEqual(arranged)
  const outcomes = await Promise.all(searches.map((search) => search.end()))
  expect(outcomes).toEqual(['not wanted', 'not wanted', 'not wanted', 'not wanted'])
})

/** A search that runs until it is ended; returns the reason of its end. */
function endlessSearch(workers: WorkerPool, evening: { teams: TeamDraft[]; visits: Visit[] } | undefined) {
  const people = new Map(exampleList(18).map((person) => [person.id, person]))
  const idOf = (teamNumber: number) => `team ${teamNumber}`
  const { port1, port2: news } = new MessageChannel()
  const ending = new AbortController()
  const input: SearchPlanInput = {
    evening: {
      teams: (evening?.teams ?? []).map((team) => ({
        id: idOf(team.teamNumber),
        teamNumber: team.teamNumber,
        status: 'OK',
        mealId: team.mealId,
        members: team.memberIds.flatMap((id) => people.get(id) ?? []),
        hostMemberId: team.hostMemberId,
      })),
      visits: (evening?.visits ?? []).map((visit) => ({
        hostTeamId: idOf(visit.hostTeamNumber),
        guestTeamId: idOf(visit.guestTeamNumber),
        mealId: visit.mealId,
      })),
      meals: meals.map((meal, index) => ({ ...meal, label: meal.id, time: `2030-05-01T1${index}:00` })),
      afterParty: undefined,
      travelMode: 'WALK',
    },
    ignoreMealAssignments: true,
    minimumDistanceInMeters: 0,
    legLimitInMeters: undefined,
    lockedTeamIds: [],
    lockedMealIds: [],
    lockedTableTeamIds: [],
    maxChangedTeams: undefined,
    milliseconds: 600_000,
    seed: 1,
    earlier: undefined,
    news,
    stop: new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)),
  }
  const searching = workers.run('search-plan', input, { signal: ending.signal, transfer: [news] }).then(
    () => 'ended by itself',
    (reason: unknown) => reason,
  )
  return {
    end: () => {
      ending.abort('not wanted')
      port1.close()
      return searching
    },
  }
}
