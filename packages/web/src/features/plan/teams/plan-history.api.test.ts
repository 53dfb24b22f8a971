import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { isSteppingPlan, type PlanHistory, stepPlanMutation } from './plan-history.api.ts'

const seenHistory: PlanHistory = { planVersion: 3, undo: null, redo: null, changes: [] }

afterEach(() => vi.unstubAllGlobals())

test('an undo counts as running from the click to the answer, and only for its event', async () => {
  let answer: (response: Response) => void = () => undefined
  const answered = new Promise<Response>((resolve) => {
    answer = resolve
  })
  vi.stubGlobal('fetch', () => answered)
  const queryClient = new QueryClient()
  const observer = new MutationObserver(queryClient, stepPlanMutation(queryClient, 'A'))
  const step = observer.mutate({ step: 'undo', seenHistory })
  expect(isSteppingPlan(queryClient, 'A')).toBe(true)
  expect(isSteppingPlan(queryClient, 'B')).toBe(false)
  answer(Response.json({ planVersion: 4, teams: [] }))
  await step
  expect(isSteppingPlan(queryClient, 'A')).toBe(false)
})
