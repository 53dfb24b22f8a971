import fc from 'fast-check'
import { expect, test } from 'vitest'
import { teamClusters } from './team-clusters.ts'

const visit = (hostTeamNumber: number, guestTeamNumber: number) => ({ hostTeamNumber, guestTeamNumber })

test.each([
  ['nobody', [], [], []],
  ['nobody visits anybody', [2, 1], [], [[1], [2]]],
  ['one part, whoever is host', [1, 2, 3], [visit(3, 1), visit(2, 3)], [[1, 2, 3]]],
  [
    'two parts',
    [4, 3, 2, 1],
    [visit(4, 2), visit(1, 3)],
    [
      [1, 3],
      [2, 4],
    ],
  ],
  ['whoever dropped out ties nobody together', [1, 3], [visit(1, 2), visit(2, 3)], [[1], [3]]],
])('%s', (_name, numbers, visits, expected) => {
  expect(teamClusters(numbers, visits)).toEqual(expected)
})

test('every team belongs to one part, and no visit leaves its part', () => {
  const evening = fc
    .integer({ min: 1, max: 40 })
    .chain((count) =>
      fc.tuple(
        fc.constant(count),
        fc.array(fc.tuple(fc.integer({ min: 1, max: count }), fc.integer({ min: 1, max: count })), { maxLength: 60 }),
      ),
    )
  fc.assert(
    fc.property(evening, ([count, ties]) => {
      const numbers = Array.from({ length: count }, (_, at) => at + 1)
      const clusters = teamClusters(
        numbers,
        ties.map(([host, guest]) => visit(host, guest)),
      )
      expect(clusters.flat().toSorted((one, other) => one - other)).toEqual(numbers)
      for (const [host, guest] of ties) {
        const together = clusters.filter((cluster) => cluster.includes(host) || cluster.includes(guest))
        expect(together).toHaveLength(1)
      }
    }),
  )
})
