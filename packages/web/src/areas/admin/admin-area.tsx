import { usePrefetchQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { Route, Routes } from 'react-router'
import { participantsQuery } from '../../features/people/participants/participants.api.ts'
import { useAdminId } from './shell/admin-dinner.ts'
import { AdminShell } from './shell/admin-shell.tsx'
import { PageMissing } from './shell/page-missing.tsx'

const AcknowledgePage = lazy(() =>
  import('./events/acknowledge/acknowledge-page.tsx').then((file) => ({ default: file.AcknowledgePage })),
)
const ActivitiesPage = lazy(() =>
  import('./events/activities/activities-page.tsx').then((file) => ({ default: file.ActivitiesPage })),
)
const RunAgainPage = lazy(() =>
  import('./events/again/run-again-page.tsx').then((file) => ({ default: file.RunAgainPage })),
)
const EveningFirst = lazy(() =>
  import('./evening/day/evening-first.tsx').then((file) => ({ default: file.EveningFirst })),
)

const TeamsArea = lazy(() => import('./teams-area.tsx').then((file) => ({ default: file.TeamsArea })))
const MessagesArea = lazy(() =>
  import('./messages/sending/messages-area.tsx').then((file) => ({ default: file.MessagesArea })),
)
const RoutesArea = lazy(() => import('./routes-area.tsx').then((file) => ({ default: file.RoutesArea })))
const EveningPage = lazy(() => import('./evening/day/evening-page.tsx').then((file) => ({ default: file.EveningPage })))
const ExportsPage = lazy(() =>
  import('./people/exports/exports-page.tsx').then((file) => ({ default: file.ExportsPage })),
)
const PaymentOptionsPage = lazy(() =>
  import('./payments/options/payment-options-page.tsx').then((file) => ({ default: file.PaymentOptionsPage })),
)
const SettingsPage = lazy(() =>
  import('./events/settings/settings-page.tsx').then((file) => ({ default: file.SettingsPage })),
)

/** Paths below `/admin/:adminId` (see `paths.admin`). */
export function AdminArea() {
  return (
    <Routes>
      <Route path=":token/acknowledge" element={<AcknowledgePage />} />
      {/* Outside the frame of the other pages, whose calls a helper's link does not open. */}
      <Route path="evening" element={<EveningPage />} />
      <Route element={<AdminShell />}>
        <Route index element={<EveningFirst />} />
        <Route path="again" element={<RunAgainPage />} />
        <Route path="activities" element={<ActivitiesPage />} />
        <Route path="settings" element={<SettingsPage />} />
        <Route path="exports" element={<ExportsPage />} />
        <Route path="paymentoptions" element={<PaymentOptionsPage />} />
        <Route path="participants/messages" element={<MessagesArea page="participants" />} />
        <Route path="teams/messages" element={<MessagesArea page="teams" />} />
        <Route path="dinnerroute/messages" element={<MessagesArea page="dinnerRoutes" />} />
        <Route path="messages/changes" element={<MessagesArea page="changes" />} />
        <Route path="messages/planned" element={<MessagesArea page="planned" />} />
        <Route path="messages/overview" element={<MessagesArea page="overview" />} />
        <Route path="mailprotocols/:jobId" element={<MessagesArea page="protocol" />} />
        <Route path="participants/*" element={<ParticipantsEntry />} />
        <Route path="teams/*" element={<TeamsArea />} />
        <Route path="hostlocations/*" element={<RoutesArea />} />
        <Route path="*" element={<PageMissing />} />
      </Route>
    </Routes>
  )
}

const ParticipantsArea = lazy(() =>
  import('./people/participants/participants-area.tsx').then((file) => ({ default: file.ParticipantsArea })),
)

/** Asks for the list while the area's code is on its way: with 3,000 people either takes its time. */
function ParticipantsEntry() {
  usePrefetchQuery(participantsQuery(useAdminId()))
  return <ParticipantsArea />
}
