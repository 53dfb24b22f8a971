interface Ways {
  sumMetres: number
  /** Per team. */
  averageMetres: number
}

/** Shares as people say them. */
const shareByPart = {
  TENTH: 1 / 10,
  FIFTH: 1 / 5,
  QUARTER: 1 / 4,
  THIRD: 1 / 3,
  HALF: 1 / 2,
  TWO_THIRDS: 2 / 3,
  THREE_QUARTERS: 3 / 4,
} as const
type SavedPart = keyof typeof shareByPart
const savedParts = Object.keys(shareByPart) as SavedPart[]

export type WaysVerdict = { kind: 'SHORT' } | { kind: 'COULD_BE_SHORTER' | 'LONG'; part: SavedPart }

/** Less than this share, or less than this per team, is not worth another plan. */
const worthwhile = { share: 0.1, metresPerTeam: 200 }
/** From this share on the ways count as long. */
const longShare = 0.4

/** How much shorter the ways could be; `reachable` is a plan that was found, undefined where none is shorter. */
export function waysVerdict(present: Ways, reachable: Ways | undefined): WaysVerdict {
  if (!reachable || present.sumMetres <= 0) return { kind: 'SHORT' }
  const share = 1 - reachable.sumMetres / present.sumMetres
  const isWorthwhile =
    reachable.sumMetres <= present.sumMetres * (1 - worthwhile.share) &&
    present.averageMetres - reachable.averageMetres >= worthwhile.metresPerTeam
  if (!isWorthwhile) return { kind: 'SHORT' }
  return { kind: share >= longShare ? 'LONG' : 'COULD_BE_SHORTER', part: nearestPart(share) }
}

function nearestPart(share: number): SavedPart {
  const distance = (part: SavedPart) => Math.abs(shareByPart[part] - share)
  return savedParts.reduce((nearest, part) => (distance(part) < distance(nearest) ? part : nearest))
}

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

/** What an organiser needs to know about a plan, in one sentence. */
export type PlanVerdict =
  /** It breaks a rule of the evening; how long its ways are is the second question. */
  | { kind: 'BROKEN' }
  /** Of no home more than its town is known, so no way is. */
  | { kind: 'UNKNOWN' }
  /** No shorter plan was looked for, and the bound leaves the question open. */
  | { kind: 'OPEN' }
  | { kind: 'BEST' }
  /** Hardly any plan is shorter, and yet a way takes longer than there is time. */
  | { kind: 'SLOW' }
  | WaysVerdict

interface JudgedPlan {
  findings: readonly PlanFinding[]
  sumMetres: number
  /** Whether the house of any team is known, and not only its town. */
  isAnyHouseKnown: boolean
  /** By a search; undefined where none was made (a broken plan, unknown homes, too many teams). */
  ways: WaysVerdict | undefined
}

/** Exceptions an organiser is shown at once; the others are in the list of all findings. */
export const mostExceptions = 3

export function planVerdict({ findings, sumMetres, isAnyHouseKnown, ways }: JudgedPlan): PlanVerdict {
  if (findings.some(({ severity }) => severity === 'ERROR')) return { kind: 'BROKEN' }
  if (ways && ways.kind !== 'SHORT') return ways
  if (findings.some(({ kind }) => kind === 'PROVEN_OPTIMAL')) return { kind: 'BEST' }
  if (sumMetres === 0 && !isAnyHouseKnown) return { kind: 'UNKNOWN' }
  const isNearBound = findings.some(({ kind, severity }) => kind === 'GAP_TO_BOUND' && severity === 'GOOD')
  if (!ways && !isNearBound && sumMetres > 0) return { kind: 'OPEN' }
  const isSlow = findings.some(({ kind, severity }) => kind === 'LEGS_TOO_SLOW' && severity !== 'GOOD')
  return { kind: isSlow ? 'SLOW' : 'SHORT' }
}

/** Most pressing first. The others describe the plan as a whole or confirm what is good; diets are no flaw of a plan. */
const exceptional = [
  'NOT_SEATED',
  'CANCELLED_IN_ROUTE',
  'MEETS_TWICE',
  'TABLE_SIZE_UNUSUAL',
  'SEATS_MISSING',
  'LEGS_TOO_SLOW',
  'SAME_ADDRESS_SAME_COURSE',
  'LOCATION_UNKNOWN',
  'LOCATION_DOUBTFUL',
  'LEGS_ABOVE_LIMIT',
  'FAIRNESS',
  'LONGEST_LEG',
  'COURSE_WISHES',
  'SEATS_UNKNOWN',
] as const satisfies readonly PlanFindingKind[]
export type ExceptionKind = (typeof exceptional)[number]
export type PlanException = PlanFinding & { kind: ExceptionKind }

const namesTheWay = ['LEGS_TOO_SLOW', 'LEGS_ABOVE_LIMIT', 'FAIRNESS'] as const satisfies readonly ExceptionKind[]

/** What deviates in a plan, most severe first; at most `mostExceptions` of it belong beside the verdict. */
export function planExceptions(findings: readonly PlanFinding[], averageMetres: number): PlanException[] {
  const deviating = findings.filter(isExceptional).filter((finding) => finding.severity !== 'GOOD')
  const ofWays = deviating.filter(({ kind }) => namesTheWay.some((said) => said === kind))
  return deviating
    .filter((finding) => {
      if (finding.kind === 'TABLE_SIZE_UNUSUAL') return finding.severity === 'ERROR'
      if (finding.kind !== 'LONGEST_LEG') return true
      // One leg as long as others go on the whole evening, unless another exception says it of the same team.
      const isSaid = ofWays.some(({ teamNumbers }) =>
        teamNumbers.some((number) => finding.teamNumbers.includes(number)),
      )
      return !isSaid && Number(finding.data.metres) > averageMetres
    })
    .sort((left, right) => rank(left) - rank(right))
}

function isExceptional(finding: PlanFinding): finding is PlanException {
  return exceptional.some((kind) => kind === finding.kind)
}

const severities = ['ERROR', 'WARNING', 'NOTE', 'GOOD'] as const

function rank({ severity, kind }: PlanException): number {
  return severities.indexOf(severity) * exceptional.length + exceptional.indexOf(kind)
}
