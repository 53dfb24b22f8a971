import { expect, test } from 'vitest'
import { allowsCancelling, allowsLateChange, ownRegistrationClosed } from './registration-closed.ts'

const cancelled = new Date('2030-05-01T10:00:00Z')

test.each([
  ['on the day of the deadline', '2030-06-10T21:59:59Z', undefined, undefined, undefined, true, true],
  ['after the deadline', '2030-06-10T22:00:00Z', undefined, undefined, 'DEADLINE', true, true],
  ['in a team before the deadline', '2030-06-01T10:00:00Z', 'team', undefined, 'TEAM', true, false],
  ['in a team at 00:30 after dessert at 23:00', '2030-06-15T22:30:00Z', 'team', undefined, 'TEAM', true, false],
  ['in a team three hours after dessert began', '2030-06-16T00:00:00Z', 'team', undefined, 'OVER', false, false],
  ['without a team after the evening', '2030-06-16T00:00:00Z', undefined, undefined, 'OVER', false, false],
  ['in a team of a cancelled event', '2030-06-01T10:00:00Z', 'team', cancelled, 'CANCELLED', false, false],
] as const)('%s', (_when, now, teamId, cancellationDate, closing, isLateOpen, isCancelOpen) => {
  const dinner = {
    basicDetails: { date: '2030-06-15', timeZone: 'Europe/Berlin' },
    publicSettings: { endOfRegistrationDate: '2030-06-10' },
    meals: [{ time: '2030-06-15T19:00' }, { time: '2030-06-15T23:00' }],
    afterPartyLocation: undefined,
    cancellationDate,
  } as unknown as Parameters<typeof ownRegistrationClosed>[0]
  const found = ownRegistrationClosed(dinner, { teamId }, new Date(now))
  expect([found, allowsLateChange(found), allowsCancelling(found)]).toEqual([closing, isLateOpen, isCancelOpen])
})
