import { expect, test } from 'vitest'
import {
  emptyRegistration,
  fromRegistrationBody,
  type RegistrationValues,
  toRegistrationBody,
} from './registration-values.ts'

const partner = { firstnamePart: 'Max', lastname: 'Muster', email: '', mobileNumber: '' }

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
  expect(sent('pair')).toEqual(['', partner])
})

test('a registration comes back into the fields as it was', () => {
  const values: RegistrationValues = {
    ...emptyRegistration,
    firstnamePart: 'Nora',
    age: '31',
    numSeats: '6',
    vegan: true,
    partnerChoice: 'pair',
    teamPartnerWishRegistrationData: partner,
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
