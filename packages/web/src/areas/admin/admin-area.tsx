import { useTranslation } from 'react-i18next'
import { Outlet, Route, Routes } from 'react-router'
import { AppShell } from '../../app/app-shell.tsx'
import { Page } from '../../ui/page.tsx'

/** Paths below `/admin/:adminId` (see `paths.admin`). */
export function AdminArea() {
  return (
    <Routes>
      <Route element={<AdminShell />}>
        <Route index element={<Dashboard />} />
      </Route>
    </Routes>
  )
}

function AdminShell() {
  return (
    <AppShell>
      <Outlet />
    </AppShell>
  )
}

function Dashboard() {
  const { t } = useTranslation('admin')
  return <Page title={t('title')}>{null}</Page>
}
