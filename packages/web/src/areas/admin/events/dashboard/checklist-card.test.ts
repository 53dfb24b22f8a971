import { expect, test } from 'vitest'
import { exampleCounts } from '../../../../../test/example-notification-status.ts'
import { checkListItems } from './checklist-card.tsx'

const fresh = {
  dinnerCreated: true,
  endOfRegistrationDate: false,
  participantMessagesSent: false,
  teamArrangementsCreated: true,
  teamMessagesSent: false,
  dinnerRouteMessagesSent: false,
}

const noMails = {
  teamMailsSent: false,
  routeMailsSent: false,
  untoldChanges: 0,
  newcomers: 0,
  knowledge: { teams: exampleCounts({ never: 18 }), routes: exampleCounts({ never: 18 }) },
}

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

test('leaves the deadline out of the checklist of a closed event', () => {
  const names = checkListItems({ ...fresh, endOfRegistrationDate: null }, noMails, 'A').map((item) => item.name)
  expect(names).not.toContain('endOfRegistrationDate')
})

test.each([
  ['written to but not reached', noMails, [false, false]],
  ['reached with team and route', { ...noMails, teamMailsSent: true, routeMailsSent: true }, [true, true]],
  [
    'reached before something changed',
    { ...noMails, teamMailsSent: true, routeMailsSent: true, untoldChanges: 1 },
    [true, false],
  ],
])('ticks messages to teams by who was reached: %s', (_, mails, expected) => {
  const sent = { ...fresh, teamMessagesSent: true, dinnerRouteMessagesSent: true }
  const done = checkListItems(sent, mails, 'A').slice(-2)
  expect(done.map((item) => item.done)).toEqual(expected)
})

test('counts who knows their route, and leads to the changes when some know an old one', () => {
  const routes = exampleCounts({ known: 15, outdated: 2, never: 1 })
  const notificationStatus = { ...noMails.knowledge, routes }
  const [team, route] = checkListItems(fresh, { ...noMails, knowledge: notificationStatus }, 'A').slice(-2)
  expect(route).toEqual({
    name: 'dinnerRouteMessagesSent',
    done: false,
    path: '/admin/A/messages/changes',
    counts: routes,
  })
  expect(team).toEqual({ name: 'teamMessagesSent', done: false, path: '/admin/A/teams/messages' })
})
