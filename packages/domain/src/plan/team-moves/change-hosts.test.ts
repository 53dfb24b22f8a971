import { expect, test } from 'vitest'
import { exampleTeam } from '../../../test/example-team.ts'
import type { Team } from '../teams/team.ts'
import { changeHosts, type HostChoice } from './change-hosts.ts'

const pairOf = (root: string) => [{ teamPartnerWishOriginatorId: root }, { teamPartnerWishOriginatorId: root }]
const teams: Team[] = [
  exampleTeam(1, [{}, { numSeats: 0 }]),
  exampleTeam(2, [{}, {}], { locked: true }),
  exampleTeam(3, [{ numSeats: 0 }, {}], { status: 'CANCELLED', members: [], hostMemberId: undefined }),
  exampleTeam(4, pairOf('p31')),
  exampleTeam(5, [...pairOf('p41'), {}]),
  exampleTeam(6, [{}, {}]),
]
const isOnlyGuest = ({ id }: Team) => id === 't6'
const choose = (teamId: string, hostId: string): HostChoice => ({ teamId, hostId })

test.each<[string, HostChoice[], string[]]>([
  ['any member, even without seats', [choose('t1', 'p2')], []],
  ['of a locked team', [choose('t2', 'p12')], []],
  ['the third beside a pair', [choose('t5', 'p43')], []],
  ['the same again', [choose('t1', 'p1')], []],
  ['several teams', [choose('t1', 'p2'), choose('t2', 'p12')], []],
  ['somebody of another team', [choose('t1', 'p11')], ['teams[0].hostTeamMember.id team_host_not_member']],
  ['a cancelled team', [choose('t3', 'p21')], ['teams[0].hostTeamMember.id team_cancelled']],
  ['a fixed pair', [choose('t4', 'p32')], ['teams[0].hostTeamMember.id team_host_fixed_pair']],
  ['a team that is only guest', [choose('t6', 'p52')], ['teams[0].hostTeamMember.id team_host_only_guest']],
  ['an unknown team', [choose('t99', 'p1')], ['teams[0].id value_invalid']],
  ['a team twice', [choose('t1', 'p2'), choose('t1', 'p1')], ['teams[1].id value_invalid']],
  [
    'all that is wrong at once',
    [choose('t1', 'p11'), choose('t2', 'p12'), choose('t4', 'p32')],
    ['teams[0].hostTeamMember.id team_host_not_member', 'teams[2].hostTeamMember.id team_host_fixed_pair'],
  ],
])('%s', (_, choices, expected) => {
  const outcome = changeHosts(teams, choices, isOnlyGuest)
  expect(outcome.issues.map((one) => `${one.field} ${one.message}`)).toEqual(expected)
  const hosts = outcome.teams.map(({ after }) => after.hostMemberId)
  if (expected.length === 0) expect(hosts).toEqual(choices.map((choice) => choice.hostId))
  else expect(outcome.teams.filter(({ before, after }) => before !== after)).toEqual([])
})
