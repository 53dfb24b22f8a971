import { type ComponentType, lazy } from 'react'
import { Outlet, type RouteObject, ScrollRestoration, useLocation } from 'react-router'
import { Area, AreaLoading } from './area.tsx'
import { ErrorScreen } from './error-screen.tsx'
import { publicRoutes } from './public-routes.ts'
import { PublicShell } from './public-shell.tsx'

const AdminArea = lazy(() => import('./admin-entry.tsx').then((file) => ({ default: file.AdminEntry })))
const WizardArea = lazy(() => import('./wizard-entry.tsx').then((file) => ({ default: file.WizardEntry })))
const SelfArea = lazy(() => import('./self-entry.tsx').then((file) => ({ default: file.SelfEntry })))

/** The whole product as routes: areas where people work, rendered in the browser, and the public pages. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <ErrorScreen onRetry={() => window.location.reload()} />,
    hydrateFallbackElement: <AreaLoading />,
    children: [
      area('/admin/:adminId/*', AdminArea),
      area('/running-dinner-wizard/*', WizardArea),
      area('/self/*', SelfArea),
      { element: <PublicShell />, errorElement: <ErrorScreen onRetry={reload} />, children: publicRoutes },
    ],
  },
]

function reload() {
  window.location.reload()
}

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

function area(path: string, Content: ComponentType): RouteObject {
  return {
    path,
    element: (
      <Area>
        <Content />
      </Area>
    ),
  }
}
