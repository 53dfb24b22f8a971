import { describe, expect, test } from 'vitest'
import { emptyRegistration } from '../../features/people/registration/registration-values.ts'
import { afterInvitation, invitationIn, inviterName, withInvitation } from './invitation.ts'
import { queryOfStep } from './use-step.ts'

const link = new URLSearchParams({
  invitation: 'secret',
  invitingParticipantEmail: 'olga@example.org',
  prefilledEmailAddress: 'nora@example.org',
})

test('an invitation settles the partner and fills in the address', () => {
  expect(withInvitation(emptyRegistration, invitationIn(link))).toMatchObject({
    email: 'nora@example.org',
    partnerChoice: 'wish',
    teamPartnerWishEmail: 'olga@example.org',
    invitation: 'secret',
  })
})

test('what was typed already stays, and without an invitation everything does', () => {
  const typed = { ...emptyRegistration, email: 'other@example.org' }
  expect(withInvitation(typed, invitationIn(link)).email).toBe('other@example.org')
  expect(withInvitation(typed, invitationIn(new URLSearchParams()))).toEqual(typed)
})

test('the address of a step keeps the language, not the people', () => {
  const query = new URLSearchParams(link)
  query.set('lng', 'en')
  expect(queryOfStep(query, 'home').toString()).toBe('lng=en&step=home')
  const fromReview = queryOfStep(query, 'you', true)
  expect(fromReview.get('then')).toBe('review')
  expect(queryOfStep(fromReview, 'review').has('then')).toBe(false)
})

describe('once the state of the invitation is known', () => {
  const invited = {
    ...emptyRegistration,
    invitation: 'secret',
    partnerChoice: 'wish' as const,
    teamPartnerWishEmail: 'old@b.c',
  }

  test('an open one names the partner as they are reached now', () => {
    const invitedBy = { firstnamePart: 'Eva', lastname: 'Ernst', email: 'eva@b.c' }
    expect(afterInvitation(invited, { state: 'OPEN', invitedBy })).toEqual({
      ...invited,
      teamPartnerWishEmail: 'eva@b.c',
    })
  })

  test.each(['TAKEN', 'LEFT', 'UNKNOWN'] as const)('%s: the form is the normal one', (state) => {
    expect(afterInvitation(invited, { state, invitedBy: null })).toEqual(emptyRegistration)
  })
})

test('the inviting guest is named once the server told who it is, and by address before', () => {
  const invitedBy = { firstnamePart: 'Eva', lastname: 'Ernst', email: 'eva@b.c' }
  expect(inviterName({ state: 'OPEN', invitedBy }, 'eva@b.c')).toBe('Eva Ernst')
  expect(inviterName(undefined, 'eva@b.c')).toBe('eva@b.c')
})
