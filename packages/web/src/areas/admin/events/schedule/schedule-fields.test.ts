import { expect, test } from 'vitest'
import { isReordered, withNewMeal } from './schedule-fields.tsx'

const meal = (id: string, clock: string) => ({ id, label: id, time: `2030-06-15T${clock}` })
const stored = [meal('a', '19:00'), meal('b', '21:00'), meal('c', '23:00')]

test.each([
  ['nothing', stored, false],
  ['another time that keeps the order', [meal('a', '18:00'), meal('b', '21:00'), meal('c', '22:30')], false],
  ['a course that overtakes', [meal('a', '19:00'), meal('b', '23:30'), meal('c', '23:00')], true],
  ['one less', [meal('a', '19:00'), meal('c', '23:00')], false],
  ['a new one in between', [...stored.slice(0, 2), meal('', '20:00')], false],
] as const)('%s', (_, wanted, expected) => {
  expect(isReordered(stored, [...wanted])).toBe(expected)
})

test('a new course has no id and comes last', () => {
  expect(withNewMeal(stored.slice(0, 2), 'New', '2030-06-15').at(-1)).toEqual({
    id: '',
    label: 'New',
    time: '2030-06-15T23:59',
  })
})
