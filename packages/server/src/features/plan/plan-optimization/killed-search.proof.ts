import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import type { OptimizationState } from '@running-dinner/contract'
import { expect, onTestFinished, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { givenRun } from '../../../../test/given-run.ts'
import { workerScript } from '../../../../test/worker-script.ts'

async function startWorker(databaseUrl: string, environment: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, [await workerScript('plan')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DATABASE_URL: databaseUrl, ...environment },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

const ended = (child: ChildProcess) => new Promise((done) => child.once('exit', done))

/** Kills a search after its first result; another process then continues with what is left. */
async function afterKill(queue: 'real' | 'without sweeping', finds: string): Promise<OptimizationState> {
  const app = await createTestApp()
  const { status } = await givenRun(app)
  const victim = await startWorker(app.database.url, { FINDS: '5000', MILLISECONDS: '10000000' })
  while ((await status()).bestSumDistanceInMeters === null) await delay(20)
  expect(await status()).toMatchObject({ status: 'RUNNING', progress: 0.5, bestSumDistanceInMeters: 5_000 })
  const killed = ended(victim)
  victim.kill('SIGKILL')
  await killed
  await ended(await startWorker(app.database.url, { FINDS: finds, QUEUE: queue }))
  return status()
}

test('continues a search in another process after its own was killed', async () => {
  expect(await afterKill('real', '4000')).toMatchObject({
    status: 'FINISHED',
    progress: 1,
    bestSumDistanceInMeters: 4_000,
  })
})

test('keeps the better plan of a killed search when the next one finds a worse one', async () => {
  expect(await afterKill('real', '6000')).toMatchObject({ status: 'FINISHED', bestSumDistanceInMeters: 5_000 })
})

test('leaves a killed search behind without the sweep (shows that the sweep is needed)', async () => {
  expect(await afterKill('without sweeping', '4000')).toMatchObject({ status: 'RUNNING' })
})
