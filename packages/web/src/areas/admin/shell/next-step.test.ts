import { expect, test } from 'vitest'
import { standingOf } from './next-step.ts'

const day = '2030-05-10'
const dinner = {
  cancellationDate: null,
  basicDetails: { date: day },
  sessionData: { assignableParticipantSizes: { minimumParticipantsNeeded: 18, nextParticipantsOffsetSize: 6 } },
}
const nothing = { numParticipants: 0, teamsExist: false, teamMailsSent: false, routeMailsSent: false, untoldChanges: 0 }
const teams = { ...nothing, numParticipants: 20, teamsExist: true }
const before = '2030-05-01'

test.each([
  ['nobody is there', nothing, before, 'COLLECT', 'addPeople'],
  ['too few are there', { ...nothing, numParticipants: 17 }, before, 'COLLECT', 'findMore'],
  ['enough are there', { ...nothing, numParticipants: 18 }, before, 'COLLECT', 'formTeams'],
  ['teams are there', teams, before, 'PLAN', 'tellTeams'],
  ['teams know of each other', { ...teams, teamMailsSent: true }, before, 'PUBLISH', 'sendRoutes'],
  ['routes were sent', { ...teams, teamMailsSent: true, routeMailsSent: true }, before, 'PUBLISH', 'watch'],
  ['something changed since', { ...teams, routeMailsSent: true, untoldChanges: 2 }, before, 'PUBLISH', 'tellChanges'],
  ['only routes were sent', { ...teams, routeMailsSent: true }, before, 'PUBLISH', 'watch'],
  ['it is tonight and routes are missing', { ...teams, teamMailsSent: true }, day, 'TONIGHT', 'sendRoutes'],
  ['it is tonight and all is done', { ...teams, routeMailsSent: true }, day, 'TONIGHT', 'watch'],
  ['it is over', teams, '2030-05-11', 'AFTERWARDS', 'thank'],
] as const)('%s', (_, facts, today, phase, next) => {
  expect(standingOf(dinner, facts, today)).toMatchObject({ phase, next })
})

test('the changes nobody was told of are counted', () => {
  expect(standingOf(dinner, { ...teams, routeMailsSent: true, untoldChanges: 2 }, before).count).toBe(2)
})

test('the people missing for the smallest dinner are counted', () => {
  expect(standingOf(dinner, { ...nothing, numParticipants: 17 }, before).count).toBe(1)
  expect(standingOf(dinner, teams, before).count).toBe(0)
})

test('a cancelled event has only one thing left to do', () => {
  const cancelled = { ...dinner, cancellationDate: '2030-04-01T00:00:00Z' }
  expect(standingOf(cancelled, teams, before).next).toBe('tellCancelled')
})
