import { expect, test } from 'vitest'
import type { ParticipantList } from '../../../../../features/people/participants/participants.api.ts'
import { listStateOf } from './list-banner.tsx'

/** Only how many people are in each list matters here. */
function list(main: number, waiting: number, teamsGenerated: boolean, missing = 0): ParticipantList {
  return {
    participants: Array.from({ length: main }),
    participantsWaitingList: Array.from({ length: waiting }),
    numParticipantsTotal: main + waiting,
    teamsGenerated,
    missingParticipantsInfo: { numMinParticipantsNeeded: 18, numParticipantsMissing: missing },
  } as unknown as ParticipantList
}

test.each([
  ['nobody', list(0, 0, false, 18), { kind: 'empty' }],
  ['too few', list(11, 0, false, 7), { kind: 'tooFew', minimum: 18, missing: 7 }],
  ['a number that fits', list(24, 0, false), { kind: 'allAssignable', count: 24 }],
  ['four too many', list(60, 4, false), { kind: 'waiting', count: 4, more: 2 }],
  ['teams for all', list(24, 0, true), { kind: 'allAssignable', count: 24 }],
  ['teams for all but two', list(24, 2, true), { kind: 'unassigned', count: 2 }],
])('%s', (_, given, state) => {
  expect(listStateOf(given, 6, undefined)).toEqual(state)
})

test.each([
  ['names the limit instead of people missing', list(6, 1, false, 11), { kind: 'limited', minimum: 18, limit: 6 }],
  ['keeps the invitation to a list of nobody', list(0, 0, false, 18), { kind: 'empty' }],
  ['names people without a team once there are teams', list(24, 2, true), { kind: 'unassigned', count: 2 }],
])('a limit below the smallest dinner %s', (_, given, state) => {
  expect(listStateOf(given, 6, 6)).toEqual(state)
})
