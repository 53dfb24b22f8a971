// For tests in `*.sampled.test.ts`: `npm test` takes a sample of their cases, `npm run test:proof` takes all.
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    cases: 'all' | 'some'
  }
}

const isComplete = inject('cases') === 'all'

/** Every `step`-th case, each start of the same list tries others; all of them in proofs. At least one. */
export function sampled<T>(cases: readonly T[], { step, start = 0 }: { step: number; start?: number }): T[] {
  if (isComplete || cases.length === 0) return [...cases]
  return cases.filter((_, index) => (index + start) % Math.min(step, cases.length) === 0)
}

/** Number of runs of a property: a tenth in `npm test`. */
export const runs = (complete: number) => (isComplete ? complete : Math.ceil(complete / 10))
