import { lazy } from 'react'
import { Outlet } from 'react-router'
import { useAdminDinner, useIsCancelled } from './admin-dinner.ts'

export const InvalidLink = lazy(() => import('./notice-pages.tsx').then((file) => ({ default: file.InvalidLink })))
export const PageMissing = lazy(() => import('./notice-pages.tsx').then((file) => ({ default: file.PageMissing })))
const NothingToChange = lazy(() => import('./notice-pages.tsx').then((file) => ({ default: file.NothingToChange })))

/** Guards pages that only change something: a cancelled event shows a notice instead. */
export function ChangeableOnly() {
  const dinner = useAdminDinner()
  return useIsCancelled() ? <NothingToChange /> : <Outlet context={dinner} />
}
