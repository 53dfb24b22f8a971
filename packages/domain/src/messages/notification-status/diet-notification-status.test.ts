import { expect, test } from 'vitest'
import { mainCourseAtAdas, meals, person } from '../../../test/example-messages.ts'
import type { Participant } from '../../people/participants/participant.ts'
import { dietNotificationStatus } from './diet-notification-status.ts'
import { eaterOf, type NotificationKind, notificationOf } from './notification.ts'
import type { NotificationState, SentNotification } from './notification-status.ts'

/** A notification to Ada, who cooks the main course for Gil, as the event was with these values of Gil. */
function toAda(
  given: Partial<SentNotification>,
  gil: Partial<Participant> = {},
  kind: NotificationKind = 'DINNER_ROUTE',
): SentNotification {
  const { own, teams, visits } = mainCourseAtAdas()
  const members = (team: typeof own) => team.members.map((one) => (one.id === 'Gil' ? { ...one, ...gil } : one))
  const evening = {
    ...{ date: '2030-06-01', meals, visits, afterParty: undefined },
    teams: teams.map((team) => ({ ...team, members: members(team) })),
  }
  const notification = notificationOf(kind, person('Ada'), own, evening)
  return {
    participantId: 'Ada',
    teamId: 'own',
    notification,
    state: 'RECEIVED',
    email: undefined,
    position: 1,
    ...given,
  }
}

const nuts: Partial<Participant> = { allergens: [{ allergen: 'NUTS', severity: 'TRACES' }] }
const gil = eaterOf(person('Gil', nuts))
const withNuts = (given: Partial<SentNotification> = {}) => toAda(given, nuts)

test.each<[string, NotificationState, SentNotification[]]>([
  ['no notification', 'NEVER', []],
  ['the notification about the team, which names no guest', 'NEVER', [toAda({}, nuts, 'TEAM')]],
  ['a route that names the allergy', 'KNOWN', [withNuts()]],
  ['a route of before the allergy', 'OUTDATED', [toAda({})]],
  [
    'a route with a milder allergy',
    'OUTDATED',
    [toAda({}, { allergens: [{ allergen: 'NUTS', severity: 'ALLERGY' }] })],
  ],
  ['a new route on its way', 'QUEUED', [toAda({}), withNuts({ state: 'ON_THE_WAY', position: 2 })]],
  ['an old route on its way', 'NEVER', [toAda({ state: 'ON_THE_WAY' })]],
  ['a new route that failed', 'FAILED', [toAda({}), withNuts({ state: 'FAILED', position: 2 })]],
  ['a failed route before one that arrived', 'KNOWN', [withNuts({ position: 2 }), withNuts({ state: 'FAILED' })]],
  ['the allergy in an earlier route only', 'OUTDATED', [toAda({ position: 2 }), withNuts()]],
  ['other facts that changed since', 'KNOWN', [toAda({}, { ...nuts, mobileNumber: '0171 99', lastname: 'New' })]],
])('%s: %s', (_, expected, notifications) => {
  expect(dietNotificationStatus(gil, 'main', [notifications])).toBe(expected)
})

test('one cook who knows is enough', () => {
  expect(dietNotificationStatus(gil, 'main', [[], [withNuts()]])).toBe('KNOWN')
  expect(dietNotificationStatus(gil, 'main', [[], [toAda({})]])).toBe('OUTDATED')
  expect(dietNotificationStatus(gil, 'main', [])).toBe('NEVER')
})

test('the course counts: who hosts the main course knows nothing for the dessert', () => {
  expect(dietNotificationStatus(gil, 'dessert', [[withNuts()]])).toBe('OUTDATED')
})
