import { expect, test } from 'vitest'
import { exampleMember, exampleTeam } from '../../../../../test/example-team.ts'
import { domainTeam } from '../../../../features/plan/teams/domain-team.ts'
import { frozenRefusal } from './frozen-refusal.ts'

const replies = [
  exampleTeam(1, { teamMembers: [exampleMember('a'), exampleMember('b')] }),
  exampleTeam(2, { teamMembers: [exampleMember('c'), exampleMember('d')] }),
]
const [first, second] = replies.map(domainTeam)
if (!first || !second) throw new Error('two teams')
const cooks = (team: typeof first, mealId: string) => ({ ...team, mealId, hostMemberId: team.members[0]?.id })
const teams = [cooks(first, 'main'), cooks(second, 'dessert')]
const frozen = [
  { id: 'starter', label: 'Starter' },
  { id: 'main', label: 'Main course' },
]
const swap = { kind: 'SWAP_MEMBERS', participantId: 'a', otherParticipantId: 'c' } as const
const routes = { kind: 'SWAP_MEALS', teamId: 't1', otherTeamId: 't2' } as const
const host = (teamId: string) => ({ kind: 'CHANGE_HOST', teamId, participantId: 'b' }) as const

test.each([
  ['a swap of people, by the latest course', swap, teams, 'Main course'],
  ['a swap of routes', routes, teams, 'Main course'],
  ['another host of a frozen course', host('t1'), teams, 'Main course'],
  ['another host of a course to come', host('t2'), teams, undefined],
  ['a host where the one before has left', host('t1'), [{ ...cooks(first, 'main'), hostMemberId: 'z' }], undefined],
] as const)('%s comes too late or not: %j', (_, move, given, expected) => {
  expect(frozenRefusal(move, given, frozen)?.data?.meal).toBe(expected)
  expect(frozenRefusal(move, given, [])).toBeUndefined()
})
