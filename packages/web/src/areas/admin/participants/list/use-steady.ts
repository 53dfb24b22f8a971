import { useCallback, useLayoutEffect, useRef } from 'react'

/** The same function for every render that calls the latest one, so that rows need not be drawn again. */
export function useSteady<Args extends readonly unknown[]>(latest: (...args: Args) => void): (...args: Args) => void {
  const ref = useRef(latest)
  useLayoutEffect(() => {
    ref.current = latest
  })
  return useCallback((...args: Args) => ref.current(...args), [])
}
