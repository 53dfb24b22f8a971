import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import * as styles from './lazy-route-map.css.ts'
import type { RouteMapProps } from './map-content.ts'

/** Without a connection its code is missing, and the page around it is needed all the more. */
const RouteMap = lazy(async () => {
  // Not `.then(..., onError)`: Vite loads the styles around that, and their failure would not reach it.
  try {
    return { default: (await import('./route-map.tsx')).RouteMap }
  } catch {
    return { default: MissingMap }
  }
})

/** Loads the code of the map, with Leaflet, only on pages that show one. */
export function LazyRouteMap(props: RouteMapProps) {
  const { t } = useTranslation('routes')
  return (
    <Suspense fallback={<div role="status" aria-label={t('map.loading')} className={styles.loading} />}>
      <RouteMap {...props} />
    </Suspense>
  )
}

function MissingMap() {
  const { t } = useTranslation('routes')
  return (
    <div role="status" className={styles.missing}>
      {t('map.missing')}
    </div>
  )
}
