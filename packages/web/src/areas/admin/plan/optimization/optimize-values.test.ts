import { planOptimizationRoutes } from '@running-dinner/contract/plan'
import { expect, test } from 'vitest'
import { optimizationInput, optimizeDefaults } from './optimize-values.ts'

test('the default search keeps courses and has no limits', () => {
  expect(optimizationInput(optimizeDefaults)).toMatchObject({
    ignoreMealAssignments: false,
    maxChangedTeams: null,
    legLimitInMeters: null,
  })
})

test('sends locked courses only where courses may change', () => {
  const chosen = { ...optimizeDefaults, lockedMealIds: ['m1'] }
  expect(optimizationInput(chosen)?.lockedMealIds).toEqual([])
  expect(optimizationInput({ ...chosen, courses: 'FREE' })?.lockedMealIds).toEqual(['m1'])
})

test.each(['-1', '3.5', 'many'])('refuses "%s" as a number of teams', (maxChangedTeams) => {
  expect(optimizationInput({ ...optimizeDefaults, maxChangedTeams })).toBeUndefined()
})

test('the contract accepts the input that the dialog sends', () => {
  const input = optimizationInput({
    ...optimizeDefaults,
    maxChangedTeams: ' 12 ',
    legLimit: 2000,
    minimumDistance: 100,
  })
  expect(planOptimizationRoutes.start.body?.parse(input)).toMatchObject({ maxChangedTeams: 12, legLimitInMeters: 2000 })
})
