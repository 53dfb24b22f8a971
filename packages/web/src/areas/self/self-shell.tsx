import { Outlet } from 'react-router'
import { AppShell } from '../../features/shell/app-shell.tsx'
import { SiteFooter } from '../../features/shell/site-footer.tsx'

export function SelfShell() {
  return (
    <AppShell footer={<SiteFooter />}>
      <Outlet />
    </AppShell>
  )
}
