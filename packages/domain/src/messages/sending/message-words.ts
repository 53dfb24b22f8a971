import type { AllergyWords } from '../../people/registration-form/allergens.ts'

/** The words that rendering adds itself; `phrases` has them in the event's language. */
export interface MessageWords extends AllergyWords {
  /** In place of a missing address or number. */
  noneGiven: string
  /** In place of the partner of a person who cooks alone for now. */
  noPartner: string
  /** A sentence in place of the one about the host, for a team that is guest at every course. */
  onlyGuest: string
  /** Behind the time of a course whose hosts cancelled. */
  cancelled: string
  /** In front of the name on a bell and of a floor, beside an address. */
  bell: string
  floor: string
  email: string
  mobileNumber: string
  vegan: string
  vegetarian: string
  lactose: string
  gluten: string
}
