import { describe, expect, test } from 'vitest'
import { basicDetailsIssues, createIssues, type DinnerDraft, publicSettingsIssues } from './create-issues.ts'
import { afterPartyIssues } from './meal-times.ts'

const today = '2030-05-01'
const meals = [
  { label: 'A', time: '2030-06-01T19:00' },
  { label: 'B', time: '2030-06-01T21:00' },
]
const draft: DinnerDraft = {
  runningDinnerType: 'STANDARD',
  basicDetails: { date: '2030-06-01', registrationType: 'OPEN', zipRestrictions: '' },
  options: { teamSize: 2, meals },
  publicSettings: { endOfRegistrationDate: '2030-05-27' },
  afterPartyLocation: { time: '2030-06-02T01:00' },
  contract: {},
}
const found = (given: Partial<DinnerDraft>) =>
  createIssues({ ...draft, ...given }, today).map(({ field, message }) => `${field} ${message}`)

describe('creating an event', () => {
  test('accepts a valid event', () => {
    expect(found({})).toEqual([])
  })

  test('adds nothing about fields that were refused elsewhere', () => {
    expect(createIssues({}, today)).toEqual([])
    expect(found({ basicDetails: {}, options: {}, publicSettings: {}, afterPartyLocation: {} })).toEqual([])
  })

  test.each<[string, Partial<DinnerDraft>, string]>([
    ['other team sizes', { options: { teamSize: 3, meals } }, 'options.teamSize error.invalid.team.size'],
    ['one meal', { options: { meals: meals.slice(1) } }, 'options.meals error_invalid_meal_size'],
    ['open without settings', { publicSettings: null }, 'publicSettings error.required.publicsettings'],
    [
      'a carried over choice with one option',
      { carriedOver: { registrationQuestions: [{ kind: 'CHOICE', options: [{ label: 'Wine' }] }] } },
      'carriedOver.registrationQuestions[0].options question_options_too_few',
    ],
    ['no contract', { contract: null }, 'contract required'],
    [
      'an early after party',
      { afterPartyLocation: { time: '2030-05-31T23:00' } },
      'afterPartyLocation.time error_invalid_after_party_time',
    ],
    [
      'a late deadline',
      { publicSettings: { endOfRegistrationDate: '2030-06-02' } },
      'publicSettings.endOfRegistrationDate error.endOfRegistrationDate.invalid',
    ],
  ])('refuses %s', (_, given, expected) => {
    expect(found(given)).toEqual([expected])
  })

  test('reports all issues at once', () => {
    const everything = found({
      basicDetails: { date: '2030-04-30', registrationType: 'PUBLIC', zipRestrictions: 'x' },
      options: { teamSize: 1, meals: [] },
      publicSettings: undefined,
      contract: undefined,
    })
    expect(everything).toEqual([
      'basicDetails.date error_date_invalid',
      'basicDetails.zipRestrictions error.zipRestrictions.invalid',
      'options.teamSize error.invalid.team.size',
      'options.meals error_invalid_meal_size',
      'publicSettings error.required.publicsettings',
      'contract required',
    ])
  })

  test('asks a closed event for no settings and a demo for no contract', () => {
    expect(found({ basicDetails: { registrationType: 'CLOSED' }, publicSettings: undefined })).toEqual([])
    expect(found({ runningDinnerType: 'DEMO', contract: undefined })).toEqual([])
  })
})

describe('the event date', () => {
  const codes = (date: string, storedDate?: string) =>
    basicDetailsIssues({ date }, { today, ...(storedDate === undefined ? {} : { storedDate }) }).map(
      ({ message }) => message,
    )

  test.each(['2030-05-01', '2032-05-01'])('may be %s', (date) => {
    expect(codes(date)).toEqual([])
  })

  test('must not be past nor more than two years ahead', () => {
    expect(codes('2030-04-30')).toEqual(['error_date_invalid'])
    expect(codes('2032-05-02')).toEqual(['error_date_too_far'])
  })

  test('may be past when it already was', () => {
    expect(codes('2030-04-30', '2030-04-30')).toEqual([])
    expect(codes('2030-04-29', '2030-04-30')).toEqual(['error_date_invalid'])
  })
})

describe('zip restrictions of an event', () => {
  test('list what is wrong', () => {
    expect(basicDetailsIssues({ zipRestrictions: '79100, a-b, 1-' }, { today })).toEqual([
      {
        field: 'zipRestrictions',
        message: 'error.zipRestrictions.invalid',
        issueType: 'VALIDATION',
        data: { entries: 'a-b, 1-' },
      },
    ])
  })

  test('are at most two hundred entries', () => {
    const entries = (size: number) => Array.from({ length: size }, () => '79100').join(',')
    expect(basicDetailsIssues({ zipRestrictions: entries(201) }, { today })[0]?.message).toBe('too_many_entries')
    expect(basicDetailsIssues({ zipRestrictions: entries(200) }, { today })).toEqual([])
  })
})

describe('the end of registration', () => {
  const codes = (endOfRegistrationDate: string, storedEndOfRegistrationDate?: string) =>
    publicSettingsIssues(
      { endOfRegistrationDate },
      { today, date: '2030-06-01', ...(storedEndOfRegistrationDate ? { storedEndOfRegistrationDate } : {}) },
    ).map(({ message }) => message)

  test.each(['2030-05-01', '2030-06-01'])('may be %s', (date) => {
    expect(codes(date)).toEqual([])
  })

  test.each(['2030-04-30', '2030-06-02'])('may not be %s', (date) => {
    expect(codes(date)).toEqual(['error.endOfRegistrationDate.invalid'])
  })

  test('may have passed when it is left unchanged', () => {
    expect(codes('2030-04-30', '2030-04-30')).toEqual([])
  })

  test('is compared with today only while the event date is unknown', () => {
    expect(publicSettingsIssues({ endOfRegistrationDate: '2099-01-01' }, { today, date: undefined })).toEqual([])
  })
})

test('the after party is within 48 hours from the day of the event on', () => {
  const count = (time: string) => afterPartyIssues({ time }, '2030-06-01').length
  expect(['2030-06-01T00:00', '2030-06-03T00:00'].map(count)).toEqual([0, 0])
  expect(['2030-05-31T23:59', '2030-06-03T00:01', ''].map(count)).toEqual([1, 1, 1])
})
