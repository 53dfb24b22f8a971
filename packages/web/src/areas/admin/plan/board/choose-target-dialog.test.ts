import { issue } from '@running-dinner/domain/issue'
import { expect, test } from 'vitest'
import { exampleMember, exampleTeam } from '../../../../../test/example-team.ts'
import { moveTargets, searchTargets, sharedRefusal } from './choose-target-dialog.tsx'

const teams = [
  exampleTeam(1, { teamMembers: [exampleMember('a', { lastname: 'Müller' }), exampleMember('b')] }),
  exampleTeam(2, { teamMembers: [exampleMember('c'), exampleMember('d')], locked: true }),
  exampleTeam(3, { teamMembers: [exampleMember('e', { lastname: 'Muller' }), exampleMember('f')] }),
]
const locked = (teamNumber: number) => issue('team_locked', undefined, { teamNumber })
const lockedIsRefused = (_: unknown, target: { id: string }) =>
  ['c', 'd', 't2'].includes(target.id) ? locked(2) : undefined
const ids = (targets: ReturnType<typeof moveTargets>) => targets.map(({ item }) => item.id)

test('lists all members of other teams as targets for a person, possible ones first', () => {
  const targets = moveTargets({ kind: 'person', id: 'a' }, teams, lockedIsRefused)
  expect(ids(targets)).toEqual(['e', 'f', 'c', 'd'])
  expect(targets.map(({ refusal }) => refusal)).toEqual([undefined, undefined, locked(2), locked(2)])
})

test('lists every other team as a target for a team', () => {
  expect(ids(moveTargets({ kind: 'team', id: 't1' }, teams, lockedIsRefused))).toEqual(['t3', 't2'])
})

test('finds the refusal that all targets share, with the same data', () => {
  const source = { kind: 'person', id: 'a' } as const
  expect(sharedRefusal(moveTargets(source, teams, () => locked(1)))).toEqual(locked(1))
  expect(sharedRefusal(moveTargets(source, teams, (_, { id }) => locked(id === 'c' ? 2 : 3)))).toBeUndefined()
  expect(sharedRefusal(moveTargets(source, teams, lockedIsRefused))).toBeUndefined()
  expect(sharedRefusal([])).toBeUndefined()
})

test('search matches the person and not the team partner, and teams by number', () => {
  const people = moveTargets({ kind: 'person', id: 'c' }, teams, () => undefined)
  expect(ids(searchTargets(people, 'muller'))).toEqual(['a', 'e'])
  expect(ids(searchTargets(people, '3'))).toEqual(['e', 'f'])
  expect(ids(searchTargets(people, ''))).toHaveLength(4)
  const others = moveTargets({ kind: 'team', id: 't2' }, teams, () => undefined)
  expect(ids(searchTargets(others, 'müller'))).toEqual(['t1', 't3'])
})
