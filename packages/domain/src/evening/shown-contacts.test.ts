import { expect, test } from 'vitest'
import { exampleTeam } from '../../test/example-team.ts'
import { areContactsShown, contactsEndAt, membersToCall } from './shown-contacts.ts'

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

test.each([
  ['the host alone, though others have a number', ['0151 11111', '0151 22222'], 'p1', ['p1']],
  ['a host who is not the first', ['0151 11111', '0151 22222'], 'p2', ['p2']],
  ['the others where the host has none', ['', '0151 22222', '0151 33333'], 'p1', ['p2', 'p3']],
  ['the others where the host typed no number', ['siehe Mail', '0151 22222'], 'p1', ['p2']],
  ['all of a team without a host', ['0151 11111', '0151 22222'], undefined, ['p1', 'p2']],
  ['nobody where no number is known', ['', '-'], 'p1', []],
])('guests can call %s', (_, numbers, hostMemberId, expected) => {
  const team = exampleTeam(
    1,
    numbers.map((mobileNumber) => ({ mobileNumber })),
    { hostMemberId },
  )
  expect(membersToCall(team).map(({ id }) => id)).toEqual(expected)
})
