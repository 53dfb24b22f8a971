import { expect, test } from 'vitest'
import type { InstanceResult } from './bench-instance.ts'
import { generateInstance } from './generate-instance.ts'
import { judgeResult } from './judge-result.ts'
import { targetOf } from './targets.ts'

/** Five seeds of an instance with this many teams, and how far each ended above 100 km, in percent. */
function result(n: number, gaps: number[], changes: Partial<InstanceResult> = {}): InstanceResult {
  const evening = generateInstance('x', 9, { pattern: 'uniform', seed: 1, party: false })
  const instance = { ...evening, n, bestKnown: 100_000, lowerBound: 50_000 }
  const attempt = (gap: number, at: number) => ({
    seed: at + 1,
    distance: 100_000 + gap * 1_000,
    seconds: 0.5,
    provenOptimal: false,
    faults: [],
  })
  const kept = [{ ...attempt(0, 0), seconds: 0.001, bound: 100_000 }]
  return { instance, target: targetOf(instance), free: gaps.map(attempt), kept, issues: [], ...changes }
}

test('up to 36 teams every seed has to reach the best known total', () => {
  expect(judgeResult(result(27, [0, 0, 0, 0, 0])).passed).toBe(true)
  expect(judgeResult(result(27, [0, 0, 0, 0, 0.001]))).toMatchObject({ passed: false, passedSeeds: 4 })
})

test('from 61 teams on one seed of five may miss, but not by more than half of the gap', () => {
  expect(judgeResult(result(99, [0.2, 0.2, 0.2, 0.2, 0.3])).passed).toBe(true)
  expect(judgeResult(result(99, [0.2, 0.2, 0.2, 0.21, 0.21])).passed).toBe(false)
  expect(judgeResult(result(99, [0.1, 0.1, 0.1, 0.1, 0.31])).passed).toBe(false)
})

test('a better plan than any known is named', () => {
  expect(judgeResult(result(99, [0, -1, 0, 0, 0]))).toMatchObject({ newBest: 99_000, gapToBound: 98 })
})

test('late, wrong or not the best with settled courses is not passed', () => {
  const [attempt] = result(27, [0]).free
  const [kept] = result(27, [0]).kept
  if (!attempt || !kept) throw new Error('no attempt')
  expect(judgeResult(result(27, [0], { free: [{ ...attempt, seconds: 3.01 }] })).passed).toBe(false)
  expect(judgeResult(result(27, [0], { free: [{ ...attempt, faults: ['x'] }] }))).toMatchObject({
    valid: false,
    passed: false,
  })
  expect(judgeResult(result(27, [0], { kept: [{ ...kept, seconds: 0.011 }] })).passed).toBe(false)
  expect(judgeResult(result(27, [0], { kept: [{ ...kept, distance: 100_001 }] })).passed).toBe(false)
  expect(judgeResult(result(27, [0], { kept: [{ ...kept, bound: undefined }] })).passed).toBe(false)
})

test.each([
  [10, true],
  [8, true],
  [9, false],
  [11, false],
])('that %i teams have no plan is the right answer: %s', (n, isRight) => {
  const issues = [{ message: 'plan_impossible_team_count', issueType: 'VALIDATION' }] as const
  expect(judgeResult(result(n, [], { kept: [], issues: [...issues] })).passed).toBe(isRight)
})
