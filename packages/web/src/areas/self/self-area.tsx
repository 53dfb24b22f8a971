import { lazy } from 'react'
import { Outlet, Route, Routes } from 'react-router'
import { AppShell } from '../../features/shell/app-shell.tsx'
import { SiteFooter } from '../../features/shell/site-footer.tsx'
import { InvalidLink } from './invalid-link.tsx'
import { SelfSession } from './self-session.tsx'
import { UnlessCancelled } from './unless-cancelled.tsx'

const EveningPage = lazy(() => import('./evening-page.tsx').then((file) => ({ default: file.EveningPage })))
const OfferPage = lazy(() => import('./offer-page.tsx').then((file) => ({ default: file.OfferPage })))
const OwnRegistrationPage = lazy(() =>
  import('./own-registration/own-registration-page.tsx').then((file) => ({ default: file.OwnRegistrationPage })),
)
const PartnerWishPage = lazy(() =>
  import('./partner-wish-page.tsx').then((file) => ({ default: file.PartnerWishPage })),
)
/** For organisers, at a path of theirs. */
export const PreviewArea = lazy(() => import('./preview-area.tsx').then((file) => ({ default: file.PreviewArea })))
const RemovalPage = lazy(() => import('./removal-page.tsx').then((file) => ({ default: file.RemovalPage })))
const TeamHostPage = lazy(() => import('./team-host-page.tsx').then((file) => ({ default: file.TeamHostPage })))

/** Paths below `/self` (see `paths.self`): what a mailed link opens. */
export function SelfArea() {
  return (
    <Routes>
      <Route element={<SelfShell />}>
        <Route path="offers/:offerToken" element={<OfferPage />} />
        <Route element={<SelfSession />}>
          <Route element={<UnlessCancelled />}>
            <Route path=":selfAdminId/dinnerroute/:participantId/:teamId" element={<EveningPage />} />
            <Route path=":selfAdminId/teamhost/:participantId/:teamId" element={<TeamHostPage />} />
            <Route path=":selfAdminId/teampartnerwish/:participantId" element={<PartnerWishPage />} />
          </Route>
          <Route path=":selfAdminId/removal/:participantId" element={<RemovalPage />} />
          <Route path=":selfAdminId/registration/:participantId" element={<OwnRegistrationPage />} />
        </Route>
        <Route path="*" element={<InvalidLink />} />
      </Route>
    </Routes>
  )
}

function SelfShell() {
  return (
    <AppShell footer={<SiteFooter />}>
      {/* React puts it into the head. Without a start address, a phone's home screen opens the link that was open. */}
      <link rel="manifest" href="/self/manifest.webmanifest" />
      <Outlet />
    </AppShell>
  )
}
