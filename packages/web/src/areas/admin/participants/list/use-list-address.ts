import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { type ListChange, readListAddress, writeListAddress } from './list-address.ts'

export function useListAddress() {
  const [query] = useSearchParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const address = useMemo(() => readListAddress(query), [query])
  const change = useCallback(
    (wanted: ListChange) => {
      // The list stays drawn until the next page has come: what is still changed on it must not fetch anybody back.
      if (window.location.pathname !== pathname) return
      // What stands in the address now may not be drawn yet, and the second of two quick changes must keep the first.
      const search = writeListAddress(new URLSearchParams(window.location.search), wanted).toString()
      void navigate({ search }, { replace: true, preventScrollReset: true })
    },
    [navigate, pathname],
  )
  return { address, change }
}
