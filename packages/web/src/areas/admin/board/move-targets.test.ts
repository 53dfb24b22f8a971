import { issue } from '@running-dinner/domain/issue.ts'
import { expect, test } from 'vitest'
import { exampleMember, exampleTeam } from '../../../../test/example-team.ts'
import { moveTargets, searchTargets, sharedRefusal } from './move-targets.ts'

const teams = [
  exampleTeam(1, { teamMembers: [exampleMember('a', { lastname: 'Müller' }), exampleMember('b')] }),
  exampleTeam(2, { teamMembers: [exampleMember('c'), exampleMember('d')], locked: true }),
  exampleTeam(3, { teamMembers: [exampleMember('e', { lastname: 'Muller' }), exampleMember('f')] }),
]
const locked = (teamNumber: number) => issue('team_locked', undefined, { teamNumber })
const lockedIsRefused = (_: unknown, target: { id: string }) =>
  ['c', 'd', 't2'].includes(target.id) ? locked(2) : undefined
const ids = (targets: ReturnType<typeof moveTargets>) => targets.map(({ item }) => item.id)

test('a person may go to everybody of other teams, the possible ones first', () => {
  const targets = moveTargets({ kind: 'person', id: 'a' }, teams, lockedIsRefused)
  expect(ids(targets)).toEqual(['e', 'f', 'c', 'd'])
  expect(targets.map(({ refusal }) => refusal)).toEqual([undefined, undefined, locked(2), locked(2)])
})

test('a team may go to every other team', () => {
  expect(ids(moveTargets({ kind: 'team', id: 't1' }, teams, lockedIsRefused))).toEqual(['t3', 't2'])
})

test('a reason all share lies with what is moved', () => {
  const source = { kind: 'person', id: 'a' } as const
  expect(sharedRefusal(moveTargets(source, teams, () => locked(1)))).toEqual(locked(1))
  expect(sharedRefusal(moveTargets(source, teams, (_, { id }) => locked(id === 'c' ? 2 : 3)))).toBeUndefined()
  expect(sharedRefusal(moveTargets(source, teams, lockedIsRefused))).toBeUndefined()
  expect(sharedRefusal([])).toBeUndefined()
})

test('search finds the person and not who cooks with them, and teams by their number', () => {
  const people = moveTargets({ kind: 'person', id: 'c' }, teams, () => undefined)
  expect(ids(searchTargets(people, 'muller'))).toEqual(['a', 'e'])
  expect(ids(searchTargets(people, '3'))).toEqual(['e', 'f'])
  expect(ids(searchTargets(people, ''))).toHaveLength(4)
  const others = moveTargets({ kind: 'team', id: 't2' }, teams, () => undefined)
  expect(ids(searchTargets(others, 'müller'))).toEqual(['t1', 't3'])
})
