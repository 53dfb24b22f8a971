import { seededRandom } from '@running-dinner/domain/random'
import { expect, test } from 'vitest'
import { planFaults } from '../src/plan-faults.ts'
import { solvePlan } from '../src/solve-plan.ts'
import { instanceProblem } from './instance-problem.ts'
import { ownInstance } from './own-instances.ts'

/** Moves, not seconds: the same result everywhere. */
const moves = 60_000

test.each(['u9', 'c9', 'u18', 'c18', 'u27', 'c27', 'c30', 't36'])('the proven best plan of %s is found', (id) => {
  const instance = ownInstance(id)
  if (!instance) throw new Error(`no evening ${id}`)
  const problem = instanceProblem(instance)
  const solved = solvePlan(problem, { random: seededRandom(1), budget: (tried) => tried / moves })
  if ('issues' in solved) throw new Error(solved.issues[0]?.message)
  expect(planFaults(problem, solved.plan)).toEqual([])
  expect(solved.cost).toBe(instance.bestKnown)
})

test('the same seed gives the same plan', () => {
  const instance = ownInstance('u45')
  if (!instance) throw new Error('no evening u45')
  const solve = () => solvePlan(instanceProblem(instance), { random: seededRandom(7), budget: (tried) => tried / 5000 })
  expect(solve()).toEqual(solve())
})
