import fc from 'fast-check'
import { expect, test } from 'vitest'
import { teamInitials } from './team.ts'

const person = (id: string, firstnamePart: string, lastname = 'Sommer') => ({ id, firstnamePart, lastname })

test.each([
  ['the host first', [person('a', 'Emily'), person('b', 'Graham')], 'b', 'GE'],
  ['in the order of the team without a host', [person('a', 'Emily'), person('b', 'Graham')], undefined, 'EG'],
  ['three letters for a team of three', [person('a', 'Ida'), person('b', 'Jo'), person('c', 'Kim')], 'a', 'IJK'],
  ['never a fourth', [person('a', 'Ida'), person('b', 'Jo'), person('c', 'Kim'), person('d', 'Lu')], 'd', 'LIJ'],
  ['first and last name of somebody alone', [person('a', 'Emily', 'Carrington')], 'a', 'EC'],
  ['capitals', [person('a', 'emily'), person('b', 'ömer')], 'a', 'EÖ'],
  ['the last name where there is no first name', [person('a', '', 'Berg'), person('b', 'Jo')], 'a', 'BJ'],
  ['letters only', [person('a', '(Anna)'), person('b', '42 Jo')], 'a', 'AJ'],
  ['letters of any script', [person('a', 'Ольга'), person('b', '美咲')], 'a', 'О美'],
  ['nothing without a letter', [person('a', '42', '7')], 'a', ''],
  ['nothing for an empty team', [], undefined, ''],
] as const)('initials: %s', (_, members, hostId, initials) => {
  expect(teamInitials(members, hostId)).toBe(initials)
})

test('initials are at most three letters, whatever the names', () => {
  const anybody = fc.record({ id: fc.string(), firstnamePart: fc.string({ unit: 'grapheme' }), lastname: fc.string() })
  fc.assert(
    fc.property(fc.array(anybody, { maxLength: 5 }), (members) => {
      const letters = teamInitials(members, members[0]?.id).match(/\p{L}\p{M}*/gu) ?? []
      expect(letters.length).toBeLessThanOrEqual(3)
    }),
  )
})
