import type { RegistrationInput, RegistrationSummary } from '@running-dinner/contract'
import { fullName, type PartnerWishState } from '@running-dinner/domain'
import {
  canHost,
  dietOf,
  eatAlike,
  keptAllergies,
  keptAnswers,
  priceText,
  seatsNeededToHost,
  totalPrice,
} from '@running-dinner/domain/people'
import type { AuthorizedDinner } from '../../../events/dinner-record/index.ts'
import {
  formattedPrice,
  type PaymentOptions,
  payeeAddress,
  presentPublicPaymentOptions,
} from '../../../payments/options/index.ts'
import { keptDoor } from '../../participants/index.ts'

interface SummaryFacts {
  waitingList: boolean
  /** Returned only to invited guests; otherwise anyone could find out who is registered. */
  partnerWishState: PartnerWishState | null
  paymentOptions: PaymentOptions | undefined
}

/** The entered data as it will be stored, for the guest's review. */
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
    ...keptDoor(input, undefined),
    age: input.age,
    // An age of 0 means not specified.
    ageSpecified: input.age !== undefined && input.age > 0,
    numberOfSeats: input.numSeats,
    canHost: canHost({ numSeats: input.numSeats }, seatsNeededToHost(options.teamSize, meals.length)) === 'YES',
    mealSpecifics: {
      vegetarian: input.vegetarian,
      lactose: input.lactose,
      gluten: input.gluten,
      vegan: input.vegan,
      mealSpecificsNote: input.mealSpecificsNote,
    },
    notes: input.notes,
    allergens: keptAllergies(dinner.registrationForm, input.allergens ?? []),
    answers: keptAnswers(dinner.registrationForm, input.answers ?? []),
    preferredMeal: input.preferredMeal ?? null,
    standbyCook: input.standbyCook ?? false,
    standbyGuest: input.standbyGuest ?? false,
    teamPartnerWishEmail: input.teamPartnerWishEmail,
    teamPartnerWishState: partnerWishState ?? (input.teamPartnerWishEmail === '' ? null : 'NOT_EXISTING'),
    teamPartnerWishRegistrationData: partner
      ? { ...enteredFields(partner), diet: ownDietOf(dinner, input, partner) }
      : null,
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

/** Field by field: the payer sees what they entered about the partner, nothing stored since. */
function enteredFields({ firstnamePart, lastname, email, mobileNumber }: Partner) {
  return { firstnamePart, lastname, email, mobileNumber }
}

/** Null where the second person eats as the first. */
function ownDietOf(
  { registrationForm }: Pick<AuthorizedDinner, 'registrationForm'>,
  input: RegistrationInput,
  { diet }: Partner,
) {
  if (!diet) return null
  const answeredAllergies = (given: typeof input.allergens) => keptAllergies(registrationForm, given ?? [])
  const ownDiet = {
    ...dietOf({ ...diet, allergens: [] }),
    allergens: answeredAllergies(diet.allergens ?? input.allergens),
  }
  return eatAlike(ownDiet, { ...input, allergens: answeredAllergies(input.allergens) }) ? null : ownDiet
}
