import type { DinnerReply } from '@running-dinner/contract/dinners.ts'
import type { LocalDate } from '@running-dinner/domain/local-date.ts'
import { registrationClosed } from '@running-dinner/domain/registration/registration-closed.ts'

type Facts = Pick<DinnerReply, 'cancellationDate'> & {
  basicDetails: Pick<DinnerReply['basicDetails'], 'date' | 'registrationType'>
  publicSettings: Pick<
    NonNullable<DinnerReply['publicSettings']>,
    'registrationDeactivated' | 'endOfRegistrationDate'
  > | null
}

/** An invitation leads to the registration: there has to be one, and it has to be open. */
export function canInvite({ cancellationDate, basicDetails, publicSettings }: Facts, today: LocalDate): boolean {
  if (cancellationDate !== null || basicDetails.registrationType === 'CLOSED') return false
  return registrationClosed({ basicDetails, publicSettings: publicSettings ?? undefined }, today) === undefined
}
