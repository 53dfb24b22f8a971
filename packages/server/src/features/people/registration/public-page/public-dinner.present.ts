import type { PublicDinner } from '@running-dinner/contract'
import { dayIn } from '@running-dinner/domain'
import {
  isDeadlineOver,
  registrationClosed,
  seatsNeededToHost,
  type WaitingReason,
} from '@running-dinner/domain/people'
import type { Ctx } from '../../../../platform/ctx.ts'
import { type AuthorizedDinner, links } from '../../../events/dinner-record/index.ts'
import { presentRegistrationForm } from '../../../events/dinners/index.ts'
import { type PaymentOptions, presentPublicPaymentOptions } from '../../../payments/options/index.ts'
import { callLinks } from '../../call-links/index.ts'

interface PublicFacts {
  paymentOptions: PaymentOptions | undefined
  area: PublicDinner['area']
  /** Why a new registration would go to the waiting list, if it would. */
  waiting: WaitingReason | undefined
  headCount: number | undefined
}

/** The public view, field by field, so that new fields stay private by default. */
export function presentPublicDinner(
  ctx: Pick<Ctx, 'baseUrl' | 'clock' | 'config'>,
  dinner: AuthorizedDinner,
  { paymentOptions, area, waiting, headCount }: PublicFacts,
): PublicDinner {
  const { basicDetails, options, meals, publicSettings, afterPartyLocation: afterParty } = dinner
  if (!publicSettings) throw new Error('an event found by its public link has public settings')
  const today = dayIn(basicDetails.timeZone, ctx.clock.now())
  // A paid registration never goes to the waiting list.
  const isFull = paymentOptions !== undefined && waiting !== undefined
  return {
    publicSettings: {
      title: publicSettings.title,
      description: publicSettings.description,
      publicContactName: publicSettings.publicContactName,
      publicContactEmail: publicSettings.publicContactEmail,
      publicContactMobileNumber: publicSettings.publicContactMobileNumber,
      callLinks: callLinks(publicSettings.publicContactMobileNumber, basicDetails.country),
      endOfRegistrationDate: publicSettings.endOfRegistrationDate,
      registrationDeactivated: publicSettings.registrationDeactivated || isFull,
      publicDinnerId: publicSettings.publicDinnerId,
      publicDinnerUrl: links.publicDinner(ctx, publicSettings.publicDinnerId),
    },
    afterPartyLocation: afterParty
      ? {
          title: afterParty.title,
          time: afterParty.time,
          addressName: afterParty.addressName,
          zip: afterParty.zip,
          cityName: afterParty.cityName,
        }
      : null,
    date: basicDetails.date,
    zone: basicDetails.timeZone,
    city: basicDetails.city,
    zip: basicDetails.zip,
    country: basicDetails.country,
    zipRestrictions: basicDetails.zipRestrictions,
    meals: meals.map(({ id, label, time }) => ({ id, label, time })),
    adminEmail: ctx.config.adminEmail,
    runningDinnerType: dinner.runningDinnerType,
    registrationType: basicDetails.registrationType,
    languageCode: basicDetails.languageCode,
    teamPartnerWishDisabled: options.teamPartnerWishDisabled,
    numSeatsNeededForHost: seatsNeededToHost(options.teamSize, meals.length),
    registrationDateExpired: isDeadlineOver(dinner, today),
    registrationOpen: registrationClosed(dinner, today) === undefined && !isFull,
    waitingList: waiting !== undefined,
    waitingReason: waiting ?? null,
    headCount: headCount ?? null,
    area,
    ...presentRegistrationForm(dinner),
    paymentOptions: paymentOptions ? presentPublicPaymentOptions(dinner, paymentOptions) : null,
  }
}
