import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { type ListAddress, readListAddress, writeListAddress } from './list-address.ts'

export function useListAddress() {
  const [query, setQuery] = useSearchParams()
  const address = useMemo(() => readListAddress(query), [query])
  const change = useCallback(
    (changed: Partial<ListAddress>) =>
      setQuery((before) => writeListAddress(before, changed), { replace: true, preventScrollReset: true }),
    [setQuery],
  )
  return { address, change }
}
