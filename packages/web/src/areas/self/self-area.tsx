import { useTranslation } from 'react-i18next'
import { Outlet, Route, Routes } from 'react-router'
import { AppShell } from '../../app/app-shell.tsx'
import { Page } from '../../ui/page.tsx'

/** Paths below `/self` (see `paths.self`). */
export function SelfArea() {
  return (
    <Routes>
      <Route element={<SelfShell />}>
        <Route path=":selfAdminId/dinnerroute/:participantId/:teamId" element={<Evening />} />
      </Route>
    </Routes>
  )
}

function SelfShell() {
  return (
    <AppShell>
      <Outlet />
    </AppShell>
  )
}

function Evening() {
  const { t } = useTranslation('self')
  return <Page title={t('title')}>{null}</Page>
}
