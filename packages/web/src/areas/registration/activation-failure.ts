import { toApiError } from '../../lib/api-error.ts'

export type ActivationFailure = 'invalid' | 'cancelled' | 'expired' | 'demo' | 'offline' | 'failed'

export function activationFailure(error: unknown): ActivationFailure {
  const { status, isUnanswered, issues } = toApiError(error)
  const says = (code: string) => issues.some((issue) => issue.message === code)
  if (says('registration_link_expired')) return 'expired'
  if (says('participant_activation_invalid_demo_dinner')) return 'demo'
  if (says('event_cancelled')) return 'cancelled'
  if (isUnanswered) return 'offline'
  return status === 404 ? 'invalid' : 'failed'
}
