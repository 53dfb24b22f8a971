import type { RegistrationInput, RegistrationSummary } from '@running-dinner/contract'
import { fullName, type PartnerWishState } from '@running-dinner/domain'
import { canHost, seatsNeededToHost } from '@running-dinner/domain/participants/hosting.ts'
import { priceText } from '@running-dinner/domain/registration/price-text.ts'
import { totalPrice } from '@running-dinner/domain/registration/total-price.ts'
import { keptAllergies } from '@running-dinner/domain/registration-form/kept-allergies.ts'
import { keptAnswers } from '@running-dinner/domain/registration-form/kept-answers.ts'
import type { AuthorizedDinner } from '../dinners/index.ts'
import {
  formattedPrice,
  type PaymentOptions,
  payeeAddress,
  presentPublicPaymentOptions,
} from '../payment-options/index.ts'

export interface SummaryFacts {
  waitingList: boolean
  /** Known only to whoever was invited: anybody else could find out who is registered (reliability 2.4 #9). */
  partnerWishState: PartnerWishState | null
  paymentOptions: PaymentOptions | undefined
}

/** What somebody typed as it is stored, to be checked by themselves (rules 10.2). */
export function registrationSummary(
  dinner: AuthorizedDinner,
  input: RegistrationInput,
  { waitingList, partnerWishState, paymentOptions }: SummaryFacts,
): RegistrationSummary {
  const { options, meals } = dinner
  const partner = input.teamPartnerWishRegistrationData
  const total = totalPrice(paymentOptions?.priceCents ?? 0, partner !== undefined)
  return {
    fullname: fullName(input),
    gender: input.gender,
    mobile: input.mobileNumber,
    email: input.email,
    streetWithNr: `${input.street} ${input.streetNr}`,
    zipWithCity: `${input.zip} ${input.cityName}`,
    addressRemarks: input.addressRemarks,
    age: input.age,
    // Nobody of no age registers: 0 is another way to leave it open.
    ageSpecified: input.age !== undefined && input.age > 0,
    numberOfSeats: input.numSeats,
    canHost: canHost({ numSeats: input.numSeats }, seatsNeededToHost(options.teamSize, meals.length)) === 'YES',
    mealSpecifics: {
      vegetarian: input.vegetarian,
      lactose: input.lactose,
      gluten: input.gluten,
      vegan: input.vegan,
      note: input.mealSpecificsNote,
    },
    notes: input.notes,
    allergens: keptAllergies(dinner.registrationForm, input.allergens ?? []),
    answers: keptAnswers(dinner.registrationForm, input.answers ?? []),
    preferredMeal: input.preferredMeal ?? null,
    teamPartnerWishEmail: input.teamPartnerWishEmail,
    teamPartnerWishState: partnerWishState,
    teamPartnerWishRegistrationData: partner ? toldOf(partner) : null,
    waitingList,
    registrationPaymentSummary: paymentOptions
      ? {
          ...presentPublicPaymentOptions(dinner, paymentOptions),
          organiserAddress: payeeAddress(dinner),
          teamPartnerRegistration: partner !== undefined,
          totalPrice: priceText(total),
          totalPriceFormatted: formattedPrice(dinner, total),
        }
      : null,
  }
}

type Partner = NonNullable<RegistrationInput['teamPartnerWishRegistrationData']>

/** Field by field: whoever paid reads of the other person what they typed about them, and nothing that was stored since. */
function toldOf({ firstnamePart, lastname, email, mobileNumber }: Partner): Partner {
  return { firstnamePart, lastname, email, mobileNumber }
}
