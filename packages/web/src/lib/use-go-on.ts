import { useCallback } from 'react'
import { type NavigateOptions, type To, useLocation, useNavigate } from 'react-router'

/** Navigates for what follows from a reply: whoever has gone elsewhere while it was on its way is not fetched back. */
export function useGoOn(): (to: To, options?: NavigateOptions) => Promise<void> {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return useCallback(
    async (to, options) => {
      if (window.location.pathname === pathname) await navigate(to, options)
    },
    [navigate, pathname],
  )
}
