import { expect, test } from 'vitest'
import { checkListItems } from './checklist-card.tsx'

const fresh = {
  dinnerCreated: true,
  endOfRegistrationDate: false,
  participantMessagesSent: false,
  teamArrangementsCreated: true,
  teamMessagesSent: false,
  dinnerRouteMessagesSent: false,
}

const noMails = { teamMailsSent: false, routeMailsSent: false, untoldChanges: 0 }

test('links open tasks to their pages', () => {
  const paths = checkListItems(fresh, noMails, 'A').map(({ name, done, path }) => [name, done, path])
  expect(paths).toEqual([
    ['dinnerCreated', true, undefined],
    ['endOfRegistrationDate', false, undefined],
    ['participantMessagesSent', false, '/admin/A/participants/messages'],
    ['teamArrangementsCreated', true, undefined],
    ['teamMessagesSent', false, '/admin/A/teams/messages'],
    ['dinnerRouteMessagesSent', false, '/admin/A/dinnerroute/messages'],
  ])
})

test('a closed registration has no deadline', () => {
  const names = checkListItems({ ...fresh, endOfRegistrationDate: null }, noMails, 'A').map((item) => item.name)
  expect(names).not.toContain('endOfRegistrationDate')
})

test.each([
  ['written to but not reached', noMails, [false, false]],
  ['reached with team and route', { ...noMails, teamMailsSent: true, routeMailsSent: true }, [true, true]],
  ['reached before something changed', { teamMailsSent: true, routeMailsSent: true, untoldChanges: 1 }, [true, false]],
])('ticks messages to teams by who was reached: %s', (_, mails, expected) => {
  const sent = { ...fresh, teamMessagesSent: true, dinnerRouteMessagesSent: true }
  const done = checkListItems(sent, mails, 'A').slice(-2)
  expect(done.map((item) => item.done)).toEqual(expected)
})
