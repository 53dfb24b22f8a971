import { Outlet } from 'react-router'
import { AppShell } from '../../app/app-shell.tsx'
import { SiteFooter } from '../../app/site-footer.tsx'

export function SelfShell() {
  return (
    <AppShell footer={<SiteFooter />}>
      <Outlet />
    </AppShell>
  )
}
