import { type Issue, issue } from '../issue.ts'
import { dinnerRoute, type RouteStop } from '../plan/dinner-routes/dinner-route.ts'
import type { Team } from '../plan/teams/team.ts'
import { type EveningPlan, type EveningReport, isTakenBackInTime } from './evening-report.ts'
import { latestMinutes, type ReportField, type ReportKind, reportRules } from './report-kinds.ts'

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
