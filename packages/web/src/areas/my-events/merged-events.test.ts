import type { PortalEvent } from '@running-dinner/contract/guests'
import { expect, test } from 'vitest'
import { mergedEvents, shownRoles } from './merged-events.ts'

const base = { city: 'Freiburg', publicUrl: '', cancelled: false, over: false, acknowledged: true }
const guest = (name: string, date: string, participantId = name): PortalEvent => ({
  ...base,
  eventName: name,
  eventDate: date,
  roles: ['PARTICIPANT'],
  credentials: { PARTICIPANT: { role: 'PARTICIPANT', selfAdminId: 's', participantId } },
})
const organizer = (name: string, date: string, publicUrl = ''): PortalEvent => ({
  ...base,
  publicUrl,
  eventName: name,
  eventDate: date,
  roles: ['ORGANIZER'],
  credentials: { ORGANIZER: { role: 'ORGANIZER', adminId: name, adminUrl: '' } },
})

test('the earliest comes first, wherever it is known from', () => {
  const names = mergedEvents([guest('b', '2030-02-01')], [organizer('a', '2030-01-01')]).map((one) => one.eventName)
  expect(names).toEqual(['a', 'b'])
})

test('an event known from both sides is listed once, with all its roles', () => {
  const [one, ...others] = mergedEvents([guest('a', '2030-01-01', 'x')], [guest('a', '2030-01-01', 'x')])
  expect(others).toEqual([])
  expect(one?.roles).toEqual(['PARTICIPANT'])
  const link = 'https://dinner.example/x'
  const [both, ...more] = mergedEvents(
    [{ ...guest('a', '2030-01-01'), publicUrl: link }],
    [organizer('a', '2030-01-01', link)],
  )
  expect(more).toEqual([])
  expect(both?.roles).toEqual(['PARTICIPANT', 'ORGANIZER'])
  expect(Object.keys(both?.credentials ?? {}).sort()).toEqual(['ORGANIZER', 'PARTICIPANT'])
})

test('two events of one name stay two', () => {
  expect(mergedEvents([guest('a', '2030-01-01', 'x')], [guest('a', '2030-01-01', 'y')])).toHaveLength(2)
})

test('a cancelled event does not say that its guests take part', () => {
  const roles: PortalEvent['roles'] = ['PARTICIPANT', 'ORGANIZER']
  expect(shownRoles({ roles, cancelled: false })).toEqual(roles)
  expect(shownRoles({ roles, cancelled: true })).toEqual(['ORGANIZER'])
})
