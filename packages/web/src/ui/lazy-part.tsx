import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react'
import { loadWithStyles } from '../lib/failed-styles.ts'
import { LoadError } from './load-error.tsx'

type Outcome<Props> = { Part: ComponentType<Props> } | { error: unknown }

/**
 * A part of a page whose code is loaded when it is shown. Without a connection it says so in its place and loads again at a press;
 * `lazy` would keep the failure, and take the page with it.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>, loading: ReactNode) {
  let loaded: Outcome<Props> | undefined
  return function LazyPart(props: Props) {
    const [outcome, setOutcome] = useState(loaded)
    useEffect(() => {
      if (outcome) return
      let isLeft = false
      void loadWithStyles(load)
        .then(
          (Part) => {
            loaded = { Part }
            return loaded
          },
          (error: unknown) => ({ error }),
        )
        .then((latest) => {
          if (!isLeft) setOutcome(latest)
        })
      return () => {
        isLeft = true
      }
    }, [outcome])
    if (!outcome) return loading
    return (
      <Suspense fallback={loading}>
        {'error' in outcome ? (
          <LoadError error={outcome.error} onRetry={() => setOutcome(undefined)} />
        ) : (
          <outcome.Part {...props} />
        )}
      </Suspense>
    )
  }
}
