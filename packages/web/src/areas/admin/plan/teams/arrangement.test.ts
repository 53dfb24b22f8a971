import { arrangementChoices } from '@running-dinner/domain/people'
import { teams } from '@running-dinner/phrases/german'
import type { TFunction } from 'i18next'
import i18next from 'i18next'
import { beforeAll, describe, expect, test } from 'vitest'
import { arrangementOutlook, choiceText } from './arrangement.ts'

const dinner = {
  basicDetails: { registrationType: 'PUBLIC' as const },
  options: { teamSize: 2 },
  publicSettings: { registrationDeactivated: false, endOfRegistrationDate: '2030-05-01', participantLimit: null },
  sessionData: { assignableParticipantSizes: { minimumParticipantsNeeded: 18, nextParticipantsOffsetSize: 6 } },
}
const list = (assigned: number, waiting: number, missing = 0) => ({
  participants: Array(assigned).fill(null),
  participantsWaitingList: Array(waiting).fill(null),
  numParticipantsTotal: assigned + waiting,
  missingParticipantsInfo: { numMinParticipantsNeeded: 18, numParticipantsMissing: missing },
})

describe('the outlook', () => {
  test('counts one team for every two people who are not on the waiting list', () => {
    expect(arrangementOutlook(list(18, 5), dinner, '2030-06-01')).toMatchObject({
      participants: 23,
      teams: 9,
      waiting: 5,
      missing: 0,
      step: 6,
    })
  })

  test('counts no teams while one person is missing for the minimum', () => {
    expect(arrangementOutlook(list(17, 0, 1), dinner, '2030-06-01')).toMatchObject({
      teams: 0,
      missing: 1,
      minimum: 18,
      limit: undefined,
    })
  })

  test('names a limit of places below the smallest dinner, which has no teams however many people come', () => {
    const limited = { ...dinner, publicSettings: { ...dinner.publicSettings, participantLimit: 6 } }
    expect(arrangementOutlook(list(18, 0), limited, '2030-06-01')).toMatchObject({ teams: 0, limit: 6, minimum: 18 })
    limited.publicSettings.participantLimit = 18
    expect(arrangementOutlook(list(18, 0), limited, '2030-06-01')).toMatchObject({ teams: 9, limit: undefined })
  })
})

describe('the end of registration', () => {
  const until = (today: string, changed: object = {}) =>
    arrangementOutlook(list(18, 0), { ...dinner, ...changed }, today).registrationUntil

  test('is given on the last day and missing the day after', () => {
    expect(until('2030-05-01')).toBe('2030-05-01')
    expect(until('2030-05-02')).toBeUndefined()
  })

  test('is missing when registration is closed, was never set up or is deactivated', () => {
    expect(until('2030-04-01', { basicDetails: { registrationType: 'CLOSED' } })).toBeUndefined()
    expect(until('2030-04-01', { publicSettings: null })).toBeUndefined()
    expect(
      until('2030-04-01', { publicSettings: { ...dinner.publicSettings, registrationDeactivated: true } }),
    ).toBeUndefined()
  })
})

let t: TFunction<'teams'>
beforeAll(async () => {
  const instance = i18next.createInstance()
  await instance.init({ lng: 'de', defaultNS: 'teams', ns: ['teams'], resources: { de: { teams } } })
  t = instance.getFixedT('de', 'teams')
})

test.each([18, 19, 20, 21, 22, 23, 12, 14, 17, 11, 3])(
  'words every choice for %i people in full sentences without gaps',
  (people) => {
    for (const choice of arrangementChoices(people, { mealCount: 3, teamSize: 2 })) {
      for (const sentence of choiceText(t, choice)) {
        expect(sentence).not.toMatch(/\{\{|choices\.|undefined/)
        expect(sentence).toMatch(/^[\p{Lu}\d].*\.$/u)
      }
    }
  },
)

test('names uneven tables and a team of three as drawbacks of seating 23 people', () => {
  const [seatAll] = arrangementChoices(23, { mealCount: 3, teamSize: 2 })
  expect(seatAll && choiceText(t, seatAll)).toEqual([
    'Alle sind dabei: 11 Teams.',
    teams.choices.unevenTables,
    teams.choices.teamOfThree,
  ])
})

test('words a waiting list of none and of one person differently', () => {
  const waiting = (count: number) =>
    choiceText(t, { kind: 'TWO_COURSES', choosable: true, teams: 6, waiting: count }).join(' ')
  expect(waiting(0)).toContain('niemand wartet')
  expect(waiting(1)).toContain('eine Person wartet')
})
