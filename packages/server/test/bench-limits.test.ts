import { expect, test } from 'vitest'
import { missedLimits } from '../bench/limits.ts'

const arranged = { ms: 1_800, longestHealthMs: 90, teams: 249 }

test('misses no limit where every figure is within its own', () => {
  expect(missedLimits({ arrange500: arranged })).toEqual([])
})

test('names a figure over its limit, one under it and one that is missing', () => {
  expect(missedLimits({ arrange500: { ...arranged, ms: 2_001 } })).toEqual([
    'arrange500.ms (PERF-06): 2001, wanted at most 2000',
  ])
  expect(missedLimits({ arrange500: { ms: 1_800 } })).toEqual([
    'arrange500.longestHealthMs (PERF-06): undefined, wanted at most 150',
  ])
  const list = { ratio: 0.39, p99Ms: 200, errors: 0 }
  expect(missedLimits({ participants500: list })).toEqual([
    'participants500.ratio (PERF-03): 0.39, wanted at least 0.4',
  ])
})

test('reports a part that reads a list of faults by the length of the list', () => {
  expect(missedLimits({ scale: { over: [] } })).toEqual([])
  expect(missedLimits({ scale: { over: ['GET /x'] } })).toEqual(['scale.over.length (PERF-04): 1, wanted at most 0'])
})
