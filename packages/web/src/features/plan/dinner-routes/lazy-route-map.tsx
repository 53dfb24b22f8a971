import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import * as styles from './lazy-route-map.css.ts'

/** Loads the code of a map, with Leaflet, only where it is shown. */
export function lazyMap<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazyPart(load, <MapLoading />)
}

export const LazyRouteMap = lazyMap(async () => (await import('./route-map.tsx')).RouteMap)

function MapLoading() {
  const { t } = useTranslation('routes')
  return <div role="status" aria-label={t('map.loading')} className={styles.loading} />
}
