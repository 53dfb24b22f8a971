import { useSyncExternalStore } from 'react'

let isPrinting = false

function subscribe(onChange: () => void): () => void {
  const setPrinting = (now: boolean) => () => {
    isPrinting = now
    onChange()
  }
  const [begin, end] = [setPrinting(true), setPrinting(false)]
  window.addEventListener('beforeprint', begin)
  window.addEventListener('afterprint', end)
  return () => {
    window.removeEventListener('beforeprint', begin)
    window.removeEventListener('afterprint', end)
  }
}

/** True while the browser prints: virtual lists then render all rows. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  )
}
