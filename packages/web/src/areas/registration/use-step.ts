import { useEffect, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { queryOfStep } from './query-of-step.ts'
import { type RegistrationStep, reachableStep } from './registration-steps.ts'

interface StepProps {
  steps: readonly RegistrationStep[]
  /** Only then is it known how far the reader may go. */
  isLoaded: boolean
  wrongFields: () => readonly string[]
}

export interface StepNavigation {
  step: RegistrationStep
  /** `fromReview`: one step is put right, then it goes straight back. */
  go: (step: RegistrationStep, fromReview?: boolean) => void
  isFromReview: boolean
}

/** The step is in the address, so that the back button and a reload work. */
export function useStep({ steps, isLoaded, wrongFields }: StepProps): StepNavigation {
  const [query, setQuery] = useSearchParams()
  const asked = query.get('step')
  // What may be shown is settled on arrival at a step, not with every key.
  const step = useMemo(
    () => reachableStep(asked, steps, isLoaded ? wrongFields() : []),
    [asked, steps, isLoaded, wrongFields],
  )
  useEffect(() => {
    if (isLoaded && asked !== null && asked !== step) setQuery((before) => queryOfStep(before, step), { replace: true })
  }, [isLoaded, asked, step, setQuery])
  return {
    step,
    go: (next, fromReview = false) => setQuery((before) => queryOfStep(before, next, fromReview)),
    isFromReview: query.get('then') === 'review',
  }
}
