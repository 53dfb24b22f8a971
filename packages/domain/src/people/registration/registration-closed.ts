import type { BasicDetails, Dinner, PublicSettings } from '../../events/dinner/dinner.ts'
import { isEveningOver } from '../../events/dinner/evening-times.ts'
import { isExpired } from '../../events/dinner/lifecycle.ts'
import { type Issue, issue } from '../../issue.ts'
import { dayIn, type LocalDate } from '../../local-date.ts'
import type { Participant } from '../participants/participant.ts'

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

export const ownRegistrationClosings = ['CANCELLED', 'OVER', 'TEAM', 'DEADLINE'] as const
export type OwnRegistrationClosing = (typeof ownRegistrationClosings)[number]

/**
 * Why guests can no longer change or cancel their own registration: once others plan with them, only the organiser can.
 */
export function ownRegistrationClosed(
  dinner: Pick<Dinner, 'basicDetails' | 'publicSettings' | 'cancellationDate' | 'meals' | 'afterPartyLocation'>,
  person: Pick<Participant, 'teamId'>,
  now: Date,
): OwnRegistrationClosing | undefined {
  if (dinner.cancellationDate !== undefined) return 'CANCELLED'
  if (isEveningOver(dinner, now)) return 'OVER'
  if (person.teamId !== undefined) return 'TEAM'
  return isDeadlineOver(dinner, dayIn(dinner.basicDetails.timeZone, now)) ? 'DEADLINE' : undefined
}

/** A place given back helps others also after the deadline; in a team it takes the organiser. */
export function allowsCancelling(closing: OwnRegistrationClosing | undefined): boolean {
  return closing === undefined || closing === 'DEADLINE'
}

/** Phone, food, door and language change no plan, so guests correct them until the evening ends. */
export function allowsLateChange(closing: OwnRegistrationClosing | undefined): boolean {
  return closing !== 'CANCELLED' && closing !== 'OVER'
}
