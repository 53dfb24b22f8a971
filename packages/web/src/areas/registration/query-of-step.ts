import { invitationNames } from './invitation.ts'
import type { RegistrationStep } from './registration-steps.ts'

/** The address of a step. From the review one step is put right, then it goes straight back: `then`. */
export function queryOfStep(before: URLSearchParams, step: RegistrationStep, fromReview = false): URLSearchParams {
  const after = new URLSearchParams(before)
  after.set('step', step)
  if (fromReview) after.set('then', 'review')
  else after.delete('then')
  // They are in the fields by now, and addresses of people do not belong into the history.
  for (const name of invitationNames) after.delete(name)
  return after
}
