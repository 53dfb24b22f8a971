import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** The section the address names is shown, and is where reading goes on; also when the same link is followed again. */
export function useAnchor(): void {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is another for every visit
  useEffect(() => {
    if (hash === '') return
    const section = document.getElementById(hash.slice(1))
    section?.scrollIntoView({ block: 'start' })
    section?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
  }, [hash, key])
}
