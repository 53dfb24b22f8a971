export const reportKinds = [
  'COMING',
  'NOT_COMING',
  'LATE',
  'LEFT',
  'ARRIVED',
  'NOBODY_OPENS',
  'HELP',
  'HOME',
  'READY',
  'COMPLETE',
  'MISSING',
  'CANNOT_COOK',
  'DIETS_READ',
  'SEEN',
  'TAKEN_BACK',
] as const
export type ReportKind = (typeof reportKinds)[number]

export type ReportField = 'mealId' | 'minutes' | 'teamId' | 'noticeId' | 'reportId' | 'digest'

interface ReportRule {
  /** MEMBER: every team; GUEST: teams invited to the course; HOST: the team that cooks the course. */
  by: 'MEMBER' | 'GUEST' | 'HOST'
  fields: readonly ReportField[]
  optional?: readonly ReportField[]
  /** Accepted from a day before the first course on; the others at any time. */
  fromDayBefore: boolean
}

const onEvening = { fromDayBefore: true } as const

/** Who may send which report with which fields: docs/rules/evening/evening.md#reports */
export const reportRules: Readonly<Record<ReportKind, ReportRule>> = {
  COMING: { by: 'MEMBER', fields: [], ...onEvening },
  NOT_COMING: { by: 'MEMBER', fields: [], ...onEvening },
  LATE: { by: 'GUEST', fields: ['mealId', 'minutes'], ...onEvening },
  LEFT: { by: 'GUEST', fields: ['mealId'], ...onEvening },
  ARRIVED: { by: 'GUEST', fields: ['mealId'], ...onEvening },
  NOBODY_OPENS: { by: 'GUEST', fields: ['mealId'], ...onEvening },
  HELP: { by: 'MEMBER', fields: [], optional: ['mealId'], ...onEvening },
  HOME: { by: 'MEMBER', fields: [], ...onEvening },
  READY: { by: 'HOST', fields: ['mealId'], ...onEvening },
  COMPLETE: { by: 'HOST', fields: ['mealId'], ...onEvening },
  MISSING: { by: 'HOST', fields: ['mealId', 'teamId'], ...onEvening },
  CANNOT_COOK: { by: 'HOST', fields: ['mealId'], ...onEvening },
  DIETS_READ: { by: 'HOST', fields: ['mealId', 'digest'], fromDayBefore: false },
  SEEN: { by: 'MEMBER', fields: ['noticeId'], fromDayBefore: false },
  TAKEN_BACK: { by: 'MEMBER', fields: ['reportId'], fromDayBefore: false },
}

/** What a team says of its visit to a course; the last one holds. */
export const visitReports = kindsOf('GUEST')
/** What the cooking team says of its table; the last one holds. */
export const tableReports = kindsOf('HOST')

function kindsOf(reporter: ReportRule['by']): ReadonlySet<ReportKind> {
  return new Set(reportKinds.filter((kind) => reportRules[kind].by === reporter && reportRules[kind].fromDayBefore))
}

export const latestMinutes = { min: 5, max: 60 } as const
