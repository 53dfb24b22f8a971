import { useEffect, useEffectEvent } from 'react'
import type { PlanStep } from '../../../features/teams/plan-history.api.ts'
import { stepOfKey } from './step-of-key.ts'

/** Where the keys have a meaning of their own, or something else is open. */
const elsewhere = 'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"]'

export function useStepKeys(onStep: (step: PlanStep) => unknown): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const step = stepOfKey(event)
    const isElsewhere =
      (event.target instanceof Element && event.target.closest(elsewhere) !== null) ||
      document.querySelector('[role="dialog"]') !== null
    if (step === undefined || isElsewhere || event.defaultPrevented || event.repeat) return
    event.preventDefault()
    onStep(step)
  })
  useEffect(() => {
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [])
}
