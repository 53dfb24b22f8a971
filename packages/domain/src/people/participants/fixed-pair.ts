import { type Issue, issue } from '../../issue.ts'
import { unitsInOrder } from '../partner-wishes/pairs.ts'
import { withinLimit } from './assignment.ts'
import { emailIdentity } from './email.ts'
import { confirmedInOrder } from './order.ts'
import type { DietData, Participant, ParticipantData } from './participant.ts'
import type { Partner } from './participant-issues.ts'
import { tooManyParticipants } from './participant-issues.ts'

/** Why a registered single cannot become a pair: only before there are teams, and where nobody loses a place for it. */
export function newPairIssues(
  person: Participant,
  people: readonly Participant[],
  { participantLimit, cancelled }: { participantLimit: number | undefined; cancelled: boolean },
): Issue[] {
  const refused = (message: Issue['message']) => [issue(message, 'teamPartnerWishRegistrationData')]
  if (cancelled) return refused('event_cancelled')
  if (pairRoleOf(person) !== 'single') return refused('participant_is_paired')
  if (people.some(({ teamId }) => teamId !== undefined)) return refused('participant_pair_after_teams')
  if (person.activationDate === undefined) return refused('participant_not_confirmed')
  if (participantLimit !== undefined && losesPlace(person, people, participantLimit))
    return refused('participant_pair_without_place')
  return tooManyParticipants(people.length, 1)
}

/** Whether anybody, the pair included, would wait who has a place within the limit. */
function losesPlace(person: Participant, people: readonly Participant[], limit: number): boolean {
  const units = unitsInOrder(confirmedInOrder(people))
  const after = units.map((unit) => (unit.includes(person) ? [person, person] : unit))
  const keptPeople = new Set(withinLimit(after, limit).flat())
  return withinLimit(units, limit).some((unit) => unit.some((member) => !keptPeople.has(member)))
}

/**
 * What the child of a fixed pair gets from its root: address, door, notes, whether they could step in, and the diet unless it has
 * its own; never seats, age or gender.
 */
export function childOf(root: ParticipantData, partner: Partner): ParticipantData {
  return {
    ...root,
    ...sharedWithChild(root),
    ...(partner.diet && { ...partner.diet, allergens: partner.diet.allergens ?? root.allergens }),
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

/** A change of the root is copied to the child; e-mail, mobile number and diet only while both were equal. */
export function childAfterRootChange(
  before: ParticipantData,
  after: ParticipantData,
  child: ParticipantData,
): ParticipantData {
  const sharesEmail = emailIdentity(child.email) === emailIdentity(before.email)
  return {
    ...child,
    ...sharedWithChild(after),
    ...(eatAlike(before, child) ? {} : dietOf(child)),
    email: sharesEmail ? after.email : child.email,
    mobileNumber: child.mobileNumber === before.mobileNumber ? after.mobileNumber : child.mobileNumber,
  }
}

/** Of the child only name, e-mail, mobile number and language are its own, and the diet where the change knows that it is. */
export function childAfterOwnChange(
  child: ParticipantData,
  change: ParticipantData,
  { ownDiet }: { ownDiet: boolean },
): ParticipantData {
  const { firstnamePart, lastname, email, mobileNumber, languageCode } = change
  return { ...child, ...(ownDiet && dietOf(change)), firstnamePart, lastname, email, mobileNumber, languageCode }
}

export function dietOf({ vegetarian, lactose, gluten, vegan, mealSpecificsNote, allergens }: DietData): DietData {
  return { vegetarian, lactose, gluten, vegan, mealSpecificsNote, allergens }
}

/** Whether both have the same diet, allergens in any order. */
export function eatAlike(diet: DietData, otherDiet: DietData): boolean {
  const text = (person: DietData) =>
    JSON.stringify({
      ...dietOf(person),
      allergens: person.allergens.map(({ allergen, severity }) => `${allergen} ${severity}`).sort(),
    })
  return text(diet) === text(otherDiet)
}

/** `root` has registered a partner, `child`, who lives in the same place; both have the root's id as originator. */
export function pairRoleOf(
  person: Pick<Participant, 'id' | 'teamPartnerWishOriginatorId'>,
): 'single' | 'root' | 'child' {
  if (person.teamPartnerWishOriginatorId === undefined) return 'single'
  return person.teamPartnerWishOriginatorId === person.id ? 'root' : 'child'
}

function sharedWithChild(root: ParticipantData) {
  const { street, streetNr, zip, cityName, country, addressRemarks, bellName, floor, entranceNote } = root
  const { notes, standbyCook, standbyGuest } = root
  return {
    ...{ street, streetNr, zip, cityName, country, addressRemarks, bellName, floor, entranceNote },
    ...dietOf(root),
    notes,
    standbyCook,
    standbyGuest,
  }
}
