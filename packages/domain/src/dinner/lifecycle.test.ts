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

test('an event expires the day after', () => {
  const dinner = { basicDetails: { date: '2030-06-01' } }
  expect(isExpired(dinner, '2030-06-01')).toBe(false)
  expect(isExpired(dinner, '2030-06-02')).toBe(true)
})

describe('the phase is', () => {
  const facts = {
    date: '2030-06-01',
    today: '2030-05-31',
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
    ['tonight, whatever is ready', { today: '2030-06-01', teamsExist: false }, 'TONIGHT'],
    ['over', { today: '2030-06-02', routeMailsBegun: true }, 'AFTERWARDS'],
  ])('%s', (_, given, expected) => {
    expect(phaseOf({ ...facts, ...given })).toBe(expected)
  })
})
