import type { BasicDetails, PublicSettings } from '../../events/dinner/dinner.ts'
import { isExpired } from '../../events/dinner/lifecycle.ts'
import { type Issue, issue } from '../../issue.ts'
import type { LocalDate } from '../../local-date.ts'

interface OpenedDinner {
  basicDetails: Pick<BasicDetails, 'date'>
  publicSettings: Pick<PublicSettings, 'registrationDeactivated' | 'endOfRegistrationDate'> | undefined
}

/** Why registration is closed; `today` in the event's time zone. The day of the deadline still counts. */
export function registrationClosed(
  { basicDetails, publicSettings }: OpenedDinner,
  today: LocalDate,
): Issue | undefined {
  if (!publicSettings || publicSettings.registrationDeactivated) return issue('registration_deactivated')
  if (isExpired({ basicDetails }, today)) return issue('runningdinner_date_expired')
  return isDeadlineOver({ publicSettings }, today) ? issue('registration_date_expired') : undefined
}

export function isDeadlineOver(
  { publicSettings }: { publicSettings: Pick<PublicSettings, 'endOfRegistrationDate'> | undefined },
  today: LocalDate,
): boolean {
  return publicSettings !== undefined && publicSettings.endOfRegistrationDate < today
}
