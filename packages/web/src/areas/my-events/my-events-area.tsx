import { Route, Routes } from 'react-router'
import { OwnPagesShell } from '../../features/accounts/own-pages-shell.tsx'
import { KeepToken } from './keep-token.tsx'
import { MyEventPage } from './my-event-page.tsx'
import { MyEventsPage } from './my-events-page.tsx'

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
