import { expect, test } from 'vitest'
import { type InvitationFacts, invitationState } from './invitation-state.ts'

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
