import { describe, expect, test } from 'vitest'
import { at, report, reportedEvening } from '../../test/example-reports.ts'
import { eveningOf } from './evening.ts'
import type { EveningReport } from './evening-report.ts'
import { alarmOf, type TableAnswer } from './red-tables.ts'

const guest = (teamId: string, kind: EveningReport['kind'], clock: string, given: Partial<EveningReport> = {}) =>
  report(teamId, kind, clock, { mealId: 'main', hostTeamId: 'own', ...given })
const answer = (clock: string, by = 'Kim'): TableAnswer => ({ teamId: 'own', mealId: 'main', by, at: at(clock) })
const help = guest('g1', 'HELP', '20:50')

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
      alarm('21:30', [guest('g1', 'NOBODY_OPENS', '20:50')]),
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
      alarm('21:00', [guest('g1', 'NOBODY_OPENS', '20:50'), guest('g2', 'NOBODY_OPENS', '20:57')]),
      [at('20:57'), undefined, false],
    ],
    [
      'does not begin again with further reports while it is red',
      alarm('21:00', [help, guest('g2', 'HELP', '20:58'), report('own', 'READY', '20:59', { mealId: 'main' })]),
      [at('20:50'), undefined, true],
    ],
    [
      'begins when a report without a connection arrives, not when it was made',
      alarm('21:10', [guest('g1', 'HELP', '20:50', { receivedAt: at('21:08') })]),
      [at('21:08'), undefined, false],
    ],
    [
      'begins again after it was over',
      alarm('21:20', [help, guest('g1', 'ARRIVED', '21:00'), guest('g1', 'HELP', '21:19')], [answer('20:52')]),
      [at('21:19'), undefined, false],
    ],
    [
      'begins when more than twenty minutes have passed without a team that is late',
      alarm('21:25', [
        guest('g1', 'LATE', '20:50', { minutes: 10 }),
        report('own', 'READY', '21:23', { mealId: 'main' }),
      ]),
      [at('21:21'), undefined, false],
    ],
    [
      'is unanswered five minutes after that',
      alarm('21:26', [guest('g1', 'LATE', '20:50', { minutes: 10 })], [answer('21:00')]),
      [at('21:21'), undefined, true],
    ],
    [
      'begins with the report of a team that says later that it is late',
      alarm('21:40', [guest('g1', 'LATE', '21:38', { minutes: 10 })]),
      [at('21:38'), undefined, false],
    ],
    [
      'does not begin again when a team that needs help is late',
      alarm('21:25', [help, guest('g2', 'LATE', '20:55', { minutes: 10 })], [answer('20:52')]),
      [at('20:50'), 'Kim', false],
    ],
    [
      'is silent again once the next course began without the late team',
      alarm('23:00', [guest('g1', 'LATE', '20:50', { minutes: 10 })]),
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
