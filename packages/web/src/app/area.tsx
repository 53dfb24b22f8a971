import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorBoundary } from '../features/shell/error-screen.tsx'
import { LoadingBar } from '../ui/loading-bar.tsx'

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
