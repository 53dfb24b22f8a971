import { lazy } from 'react'
import { Route, Routes } from 'react-router'
import { ChangeableOnly, PageMissing } from './shell/page-missing.tsx'

const MapPage = lazy(() => import('./plan/routes/map-page.tsx').then((file) => ({ default: file.MapPage })))

const DistancesPage = lazy(() =>
  import('./plan/routes/distances-page.tsx').then((file) => ({ default: file.DistancesPage })),
)
const NearHostsPage = lazy(() =>
  import('./plan/routes/near-hosts-page.tsx').then((file) => ({ default: file.NearHostsPage })),
)
const QualityPage = lazy(() => import('./plan/routes/quality-page.tsx').then((file) => ({ default: file.QualityPage })))
const OptimizationPage = lazy(() =>
  import('./plan/optimization/optimization-page.tsx').then((file) => ({ default: file.OptimizationPage })),
)

/** Paths below `hostlocations`: the map at its root, other views of the plan, and proposals for another one. */
export function RoutesArea() {
  return (
    <Routes>
      <Route index element={<MapPage />} />
      <Route path="distances" element={<DistancesPage />} />
      <Route path="near-hosts" element={<NearHostsPage />} />
      <Route path="quality" element={<QualityPage />} />
      <Route element={<ChangeableOnly />}>
        <Route path="optimization/:optimizationId" element={<OptimizationPage />} />
      </Route>
      <Route path="*" element={<PageMissing />} />
    </Routes>
  )
}
