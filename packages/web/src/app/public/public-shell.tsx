import type { ReactNode } from 'react'
import { LandingNavigation } from '../../areas/landing/landing-navigation.tsx'
import { AppShell } from '../../features/shell/app-shell.tsx'
import { SiteFooter } from '../../features/shell/site-footer.tsx'

/** Around every page that anybody may find. */
export function PublicShell({ children }: { children: ReactNode }) {
  return (
    <AppShell navigation={<LandingNavigation />} footer={<SiteFooter />}>
      {children}
    </AppShell>
  )
}
