import type { MailReachReply } from '@running-dinner/contract/events'
import { describe, expect, test } from 'vitest'
import { exampleCounts } from '../../../../test/example-notification-status.ts'
import { eventStatusOf, nextStepPath, skipPath, withShorterWays } from './next-step.ts'

const day = '2030-05-10'
const dinner = {
  cancellationDate: null,
  acknowledgedDate: '2030-04-20T10:00:00Z',
  runningDinnerType: 'STANDARD' as const,
  basicDetails: { date: day, zone: 'Europe/Berlin', registrationType: 'CLOSED' as const },
  meals: [
    { id: 'm1', label: 'Starter', time: `${day}T19:00` },
    { id: 'm2', label: 'Dessert', time: `${day}T23:00` },
  ],
  afterPartyLocation: null,
  publicSettings: null,
  sessionData: { assignableParticipantSizes: { minimumParticipantsNeeded: 18, nextParticipantsOffsetSize: 6 } },
}
const reach = (given: Partial<MailReachReply> = {}): MailReachReply => ({
  begun: false,
  teams: 18,
  teamsReached: 0,
  onTheWay: 0,
  numFailed: 0,
  unsent: 36,
  failed: [],
  ...given,
})
const reached = reach({ begun: true, teamsReached: 18, unsent: 0 })
const nothing = {
  numParticipants: 0,
  teamsExist: false,
  teamMailsSent: false,
  routeMailsSent: false,
  teamMails: reach(),
  routeMails: reach(),
  untoldChanges: 0,
  newcomers: 0,
  knowledge: { teams: exampleCounts(), routes: exampleCounts() },
}
const teams = { ...nothing, numParticipants: 20, teamsExist: true }
const teamsNotified = { ...teams, teamMailsSent: true, teamMails: reached }
const routesNotified = { ...teams, routeMailsSent: true, routeMails: reached }
const never = (count: number) => ({ teams: exampleCounts(), routes: exampleCounts({ people: 36, never: count }) })
const failed = [{ name: 'Anna Weiß', teamNumber: 3, jobId: 'j1' }]
const [someUnsent, someFailed, allOnTheWay] = [
  reach({ begun: true, teamsReached: 1, unsent: 34, numFailed: 1, failed }),
  reach({ begun: true, teamsReached: 0, unsent: 0, numFailed: 1, onTheWay: 35, failed }),
  reach({ begun: true, unsent: 0, onTheWay: 36 }),
]
const before = new Date('2030-05-01T10:00:00Z')
const tonight = new Date(`${day}T10:00:00Z`)

test.each([
  ['nobody is there', nothing, before, 'COLLECT', 'addPeople'],
  ['too few are there', { ...nothing, numParticipants: 17 }, before, 'COLLECT', 'findMore'],
  ['enough are there', { ...nothing, numParticipants: 18 }, before, 'COLLECT', 'formTeams'],
  ['teams are there', teams, before, 'PLAN', 'tellTeams'],
  ['some teams know of each other', { ...teams, teamMails: someUnsent }, before, 'PUBLISH', 'reachTeams'],
  ['some mails to teams failed', { ...teams, teamMails: someFailed }, before, 'PUBLISH', 'fixMails'],
  ['mails to teams are on their way', { ...teams, teamMails: allOnTheWay }, before, 'PUBLISH', 'awaitMails'],
  ['a team changed before the routes', { ...teamsNotified, untoldChanges: 2 }, before, 'PUBLISH', 'tellChanges'],
  [
    'teams changed before all were reached',
    { ...teams, teamMails: someUnsent, untoldChanges: 2 },
    before,
    'PUBLISH',
    'tellChanges',
  ],
  [
    'newcomers have no route yet',
    { ...teamsNotified, routeMails: someUnsent, newcomers: 2, knowledge: never(2) },
    before,
    'PUBLISH',
    'tellChanges',
  ],
  [
    'most people have no route yet',
    { ...teamsNotified, routeMails: someUnsent, newcomers: 34, knowledge: never(34) },
    before,
    'PUBLISH',
    'reachRoutes',
  ],
  [
    'something changed while mails are on their way',
    { ...teamsNotified, routeMails: allOnTheWay, untoldChanges: 2 },
    before,
    'PUBLISH',
    'tellChanges',
  ],
  ['routes went to one team of 18', { ...teamsNotified, routeMails: someUnsent }, before, 'PUBLISH', 'reachRoutes'],
  ['routes failed', { ...teamsNotified, routeMails: someFailed }, before, 'PUBLISH', 'fixMails'],
  ['routes are on their way', { ...teamsNotified, routeMails: allOnTheWay }, before, 'PUBLISH', 'awaitMails'],
  ['teams know of each other', teamsNotified, before, 'PUBLISH', 'sendRoutes'],
  ['routes were sent', { ...teamsNotified, ...routesNotified }, before, 'PUBLISH', 'watch'],
  ['something changed since', { ...routesNotified, untoldChanges: 2 }, before, 'PUBLISH', 'tellChanges'],
  ['only routes were sent', routesNotified, before, 'PUBLISH', 'watch'],
  ['it is tonight and routes are missing', teamsNotified, tonight, 'TONIGHT', 'sendRoutes'],
  ['it is tonight and all is done', routesNotified, tonight, 'TONIGHT', 'follow'],
  ['it is half past midnight', routesNotified, new Date('2030-05-10T22:30:00Z'), 'TONIGHT', 'follow'],
  ['it is over', teams, new Date('2030-05-11T00:00:00Z'), 'AFTERWARDS', 'thank'],
] as const)('%s', (_, facts, now, phase, next) => {
  expect(eventStatusOf(dinner, facts, now)).toMatchObject({ phase, next })
})

test('counts changes that guests were not informed of', () => {
  expect(eventStatusOf(dinner, { ...routesNotified, untoldChanges: 2, newcomers: 3 }, before).count).toBe(5)
})

test('counts the people missing for the smallest dinner', () => {
  expect(eventStatusOf(dinner, { ...nothing, numParticipants: 17 }, before).count).toBe(1)
  expect(eventStatusOf(dinner, teams, before).count).toBe(0)
})

test('a cancelled event has only one thing left to do', () => {
  const cancelled = { ...dinner, cancellationDate: '2030-04-01T00:00:00Z' }
  expect(eventStatusOf(cancelled, teams, before).next).toBe('tellCancelled')
})

const settings = { endOfRegistrationDate: '2030-05-05', registrationDeactivated: false, participantLimit: null }
const open = {
  ...dinner,
  basicDetails: { ...dinner.basicDetails, registrationType: 'OPEN' as const },
  publicSettings: settings,
}
const enough = { ...nothing, numParticipants: 18 }

describe('while people are collected', () => {
  test.each([
    ['an open event is confirmed first', { ...open, acknowledgedDate: null }, nothing, before, 'confirm', 18],
    ['a closed event is confirmed first, too', { ...dinner, acknowledgedDate: null }, nothing, before, 'confirm', 18],
    ['then its link is shared', open, nothing, before, 'shareLink', 18],
    [
      'the limit leaves too few places for teams',
      { ...open, publicSettings: { ...settings, participantLimit: 17 } },
      { ...nothing, numParticipants: 7 },
      before,
      'raiseLimit',
      11,
    ],
    ['some have come, not enough', open, { ...nothing, numParticipants: 7 }, before, 'inviteMore', 11],
    [
      'registration is over with too few people',
      open,
      { ...nothing, numParticipants: 7 },
      new Date('2030-05-06T10:00:00Z'),
      'findMore',
      11,
    ],
    ['teams exist, and the event is not confirmed', { ...open, acknowledgedDate: null }, teams, before, 'confirm', 0],
    ['enough have come, and there are days left', open, enough, before, 'waitForMore', 4],
    ['it is the last day to register', open, enough, new Date('2030-05-05T10:00:00Z'), 'waitForMore', 0],
    ['the deadline is over', open, enough, new Date('2030-05-06T10:00:00Z'), 'formTeams', 0],
    ['the deadline is over and nobody came', open, nothing, new Date('2030-05-06T10:00:00Z'), 'addPeople', 18],
    [
      'the registration is switched off',
      { ...open, publicSettings: { ...settings, registrationDeactivated: true } },
      enough,
      before,
      'formTeams',
      0,
    ],
    [
      'all places are taken',
      { ...open, publicSettings: { ...settings, participantLimit: 18 } },
      enough,
      before,
      'formTeams',
      0,
    ],
    [
      'it is tonight and still open',
      { ...open, publicSettings: { ...settings, endOfRegistrationDate: day } },
      enough,
      tonight,
      'formTeams',
      0,
    ],
    [
      'a demo waits for nobody',
      { ...open, runningDinnerType: 'DEMO' as const, acknowledgedDate: null },
      enough,
      before,
      'formTeams',
      0,
    ],
  ] as const)('%s', (_, event, facts, now, next, count) => {
    expect(eventStatusOf(event, facts, now)).toMatchObject({ next, count })
  })
})

test.each([
  ['before there are teams', enough, before, true],
  ['once there are teams', teams, before, true],
  ['after the first mails', teamsNotified, before, true],
  ['not after the deadline', teams, new Date('2030-05-06T10:00:00Z'), false],
] as const)('people are still collected while they can register: %s', (_, facts, now, expected) => {
  expect(eventStatusOf(open, facts, now).isCollecting).toBe(expected)
})

test('nobody is collected any more on the day itself, nor where nobody registers', () => {
  const untilTheDay = { ...open, publicSettings: { ...settings, endOfRegistrationDate: day } }
  expect(eventStatusOf(untilTheDay, teams, tonight).isCollecting).toBe(false)
  expect(eventStatusOf(dinner, teams, before).isCollecting).toBe(false)
})

const figures = (kilometres: number) => ({
  sumDistanceInMeters: kilometres * 1_000,
  averageDistanceInMeters: kilometres * 50,
  longestLegInMeters: 0,
  longestLegTeamId: null,
  worstTeamId: null,
  worstTeamDistanceInMeters: 0,
  sumMinutes: 0,
  longestLegMinutes: 0,
})
const halfAsLong = { present: figures(191), reachable: figures(110) }

test.each([
  ['nobody knows of the plan', teams, before, halfAsLong, 'shortenWays'],
  ['the outlook is not known', teams, before, undefined, 'tellTeams'],
  ['no places are known', teams, before, { present: figures(191), reachable: null }, 'tellTeams'],
  ['the ways are short already', teams, before, { present: figures(191), reachable: figures(185) }, 'tellTeams'],
  ['some teams know of each other', { ...teams, teamMails: someUnsent }, before, halfAsLong, 'reachTeams'],
  ['it is the day itself', teams, tonight, halfAsLong, 'tellTeams'],
  ['there are no teams yet', { ...nothing, numParticipants: 20 }, before, halfAsLong, 'formTeams'],
] as const)('shorter ways come before the first mail only: %s', (_, facts, now, outlook, next) => {
  expect(withShorterWays(eventStatusOf(dinner, facts, now), outlook).next).toBe(next)
})

test('names both lengths, and the step after for those who leave it out', () => {
  const eventStatus = withShorterWays(eventStatusOf(dinner, teams, before), halfAsLong)
  expect(eventStatus.metres).toEqual({ present: 191_000, reachable: 110_000 })
  expect(nextStepPath(eventStatus, 'A')).toBe('/admin/A/hostlocations?showOptimizeDialog=true&courses=free')
  expect(skipPath(eventStatus, 'A')).toBe('/admin/A/teams/messages')
  expect(skipPath(eventStatusOf(dinner, teams, before), 'A')).toBeUndefined()
})

test('the step leads to a message to the teams that were not reached, or to the failed mail', () => {
  const pathOf = (facts: typeof teams) => nextStepPath(eventStatusOf(dinner, facts, before), 'A')
  expect(pathOf({ ...teamsNotified, routeMails: someUnsent })).toBe('/admin/A/dinnerroute/messages?recipients=NEVER')
  expect(pathOf({ ...teams, teamMails: someUnsent })).toBe('/admin/A/teams/messages?recipients=NEVER')
  expect(pathOf({ ...teams, teamMails: someFailed })).toBe('/admin/A/mailprotocols/j1')
  expect(pathOf({ ...teams, teamMails: allOnTheWay })).toBe('/admin/A/messages/overview')
})
