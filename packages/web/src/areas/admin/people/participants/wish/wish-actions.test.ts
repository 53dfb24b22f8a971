import { expect, test } from 'vitest'
import { canInvite } from './wish-actions.tsx'

const today = '2030-05-01'
const open = {
  cancellationDate: null,
  basicDetails: { date: '2030-05-20', registrationType: 'OPEN' },
  publicSettings: { registrationDeactivated: false, endOfRegistrationDate: '2030-05-15' },
} as const

test('offers an invitation while guests can register', () => {
  expect(canInvite(open, today)).toBe(true)
})

test.each([
  ['cancelled', { cancellationDate: '2030-04-30T10:00:00Z' }],
  ['closed', { basicDetails: { ...open.basicDetails, registrationType: 'CLOSED' } }],
  ['over', { basicDetails: { ...open.basicDetails, date: '2030-04-30' } }],
  ['past its deadline', { publicSettings: { ...open.publicSettings, endOfRegistrationDate: '2030-04-30' } }],
  ['without registration for now', { publicSettings: { ...open.publicSettings, registrationDeactivated: true } }],
] as const)('offers no invitation for an event that is %s', (_, change) => {
  expect(canInvite({ ...open, ...change }, today)).toBe(false)
})
