import { expect, test } from 'vitest'
import { exampleList, exampleParticipant } from '../../../test/example-participant.ts'
import type { Participant } from '../participants/participant.ts'
import { type InvitationFacts, invitationState, partnerWishStatuses, wishStateOf } from './partner-wish-state.ts'

const inviter = { teamId: undefined, teamPartnerWishOriginatorId: undefined }
const open: InvitationFacts = { inviter, isStillWished: true, wishedTakesPart: false }

test.each<[string, Partial<InvitationFacts>, string]>([
  ['while the wish stands and the wished person is not there', {}, 'OPEN'],
  ['once the inviting person left', { inviter: undefined }, 'LEFT'],
  ['once the inviting person wishes for another or nobody', { isStillWished: false }, 'TAKEN'],
  ['once the wished address takes part', { wishedTakesPart: true }, 'TAKEN'],
  ['once the inviting person is in a team', { inviter: { ...inviter, teamId: 't' } }, 'TAKEN'],
  [
    'once the inviting person is half of a pair',
    { inviter: { ...inviter, teamPartnerWishOriginatorId: 'p' } },
    'TAKEN',
  ],
])('an invitation %s: %s', (_when, facts, state) => {
  expect(invitationState({ ...open, ...facts })).toBe(state)
})

const enabled = { teamPartnerWishDisabled: false }
const wish = (number: number) => ({ teamPartnerWishEmail: `p${number}@example.org` })

/** The wish state of the first person. */
function status(people: readonly [Participant, ...Participant[]], options = enabled) {
  const { state, matching } = partnerWishStatuses(people, options)(people[0])
  return [state, matching?.id]
}

const one = (given: Partial<Participant> = {}) => exampleParticipant(1, given)
const two = (given: Partial<Participant> = {}) => exampleParticipant(2, given)
const three = (given: Partial<Participant> = {}) => exampleParticipant(3, given)
const unconfirmed = { activationDate: undefined }

test.each<[string, [Participant, ...Participant[]], unknown]>([
  ['nobody has the address', [one(wish(2)), three()], ['NOT_EXISTING', undefined]],
  ['they are not confirmed', [one(wish(2)), two(unconfirmed)], ['NOT_EXISTING', undefined]],
  ['they wish for nobody', [one(wish(2)), two()], ['EXISTS_EMPTY_TEAM_PARTNER_WISH', 'p2']],
  ['both name each other', [one(wish(2)), two(wish(1))], ['EXISTS_SAME_TEAM_PARTNER_WISH', 'p2']],
  [
    'in another spelling',
    [one({ teamPartnerWishEmail: ' P2@Example.org' }), two()],
    ['EXISTS_EMPTY_TEAM_PARTNER_WISH', 'p2'],
  ],
  ['they wish for somebody else', [one(wish(2)), two(wish(3)), three()], ['EXISTS_OTHER_TEAM_PARTNER_WISH', 'p2']],
  ['only others wish', [one(), three(wish(1)), two(wish(1))], ['NO_PARTNER_WISH_BUT_OTHER_TEAM_PARTNER_WISHES', 'p2']],
  ['somebody unconfirmed wishes', [one(), two({ ...wish(1), ...unconfirmed })], [undefined, undefined]],
  ['nobody wishes', [one(), two()], [undefined, undefined]],
  [
    'they wait for their own confirmation',
    [one({ ...wish(2), ...unconfirmed }), two()],
    ['EXISTS_EMPTY_TEAM_PARTNER_WISH', 'p2'],
  ],
])('%s', (_name, people, expected) => expect(status(people)).toEqual(expected))

test('a member of a fixed pair counts as taken and has no wish', () => {
  const [root, child] = exampleList(2, [1])
  if (!root || !child) throw new Error('a pair is two')
  expect(status([three(wish(2)), root, child])).toEqual(['EXISTS_OTHER_TEAM_PARTNER_WISH', 'p2'])
  expect(status([root, child, three(wish(1))])).toEqual([undefined, undefined])
})

test('of a pair with one address the root is found', () => {
  const [root, child] = exampleList(2, [1])
  if (!root || !child) throw new Error('a pair is two')
  expect(status([three(wish(1)), { ...child, email: root.email }, root])).toEqual([
    'EXISTS_OTHER_TEAM_PARTNER_WISH',
    'p1',
  ])
})

test('there are none where wishes are switched off', () => {
  expect(status([one(wish(2)), two()], { teamPartnerWishDisabled: true })).toEqual([undefined, undefined])
})

const me = { email: 'me@x.de' }
const named = (teamPartnerWishEmail: string, teamPartnerWishOriginatorId?: string) => ({
  teamPartnerWishEmail,
  teamPartnerWishOriginatorId,
})

test.each([
  ['nobody has the address', undefined, 'NOT_EXISTING'],
  ['no wish', named(''), 'EXISTS_EMPTY_TEAM_PARTNER_WISH'],
  ['the same wish in another spelling', named(' ME@X.de'), 'EXISTS_SAME_TEAM_PARTNER_WISH'],
  ['another wish', named('other@x.de'), 'EXISTS_OTHER_TEAM_PARTNER_WISH'],
  ['a partner they registered with', named('', 'p1'), 'EXISTS_OTHER_TEAM_PARTNER_WISH'],
] as const)('%s', (_name, other, state) => {
  expect(wishStateOf(me, other)).toBe(state)
})
