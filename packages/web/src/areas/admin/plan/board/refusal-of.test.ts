import type { TeamMove } from '@running-dinner/contract/plan'
import { expect, test } from 'vitest'
import { exampleMember, exampleTeam } from '../../../../../test/example-team.ts'
import { domainTeam } from '../../../../features/plan/teams/domain-team.ts'
import { frozenRefusal, refusalOf } from './refusal-of.ts'

const pair = (id: string) => exampleMember(id, { teamPartnerWishOriginatorId: 'g' })
const teams = [
  exampleTeam(1, { teamMembers: [exampleMember('a'), exampleMember('b')] }),
  exampleTeam(2, { teamMembers: [exampleMember('c'), exampleMember('d')], locked: true }),
  exampleTeam(3, { teamMembers: [exampleMember('e'), exampleMember('f')] }),
  exampleTeam(4, { teamMembers: [pair('g'), pair('h')] }),
  exampleTeam(5, {
    teamMembers: [
      exampleMember('i', { teamPartnerWishEmail: 'j@example.org' }),
      exampleMember('j', { teamPartnerWishEmail: 'i@example.org' }),
    ],
  }),
  exampleTeam(6, { status: 'CANCELLED', teamMembers: [], hostTeamMember: null }),
].map(domainTeam)
const meal = { label: '', time: '2030-05-01T19:00' }
const rules = {
  teamSize: 2,
  teamPartnerWishDisabled: false,
  genderAspects: 'IGNORE_GENDER' as const,
  meals: ['m1', 'm2', 'm3'].map((id) => ({ ...meal, id })),
}
const refusal = (move: TeamMove, changed = rules) => refusalOf(move, teams, changed, (id) => id === 't3')
const people = (participantId: string, otherParticipantId: string): TeamMove => ({
  kind: 'SWAP_MEMBERS',
  participantId,
  otherParticipantId,
})
const meals = (teamId: string, otherTeamId: string): TeamMove => ({ kind: 'SWAP_MEALS', teamId, otherTeamId })
const host = (teamId: string, participantId: string): TeamMove => ({ kind: 'CHANGE_HOST', teamId, participantId })

test.each([
  ['two people of different teams', people('a', 'e'), undefined],
  ['two people of the same team', people('a', 'b'), 'team_swap_same_team'],
  ['a person with themselves', people('a', 'a'), 'team_swap_same_person'],
  ['a person of a locked team', people('a', 'c'), 'team_locked'],
  ['a member of a pair that registered together', people('a', 'g'), 'team_swap_violates_team_partner_wish'],
  ['a member of a pair that wished for each other', people('a', 'i'), 'team_swap_violates_team_partner_wish'],
  ['two teams', meals('t1', 't3'), undefined],
  ['two teams that registered together', meals('t1', 't4'), undefined],
  ['a locked team', meals('t2', 't3'), 'team_locked'],
  ['a cancelled team', meals('t1', 't6'), 'team_cancelled'],
  ['a team that is gone', meals('t1', 't9'), 'not_found'],
  ['another member as host', host('t1', 'b'), undefined],
  ['a member of another team as host', host('t1', 'e'), 'team_host_not_member'],
  ['the second member of a registered pair as host', host('t4', 'h'), 'team_host_fixed_pair'],
  ['a host of a team that is only guest', host('t3', 'f'), 'team_host_only_guest'],
] as const)('a move of %s', (_, move, code) => {
  expect(refusal(move)?.message).toBe(code)
  if (code === 'team_locked') expect(refusal(move)?.data).toEqual({ teamNumber: 2 })
})

test('partner wishes refuse nothing where the event has them switched off', () => {
  expect(refusal(people('a', 'i'), { ...rules, teamPartnerWishDisabled: true })).toBeUndefined()
})

const [first, second] = teams
if (!first || !second) throw new Error('two teams')
const cooks = (team: typeof first, mealId: string) => ({ ...team, mealId, hostMemberId: team.members[0]?.id })
const cookingTeams = [cooks(first, 'main'), cooks(second, 'dessert')]
const frozen = [
  { id: 'starter', label: 'Starter' },
  { id: 'main', label: 'Main course' },
]

test.each([
  ['a swap of people, by the latest course', people('a', 'c'), cookingTeams, 'Main course'],
  ['a swap of routes', meals('t1', 't2'), cookingTeams, 'Main course'],
  ['another host of a frozen course', host('t1', 'b'), cookingTeams, 'Main course'],
  ['another host of a course to come', host('t2', 'b'), cookingTeams, undefined],
  [
    'a host where the one before has left',
    host('t1', 'b'),
    [{ ...cooks(first, 'main'), hostMemberId: 'z' }],
    undefined,
  ],
] as const)('%s comes too late or not: %j', (_, move, given, expected) => {
  expect(frozenRefusal(move, given, frozen)?.data?.meal).toBe(expected)
  expect(frozenRefusal(move, given, [])).toBeUndefined()
})
