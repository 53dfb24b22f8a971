import type { EmotionCache } from '@emotion/cache'
import { ErrorBoundary } from '../features/shell/error-screen.tsx'
import { HistoryRouter } from '../lib/history-router.tsx'
import { Areas } from './areas.tsx'
import { Providers } from './providers.tsx'

export function App({ styles }: { styles: EmotionCache }) {
  return (
    <Providers styles={styles}>
      <ErrorBoundary>
        <HistoryRouter>
          <Areas />
        </HistoryRouter>
      </ErrorBoundary>
    </Providers>
  )
}
