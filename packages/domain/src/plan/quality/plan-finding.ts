/** What a quality report can say about a plan; `phrases` has a plain sentence for each in both languages. */
export const planFindingKinds = [
  'NOBODY_MEETS_TWICE',
  'MEETS_TWICE',
  'EVERYBODY_SEATED',
  'NOT_SEATED',
  'TABLE_SIZE_UNUSUAL',
  'SEATS_SUFFICE',
  'SEATS_MISSING',
  'SEATS_UNKNOWN',
  'COURSE_WISHES',
  'SAME_ADDRESS_SAME_COURSE',
  'CANCELLED_IN_ROUTE',
  'LONGEST_LEG',
  'LEGS_ABOVE_LIMIT',
  'LEGS_TOO_SLOW',
  'FAIRNESS',
  'DIETS_AT_TABLE',
  'LOCATION_UNKNOWN',
  'LOCATION_DOUBTFUL',
  'GAP_TO_BOUND',
  'PROVEN_OPTIMAL',
] as const
export type PlanFindingKind = (typeof planFindingKinds)[number]

export interface PlanFinding {
  kind: PlanFindingKind
  severity: 'GOOD' | 'NOTE' | 'WARNING' | 'ERROR'
  /** Fills the placeholders of the sentence. Lengths in metres. */
  data: Readonly<Record<string, string | number>>
  teamNumbers: readonly number[]
}
