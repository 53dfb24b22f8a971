import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Scrolls to the section in the address and focuses it, also when the same link is followed again; only to those of `ids`, if given. */
export function useAnchor(ids?: readonly string[]): void {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with every visit
  useEffect(() => {
    if (hash === '' || ids?.includes(hash.slice(1)) === false) return
    const section = document.getElementById(hash.slice(1))
    section?.scrollIntoView({ block: 'start' })
    section?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
  }, [hash, key])
}
