import { useCallback, useLayoutEffect, useRef } from 'react'

/** A function with a stable identity that always calls the latest `callback`, so that memoised rows are not rendered again. */
export function useEventCallback<Args extends readonly unknown[]>(
  callback: (...args: Args) => void,
): (...args: Args) => void {
  const ref = useRef(callback)
  useLayoutEffect(() => {
    ref.current = callback
  })
  return useCallback((...args: Args) => ref.current(...args), [])
}
