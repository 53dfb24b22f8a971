import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { at, report, reportedEvening } from '../../test/example-reports.ts'
import { alarmOf, type BoardFacts, boardOf, type TableAnswer, tableReasons } from './board.ts'
import { type EveningState, eveningOf, guestStates } from './evening.ts'
import type { EveningReport } from './evening-report.ts'
import type { ReportKind } from './report-kinds.ts'

const alarmGuest = (teamId: string, kind: EveningReport['kind'], clock: string, given: Partial<EveningReport> = {}) =>
  report(teamId, kind, clock, { mealId: 'main', hostTeamId: 'own', ...given })
const answer = (clock: string, by = 'Kim'): TableAnswer => ({ teamId: 'own', mealId: 'main', by, at: at(clock) })
const help = alarmGuest('g1', 'HELP', '20:50')

/** Of the table of the main course: since when it is red, who answered, and whether others are asked. */
function alarm(clock: string, reports: EveningReport[], answers: TableAnswer[] = [], plan = reportedEvening()) {
  const now = at(clock)
  const table = eveningOf(plan, reports, now).tables.find(({ teamId, mealId }) => teamId === 'own' && mealId === 'main')
  if (!table) throw new Error('no such table')
  const { redSince, answer: answered, isUnanswered } = alarmOf(table, { plan, reports, answers }, now)
  return [redSince, answered?.by, isUnanswered]
}
const hostCancelled = reportedEvening((team) => (team.id === 'own' ? { ...team, status: 'CANCELLED' } : team))

describe('the alarm of a table', () => {
  test.each<[string, ReturnType<typeof alarm>, unknown[]]>([
    [
      'is silent without a red reason',
      alarm('21:30', [alarmGuest('g1', 'NOBODY_OPENS', '20:50')]),
      [undefined, undefined, false],
    ],
    ['begins with the report that made it red', alarm('20:54', [help]), [at('20:50'), undefined, false]],
    ['is unanswered after five minutes', alarm('20:55', [help]), [at('20:50'), undefined, true]],
    [
      'is answered by the first',
      alarm('20:58', [help], [answer('20:56', 'Max'), answer('20:54')]),
      [at('20:50'), 'Kim', false],
    ],
    [
      'is not answered by what was answered before',
      alarm('20:58', [help], [answer('20:40')]),
      [at('20:50'), undefined, true],
    ],
    [
      'is not answered by an answer for another table',
      alarm('20:58', [help], [{ ...answer('20:54'), teamId: 'g1' }]),
      [at('20:50'), undefined, true],
    ],
    [
      'is not answered by an answer for another course of this team',
      alarm('20:58', [help], [{ ...answer('20:54'), mealId: 'dessert' }]),
      [at('20:50'), undefined, true],
    ],
    [
      'begins with the second team at a closed door',
      alarm('21:00', [alarmGuest('g1', 'NOBODY_OPENS', '20:50'), alarmGuest('g2', 'NOBODY_OPENS', '20:57')]),
      [at('20:57'), undefined, false],
    ],
    [
      'does not begin again with further reports while it is red',
      alarm('21:00', [help, alarmGuest('g2', 'HELP', '20:58'), report('own', 'READY', '20:59', { mealId: 'main' })]),
      [at('20:50'), undefined, true],
    ],
    [
      'begins when a report without a connection arrives, not when it was made',
      alarm('21:10', [alarmGuest('g1', 'HELP', '20:50', { receivedAt: at('21:08') })]),
      [at('21:08'), undefined, false],
    ],
    [
      'begins again after it was over',
      alarm(
        '21:20',
        [help, alarmGuest('g1', 'ARRIVED', '21:00'), alarmGuest('g1', 'HELP', '21:19')],
        [answer('20:52')],
      ),
      [at('21:19'), undefined, false],
    ],
    [
      'begins when more than twenty minutes have passed without a team that is late',
      alarm('21:25', [
        alarmGuest('g1', 'LATE', '20:50', { minutes: 10 }),
        report('own', 'READY', '21:23', { mealId: 'main' }),
      ]),
      [at('21:21'), undefined, false],
    ],
    [
      'is unanswered five minutes after that',
      alarm('21:26', [alarmGuest('g1', 'LATE', '20:50', { minutes: 10 })], [answer('21:00')]),
      [at('21:21'), undefined, true],
    ],
    [
      'begins with the report of a team that says later that it is late',
      alarm('21:40', [alarmGuest('g1', 'LATE', '21:38', { minutes: 10 })]),
      [at('21:38'), undefined, false],
    ],
    [
      'does not begin again when a team that needs help is late',
      alarm('21:25', [help, alarmGuest('g2', 'LATE', '20:55', { minutes: 10 })], [answer('20:52')]),
      [at('20:50'), 'Kim', false],
    ],
    [
      'is silent again once the next course began without the late team',
      alarm('23:00', [alarmGuest('g1', 'LATE', '20:50', { minutes: 10 })]),
      [undefined, undefined, false],
    ],
    [
      'is silent for a host whom the organiser cancelled',
      alarm('21:20', [], [], hostCancelled),
      [undefined, undefined, false],
    ],
    [
      'begins with a call for help at such a table',
      alarm('20:55', [help], [], hostCancelled),
      [at('20:50'), undefined, true],
    ],
  ])('%s', (_, found, expected) => {
    expect(found).toEqual(expected)
  })
})

const plan = reportedEvening()
const nothingElse: BoardFacts = {
  hasUnreadNotice: () => false,
  allergyDigestOf: () => undefined,
  wasMailedRoute: () => false,
}
const guest = (teamId: string, kind: ReportKind, given: Partial<EveningReport> = {}) =>
  report(teamId, kind, '20:50', { mealId: 'main', hostTeamId: 'own', ...given })
const host = (kind: ReportKind, clock = '20:20', given: Partial<EveningReport> = {}) =>
  report('own', kind, clock, { mealId: 'main', ...given })

/** The table of the main course at a moment. */
function table(clock: string, reports: EveningReport[], facts: Partial<BoardFacts> = {}) {
  const now = at(clock)
  const [found] = boardOf(eveningOf(plan, reports, now), plan, 'main', { ...nothingElse, ...facts }, now)
  return found && [found.state, ...found.reasons]
}
const unreadOf = (teamId: string, mealId: string): Partial<BoardFacts> => ({
  hasUnreadNotice: (team, meal) => team === teamId && meal === mealId,
})
const allergy: Partial<BoardFacts> = { allergyDigestOf: (teamId) => (teamId === 'own' ? 'nuts' : undefined) }
const ready = host('READY')
const late = (minutes: number) => guest('g1', 'LATE', { minutes })

describe('the table of a course', () => {
  test.each<[string, string, EveningReport[], Partial<BoardFacts>, string[]]>([
    ['is grey while nothing is reported or due', '20:29', [], {}, ['GREY']],
    ['is green once anything is reported', '18:00', [report('g1', 'COMING', '18:00')], {}, ['GREEN']],
    ['is amber without a ready host half an hour before', '20:30', [], {}, ['AMBER', 'HOST_NOT_READY']],
    ['is green with a ready host', '20:30', [ready], {}, ['GREEN']],
    ['is amber when its host is silent at the start', '21:00', [], {}, ['AMBER', 'HOST_SILENT']],
    ['is green for ten minutes after a ready host should begin', '21:09', [ready], {}, ['GREEN']],
    ['is amber then', '21:10', [ready], {}, ['AMBER', 'HOST_SILENT']],
    ['is green when complete', '21:10', [host('COMPLETE', '21:05')], {}, ['GREEN']],
    [
      'is green when all guests arrived at a silent host',
      '21:10',
      [guest('g1', 'ARRIVED'), guest('g2', 'ARRIVED')],
      {},
      ['GREEN'],
    ],
    [
      'is amber when one team finds the door closed',
      '20:55',
      [ready, guest('g1', 'NOBODY_OPENS')],
      {},
      ['AMBER', 'NOBODY_OPENS'],
    ],
    [
      'is red when two do',
      '20:55',
      [ready, guest('g1', 'NOBODY_OPENS'), guest('g2', 'NOBODY_OPENS')],
      {},
      ['RED', 'SEVERAL_NOBODY_OPENS'],
    ],
    [
      'is amber with one team twice at the door',
      '20:55',
      [ready, guest('g1', 'NOBODY_OPENS'), guest('g1', 'NOBODY_OPENS', { id: 'mate' })],
      {},
      ['AMBER', 'NOBODY_OPENS'],
    ],
    ['is amber with a team that is twenty minutes late', '20:55', [ready, late(20)], {}, ['AMBER', 'LATE']],
    ['is red with a team that is later', '20:55', [ready, late(21)], {}, ['RED', 'VERY_LATE']],
    [
      'is amber with a late team until twenty minutes have passed',
      '21:20:59',
      [ready, host('MISSING', '21:05', { missingTeamId: 'g2' }), late(10)],
      {},
      ['AMBER', 'LATE', 'GUEST_MISSING'],
    ],
    [
      'is red with a late team that is not there after that',
      '21:21',
      [ready, host('MISSING', '21:05', { missingTeamId: 'g2' }), late(10)],
      {},
      ['RED', 'VERY_LATE', 'GUEST_MISSING'],
    ],
    [
      'is green with a late team that arrived',
      '21:21',
      [late(10), guest('g2', 'ARRIVED'), guest('g1', 'ARRIVED', { id: 'there' })],
      {},
      ['GREEN'],
    ],
    [
      'is amber with a late team that never arrived once the next course began',
      '23:00',
      [late(10)],
      {},
      ['AMBER', 'LATE'],
    ],
    ['is red when help is needed', '20:55', [ready, guest('g1', 'HELP')], {}, ['RED', 'HELP']],
    ['is red when the host cannot cook', '20:00', [host('CANNOT_COOK')], {}, ['RED', 'CANNOT_COOK']],
    [
      'is amber with a team that does not come',
      '20:55',
      [ready, report('g1', 'NOT_COMING', '18:00')],
      {},
      ['AMBER', 'GUEST_NOT_COMING'],
    ],
    [
      'is green when the others are there',
      '21:06',
      [report('g1', 'NOT_COMING', '18:00'), host('COMPLETE', '21:05')],
      {},
      ['GREEN'],
    ],
    [
      'is amber with a missing team',
      '21:06',
      [host('MISSING', '21:05', { missingTeamId: 'g1' })],
      {},
      ['AMBER', 'GUEST_MISSING'],
    ],
    ['is amber while its host has not read a change', '18:00', [], unreadOf('own', 'main'), ['AMBER', 'NOTICE_UNREAD']],
    ['is amber while a guest has not read a change', '18:00', [], unreadOf('g2', 'main'), ['AMBER', 'NOTICE_UNREAD']],
    ['is grey with an unread change of another course', '18:00', [], unreadOf('own', 'dessert'), ['GREY']],
    ['is amber while its host has not read the allergies', '18:00', [], allergy, ['AMBER', 'DIETS_UNREAD']],
    [
      'is green once they were read',
      '18:00',
      [ready, host('DIETS_READ', '17:00', { digest: 'nuts' })].slice(0),
      allergy,
      ['GREEN'],
    ],
    [
      'is amber again when they changed',
      '18:00',
      [host('DIETS_READ', '17:00', { digest: 'old' })],
      allergy,
      ['AMBER', 'DIETS_UNREAD'],
    ],
    [
      'has the most urgent reason first',
      '21:00',
      [guest('g1', 'NOBODY_OPENS'), guest('g2', 'HELP')],
      {},
      ['RED', 'HELP', 'NOBODY_OPENS', 'HOST_SILENT'],
    ],
    ['waits for no host once the next course began', '23:00', [], { ...unreadOf('own', 'main'), ...allergy }, ['GREY']],
  ])('%s', (_, clock, reports, facts, expected) => {
    expect(table(clock, reports, facts)).toEqual(expected)
  })

  test.each([
    ['waits for no host who was mailed no route', '2030-05-31T23:59:00+02:00', false, []],
    ['waits for a host who was', '2030-05-31T23:59:00+02:00', true, ['DIETS_UNREAD']],
    ['waits for every host from the day of the event on', '2030-06-01T00:00:00+02:00', false, ['DIETS_UNREAD']],
  ])('%s to read the allergies', (_, moment, wasMailed, expected) => {
    const now = new Date(moment)
    const facts = { ...nothingElse, ...allergy, wasMailedRoute: (teamId: string) => wasMailed && teamId === 'own' }
    expect(boardOf(eveningOf(plan, [], now), plan, 'main', facts, now)[0]?.reasons).toEqual(expected)
  })

  test('is red when its host was cancelled and guests are on their way', () => {
    const cancelled = reportedEvening((team) =>
      team.id === 'own' ? { ...team, status: 'CANCELLED', members: [], hostMemberId: undefined } : team,
    )
    const now = at('21:10')
    expect(boardOf(eveningOf(cancelled, [], now), cancelled, 'main', nothingElse, now)[0]).toMatchObject({
      teamId: 'own',
      state: 'RED',
      reasons: ['HOST_CANCELLED'],
      expected: 2,
      arrived: 0,
    })
  })

  test('is not red when its host and all of its guests were cancelled', () => {
    const cancelled = reportedEvening((team) =>
      ['own', 'g1', 'g2'].includes(team.id)
        ? { ...team, status: 'CANCELLED', members: [], hostMemberId: undefined }
        : team,
    )
    const now = at('21:10')
    expect(boardOf(eveningOf(cancelled, [], now), cancelled, 'main', nothingElse, now)[0]).toMatchObject({
      ...{ teamId: 'own', state: 'GREY', reasons: [], expected: 0 },
    })
  })

  test('needs nothing once its guests sit elsewhere', () => {
    const { visits, ...rest } = reportedEvening()
    const moved = {
      ...rest,
      visits: visits.filter(({ mealId, hostTeamId }) => mealId !== 'main' || hostTeamId !== 'own'),
    }
    const now = at('21:10')
    const state = eveningOf(moved, [host('CANNOT_COOK')], now)
    const own = boardOf(state, moved, 'main', nothingElse, now).find(({ teamId }) => teamId === 'own')
    expect(own).toMatchObject({ state: 'GREEN', reasons: [] })
    const silent = boardOf(eveningOf(moved, [], now), moved, 'main', nothingElse, now)
    expect(silent.find(({ teamId }) => teamId === 'own')).toMatchObject({ state: 'GREY', reasons: [] })
  })
})

const mostly = <T>(usual: T, others: readonly T[]) =>
  fc.oneof({ weight: 1, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: fc.constantFrom(...others) })

test('a table is red, amber, green or grey by the rule, whatever is reported', () => {
  const anyTable = fc.record({
    host: mostly('SILENT', ['READY', 'COMPLETE', 'MISSING', 'CANNOT_COOK']),
    guests: fc.array(
      fc.record({
        state: mostly('UNKNOWN', guestStates),
        minutesLate: fc.constant(undefined),
        lateBy: fc.constantFrom(5, 20, 21, 60),
      }),
      {
        minLength: 1,
        maxLength: 3,
      },
    ),
    help: mostly(false, [true]),
    minute: fc.integer({ min: -60, max: 119 }),
    isUnread: mostly(false, [true]),
    hasAllergy: mostly(false, [true]),
  })
  const seen = new Set<string>()
  fc.assert(
    fc.property(anyTable, ({ host, guests, help, minute, isUnread, hasAllergy }) => {
      const startsAt = at('21:00')
      const now = new Date(startsAt.getTime() + minute * 60_000)
      const people = guests.map((one, index) => ({ ...one, teamId: `g${index}`, people: 2 }))
      const arrived = people.filter(({ state }) => state === 'ARRIVED').length * 2
      const expected = people.filter(({ state }) => state !== 'NOT_COMING').length * 2
      const complete = host === 'COMPLETE' || (expected > 0 && arrived === expected)
      const common = { teamId: 'own', mealId: 'main', startsAt, hostCancelled: false, dietsRead: undefined }
      const state = {
        tables: [{ ...common, host, guests: people, expected, arrived, complete, helpAskedBy: help ? ['g0'] : [] }],
        teams: [],
      }
      const facts: BoardFacts = {
        ...nothingElse,
        hasUnreadNotice: () => isUnread,
        allergyDigestOf: () => (hasAllergy ? 'x' : undefined),
      }
      const [found] = boardOf(state as EveningState, plan, 'main', facts, now)
      const count = (wanted: string) => guests.filter((one) => one.state === wanted).length
      const lateBy = guests.filter((one) => one.state === 'LATE').map((one) => one.lateBy)
      const isRed =
        count('NOBODY_OPENS') > 1 || help || host === 'CANNOT_COOK' || lateBy.some((minutes) => minutes > 20)
      const isDue =
        !complete &&
        (minute < 0 ? minute >= -30 && host === 'SILENT' : host === 'SILENT' || (host === 'READY' && minute >= 10))
      const isAmber =
        count('NOBODY_OPENS') > 0 ||
        lateBy.length > 0 ||
        count('MISSING') > 0 ||
        (count('NOT_COMING') > 0 && !complete) ||
        isUnread ||
        hasAllergy ||
        isDue
      const isReported = host !== 'SILENT' || count('UNKNOWN') < guests.length
      expect(found?.state).toBe(isRed ? 'RED' : isAmber ? 'AMBER' : isReported ? 'GREEN' : 'GREY')
      expect((found?.reasons.length ?? 0) > 0).toBe(isRed || isAmber)
      for (const reason of found?.reasons ?? []) seen.add(reason)
      seen.add(found?.state ?? '')
    }),
    { numRuns: 600, seed: 13 },
  )
  expect([...seen].sort()).toEqual(
    ['RED', 'AMBER', 'GREEN', 'GREY', ...tableReasons.filter((reason) => reason !== 'HOST_CANCELLED')].sort(),
  )
})
