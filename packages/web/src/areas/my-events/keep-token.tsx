import { useEffect } from 'react'
import { useNavigate, useParams } from 'react-router'
import { addPortalToken } from '../../features/portal/portal-tokens.ts'
import { paths } from '../../lib/paths.ts'
import { PageSkeleton } from '../../ui/skeletons.tsx'

/** The mailed link: kept in this browser, and gone from its address and history at once. */
export function KeepToken() {
  const { token = '' } = useParams()
  const navigate = useNavigate()
  useEffect(() => {
    addPortalToken(token)
    void navigate(paths.myEvents(), { replace: true })
  }, [token, navigate])
  return <PageSkeleton />
}
