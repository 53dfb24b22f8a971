import { expect, test } from 'vitest'
import { emptyRegistration } from '../../features/registration/registration-values.ts'
import { invitationIn, withInvitation } from './invitation.ts'
import { queryOfStep } from './query-of-step.ts'

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
  expect(queryOfStep(query, 'address').toString()).toBe('lng=en&step=address')
  const fromReview = queryOfStep(query, 'you', true)
  expect(fromReview.get('then')).toBe('review')
  expect(queryOfStep(fromReview, 'review').has('then')).toBe(false)
})
