import { isReportedRed, veryLateFrom } from './board.ts'
import { eveningOf, type Table } from './evening.ts'
import type { EveningPlan, EveningReport } from './evening-report.ts'

/** The organiser or a helper took care of a table. */
export interface TableAnswer {
  teamId: string
  mealId: string
  /** The name of a helper; '' is the organiser. */
  by: string
  at: Date
}

export interface RedAlarm {
  /** When the report arrived, or the moment passed, that made the table red; undefined while it is not red, or only because the organiser cancelled the host. */
  redSince: Date | undefined
  /** The first answer since then. */
  answer: TableAnswer | undefined
  /** Helpers see the table first, and its guests are shown whom else to call. */
  isUnanswered: boolean
}

/** How long a red table may wait for an answer before others are asked. */
const patienceMilliseconds = 5 * 60_000

const noAlarm: RedAlarm = { redSince: undefined, answer: undefined, isUnanswered: false }

/** Since when a table is red by what its teams reported, and who took care of it: docs/rules/evening/evening.md#unanswered-tables */
export function alarmOf(
  table: Table,
  { plan, reports, answers }: { plan: EveningPlan; reports: readonly EveningReport[]; answers: readonly TableAnswer[] },
  now: Date,
): RedAlarm {
  const redSince = redSinceOf(table, plan, reports, now)
  if (!redSince) return noAlarm
  const [answer] = answers
    .filter(({ teamId, mealId, at }) => teamId === table.teamId && mealId === table.mealId && at >= redSince)
    .sort((first, second) => first.at.getTime() - second.at.getTime())
  return {
    redSince,
    answer,
    isUnanswered: answer === undefined && now.getTime() - redSince.getTime() >= patienceMilliseconds,
  }
}

/** Goes back through the moments that may have made the table red, the latest first, to one before which it was not. */
function redSinceOf(table: Table, plan: EveningPlan, reports: readonly EveningReport[], now: Date): Date | undefined {
  if (!isReportedRed(table)) return undefined
  const atTable = new Set([table.teamId, ...table.guests.map(({ teamId }) => teamId)])
  // Its guests may send hundreds of reports, so each step derives their stops only, not those of the whole event.
  const visits = plan.visits.filter(({ guestTeamId }) => atTable.has(guestTeamId))
  const near = new Set([...atTable, ...visits.map(({ hostTeamId }) => hostTeamId)])
  const ownPlan = { ...plan, visits, teams: plan.teams.filter(({ id }) => near.has(id)) }
  const ofTable = reports.filter(({ teamId }) => atTable.has(teamId))
  // No report arrives at the moment from which a late team is too late.
  const tooLate = veryLateFrom(table).getTime()
  const moments = new Set([
    ...ofTable.map(({ receivedAt }) => receivedAt.getTime()),
    ...(tooLate <= now.getTime() ? [tooLate] : []),
  ])
  const wasRedBefore = (moment: number) => {
    const knownReports = ofTable.filter(({ receivedAt }) => receivedAt.getTime() < moment)
    const before = eveningOf(ownPlan, knownReports, new Date(moment - 1)).tables.find(
      ({ teamId, mealId }) => teamId === table.teamId && mealId === table.mealId,
    )
    return before !== undefined && isReportedRed(before)
  }
  const redSince = [...moments].sort((first, second) => second - first).find((moment) => !wasRedBefore(moment))
  return redSince === undefined ? undefined : new Date(redSince)
}
