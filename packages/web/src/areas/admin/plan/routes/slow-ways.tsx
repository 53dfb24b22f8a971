import { lazy, Suspense } from 'react'

const SlowWaysNotice = lazy(() => import('./slow-ways-notice.tsx').then((file) => ({ default: file.SlowWaysNotice })))

/** For pages of an event with teams: warns of ways that guests cannot do in time. */
export function SlowWays() {
  return (
    <Suspense>
      <SlowWaysNotice />
    </Suspense>
  )
}
