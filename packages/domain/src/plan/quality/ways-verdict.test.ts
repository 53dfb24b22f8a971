import { expect, test } from 'vitest'
import { waysVerdict } from './ways-verdict.ts'

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
