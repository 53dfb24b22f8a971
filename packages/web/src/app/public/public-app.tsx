import '../../kit/base.css.ts'
import { PageRouter, type SiteAppProps } from '@running-dinner/public-pages'
import { LandingNavigation } from '../../areas/landing/landing-navigation.tsx'
import { AppShell } from '../../features/shell/app-shell.tsx'
import { ErrorBoundary } from '../../features/shell/error-screen.tsx'
import { SiteFooter } from '../../features/shell/site-footer.tsx'

/** Around every public page. */
export function PublicApp({ url, children }: SiteAppProps) {
  return (
    <ErrorBoundary>
      <PageRouter url={url}>
        <AppShell navigation={<LandingNavigation />} footer={<SiteFooter />}>
          {children}
        </AppShell>
      </PageRouter>
    </ErrorBoundary>
  )
}
