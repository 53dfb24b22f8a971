import { parseInput } from '@running-dinner/contract/parse-input'
import type { ParticipantReply } from '@running-dinner/contract/people'
import { describe, expect, test } from 'vitest'
import { noSecondPerson } from '../registration-form/second-person.ts'
import { emptyForm, type ParticipantForm, toForm } from './participant-form.ts'
import { participantFormSchema } from './participant-form-schema.ts'

const anna: ParticipantForm = {
  ...emptyForm,
  firstnamePart: ' Anna ',
  lastname: 'Muster',
  email: 'anna@example.org',
  street: 'Weg',
  streetNr: '1',
  zip: '79100',
  cityName: 'Freiburg',
}

function issuesOf(form: ParticipantForm): Record<string, string> {
  const { issues } = parseInput(participantFormSchema, form)
  return Object.fromEntries(issues.map((one) => [one.field ?? '', one.message]))
}

describe('the fields of a person', () => {
  test('an untouched form misses what is needed, and nothing else', () => {
    expect(issuesOf(emptyForm)).toEqual({
      firstnamePart: 'required',
      lastname: 'required',
      email: 'required',
      street: 'required',
      streetNr: 'required',
      zip: 'required',
      cityName: 'required',
    })
  })

  test('what is stored is trimmed, and empty counts are unknown', () => {
    const { value } = parseInput(participantFormSchema, anna)
    expect(value).toMatchObject({
      firstnamePart: 'Anna',
      age: undefined,
      numSeats: undefined,
      preferredMeal: undefined,
    })
  })

  test.each([
    ['email', 'anna@', 'email_invalid'],
    ['zip', '791', 'zip_invalid'],
    ['zip', '79100 Freiburg', 'max_length_exceeded'],
    ['age', '101', 'age_invalid'],
    ['age', 'dreißig', 'age_invalid'],
    ['numSeats', '101', 'num_seats_too_many'],
    ['numSeats', '06', 'num_seats_invalid'],
    ['lastname', 'x'.repeat(256), 'max_length_exceeded'],
  ])('%s refuses %s', (field, typed, message) => {
    expect(issuesOf({ ...anna, [field]: typed })).toEqual({ [field]: message })
  })

  test.each([
    ['age', '0'],
    ['age', '100'],
    ['numSeats', '0'],
    ['numSeats', '100'],
    ['zip', 'A-1010'],
    ['lastname', 'x'.repeat(255)],
  ])('%s accepts %s', (field, typed) => {
    expect(issuesOf({ ...anna, [field]: typed })).toEqual({})
  })
})

describe('the cooking partner', () => {
  const both = {
    ...anna,
    teamPartnerWishEmail: 'not an address',
    teamPartnerWishRegistrationData: { ...noSecondPerson, lastname: 'Kern', email: 'ben@' },
  }

  test('fields of the way not taken are neither checked nor sent', () => {
    const { value, issues } = parseInput(participantFormSchema, both)
    expect(issues).toEqual([])
    expect(value).toMatchObject({ teamPartnerWishEmail: '', teamPartnerWishRegistrationData: undefined })
  })

  test('the fields of the way taken are checked', () => {
    expect(issuesOf({ ...both, partnerChoice: 'wish' })).toEqual({ teamPartnerWishEmail: 'email_invalid' })
    expect(issuesOf({ ...both, partnerChoice: 'pair' })).toEqual({
      'teamPartnerWishRegistrationData.firstnamePart': 'required',
      'teamPartnerWishRegistrationData.email': 'email_invalid',
    })
  })
})

test('the second person of a pair has a diet only where they eat differently', () => {
  const diet = { ...noSecondPerson.diet, vegan: true, allergens: { NUTS: 'TRACES' } }
  const sent = (eatsDifferently: boolean) =>
    parseInput(participantFormSchema, {
      ...anna,
      partnerChoice: 'pair',
      teamPartnerWishRegistrationData: {
        ...noSecondPerson,
        firstnamePart: 'Ben',
        lastname: 'Kern',
        diet,
        eatsDifferently,
      },
    }).value?.teamPartnerWishRegistrationData?.diet
  expect(sent(false)).toBeUndefined()
  expect(sent(true)).toMatchObject({ vegan: true, allergens: [{ allergen: 'NUTS', severity: 'TRACES' }] })
})

test('a stored person comes back into the fields and out again unchanged', () => {
  const stored = {
    ...parseInput(participantFormSchema, { ...anna, partnerChoice: 'wish', teamPartnerWishEmail: 'ben@example.org' })
      .value,
    age: undefined,
    numSeats: 6,
    preferredMeal: null,
    languageCode: 'en',
  } as unknown as ParticipantReply
  const form = toForm(stored)
  expect(form).toMatchObject({ age: '', numSeats: '6', preferredMeal: '', partnerChoice: 'wish' })
  expect(parseInput(participantFormSchema, form).value).toMatchObject({
    firstnamePart: 'Anna',
    age: undefined,
    numSeats: 6,
    teamPartnerWishEmail: 'ben@example.org',
    languageCode: 'en',
  })
})

test('a new person without a language takes the one of the event', () => {
  expect(parseInput(participantFormSchema, anna).value).toMatchObject({ languageCode: undefined })
})
