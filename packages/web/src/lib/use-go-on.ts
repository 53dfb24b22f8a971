import { useCallback } from 'react'
import { type NavigateOptions, type To, useLocation, useNavigate } from 'react-router'

/** Navigates after a reply, unless the reader has left the page while the call was running. */
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
