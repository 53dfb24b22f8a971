import type { Meal } from '../events/dinner/dinner.ts'
import type { TeamVisit } from '../plan/dinner-routes/dinner-route.ts'
import type { Team } from '../plan/teams/team.ts'
import type { ReportKind } from './report-kinds.ts'

/** The parts of an event that reports are about. */
export interface EveningPlan {
  timeZone: string
  /** In order of time. */
  meals: readonly Meal[]
  teams: readonly Team[]
  visits: readonly TeamVisit[]
}

/** A stored report. It belongs to the team; the person is known for the name only. */
export interface EveningReport {
  id: string
  teamId: string
  /** Undefined once the person was deleted. */
  participantId: string | undefined
  kind: ReportKind
  mealId: string | undefined
  /** The team that hosted the course when the report was made; another host later is not concerned. */
  hostTeamId: string | undefined
  /** COMPLETE: the guest teams of the table when it was made; teams that were seated there later are not meant. */
  guestTeamIds: readonly string[] | undefined
  minutes: number | undefined
  /** The team that a host misses. */
  missingTeamId: string | undefined
  reportId: string | undefined
  /** Of the diets, or of the notice, that was read. */
  digest: string | undefined
  /** By the clock of the phone. */
  madeAt: Date
  receivedAt: Date
}

const clockSkewMilliseconds = 5 * 60_000
/** The time in which a report may be taken back. */
export const takeBackMilliseconds = 60_000

/**
 * When a report counts: as the phone says, because a press without a connection is sent later. A phone whose clock is more than
 * five minutes ahead would win over all later reports, so the moment of receipt counts there.
 */
export function countsAt({ madeAt, receivedAt }: Pick<EveningReport, 'madeAt' | 'receivedAt'>): number {
  const isAhead = madeAt.getTime() - receivedAt.getTime() > clockSkewMilliseconds
  return (isAhead ? receivedAt : madeAt).getTime()
}

/** Taken back within a minute, before or after: the clocks of two phones differ a little. */
export function isTakenBackInTime(
  report: Pick<EveningReport, 'madeAt' | 'receivedAt'>,
  takenBack: Pick<EveningReport, 'madeAt' | 'receivedAt'>,
): boolean {
  return Math.abs(countsAt(takenBack) - countsAt(report)) <= takeBackMilliseconds
}

/** The reports that count, the earliest first; two of the same moment in the order of their ids, which no arrival changes. */
export function reportsThatCount(reports: readonly EveningReport[]): EveningReport[] {
  const byId = new Map(reports.map((report) => [report.id, report]))
  const takenBack = new Set(
    reports.flatMap((report) => {
      const target = report.kind === 'TAKEN_BACK' ? byId.get(report.reportId ?? '') : undefined
      const isOwn = target?.teamId === report.teamId
      return target && isOwn && isTakenBackInTime(target, report) ? [target.id] : []
    }),
  )
  return reports
    .filter(({ id, kind }) => kind !== 'TAKEN_BACK' && !takenBack.has(id))
    .sort((first, second) => countsAt(first) - countsAt(second) || (first.id < second.id ? -1 : 1))
}
