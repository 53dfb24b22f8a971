import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorBoundary } from '../features/shell/error-screen.tsx'
import { LoadingSign } from '../kit/loading-sign.tsx'

/** Around an area: shows that its code is loading, and keeps its failure from the rest of the app. */
export function Area({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary>
      <Suspense fallback={<AreaLoading />}>{children}</Suspense>
    </ErrorBoundary>
  )
}

function AreaLoading() {
  const { t } = useTranslation()
  return <LoadingSign label={t('loading')} />
}
