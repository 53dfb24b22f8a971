import type { NotificationStatusReply } from '@running-dinner/contract/messages'
import { expect, test } from 'vitest'
import { exampleCounts, exampleNotificationStatus } from '../../../../test/example-notification-status.ts'
import { needsWord, personStatuses, teamsAskedFor } from './person-status.ts'

type State = NotificationStatusReply['people'][number]['team']

const anna: NotificationStatusReply['people'][number] = {
  participantId: 'anna',
  name: 'Anna',
  teamId: 't1',
  team: 'KNOWN',
  route: 'NEVER',
}
const [none, begun] = [exampleCounts({ never: 18 }), exampleCounts({ never: 17, known: 1 })]

test.each([
  ['nothing while neither was sent', none, none, undefined],
  ['the team while only teams were written to', begun, none, [{ kind: 'TEAM', state: 'KNOWN' }]],
  ['the route once any route was sent', begun, begun, [{ kind: 'DINNER_ROUTE', state: 'NEVER' }]],
])('shows %s', (_, teams, routes, expected) => {
  const statuses = personStatuses(exampleNotificationStatus({ teams, routes, people: [anna] }))
  expect(statuses?.map(({ kind, state }) => ({ kind, state }))).toEqual(expected)
})

test.each([
  ['KNOWN', false],
  ['QUEUED', false],
  ['NEVER', true],
  ['OUTDATED', true],
  ['FAILED', true],
] as const)('%s needs a mail or a call: %s', (route, expected) => {
  const [status] = personStatuses(exampleNotificationStatus({ routes: begun, people: [{ ...anna, route }] })) ?? []
  expect(status && needsWord(status)).toBe(expected)
})

test('names the teams with a member whom no mail of that kind reached', () => {
  const person = (teamId: string, team: State, route: State) => ({
    ...anna,
    participantId: teamId,
    teamId,
    team,
    route,
  })
  const people = [
    person('t1', 'KNOWN', 'NEVER'),
    person('t2', 'OUTDATED', 'QUEUED'),
    person('t2', 'KNOWN', 'KNOWN'),
    person('t3', null, 'FAILED'),
  ]
  expect([...teamsAskedFor('UNREACHED', exampleNotificationStatus({ people }), 'TEAM')]).toEqual(['t2'])
  expect([...teamsAskedFor('UNREACHED', exampleNotificationStatus({ people }), 'DINNER_ROUTE')]).toEqual(['t1', 't3'])
  expect([...teamsAskedFor('NEVER', exampleNotificationStatus({ people }), 'TEAM')]).toEqual([])
  expect([...teamsAskedFor('NEVER', exampleNotificationStatus({ people }), 'DINNER_ROUTE')]).toEqual(['t1'])
})
