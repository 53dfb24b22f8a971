import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadingBar } from '../ui/loading-bar.tsx'
import { ErrorBoundary } from './error-screen.tsx'

/** Around an area whose code comes when somebody goes there: a sign of loading, and its failure stays in it (spec 2). */
export function Area({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary>
      <Suspense fallback={<AreaLoading />}>{children}</Suspense>
    </ErrorBoundary>
  )
}

function AreaLoading() {
  const { t } = useTranslation()
  return <LoadingBar label={t('loading')} />
}
