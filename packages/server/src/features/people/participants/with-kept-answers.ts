import type { ParticipantInput } from '@running-dinner/contract'
import type { Participant, ParticipantData, RegistrationForm } from '@running-dinner/domain'
import { type DoorFacts, unknownDoor } from '@running-dinner/domain/people/participants/door.ts'
import { keptAllergies } from '@running-dinner/domain/people/registration-form/kept-allergies.ts'
import { keptAnswers } from '@running-dinner/domain/people/registration-form/kept-answers.ts'
import { isSameHome } from './same-home.ts'

type Input = Omit<ParticipantInput, 'teamPartnerWishRegistrationData'>

/**
 * Keeps only answers and allergens the event asks for. Clients that send none, or no language, door or stand-by, keep the stored
 * ones; the door of another home is not known.
 */
export function withKeptAnswers(form: RegistrationForm, input: Input, before?: Participant): ParticipantData {
  return {
    ...input,
    ...keptDoor(input, before),
    standbyCook: input.standbyCook ?? before?.standbyCook ?? false,
    standbyGuest: input.standbyGuest ?? before?.standbyGuest ?? false,
    languageCode: input.languageCode ?? before?.languageCode,
    allergens: keptAllergies(form, input.allergens ?? before?.allergens ?? []),
    answers: keptAnswers(form, input.answers ?? before?.answers ?? []),
  }
}

type Given = Partial<{ [Name in keyof DoorFacts]: DoorFacts[Name] | undefined }>

/** What was sent, else what is stored for the same home. */
export function keptDoor(given: Given & Parameters<typeof isSameHome>[0], before: Participant | undefined): DoorFacts {
  const stored = before && isSameHome(before, given) ? before : unknownDoor
  return {
    bellName: given.bellName ?? stored.bellName,
    floor: given.floor ?? stored.floor,
    entranceNote: given.entranceNote ?? stored.entranceNote,
  }
}
