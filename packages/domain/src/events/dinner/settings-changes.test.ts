import { expect, test } from 'vitest'
import type { BasicDetails, DinnerOptions, PublicSettings } from './dinner.ts'
import { settingsChanges } from './settings-changes.ts'

const basicDetails: BasicDetails = {
  title: 'Spring',
  city: 'Freiburg',
  zip: '79098',
  date: '2030-06-01',
  registrationType: 'OPEN',
  languageCode: 'de',
  timeZone: 'Europe/Berlin',
  country: '',
  zipRestrictions: '',
}
const options: DinnerOptions = {
  teamSize: 2,
  genderAspects: 'FORCE_GENDER_MIX',
  forceEqualDistributedCapacityTeams: true,
  considerShortestPaths: false,
  teamPartnerWishDisabled: false,
}
const publicSettings: PublicSettings = {
  title: 'Come',
  description: 'Long',
  publicContactName: 'Anna',
  publicContactEmail: 'anna@example.org',
  publicContactMobileNumber: '',
  endOfRegistrationDate: '2030-05-27',
  registrationDeactivated: false,
  participantLimit: undefined,
  publicDinnerId: 'secret',
}
const settings = { basicDetails, options, publicSettings }

test('lists no changes when nothing was changed', () => {
  expect(settingsChanges(settings, settings)).toEqual({})
})

test('a moved date is reported with its old and new value', () => {
  expect(settingsChanges(settings, { ...settings, basicDetails: { ...basicDetails, date: '2030-06-08' } })).toEqual({
    date: '2030-06-08',
    dateBefore: '2030-06-01',
  })
})

test('switches, limits and the kind of registration are reported with their old and new values', () => {
  const after = {
    basicDetails: { ...basicDetails, registrationType: 'CLOSED' as const },
    options: { ...options, considerShortestPaths: true },
    publicSettings: { ...publicSettings, participantLimit: 30 },
  }
  expect(settingsChanges(settings, after)).toEqual({
    registrationType: 'CLOSED',
    registrationTypeBefore: 'OPEN',
    participantLimit: '30',
    participantLimitBefore: '',
    considerShortestPaths: 'true',
    considerShortestPathsBefore: 'false',
  })
})

test('of long texts and of the contract only the fact of a change is reported', () => {
  const changed = { ...publicSettings, description: 'Longer', publicContactEmail: 'ben@example.org' }
  expect(settingsChanges(settings, { ...settings, publicSettings: changed })).toEqual({
    description: 'changed',
    publicContact: 'changed',
  })
})

test('opening a closed event without a registration page reports its deadline and title', () => {
  expect(settingsChanges({ basicDetails, options }, settings)).toMatchObject({
    endOfRegistrationDate: '2030-05-27',
    endOfRegistrationDateBefore: '',
    publicTitle: 'Come',
  })
})
