import { expect, test } from 'vitest'
import { ApiError } from '../../lib/api-error.ts'
import { confirmationFailure } from './confirmation-failed.tsx'

test.each([
  [undefined, 'generic_error', 'offline'],
  [500, 'generic_error', 'failed'],
  [429, 'generic_error', 'failed'],
  [404, 'not_found', 'invalid'],
  [404, 'event_cancelled', 'cancelled'],
  [406, 'registration_link_expired', 'expired'],
  [406, 'participant_activation_invalid_demo_dinner', 'demo'],
] as const)('shows status %s with %s as %s', (status, message, failure) => {
  const error = new ApiError(status, [{ message, issueType: 'VALIDATION' }])
  expect(confirmationFailure(error)).toBe(failure)
})
