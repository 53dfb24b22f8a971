import type { ReportKind } from './report-kinds.ts'

/** The part of a report that says whether a team takes part. */
interface Said {
  teamId: string
  kind: ReportKind
  mealId?: string | null | undefined
}

/** Whatever a team reports from its evening says that it takes part. */
const presence: ReadonlySet<ReportKind> = new Set([
  'COMING',
  'LEFT',
  'LATE',
  'ARRIVED',
  'NOBODY_OPENS',
  'READY',
  'COMPLETE',
  'MISSING',
])

/** Whether the team takes part; undefined while it has said nothing. The earliest report comes first. */
export function takesPart(reports: readonly Said[], teamId: string): boolean | undefined {
  const last = reports.findLast((report) => report.teamId === teamId && isAboutComing(report))
  return last && last.kind !== 'NOT_COMING'
}

/**
 * Whether a team that cannot cook a course still comes to the others as a guest; undefined while it has not said so since. That it
 * comes, said before it lost its own table, is no answer; that it does not come at all is one.
 */
export function comesAsGuest(reports: readonly Said[], teamId: string, mealId: string): boolean | undefined {
  const ownReports = reports.filter((report) => report.teamId === teamId)
  if (takesPart(ownReports, teamId) === false) return false
  const lostAt = ownReports.findLastIndex((report) => report.kind === 'CANNOT_COOK' && report.mealId === mealId)
  return lostAt >= 0 && ownReports.slice(lostAt + 1).some(isAboutComing) ? true : undefined
}

function isAboutComing({ kind }: Said): boolean {
  return kind === 'NOT_COMING' || presence.has(kind)
}
