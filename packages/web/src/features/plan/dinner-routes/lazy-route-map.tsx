import { type ComponentType, lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import * as styles from './lazy-route-map.css.ts'

/** Loads the code of a map, with Leaflet, only where it is shown. */
export function lazyMap<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const LoadedMap = lazy(async () => {
    // Without a connection its code is missing, and the page around it is needed all the more. Not `.then(..., onError)`: Vite loads
    // the styles around that, and their failure would not reach it.
    try {
      return { default: await load() }
    } catch {
      return { default: MissingMap }
    }
  }) as ComponentType<Props>
  return function LazyMap(props: Props) {
    const { t } = useTranslation('routes')
    return (
      <Suspense fallback={<div role="status" aria-label={t('map.loading')} className={styles.loading} />}>
        <LoadedMap {...props} />
      </Suspense>
    )
  }
}

export const LazyRouteMap = lazyMap(async () => (await import('./route-map.tsx')).RouteMap)

function MissingMap() {
  const { t } = useTranslation('routes')
  return (
    <div role="status" className={styles.missing}>
      {t('map.missing')}
    </div>
  )
}
