import { emailIdentity } from './email.ts'
import type { Participant, ParticipantData } from './participant.ts'
import type { Partner } from './participant-issues.ts'

/** What the child of a fixed pair gets from its root: address, door, diet, notes and whether they could step in; never seats, age or gender. */
export function childOf(root: ParticipantData, partner: Partner): ParticipantData {
  return {
    ...root,
    ...sharedWithChild(root),
    firstnamePart: partner.firstnamePart,
    lastname: partner.lastname,
    email: partner.email || root.email,
    mobileNumber: partner.mobileNumber || root.mobileNumber,
    gender: 'UNDEFINED',
    age: undefined,
    numSeats: 0,
    miscNotes: '',
    answers: [],
    teamPartnerWishEmail: '',
    preferredMeal: undefined,
  }
}

/** A change of the root is copied to the child; e-mail and mobile number only while both were equal. */
export function childAfterRootChange(
  before: ParticipantData,
  after: ParticipantData,
  child: ParticipantData,
): ParticipantData {
  const sharesEmail = emailIdentity(child.email) === emailIdentity(before.email)
  return {
    ...child,
    ...sharedWithChild(after),
    email: sharesEmail ? after.email : child.email,
    mobileNumber: child.mobileNumber === before.mobileNumber ? after.mobileNumber : child.mobileNumber,
  }
}

/** Of the child only name, e-mail, mobile number and language are its own. */
export function childAfterOwnChange(child: ParticipantData, change: ParticipantData): ParticipantData {
  const { firstnamePart, lastname, email, mobileNumber, languageCode } = change
  return { ...child, firstnamePart, lastname, email, mobileNumber, languageCode }
}

export function pairRoleOf(
  person: Pick<Participant, 'id' | 'teamPartnerWishOriginatorId'>,
): 'single' | 'root' | 'child' {
  if (person.teamPartnerWishOriginatorId === undefined) return 'single'
  return person.teamPartnerWishOriginatorId === person.id ? 'root' : 'child'
}

function sharedWithChild(root: ParticipantData) {
  const {
    street,
    streetNr,
    zip,
    cityName,
    country,
    addressRemarks,
    bellName,
    floor,
    entranceNote,
    vegetarian,
    lactose,
    gluten,
    vegan,
    mealSpecificsNote,
    allergens,
    notes,
    standbyCook,
    standbyGuest,
  } = root
  return {
    street,
    streetNr,
    zip,
    cityName,
    country,
    addressRemarks,
    bellName,
    floor,
    entranceNote,
    vegetarian,
    lactose,
    gluten,
    vegan,
    mealSpecificsNote,
    allergens,
    notes,
    standbyCook,
    standbyGuest,
  }
}
