import { expect, test } from 'vitest'
import { generateInstance } from './generate-instance.ts'
import { ownInstance, ownInstanceIds } from './own-instances.ts'
import { readInstance } from './read-instance.ts'

const points = generateInstance('nine', 9, { pattern: 'uniform', seed: 1009, party: false }).points ?? []
const file = { id: 'nine', n: 9, courses: 3, metric: 'haversine', points, afterParty: null }
const matrix = Array.from({ length: 9 }, (_, from) => Array.from({ length: 9 }, (_, to) => Math.abs(from - to)))
const read = (changes: object) => readInstance(JSON.stringify({ ...file, ...changes }))
const reasonOf = (found: object) => ('data' in found ? (found.data as { reason: string }).reason : undefined)

test('an evening is read with its distances in whole metres', () => {
  const instance = read({ lowerBound: 10, bestKnown: 20, incumbentCourse: [0, 1, 2, 0, 1, 2, 0, 1, 2] })
  expect(instance).toMatchObject({ id: 'nine', n: 9, courses: 3, lowerBound: 10, bestKnown: 20 })
  const { metres } = instance as { metres: Float64Array }
  expect(metres).toHaveLength(81)
  expect(metres.every(Number.isInteger)).toBe(true)
})

test('distances may be given instead, with 0 from each place to itself', () => {
  expect(read({ metric: 'matrix', matrix: matrix.map((row) => row.map((metres) => metres + 1)) })).toMatchObject({
    metres: expect.objectContaining({ 0: 0, 1: 2, 9: 2, 10: 0 }),
  })
})

test.each([
  ['not JSON', '{"n": 9, "points": [[NaN, 7]]}', /not JSON/],
  ['a list', '[[42, 20]]', /not an object/],
  ['nothing', '', /not JSON/],
  ['null', 'null', /not an object/],
  ['another puzzle', '{"persons": 128}', /persons and houses/],
])('%s is refused with the reason', (_, text, reason) => {
  expect(reasonOf(readInstance(text))).toMatch(reason)
})

test.each([
  [{ n: undefined }, /n, the number of teams/],
  [{ n: 0 }, /n, the number of teams/],
  [{ n: 8.5 }, /n, the number of teams/],
  [{ n: 8 }, /8 coordinates/],
  [{ courses: 4 }, /courses/],
  [{ metric: 'taxi' }, /metric/],
  [{ points: points.with(3, [Number.NaN, 7]) }, /point of team 3/],
  [{ points: points.with(3, [91, 181]) }, /not on the globe/],
  [{ points: points.with(3, [151.2, -33.9]) }, /latitude comes first/],
  [{ points: points.with(3, [7.85, 48]) }, /team 3 have changed places/],
  [{ points: points.map(([lat]) => [lat]) }, /point of team 0/],
  [{ afterParty: ['48', 7] }, /afterParty/],
  [{ metric: 'matrix' }, /9 rows/],
  [{ metric: 'matrix', matrix: matrix.with(2, [1]) }, /row 2/],
  [{ metric: 'matrix', matrix: matrix.with(2, Array(9).fill(-1)) }, /matrix\[2\]\[0\]/],
  [{ metric: 'matrix', matrix, afterParty: [48, 7] }, /afterParty needs points/],
  [{ fixedCourse: [0, 1] }, /fixedCourse/],
  [{ incumbentCourse: Array(9).fill(3) }, /incumbentCourse\[0\]/],
  [{ lowerBound: '12' }, /lowerBound/],
])('%j is refused with the reason', (changes, reason) => {
  const found = read(changes)
  expect(found).toMatchObject({ message: 'plan_instance_invalid' })
  expect(reasonOf(found)).toMatch(reason)
})

test('a seed names the same evening on every machine', () => {
  expect(ownInstance('u9')?.points?.slice(0, 2)).toEqual([
    [48.006989, 7.865545],
    [47.995973, 7.842957],
  ])
  expect(ownInstance('c300p')?.points?.[0]).toEqual([48.004041, 7.838809])
  expect(ownInstance('t36')?.points?.[0]).toEqual([47.990952, 7.866011])
})

test('our own evenings have the number of teams in their name, and a party where it ends with p', () => {
  for (const id of ownInstanceIds.filter((id) => !id.includes('999'))) {
    const instance = ownInstance(id)
    expect(instance?.n).toBe(Number(id.replace(/\D/g, '')))
    expect(instance?.afterPartyMetres !== undefined).toBe(/p$|^t/.test(id))
  }
  expect(ownInstance('z12')).toBeUndefined()
})
