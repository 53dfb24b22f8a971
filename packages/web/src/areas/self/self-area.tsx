import { Route, Routes } from 'react-router'
import { UnlessCancelled } from './cancelled-event.tsx'
import { EveningPage } from './evening-page.tsx'
import { InvalidLink } from './invalid-link.tsx'
import { OwnRegistrationPage } from './own-registration/own-registration-page.tsx'
import { PartnerWishPage } from './partner-wish-page.tsx'
import { SelfSession } from './self-session.tsx'
import { SelfShell } from './self-shell.tsx'
import { TeamHostPage } from './team-host-page.tsx'

/** Paths below `/self` (see `paths.self`): what a mailed link opens. */
export function SelfArea() {
  return (
    <Routes>
      <Route element={<SelfShell />}>
        <Route element={<SelfSession />}>
          <Route element={<UnlessCancelled />}>
            <Route path=":selfAdminId/dinnerroute/:participantId/:teamId" element={<EveningPage />} />
            <Route path=":selfAdminId/teamhost/:participantId/:teamId" element={<TeamHostPage />} />
            <Route path=":selfAdminId/teampartnerwish/:participantId" element={<PartnerWishPage />} />
          </Route>
          <Route path=":selfAdminId/registration/:participantId" element={<OwnRegistrationPage />} />
        </Route>
        <Route path="*" element={<InvalidLink />} />
      </Route>
    </Routes>
  )
}
