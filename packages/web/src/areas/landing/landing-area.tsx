import { Outlet, Route, Routes } from 'react-router'
import { AppShell } from '../../app/app-shell.tsx'
import { paths } from '../../app/paths.ts'
import { SiteFooter } from '../../app/site-footer.tsx'
import { CreatePage } from './create-page.tsx'
import { EventsPage } from './events-page.tsx'
import { GuidePage } from './guide-page.tsx'
import { ImprintPage } from './imprint-page.tsx'
import { LandingNavigation } from './landing-navigation.tsx'
import { LandingPage } from './landing-page.tsx'
import { NewsPage } from './news-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { PrivacyPage } from './privacy-page.tsx'

/** Everything that is no other area's: the public pages, and a way back for whoever got lost. */
export function LandingArea() {
  return (
    <Routes>
      <Route element={<LandingShell />}>
        <Route index element={<LandingPage />} />
        <Route path={paths.guide()} element={<GuidePage />} />
        <Route path={paths.create()} element={<CreatePage />} />
        <Route path={paths.events()} element={<EventsPage />} />
        <Route path={paths.news()} element={<NewsPage />} />
        <Route path={paths.imprint()} element={<ImprintPage />} />
        <Route path={paths.privacy()} element={<PrivacyPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  )
}

function LandingShell() {
  return (
    <AppShell navigation={<LandingNavigation />} footer={<SiteFooter />}>
      <Outlet />
    </AppShell>
  )
}
