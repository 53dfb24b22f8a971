import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * True while the page is what the server rendered, and so for browsers without scripts. Such a page has no state: everything
 * that a choice would show is in it, and styles hide what is not for the reader.
 */
export function useIsStatic(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
}
