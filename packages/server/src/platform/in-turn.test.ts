import { expect, test } from 'vitest'
import { inTurn } from './in-turn.ts'

function givenWork() {
  const finish: (() => void)[] = []
  const work = () => new Promise<void>((resolve) => void finish.push(resolve))
  const finishAll = () => {
    for (const end of finish.splice(0)) end()
  }
  return { work, finish, finishAll }
}

test('runs as many at a time as allowed, queues the next ones and refuses the rest with 503', async () => {
  const { work, finish, finishAll } = givenWork()
  const turn = inTurn(2, 1)
  const accepted = [turn(work), turn(work), turn(work)]
  await expect(turn(work)).rejects.toMatchObject({ status: 503 })
  expect(finish).toHaveLength(2)
  finishAll()
  await Promise.all(accepted.slice(0, 2))
  expect(finish).toHaveLength(1)
  finishAll()
  await accepted[2]
})

test('passes an error on and goes on with the next one', async () => {
  const turn = inTurn(1, 1)
  const failing = turn(async () => {
    throw new Error('no memory')
  })
  const next = turn(async () => 'done')
  await expect(failing).rejects.toThrow('no memory')
  expect(await next).toBe('done')
})

test('accepts new work after the queue was full', async () => {
  const { work, finishAll } = givenWork()
  const turn = inTurn(1, 0)
  const running = turn(work)
  await expect(turn(work)).rejects.toMatchObject({ status: 503 })
  finishAll()
  await running
  expect(await turn(async () => 'done')).toBe('done')
})
