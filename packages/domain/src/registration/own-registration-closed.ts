import type { Dinner } from '../dinner/dinner.ts'
import { isExpired } from '../dinner/lifecycle.ts'
import type { LocalDate } from '../local-date.ts'
import type { Participant } from '../participants/participant.ts'
import { isDeadlineOver } from './registration-closed.ts'

/**
 * Why guests can no longer change or cancel their own registration: once others plan with them, only the organiser can.
 * `today` in the event's time zone.
 */
export function ownRegistrationClosed(
  dinner: Pick<Dinner, 'basicDetails' | 'publicSettings' | 'cancellationDate'>,
  person: Pick<Participant, 'teamId'>,
  today: LocalDate,
): 'CANCELLED' | 'TEAM' | 'DEADLINE' | undefined {
  if (dinner.cancellationDate !== undefined) return 'CANCELLED'
  if (person.teamId !== undefined) return 'TEAM'
  return isDeadlineOver(dinner, today) || isExpired(dinner, today) ? 'DEADLINE' : undefined
}
