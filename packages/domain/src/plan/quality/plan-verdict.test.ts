import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type PlanFinding, planExceptions, planFindingKinds, planVerdict, waysVerdict } from './plan-verdict.ts'

const ways = (kilometres: number, teams = 30) => ({
  sumMetres: kilometres * 1_000,
  averageMetres: (kilometres * 1_000) / teams,
})

test.each([
  ['about half can be saved', ways(191), ways(110), { kind: 'LONG', part: 'HALF' }],
  ['forty percent', ways(100), ways(60), { kind: 'LONG', part: 'THIRD' }],
  ['a little less than forty percent', ways(100), ways(61), { kind: 'COULD_BE_SHORTER', part: 'THIRD' }],
  ['a quarter', ways(100), ways(76), { kind: 'COULD_BE_SHORTER', part: 'QUARTER' }],
  ['nearly nothing would be left', ways(100), ways(1), { kind: 'LONG', part: 'THREE_QUARTERS' }],
  ['a tenth can be saved', ways(100), ways(90), { kind: 'COULD_BE_SHORTER', part: 'TENTH' }],
  ['less than a tenth', ways(100), ways(90.1), { kind: 'SHORT' }],
  ['half, but only a hundred metres per team', ways(6), ways(3), { kind: 'SHORT' }],
  ['the plan found is longer, because it meets more wishes', ways(100), ways(120), { kind: 'SHORT' }],
  ['no shorter plan was looked for', ways(191), undefined, { kind: 'SHORT' }],
  ['all live in one house', ways(0), ways(0), { kind: 'SHORT' }],
] as const)('judges the ways: %s', (_, present, reachable, verdict) => {
  expect(waysVerdict(present, reachable)).toEqual(verdict)
})

const finding = (kind: PlanFinding['kind'], severity: PlanFinding['severity'], given: Partial<PlanFinding> = {}) => ({
  kind,
  severity,
  data: {},
  teamNumbers: [],
  ...given,
})
const long = { kind: 'LONG', part: 'HALF' } as const
const short = { kind: 'SHORT' } as const
const whole = { sumMetres: 20_000, isAnyHouseKnown: true, findings: [] }
const proven = finding('PROVEN_OPTIMAL', 'GOOD')

describe('the verdict of a plan', () => {
  test.each([
    ['a shorter plan was found', { ...whole, ways: long }, long],
    ['none was found', { ...whole, ways: short }, short],
    ['none was found, and none can exist', { ...whole, ways: short, findings: [proven] }, { kind: 'BEST' }],
    ['best with these courses, shorter with others', { ...whole, ways: long, findings: [proven] }, long],
    [
      'a rule is broken, however short',
      { ...whole, ways: short, findings: [proven, finding('MEETS_TWICE', 'ERROR')] },
      { kind: 'BROKEN' },
    ],
    [
      'a warning breaks no rule',
      { ...whole, ways: short, findings: [finding('SEATS_MISSING', 'WARNING')] },
      { kind: 'SHORT' },
    ],
    [
      'none was found, yet a way takes longer than there is time',
      { ...whole, ways: short, findings: [finding('LEGS_TOO_SLOW', 'WARNING')] },
      { kind: 'SLOW' },
    ],
    ['no house is known', { ...whole, sumMetres: 0, isAnyHouseKnown: false, ways: undefined }, { kind: 'UNKNOWN' }],
    ['only towns are known, but they are apart', { ...whole, isAnyHouseKnown: false, ways: short }, { kind: 'SHORT' }],
    ['all live in one house', { ...whole, sumMetres: 0, ways: undefined }, { kind: 'SHORT' }],
    [
      'too many teams for a quick search, but near the bound',
      { ...whole, ways: undefined, findings: [finding('GAP_TO_BOUND', 'GOOD')] },
      { kind: 'SHORT' },
    ],
    [
      'too many teams for a quick search, far from the bound',
      { ...whole, ways: undefined, findings: [finding('GAP_TO_BOUND', 'NOTE')] },
      { kind: 'OPEN' },
    ],
    ['not searched, no bound', { ...whole, ways: undefined }, { kind: 'OPEN' }],
  ] as const)('%s', (_, judged, verdict) => {
    expect(planVerdict(judged)).toEqual(verdict)
  })
})

describe('the exceptions of a plan', () => {
  const kindsOf = (findings: readonly PlanFinding[], average = 1_000) =>
    planExceptions(findings, average).map(({ kind }) => kind)

  test('broken rules come before warnings, and warnings before notes', () => {
    const findings = [
      finding('COURSE_WISHES', 'NOTE'),
      finding('FAIRNESS', 'WARNING'),
      finding('SEATS_MISSING', 'WARNING'),
      finding('MEETS_TWICE', 'ERROR'),
    ]
    expect(kindsOf(findings)).toEqual(['MEETS_TWICE', 'SEATS_MISSING', 'FAIRNESS', 'COURSE_WISHES'])
  })

  test.each([
    ['a leg longer than the average evening', [finding('LONGEST_LEG', 'NOTE', { data: { metres: 1_001 } })], 1],
    ['a leg as long as the average evening', [finding('LONGEST_LEG', 'NOTE', { data: { metres: 1_000 } })], 0],
    ['tables of two or four, as their number asks', [finding('TABLE_SIZE_UNUSUAL', 'NOTE')], 0],
    ['a table without guests', [finding('TABLE_SIZE_UNUSUAL', 'ERROR')], 1],
    ['diets at tables', [finding('DIETS_AT_TABLE', 'NOTE')], 0],
    ['distance to the bound', [finding('GAP_TO_BOUND', 'NOTE')], 0],
    ['wishes all granted', [finding('COURSE_WISHES', 'GOOD')], 0],
  ] as const)('%s', (_, findings, count) => {
    expect(planExceptions(findings, 1_000)).toHaveLength(count)
  })

  test('the longest leg is left out where the team is named for its evening, and stays beside another team', () => {
    const leg = finding('LONGEST_LEG', 'NOTE', { data: { metres: 9_000 }, teamNumbers: [4] })
    const evening = (team: number) => finding('FAIRNESS', 'WARNING', { teamNumbers: [team] })
    expect(kindsOf([leg, evening(4)])).toEqual(['FAIRNESS'])
    expect(kindsOf([leg, evening(5)])).toEqual(['FAIRNESS', 'LONGEST_LEG'])
  })

  const anyFinding = fc.record({
    kind: fc.constantFrom(...planFindingKinds),
    severity: fc.constantFrom('GOOD', 'NOTE', 'WARNING', 'ERROR'),
    data: fc.record({ metres: fc.nat(20_000) }),
    teamNumbers: fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 3 }),
  })

  test('are findings that deviate, each once, never a milder one before a graver one', () => {
    const grades = ['ERROR', 'WARNING', 'NOTE']
    fc.assert(
      fc.property(fc.array(anyFinding), fc.nat(20_000), (findings, average) => {
        const exceptions = planExceptions(findings, average)
        expect(new Set(exceptions).size).toBe(exceptions.length)
        for (const exception of exceptions) expect(findings).toContain(exception)
        const order = exceptions.map(({ severity }) => grades.indexOf(severity))
        expect(order).not.toContain(-1)
        expect(order).toEqual([...order].sort((one, other) => one - other))
      }),
    )
  })

  test('hold every broken rule that concerns people, in whatever order the findings come', () => {
    fc.assert(
      fc.property(fc.array(anyFinding), (findings) => {
        const exceptions = planExceptions(findings, 1_000)
        const broken = findings.filter(({ kind, severity }) => kind === 'MEETS_TWICE' && severity === 'ERROR')
        expect(exceptions).toEqual(expect.arrayContaining(broken))
        expect(kindsOf(findings.toReversed())).toEqual(exceptions.map(({ kind }) => kind))
      }),
    )
  })
})
