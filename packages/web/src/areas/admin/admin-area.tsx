import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { Route, Routes } from 'react-router'
import { Page } from '../../ui/page.tsx'
import { AdminShell } from './shell/admin-shell.tsx'

const TeamsArea = lazy(() => import('./teams/teams-area.tsx').then((file) => ({ default: file.TeamsArea })))
const MessagesArea = lazy(() => import('./messages/messages-area.tsx').then((file) => ({ default: file.MessagesArea })))
const RoutesArea = lazy(() => import('./routes/routes-area.tsx').then((file) => ({ default: file.RoutesArea })))

/** Paths below `/admin/:adminId` (see `paths.admin`). */
export function AdminArea() {
  return (
    <Routes>
      <Route element={<AdminShell />}>
        <Route index element={<Dashboard />} />
        <Route path="participants/messages" element={<MessagesArea page="participants" />} />
        <Route path="teams/messages" element={<MessagesArea page="teams" />} />
        <Route path="dinnerroute/messages" element={<MessagesArea page="dinnerRoutes" />} />
        <Route path="messages/overview" element={<MessagesArea page="overview" />} />
        <Route path="mailprotocols/:jobId" element={<MessagesArea page="protocol" />} />
        <Route path="teams/*" element={<TeamsArea />} />
        <Route path="hostlocations" element={<RoutesArea />} />
      </Route>
    </Routes>
  )
}

function Dashboard() {
  const { t } = useTranslation('admin')
  return <Page title={t('title')}>{null}</Page>
}
