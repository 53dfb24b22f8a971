import Skeleton from '@mui/material/Skeleton'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { RouteMapProps } from './map-content.ts'

const RouteMap = lazy(() => import('./route-map.tsx').then((file) => ({ default: file.RouteMap })))

/** Loads the code of the map, with Leaflet, only on pages that show one. */
export function LazyRouteMap(props: RouteMapProps) {
  const { t } = useTranslation('routes')
  return (
    <Suspense fallback={<Skeleton variant="rectangular" height="100%" role="status" aria-label={t('map.loading')} />}>
      <RouteMap {...props} />
    </Suspense>
  )
}
