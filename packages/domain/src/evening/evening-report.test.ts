import { expect, test } from 'vitest'
import { at, report, reportedEvening } from '../../test/example-reports.ts'
import { reportIssues, type SentReport } from './evening-report.ts'
import { type ReportKind, reportKinds, reportRules } from './report-kinds.ts'

const plan = reportedEvening()
const own = plan.teams.find(({ id }) => id === 'own')
const known = [
  report('own', 'LEFT', '20:00', { id: 'left' }),
  report('own', 'SEEN', '20:00', { id: 'seen' }),
  report('own', 'TAKEN_BACK', '20:00', { id: 'back' }),
  report('g1', 'LEFT', '20:00', { id: 'foreign' }),
]

/** What is refused of a report of Ada's team, who cooks the main course and is guest at starter and dessert. */
function refused(sent: Omit<SentReport, 'madeAt'>, clock = '20:00:30') {
  if (!own) throw new Error('no team')
  const context = { team: own, plan, known, receivedAt: at(clock) }
  return reportIssues({ ...sent, madeAt: at(clock) }, context).map(({ field, message }) => `${field}: ${message}`)
}

const values = { mealId: 'main', minutes: 10, teamId: 'g1', noticeId: 'n', reportId: 'left', digest: 'd' } as const
const fieldNames = Object.keys(values) as (keyof typeof values)[]

/** docs/rules/evening/evening.md#reports, read independently of the rules. A field in brackets is optional. */
const documented: Record<ReportKind, [role: string, fields: string, from: 'day before' | 'any time']> = {
  COMING: ['MEMBER', '', 'day before'],
  NOT_COMING: ['MEMBER', '', 'day before'],
  LATE: ['GUEST', 'mealId minutes', 'day before'],
  LEFT: ['GUEST', 'mealId', 'day before'],
  ARRIVED: ['GUEST', 'mealId', 'day before'],
  NOBODY_OPENS: ['GUEST', 'mealId', 'day before'],
  HELP: ['MEMBER', '[mealId]', 'day before'],
  HOME: ['MEMBER', '', 'day before'],
  READY: ['HOST', 'mealId', 'day before'],
  COMPLETE: ['HOST', 'mealId', 'day before'],
  MISSING: ['HOST', 'mealId teamId', 'day before'],
  CANNOT_COOK: ['HOST', 'mealId', 'day before'],
  DIETS_READ: ['HOST', 'mealId digest', 'any time'],
  SEEN: ['MEMBER', 'noticeId', 'any time'],
  TAKEN_BACK: ['MEMBER', 'reportId', 'any time'],
}

test.each(reportKinds)('%s has the role, the fields and the time of its documentation', (kind) => {
  const { by, fields, optional = [], fromDayBefore } = reportRules[kind]
  const names = [...fields, ...optional.map((field) => `[${field}]`)].join(' ')
  expect([by, names, fromDayBefore ? 'day before' : 'any time']).toEqual(documented[kind])
})

test.each(reportKinds)(
  '%s is accepted with its fields from its role, and refused with one less or one more',
  (kind) => {
    const { by, fields, optional = [] } = reportRules[kind]
    const mealId = by === 'GUEST' ? 'dessert' : 'main'
    const complete = Object.fromEntries(fields.map((field) => [field, field === 'mealId' ? mealId : values[field]]))
    expect(refused({ kind, ...complete })).toEqual([])
    for (const field of fields)
      expect(refused({ kind, ...complete, [field]: undefined })).toEqual([`${field}: required`])
    for (const field of fieldNames.filter((name) => !fields.includes(name)))
      expect(refused({ kind, ...complete, [field]: values[field] })).toEqual(
        optional.includes(field) ? [] : [`${field}: value_invalid`],
      )
    if (!fields.includes('mealId')) return
    const others = by === 'GUEST' ? 'evening_report_of_guests' : 'evening_report_of_hosts'
    expect(refused({ kind, ...complete, mealId: by === 'GUEST' ? 'main' : 'dessert' })[0]).toBe(`kind: ${others}`)
    expect(refused({ kind, ...complete, mealId: 'breakfast' })[0]).toBe('mealId: value_invalid')
  },
)

test.each([
  [4, ['minutes: number_invalid']],
  [5, []],
  [60, []],
  [61, ['minutes: number_invalid']],
  [7.5, ['minutes: number_invalid']],
  [Number.NaN, ['minutes: number_invalid']],
])('a team is late by 5 to 60 whole minutes: %d', (minutes, expected) => {
  expect(refused({ kind: 'LATE', mealId: 'dessert', minutes })).toEqual(expected)
})

test('a host misses only guests of that table', () => {
  expect(refused({ kind: 'MISSING', mealId: 'main', teamId: 'starters' })).toEqual(['teamId: value_invalid'])
})

test.each([
  ['a report of the own team within a minute', 'left', '20:01:00', []],
  ['no report after a minute', 'left', '20:01:01', ['reportId: evening_take_back_late']],
  ['a report of a phone whose clock is a minute ahead', 'left', '19:59:00', []],
  ['no report of a phone that is further ahead', 'left', '19:58:59', ['reportId: evening_take_back_late']],
  ['no report of another team', 'foreign', '20:00:30', ['reportId: value_invalid']],
  ['no unknown report', 'none', '20:00:30', ['reportId: value_invalid']],
  ['nothing that was read', 'seen', '20:00:30', ['reportId: value_invalid']],
  ['no taking back', 'back', '20:00:30', ['reportId: value_invalid']],
])('takes back %s', (_, reportId, clock, expected) => {
  expect(refused({ kind: 'TAKEN_BACK', reportId }, clock)).toEqual(expected)
})

test('takes 300 reports of a team and no more', () => {
  if (!own) throw new Error('no team')
  const reports = (count: number) =>
    Array.from({ length: count }, (_, index) => report('own', 'HOME', '20:00', { id: `${index}` }))
  const issuesAfter = (count: number) =>
    reportIssues(
      { kind: 'HOME', madeAt: at('20:00') },
      { team: own, plan, known: reports(count), receivedAt: at('20:00') },
    )
  expect(issuesAfter(299)).toEqual([])
  expect(issuesAfter(300)).toMatchObject([{ message: 'too_many_entries' }])
})
