import { expect, test } from 'vitest'
import { areContactsShown, contactsEndAt } from './shown-contacts.ts'

const event = ({ last = '2030-06-15T23:00', timeZone = 'Europe/Berlin' } = {}) => ({
  basicDetails: { date: '2030-06-15', timeZone },
  meals: [{ time: '2030-06-15T19:00' }, { time: last }],
  afterPartyLocation: undefined,
})

test.each([
  ['at noon of the next day', event(), '2030-06-16T10:00:00Z'],
  ['at noon by the clock of the event', event({ timeZone: 'America/New_York' }), '2030-06-16T16:00:00Z'],
  ['with the evening when that is later', event({ last: '2030-06-16T12:00' }), '2030-06-16T13:00:00Z'],
])('contacts end %s', (_, dinner, expected) => {
  const end = new Date(expected)
  expect(contactsEndAt(dinner)).toEqual(end)
  expect([areContactsShown(dinner, new Date(end.getTime() - 1)), areContactsShown(dinner, end)]).toEqual([true, false])
})
