import { describe, expect, test } from 'vitest'
import { isExpired, messagingIssue, needsAcknowledgement, phaseOf } from './lifecycle.ts'

const acknowledgedDate = new Date('2030-05-01T12:00:00Z')

describe('messages', () => {
  test('wait until the organiser confirms the event', () => {
    const dinner = { runningDinnerType: 'STANDARD', acknowledgedDate: undefined } as const
    expect(needsAcknowledgement(dinner)).toBe(true)
    expect(messagingIssue(dinner)?.message).toBe('event_not_confirmed')
  })

  test('are allowed once confirmed, and in a demo', () => {
    expect(messagingIssue({ runningDinnerType: 'STANDARD', acknowledgedDate })).toBeUndefined()
    expect(messagingIssue({ runningDinnerType: 'DEMO', acknowledgedDate: undefined })).toBeUndefined()
  })
})

test('an event has expired from the day after its date', () => {
  const dinner = { basicDetails: { date: '2030-06-01' } }
  expect(isExpired(dinner, '2030-06-01')).toBe(false)
  expect(isExpired(dinner, '2030-06-02')).toBe(true)
})

describe('the phase is', () => {
  const facts = {
    now: new Date('2030-05-31T21:59:00Z'),
    event: {
      basicDetails: { date: '2030-06-01', timeZone: 'Europe/Berlin' },
      meals: [{ time: '2030-06-01T19:00' }, { time: '2030-06-01T23:00' }],
      afterPartyLocation: undefined,
    },
    teamsExist: true,
    teamMailsBegun: false,
    routeMailsBegun: false,
  }

  test.each([
    ['collecting people', { teamsExist: false }, 'COLLECT'],
    ['collecting again after teams were dropped', { teamsExist: false, teamMailsBegun: true }, 'COLLECT'],
    ['planning', {}, 'PLAN'],
    ['publishing once teams know', { teamMailsBegun: true }, 'PUBLISH'],
    ['publishing once routes are known', { routeMailsBegun: true }, 'PUBLISH'],
    [
      'tonight from midnight on, whatever is ready',
      { now: new Date('2030-05-31T22:00:00Z'), teamsExist: false },
      'TONIGHT',
    ],
    ['still tonight at 00:30 with dessert at 23:00', { now: new Date('2030-06-01T22:30:00Z') }, 'TONIGHT'],
    [
      'over three hours after the last stop',
      { now: new Date('2030-06-02T00:00:00Z'), routeMailsBegun: true },
      'AFTERWARDS',
    ],
  ])('%s', (_, given, expected) => {
    expect(phaseOf({ ...facts, ...given })).toBe(expected)
  })
})
