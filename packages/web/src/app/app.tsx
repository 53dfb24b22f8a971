import { ErrorBoundary } from '../features/shell/error-screen.tsx'
import { HistoryRouter } from '../lib/history-router.tsx'
import { Areas } from './areas.tsx'

export function App() {
  return (
    <ErrorBoundary>
      <HistoryRouter>
        <Areas />
      </HistoryRouter>
    </ErrorBoundary>
  )
}
