import type { Dinner } from '../dinner/dinner.ts'
import { isExpired } from '../dinner/lifecycle.ts'
import { type Issue, issue } from '../issue.ts'
import type { LocalDate } from '../local-date.ts'

type OpenedDinner = Pick<Dinner, 'basicDetails' | 'publicSettings'>

/** Why nobody can register now; `today` in the event's time zone. The day of the deadline still counts (decisions B10). */
export function registrationClosed(
  { basicDetails, publicSettings }: OpenedDinner,
  today: LocalDate,
): Issue | undefined {
  if (!publicSettings || publicSettings.registrationDeactivated) return issue('registration_deactivated')
  if (isExpired({ basicDetails }, today)) return issue('runningdinner_date_expired')
  return isDeadlineOver({ publicSettings }, today) ? issue('registration_date_expired') : undefined
}

export function isDeadlineOver({ publicSettings }: Pick<Dinner, 'publicSettings'>, today: LocalDate): boolean {
  return publicSettings !== undefined && publicSettings.endOfRegistrationDate < today
}
