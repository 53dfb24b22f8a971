import type { EmotionCache } from '@emotion/cache'
import type { ComponentProps } from 'react'
import { RouterProvider } from 'react-router'
import { ErrorBoundary } from './error-screen.tsx'
import { Providers } from './providers.tsx'

interface AppProps {
  router: ComponentProps<typeof RouterProvider>['router']
  styles: EmotionCache
}

export function App({ router, styles }: AppProps) {
  return (
    <Providers styles={styles}>
      <ErrorBoundary>
        <RouterProvider router={router} />
      </ErrorBoundary>
    </Providers>
  )
}
