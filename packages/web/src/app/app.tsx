import { type ComponentType, Fragment, lazy, type ReactNode, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Route, Routes, useLocation } from 'react-router'
import { ErrorBoundary } from '../features/shell/error-screen.tsx'
import { LoadingSign } from '../kit/loading-sign.tsx'
import { HistoryRouter } from '../lib/history-router.tsx'
import { isWorkPath } from '../lib/paths.ts'
import type { ToastPlace } from '../ui/toasts.tsx'
import { WorkProviders } from './work-providers.tsx'

const loads = {
  admin: () => import('../areas/admin/admin-area.tsx').then((file) => file.AdminArea),
  wizard: () => import('../areas/wizard/wizard-area.tsx').then((file) => file.WizardArea),
  self: () => {
    // What most mailed links open: its code comes with that of the area, not after it.
    if (window.location.pathname.includes('/dinnerroute/'))
      void import('../areas/self/evening-page.tsx').catch(() => {})
    return import('../areas/self/self-area.tsx').then((file) => file.SelfArea)
  },
  preview: () => import('../areas/self/self-area.tsx').then((file) => file.PreviewArea),
  myEvents: () => import('../areas/my-events/my-events-area.tsx').then((file) => file.MyEventsArea),
  account: () => import('../areas/account/account-area.tsx').then((file) => file.AccountArea),
  platform: () => import('../areas/platform/platform-area.tsx').then((file) => file.PlatformArea),
}

const AdminArea = lazyArea(loads.admin)
const WizardArea = lazyArea(loads.wizard)
// Toasts are at another place on pages that a guest's mailed link opens.
const SelfArea = lazyArea(loads.self, { isOfKit: true, toasts: 'elsewhere' })
const PreviewArea = lazyArea(loads.preview, { isOfKit: true })
const MyEventsArea = lazyArea(loads.myEvents, { isOfKit: true })
const AccountArea = lazyArea(loads.account, { isOfKit: true })
const PlatformArea = lazyArea(loads.platform)

interface AreaOptions {
  /** Built from the kit alone: without MUI around it, and without what only calls of organisers can answer. */
  isOfKit?: boolean
  toasts?: ToastPlace
}

/** An area whose code is loaded on the first visit, within the providers that all areas share. */
function lazyArea(load: () => Promise<ComponentType>, { isOfKit = false, toasts = 'shell' }: AreaOptions = {}) {
  return lazy(async () => {
    const [Content, Surroundings] = await Promise.all([
      load(),
      isOfKit ? Fragment : import('./mui-providers.tsx').then((file) => file.MuiProviders),
    ])
    const Default = () => (
      <Surroundings>
        <WorkProviders toasts={toasts}>
          <Content />
        </WorkProviders>
      </Surroundings>
    )
    return { default: Default }
  })
}

/** Paths of calls and files: the client shows nothing there instead of a wrong page. */
function isServerPath(pathname: string): boolean {
  return /\/(rest|resources)\//i.test(pathname)
}

/** Public pages are documents that the server renders, so a link to one from an area loads it. */
function LoadDocument() {
  const { pathname } = useLocation()
  useEffect(() => {
    if (!isWorkPath(pathname)) window.location.reload()
  }, [pathname])
  return null
}

function area(path: string, Content: ComponentType) {
  return (
    <Route
      path={path}
      element={
        <Area>
          <Content />
        </Area>
      }
    />
  )
}

/** What the browser renders alone. */
function Areas() {
  if (isServerPath(useLocation().pathname)) return null
  return (
    <Routes>
      {area('/admin/:adminId/*', AdminArea)}
      {area('/admin/:adminId/as-guest/*', PreviewArea)}
      {area('/running-dinner-wizard/*', WizardArea)}
      {area('/self/*', SelfArea)}
      {area('/my-events/*', MyEventsArea)}
      {area('/login/*', AccountArea)}
      {area('/register/*', AccountArea)}
      {area('/profile/*', AccountArea)}
      {area('/platform/*', PlatformArea)}
      <Route path="*" element={<LoadDocument />} />
    </Routes>
  )
}

/** Around an area: shows that its code is loading, and keeps its failure from the rest of the app. */
function Area({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary>
      <Suspense fallback={<AreaLoading />}>{children}</Suspense>
    </ErrorBoundary>
  )
}

function AreaLoading() {
  const { t } = useTranslation()
  return <LoadingSign label={t('loading')} />
}

export function App() {
  return (
    <ErrorBoundary>
      <HistoryRouter>
        <Areas />
      </HistoryRouter>
    </ErrorBoundary>
  )
}
