import { type ComponentType, lazy, useEffect } from 'react'
import { createBrowserRouter, Outlet, ScrollRestoration, useLocation } from 'react-router'
import { ErrorScreen } from '../features/shell/error-screen.tsx'
import { isWorkPath } from '../lib/paths.ts'
import { Area } from './area.tsx'

const AdminArea = lazy(() => import('./admin-entry.tsx').then((file) => ({ default: file.AdminEntry })))
const WizardArea = lazy(() => import('./wizard-entry.tsx').then((file) => ({ default: file.WizardEntry })))
const MyEventsArea = lazy(() => import('./my-events-entry.tsx').then((file) => ({ default: file.MyEventsEntry })))
const AccountArea = lazy(() => import('./account-entry.tsx').then((file) => ({ default: file.AccountEntry })))
const PlatformArea = lazy(() => import('./platform-entry.tsx').then((file) => ({ default: file.PlatformEntry })))
const SelfArea = lazy(() => import('./self-entry.tsx').then((file) => ({ default: file.SelfEntry })))

/** Paths of the server: a browser that ends up here shows nothing rather than a wrong page (spec 2). */
function isServerPath(pathname: string): boolean {
  return /\/(rest|resources)\//i.test(pathname)
}

function Root() {
  if (isServerPath(useLocation().pathname)) return null
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  )
}

/** Public pages are documents that the server renders: whoever goes there from an area loads them. */
function LoadDocument() {
  const { pathname } = useLocation()
  useEffect(() => {
    if (!isWorkPath(pathname)) window.location.reload()
  }, [pathname])
  return null
}

function area(path: string, Content: ComponentType) {
  return {
    path,
    element: (
      <Area>
        <Content />
      </Area>
    ),
  }
}

/** The areas where people work, rendered in the browser. */
export function createRouter() {
  return createBrowserRouter([
    {
      element: <Root />,
      errorElement: <ErrorScreen onRetry={() => window.location.reload()} />,
      children: [
        area('/admin/:adminId/*', AdminArea),
        area('/running-dinner-wizard/*', WizardArea),
        area('/self/*', SelfArea),
        area('/my-events/*', MyEventsArea),
        area('/login/*', AccountArea),
        area('/register/*', AccountArea),
        area('/profile/*', AccountArea),
        area('/platform/*', PlatformArea),
        { path: '*', element: <LoadDocument /> },
      ],
    },
  ])
}
