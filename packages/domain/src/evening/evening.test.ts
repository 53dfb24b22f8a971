import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { at, report, reportedEvening } from '../../test/example-reports.ts'
import { type EveningState, eveningOf } from './evening.ts'
import type { EveningReport } from './evening-report.ts'
import { type ReportKind, reportKinds, reportRules } from './report-kinds.ts'

const plan = reportedEvening()
const main = { mealId: 'main' }
/** A report of a guest team about the main course at Ada's. */
const guest = (teamId: string, kind: ReportKind, clock: string, given: Partial<EveningReport> = {}) =>
  report(teamId, kind, clock, { ...main, hostTeamId: 'own', ...given })
const host = (kind: ReportKind, clock: string, given: Partial<EveningReport> = {}) =>
  report('own', kind, clock, { ...main, ...given })
const state = (...reports: EveningReport[]) => eveningOf(plan, reports, at('21:10'))
const tableOf = ({ tables }: EveningState, teamId = 'own', mealId = 'main') => {
  const found = tables.find((table) => table.teamId === teamId && table.mealId === mealId)
  if (!found) throw new Error(`no table of ${teamId}`)
  return found
}
const guestsAtMain = (...reports: EveningReport[]) =>
  tableOf(state(...reports)).guests.map(({ teamId, state, minutesLate }) => [teamId, state, minutesLate])

describe('a guest team at a table', () => {
  test.each<[string, EveningReport[], string, number?]>([
    ['is unknown without reports', [], 'UNKNOWN'],
    ['is coming', [report('g1', 'COMING', '18:00')], 'COMING'],
    [
      'does not come, though its host says that all are there',
      [report('g1', 'NOT_COMING', '18:00'), host('COMPLETE', '21:05')],
      'NOT_COMING',
    ],
    ['comes after all', [report('g1', 'NOT_COMING', '18:00'), report('g1', 'COMING', '18:01')], 'COMING'],
    [
      'comes after all when it reports from its way',
      [report('g1', 'NOT_COMING', '18:00'), guest('g1', 'LEFT', '20:40')],
      'LEFT',
    ],
    [
      'was there when it goes home afterwards',
      [guest('g1', 'ARRIVED', '21:00'), report('g1', 'NOT_COMING', '21:09')],
      'ARRIVED',
    ],
    [
      'is late by the minutes of its last report',
      [guest('g1', 'LATE', '20:50', { minutes: 10 }), guest('g1', 'LATE', '20:55', { minutes: 20 })],
      'LATE',
      20,
    ],
    [
      'is there after being late',
      [guest('g1', 'ARRIVED', '21:05'), guest('g1', 'LATE', '20:50', { minutes: 10 })],
      'ARRIVED',
    ],
    ['stands before a closed door', [guest('g1', 'NOBODY_OPENS', '21:02')], 'NOBODY_OPENS'],
    [
      'is there once the door was opened',
      [guest('g1', 'NOBODY_OPENS', '21:02'), guest('g1', 'ARRIVED', '21:04')],
      'ARRIVED',
    ],
    [
      'is there when the host says that all are',
      [guest('g1', 'LATE', '20:50', { minutes: 10 }), host('COMPLETE', '21:05')],
      'ARRIVED',
    ],
    [
      'is not there yet when it was seated at the table after the host said that all are',
      [host('COMPLETE', '21:05', { guestTeamIds: ['g2'] })],
      'UNKNOWN',
    ],
    [
      'is there when the host says it again',
      [host('COMPLETE', '21:05', { guestTeamIds: ['g2'] }), host('COMPLETE', '21:15')],
      'ARRIVED',
    ],
    ['is missing when the host says so', [host('MISSING', '21:05', { missingTeamId: 'g1' })], 'MISSING'],
    [
      'is not missing when the host misses the other team',
      [host('MISSING', '21:05', { missingTeamId: 'g2' })],
      'UNKNOWN',
    ],
    [
      'is late when it answers the host',
      [host('MISSING', '21:05', { missingTeamId: 'g1' }), guest('g1', 'LATE', '21:06', { minutes: 15 })],
      'LATE',
      15,
    ],
    [
      'is only on its way to a host it was moved to',
      [guest('g1', 'NOBODY_OPENS', '21:02', { hostTeamId: 'gone' })],
      'COMING',
    ],
    ['is on its way by a report of another course', [guest('g1', 'ARRIVED', '19:00', { mealId: 'dessert' })], 'COMING'],
    [
      'is what it was before a report that was taken back',
      [
        guest('g1', 'LEFT', '20:40'),
        guest('g1', 'ARRIVED', '20:50', { id: 'early' }),
        report('g1', 'TAKEN_BACK', '20:51', { reportId: 'early' }),
      ],
      'LEFT',
    ],
    [
      'keeps a report that was taken back too late',
      [guest('g1', 'ARRIVED', '20:50', { id: 'early' }), report('g1', 'TAKEN_BACK', '20:51:01', { reportId: 'early' })],
      'ARRIVED',
    ],
    [
      'keeps a report that another team takes back',
      [guest('g1', 'ARRIVED', '20:50', { id: 'early' }), report('g2', 'TAKEN_BACK', '20:50', { reportId: 'early' })],
      'ARRIVED',
    ],
  ])('%s', (_, reports, expected, minutes) => {
    expect(guestsAtMain(...reports)[0]).toEqual(['g1', expected, minutes])
  })

  test.each<[string, string, number]>([
    ['as many minutes late as it said', '21:10', 10],
    ['later than it said once more minutes have passed', '21:11', 11],
    ['an hour late then', '22:00', 60],
    ['as late as it said once the next course began', '23:00', 10],
  ])('is %s', (_, clock, expected) => {
    const { tables } = eveningOf(plan, [guest('g1', 'LATE', '20:50', { minutes: 10 })], at(clock))
    expect(tableOf({ tables, teams: [] }).guests[0]).toMatchObject({ minutesLate: 10, lateBy: expected })
  })

  test('is where the phone said at that time: a press from the cellar that arrives an hour later changes nothing', () => {
    const old = guest('g1', 'LATE', '20:50', { minutes: 10, receivedAt: at('21:50') })
    expect(guestsAtMain(guest('g1', 'ARRIVED', '21:05'), old)[0]).toEqual(['g1', 'ARRIVED', undefined])
  })

  test('is not held by a phone that is ahead: five minutes count as pressed, more as received', () => {
    const ahead = (clock: string) => guest('g1', 'LATE', clock, { minutes: 10, receivedAt: at('21:00') })
    const arrived = guest('g1', 'ARRIVED', '21:02')
    expect(guestsAtMain(ahead('21:05'), arrived)[0]).toEqual(['g1', 'LATE', 10])
    expect(guestsAtMain(ahead('21:05:01'), arrived)[0]).toEqual(['g1', 'ARRIVED', undefined])
  })
})

describe('a host', () => {
  test.each<[string, EveningReport[], string]>([
    ['is silent without reports', [report('own', 'COMING', '18:00')], 'SILENT'],
    ['is ready', [host('READY', '20:20')], 'READY'],
    ['has a complete table', [host('READY', '20:20'), host('COMPLETE', '21:05')], 'COMPLETE'],
    ['cannot cook', [host('READY', '20:20'), host('CANNOT_COOK', '20:25')], 'CANNOT_COOK'],
    [
      'cannot cook when the team does not come',
      [host('READY', '20:20'), report('own', 'NOT_COMING', '20:25')],
      'CANNOT_COOK',
    ],
    [
      'has cooked when the team goes home later',
      [host('COMPLETE', '21:05'), report('own', 'NOT_COMING', '22:00')],
      'COMPLETE',
    ],
    ['is not ready by a report of another course', [report('own', 'READY', '20:20', { mealId: 'dessert' })], 'SILENT'],
  ])('%s', (_, reports, expected) => {
    expect(tableOf(state(...reports)).host).toBe(expected)
  })

  test('has read the diets of the last report', () => {
    const read = (clock: string, digest: string) => host('DIETS_READ', clock, { digest })
    expect(tableOf(state(read('20:00', 'b'), read('19:00', 'a'))).dietsRead).toBe('b')
  })
})

describe('a table', () => {
  test('counts people, without teams that do not come', () => {
    const arrived = guest('g1', 'ARRIVED', '21:00')
    expect(tableOf(state(arrived))).toMatchObject({ expected: 2, arrived: 1, complete: false })
    expect(tableOf(state(arrived, guest('g2', 'ARRIVED', '21:01')))).toMatchObject({ arrived: 2, complete: true })
    expect(tableOf(state(arrived, report('g2', 'NOT_COMING', '18:00')))).toMatchObject({ expected: 1, complete: true })
    expect(tableOf(state(host('COMPLETE', '21:05')))).toMatchObject({ expected: 2, arrived: 2, complete: true })
    const early = host('COMPLETE', '21:05', { guestTeamIds: ['g2'] })
    expect(tableOf(state(early))).toMatchObject({ host: 'COMPLETE', expected: 2, arrived: 1, complete: false })
    expect(tableOf(state(early, arrived))).toMatchObject({ arrived: 2, complete: true })
  })

  test('stays while guests are invited by a cancelled host, and is gone when they are not', () => {
    const cancelled = reportedEvening((team) =>
      team.id === 'own' || team.id === 'g1' ? { ...team, status: 'CANCELLED', members: [] } : team,
    )
    const { tables, teams } = eveningOf(cancelled, [], at('21:10'))
    expect(tableOf({ tables, teams })).toMatchObject({ hostCancelled: true, expected: 1 })
    expect(tables.map(({ teamId }) => teamId)).toEqual(['starters', 'own', 'desserts', 'g2'])
    expect(teams.map(({ teamId }) => teamId)).toEqual(['starters', 'desserts', 'g2'])
  })

  test.each<[string, EveningReport[], string | undefined]>([
    ['of the named course', [report('own', 'HELP', '18:00', { mealId: 'dessert' })], 'dessert'],
    ['of the first course before the evening', [report('own', 'HELP', '12:00')], 'starter'],
    ['of the course half an hour before it', [report('own', 'HELP', '20:30')], 'main'],
    ['of the course before until then', [report('own', 'HELP', '20:29')], 'starter'],
    [
      'of none after the team arrived',
      [report('own', 'HELP', '20:30'), report('own', 'ARRIVED', '20:40', { mealId: 'dessert' })],
      undefined,
    ],
    ['of none once the team is home', [report('own', 'HELP', '20:30'), report('own', 'HOME', '20:40')], undefined],
    [
      'of none once it is ready to cook that course',
      [report('own', 'HELP', '20:30'), host('READY', '20:40')],
      undefined,
    ],
    ['of none once all are at its table', [report('own', 'HELP', '20:30'), host('COMPLETE', '21:05')], undefined],
    ['still of the course it was ready for before', [host('READY', '20:20'), report('own', 'HELP', '20:30')], 'main'],
    [
      'still of another course than the one it is ready for',
      [report('own', 'HELP', '20:30', { mealId: 'dessert' }), host('READY', '20:40')],
      'dessert',
    ],
    [
      'still of its course while it misses a team',
      [report('own', 'HELP', '20:30'), host('MISSING', '21:05', { missingTeamId: 'g1' })],
      'main',
    ],
  ])('asks for help %s', (_, reports, mealId) => {
    const asking = state(...reports).tables.filter(({ helpAskedBy }) => helpAskedBy.includes('own'))
    expect(asking.map((table) => table.mealId)).toEqual(mealId === undefined ? [] : [mealId])
  })

  test('knows who is coming and who is home', () => {
    const { teams } = state(report('g1', 'NOT_COMING', '18:00'), report('g2', 'HOME', '23:50'), host('READY', '20:00'))
    const of = (id: string) => teams.find(({ teamId }) => teamId === id)
    expect([of('g1')?.coming, of('g2')?.coming, of('own')?.coming]).toEqual([false, undefined, true])
    expect([of('g1')?.home, of('g2')?.home]).toEqual([false, true])
  })
})

/** Any reports of the teams at the main course, made within ten minutes, received at any time after. */
const anyReports = fc
  .array(
    fc.record({
      teamId: fc.constantFrom('own', 'g1', 'g2'),
      kind: fc.constantFrom(...reportKinds),
      minute: fc.integer({ min: 0, max: 9 }),
      delay: fc.integer({ min: -8, max: 60 }),
      target: fc.integer({ min: 0, max: 11 }),
    }),
    { maxLength: 12 },
  )
  .map((drafts) =>
    drafts.map(({ teamId, kind, minute, delay, target }, index): EveningReport => {
      const madeAt = at(`20:5${minute}`)
      return report(teamId, kind, '20:50', {
        id: `r${String(index).padStart(2, '0')}`,
        mealId: 'main',
        hostTeamId: 'own',
        minutes: 10,
        missingTeamId: 'g1',
        digest: 'd',
        reportId: kind === 'TAKEN_BACK' ? `r${String(target).padStart(2, '0')}` : undefined,
        madeAt,
        receivedAt: new Date(madeAt.getTime() + delay * 60_000),
      })
    }),
  )

test('neither the order of arrival nor repeats change the state', () => {
  const kinds = new Set<string>()
  fc.assert(
    fc.property(anyReports, fc.infiniteStream(fc.nat()), (reports, random) => {
      for (const { kind } of reports) kinds.add(kind)
      const keys = new Map(reports.map((one) => [one.id, random.next().value ?? 0]))
      const shuffled = [...reports].sort((a, b) => (keys.get(a.id) ?? 0) - (keys.get(b.id) ?? 0))
      const expected = state(...reports)
      expect(state(...shuffled)).toEqual(expected)
      expect(state(...reports, ...shuffled)).toEqual(expected)
      for (const { arrived, expected: invited } of expected.tables) expect(arrived).toBeLessThanOrEqual(invited)
    }),
    { numRuns: 300, seed: 13 },
  )
  expect([...kinds].sort()).toEqual(Object.keys(reportRules).sort())
})

test('the guests of each table are the teams that visit it at that course and take part, in the order of the teams', () => {
  const [template] = plan.teams
  if (!template) throw new Error('no team')
  const visit = fc.record({
    hostTeamId: fc.constantFrom('t0', 't1', 't2', 't3', 't4', 't5'),
    guestTeamId: fc.constantFrom('t0', 't1', 't2', 't3', 't4', 't5'),
    mealId: fc.constantFrom(...plan.meals.map(({ id }) => id)),
  })
  const teamsOf = (statuses: readonly ('OK' | 'CANCELLED')[]) =>
    statuses.map((status, index) => ({
      ...{ ...template, id: `t${index}`, status },
      mealId: plan.meals[index % plan.meals.length]?.id ?? '',
    }))
  const statuses = fc.array(fc.constantFrom('OK' as const, 'OK' as const, 'CANCELLED' as const), {
    minLength: 6,
    maxLength: 6,
  })
  fc.assert(
    fc.property(statuses.map(teamsOf), fc.array(visit, { maxLength: 20 }), (teams, visits) => {
      for (const table of eveningOf({ ...plan, teams, visits }, [], at('21:10')).tables) {
        const isGuest = (teamId: string) =>
          visits.some(
            (each) => each.hostTeamId === table.teamId && each.mealId === table.mealId && each.guestTeamId === teamId,
          )
        const due = teams.filter(({ id, status }) => status !== 'CANCELLED' && isGuest(id)).map(({ id }) => id)
        expect(table.guests.map(({ teamId }) => teamId)).toEqual(due)
      }
    }),
  )
})
