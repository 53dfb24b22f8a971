import { expect, test } from 'vitest'
import { noSecondPerson } from '../registration-form/second-person.ts'
import {
  emptyRegistration,
  fromRegistrationBody,
  type RegistrationValues,
  toRegistrationBody,
} from './registration-values.ts'

const names = { firstnamePart: 'Max', lastname: 'Muster', email: '', mobileNumber: '' }
const partner = { ...noSecondPerson, ...names }
const diet = { ...partner.diet, vegan: true, mealSpecificsNote: 'kein Fisch', allergens: { NUTS: 'TRACES' } }

test('only the partner that was chosen is sent', () => {
  const values: RegistrationValues = {
    ...emptyRegistration,
    teamPartnerWishEmail: 'max@example.org',
    teamPartnerWishRegistrationData: partner,
  }
  const sent = (partnerChoice: RegistrationValues['partnerChoice']) => {
    const { teamPartnerWishEmail, teamPartnerWishRegistrationData } = toRegistrationBody({ ...values, partnerChoice })
    return [teamPartnerWishEmail, teamPartnerWishRegistrationData]
  }
  expect(sent('none')).toEqual(['', null])
  expect(sent('wish')).toEqual(['max@example.org', null])
  expect(sent('pair')).toEqual(['', names])
})

test('the diet of the second person is sent only where they eat differently', () => {
  const sent = (eatsDifferently: boolean) =>
    toRegistrationBody({
      ...emptyRegistration,
      partnerChoice: 'pair',
      teamPartnerWishRegistrationData: { ...partner, diet, eatsDifferently },
    }).teamPartnerWishRegistrationData
  expect(sent(false)).toEqual(names)
  const allergens = [{ allergen: 'NUTS', severity: 'TRACES' }]
  expect(sent(true)).toEqual({ ...names, diet: { ...diet, allergens } })
})

test.each([
  ['alike', partner],
  ['differently', { ...partner, diet, eatsDifferently: true }],
])('a registration comes back into the fields as it was, of two who eat %s', (_, second) => {
  const values: RegistrationValues = {
    ...emptyRegistration,
    firstnamePart: 'Nora',
    age: '31',
    numSeats: '6',
    vegan: true,
    partnerChoice: 'pair',
    teamPartnerWishRegistrationData: second,
  }
  expect(fromRegistrationBody({ ...toRegistrationBody(values) }, emptyRegistration)).toEqual(values)
})

test('counts of the wire become text, unknown ones nothing', () => {
  expect(fromRegistrationBody({ numSeats: 0 }, emptyRegistration)).toMatchObject({ age: '', numSeats: '0' })
})

test('what has another kind than its field is dropped', () => {
  const odd = { firstnamePart: 7n, vegan: 'yes', teamPartnerWishRegistrationData: 'Max', somethingElse: 1 }
  expect(fromRegistrationBody(odd, emptyRegistration)).toEqual(emptyRegistration)
})
