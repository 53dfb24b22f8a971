import { lazy, useEffect } from 'react'
import { Route, Routes, useNavigate, useParams } from 'react-router'
import { OwnPagesShell } from '../../features/accounts/user-accounts/own-pages-shell.tsx'
import { addPortalToken } from '../../features/guests/portal/portal-tokens.ts'
import { PageSkeleton } from '../../kit/skeletons.tsx'
import { paths } from '../../lib/paths.ts'
import { MyEventsPage } from './my-events-page.tsx'

const MyEventPage = lazy(() => import('./my-event-page.tsx').then((file) => ({ default: file.MyEventPage })))

/** Paths below `/my-events`. */
export function MyEventsArea() {
  return (
    <Routes>
      <Route element={<OwnPagesShell />}>
        <Route index element={<MyEventsPage />} />
        <Route path="event/:selfAdminId/:participantId" element={<MyEventPage />} />
        <Route path=":token" element={<KeepToken />} />
        <Route path="*" element={<MyEventsPage />} />
      </Route>
    </Routes>
  )
}

/** The mailed link: kept in this browser, and gone from its address and history at once. */
function KeepToken() {
  const { token = '' } = useParams()
  const navigate = useNavigate()
  useEffect(() => {
    addPortalToken(token)
    void navigate(paths.myEvents(), { replace: true })
  }, [token, navigate])
  return <PageSkeleton />
}
