import type { EmotionCache } from '@emotion/cache'
import { useState } from 'react'
import { RouterProvider } from 'react-router'
import { ErrorBoundary } from '../features/shell/error-screen.tsx'
import { Providers } from './providers.tsx'
import { createRouter } from './router.tsx'

export function App({ styles }: { styles: EmotionCache }) {
  const [router] = useState(createRouter)
  return (
    <Providers styles={styles}>
      <ErrorBoundary>
        <RouterProvider router={router} />
      </ErrorBoundary>
    </Providers>
  )
}
