import type { ReactNode } from 'react'
import { AppShell } from '../app/app-shell.tsx'
import { SiteFooter } from '../app/site-footer.tsx'
import { LandingNavigation } from '../areas/landing/landing-navigation.tsx'

/** Around every page that anybody may find. */
export function PublicShell({ children }: { children: ReactNode }) {
  return (
    <AppShell navigation={<LandingNavigation />} footer={<SiteFooter />}>
      {children}
    </AppShell>
  )
}
