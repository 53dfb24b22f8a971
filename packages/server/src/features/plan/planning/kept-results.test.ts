import { expect, test } from 'vitest'
import { keepResults } from './kept-results.ts'

function counted(isLasting: (input: number) => boolean = () => true) {
  const inputs: number[] = []
  const results = keepResults(async (_event: string, input: number) => {
    inputs.push(input)
    if (input < 0) throw new Error('away')
    return { result: 2 * input, isLasting: isLasting(input) }
  })
  return { inputs, results }
}

test('works out the same input of an event once, also for callers at the same time', async () => {
  const { inputs, results } = counted()
  expect(await Promise.all([results('one', 1), results('one', 1)])).toEqual([2, 2])
  expect(await results('one', 1)).toBe(2)
  expect(inputs).toEqual([1])
})

test('works out another input and another event again', async () => {
  const { inputs, results } = counted()
  for (const input of [1, 2, 1]) expect(await results('one', input)).toBe(2 * input)
  await results('other', 1)
  expect(inputs).toEqual([1, 2, 1, 1])
})

test('keeps neither an error nor a result that does not last', async () => {
  const { inputs, results } = counted((input) => input !== 5)
  for (const _ of [1, 2]) await expect(results('one', -1)).rejects.toThrow('away')
  for (const _ of [1, 2]) expect(await results('one', 5)).toBe(10)
  expect(inputs).toEqual([-1, -1, 5, 5])
})

test('forgets the event that was worked out longest ago when there are too many', async () => {
  const { inputs, results } = counted()
  for (let event = 0; event <= 200; event++) await results(String(event), 1)
  await results('200', 1)
  expect(inputs).toHaveLength(201)
  await results('0', 1)
  expect(inputs).toHaveLength(202)
})
