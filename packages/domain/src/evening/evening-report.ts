import type { Meal } from '../events/dinner/dinner.ts'
import { type Issue, issue } from '../issue.ts'
import type { TeamVisit } from '../plan/dinner-routes/dinner-route.ts'
import { dinnerRoute, type RouteStop } from '../plan/dinner-routes/dinner-route.ts'
import type { Team } from '../plan/teams/team.ts'
import type { ReportKind } from './report-kinds.ts'
import { latestMinutes, type ReportField, reportRules } from './report-kinds.ts'

/** A report as a phone sends it. */
export interface SentReport {
  kind: ReportKind
  mealId?: string | undefined
  minutes?: number | undefined
  teamId?: string | undefined
  noticeId?: string | undefined
  reportId?: string | undefined
  digest?: string | undefined
  madeAt: Date
}

/** Of one team in one evening: far more than presses, and few enough to be read by all each time. */
const mostReports = 300

const allFields: readonly ReportField[] = ['mealId', 'minutes', 'teamId', 'noticeId', 'reportId', 'digest']

/** Why a team may not report this: fields that are missing, left over or wrong, and a role that it does not have. */
export function reportIssues(report: SentReport, { team, plan, known, receivedAt }: ReportContext): Issue[] {
  if (known.length >= mostReports) return [issue('too_many_entries', 'kind')]
  const rule = reportRules[report.kind]
  const fieldIssues = allFields.flatMap((field) => {
    if (rule.fields.includes(field)) return report[field] === undefined ? [issue('required', field)] : []
    return report[field] === undefined || rule.optional?.includes(field) ? [] : [issue('value_invalid', field)]
  })
  if (fieldIssues.length > 0) return fieldIssues
  return [
    ...minutesIssues(report),
    ...stopIssues(report, dinnerRoute(team, plan.teams, plan.visits, plan.meals)),
    ...takeBackIssues(report, { team, known, receivedAt }),
  ]
}

interface ReportContext {
  /** Of the person who reports. */
  team: Team
  plan: EveningPlan
  /** The reports of the team so far. */
  known: readonly EveningReport[]
  receivedAt: Date
}

function minutesIssues({ minutes }: SentReport): Issue[] {
  if (minutes === undefined) return []
  const isInRange = Number.isInteger(minutes) && minutes >= latestMinutes.min && minutes <= latestMinutes.max
  return isInRange ? [] : [issue('number_invalid', 'minutes')]
}

function stopIssues({ kind, mealId, teamId }: SentReport, route: readonly RouteStop[]): Issue[] {
  if (mealId === undefined) return []
  const stop = route.find(({ meal }) => meal.id === mealId)
  if (!stop) return [issue('value_invalid', 'mealId')]
  const { by } = reportRules[kind]
  if (by === 'GUEST' && stop.isOwn) return [issue('evening_report_of_guests', 'kind')]
  if (by === 'HOST' && !stop.isOwn) return [issue('evening_report_of_hosts', 'kind')]
  const isGuestThere = teamId === undefined || stop.guests.some(({ id }) => id === teamId)
  return isGuestThere ? [] : [issue('value_invalid', 'teamId')]
}

function takeBackIssues(
  { reportId, madeAt }: SentReport,
  { team, known, receivedAt }: Omit<ReportContext, 'plan'>,
): Issue[] {
  if (reportId === undefined) return []
  const target = known.find(({ id, teamId }) => id === reportId && teamId === team.id)
  // What was read stays read: the notification status follows from it.
  if (!target || target.kind === 'TAKEN_BACK' || target.kind === 'SEEN') return [issue('value_invalid', 'reportId')]
  return isTakenBackInTime(target, { madeAt, receivedAt }) ? [] : [issue('evening_take_back_late', 'reportId')]
}

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
function isTakenBackInTime(
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
