import { Outlet } from 'react-router'
import { LandingNavigation } from '../areas/landing/landing-navigation.tsx'
import { AppShell } from './app-shell.tsx'
import { SiteFooter } from './site-footer.tsx'

/** Around every page that anybody may find. */
export function PublicShell() {
  return (
    <AppShell navigation={<LandingNavigation />} footer={<SiteFooter />}>
      <Outlet />
    </AppShell>
  )
}
