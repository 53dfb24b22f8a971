import { useEffect, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { invitationNames } from './invitation.ts'
import { type RegistrationStep, reachableStep } from './registration-steps.ts'

interface StepProps {
  steps: readonly RegistrationStep[]
  /** Only then is it known how far the reader may go. */
  isLoaded: boolean
  wrongFields: () => readonly string[]
}

interface StepNavigation {
  step: RegistrationStep
  /** `fromReview`: one step is put right, then it goes straight back. */
  go: (step: RegistrationStep, fromReview?: boolean) => void
  isFromReview: boolean
}

/** The step is in the address, so that the back button and a reload work. */
export function useStep({ steps, isLoaded, wrongFields }: StepProps): StepNavigation {
  const [query, setQuery] = useSearchParams()
  const askedStep = query.get('step')
  // What may be shown is settled on arrival at a step, not with every key.
  const step = useMemo(
    () => reachableStep(askedStep, steps, isLoaded ? wrongFields() : []),
    [askedStep, steps, isLoaded, wrongFields],
  )
  useEffect(() => {
    if (isLoaded && askedStep !== null && askedStep !== step)
      setQuery((before) => queryOfStep(before, step), { replace: true })
  }, [isLoaded, askedStep, step, setQuery])
  return {
    step,
    go: (next, fromReview = false) => setQuery((before) => queryOfStep(before, next, fromReview)),
    isFromReview: query.get('then') === 'review',
  }
}

/** The address of a step. From the review one step is put right, then it goes straight back: `then`. */
export function queryOfStep(before: URLSearchParams, step: RegistrationStep, fromReview = false): URLSearchParams {
  const after = new URLSearchParams(before)
  after.set('step', step)
  if (fromReview) after.set('then', 'review')
  else after.delete('then')
  // They are in the fields by now, and addresses of people do not belong into the history.
  for (const name of invitationNames) after.delete(name)
  return after
}
