import { describe, expect, test } from 'vitest'
import { arrangementOutlook } from './arrangement-outlook.ts'

const dinner = {
  basicDetails: { registrationType: 'PUBLIC' as const },
  options: { teamSize: 2 },
  publicSettings: { registrationDeactivated: false, endOfRegistrationDate: '2030-05-01' },
  sessionData: { assignableParticipantSizes: { minimumParticipantsNeeded: 18, nextParticipantsOffsetSize: 6 } },
}
const list = (assigned: number, waiting: number, missing = 0) => ({
  participants: Array(assigned).fill(null),
  participantsWaitingList: Array(waiting).fill(null),
  numParticipantsTotal: assigned + waiting,
  missingParticipantsInfo: { numMinParticipantsNeeded: 18, numParticipantsMissing: missing },
})

describe('building teams now', () => {
  test('gives a team for every two who do not wait', () => {
    expect(arrangementOutlook(list(18, 5), dinner, '2030-06-01')).toMatchObject({
      participants: 23,
      teams: 9,
      waiting: 5,
      missing: 0,
      step: 6,
    })
  })

  test('gives none while people are missing, however many there are', () => {
    expect(arrangementOutlook(list(17, 0, 1), dinner, '2030-06-01')).toMatchObject({
      teams: 0,
      missing: 1,
      minimum: 18,
    })
  })
})

describe('registration', () => {
  const until = (today: string, changed: object = {}) =>
    arrangementOutlook(list(18, 0), { ...dinner, ...changed }, today).registrationUntil

  test('is open on its last day and closed the day after', () => {
    expect(until('2030-05-01')).toBe('2030-05-01')
    expect(until('2030-05-02')).toBeUndefined()
  })

  test('is never open where nobody can register', () => {
    expect(until('2030-04-01', { basicDetails: { registrationType: 'CLOSED' } })).toBeUndefined()
    expect(until('2030-04-01', { publicSettings: null })).toBeUndefined()
    expect(
      until('2030-04-01', { publicSettings: { ...dinner.publicSettings, registrationDeactivated: true } }),
    ).toBeUndefined()
  })
})
