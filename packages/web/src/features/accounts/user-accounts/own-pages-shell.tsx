import { Outlet } from 'react-router'
import { AppShell } from '../../shell/app-shell.tsx'
import { SiteFooter } from '../../shell/site-footer.tsx'
import { AccountNavigation } from './account-navigation.tsx'

/** Around my events and the account. */
export function OwnPagesShell() {
  return (
    <AppShell navigation={<AccountNavigation />} footer={<SiteFooter />}>
      <Outlet />
    </AppShell>
  )
}
