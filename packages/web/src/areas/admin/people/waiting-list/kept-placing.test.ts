import { expect, test } from 'vitest'
import { keptPlacing } from './use-assigning.ts'

const person = (id: string, originator: string | null = null) => ({ id, teamPartnerWishOriginatorId: originator })
const team = (id: string, members: number) => ({ id, teamNumber: id.charCodeAt(0), teamMembers: Array(members) })
const people = [person('p1'), person('p2'), person('p3', 'p3'), person('p4', 'p3')]
const before = { people, teams: [team('a', 0), team('b', 0)] }
const without = (...gone: string[]) => people.filter(({ id }) => !gone.includes(id))

test.each([
  ['nothing changed', { p1: 'a', p3: 'b', p4: 'b' }, before, { p1: 'a', p3: 'b', p4: 'b' }, []],
  ['another team changed', { p1: 'a' }, { people, teams: [team('a', 0)] }, { p1: 'a' }, []],
  ['a team was filled', { p1: 'a', p2: 'b' }, { people, teams: [team('b', 0)] }, { p2: 'b' }, ['p1 waits']],
  ['one of two places was taken', { p1: 'a', p2: 'a' }, { people, teams: [team('a', 1)] }, { p1: 'a' }, ['p2 waits']],
  [
    'a pair lost one of its places',
    { p3: 'a', p4: 'a' },
    { people, teams: [team('a', 1)] },
    {},
    ['p3 waits', 'p4 waits'],
  ],
  ['somebody got a place', { p1: 'a', p2: 'a' }, { ...before, people: without('p1') }, { p2: 'a' }, ['p1']],
  ['who was taken off a team goes on waiting', { p1: undefined }, { people, teams: [] }, {}, []],
])('%s', (_, placing, now, kept, lost) => {
  const outcome = keptPlacing(placing, { before, now, teamSize: 2 })
  expect(outcome.placing).toEqual(kept)
  expect(outcome.lost.map((one) => one.person.id + (one.stillWaits ? ' waits' : ''))).toEqual(lost)
})

test('names a lost team by its last known number', () => {
  const now = { people, teams: [] }
  expect(keptPlacing({ p1: 'b' }, { before, now, teamSize: 2 }).lost[0]?.teamNumber).toBe('b'.charCodeAt(0))
})
