import { useState } from 'react'
import { RouterProvider } from 'react-router'
import { ErrorBoundary } from './error-screen.tsx'
import { Providers } from './providers.tsx'
import { createRouter } from './router.tsx'

export function App() {
  const [router] = useState(createRouter)
  return (
    <Providers>
      <ErrorBoundary>
        <RouterProvider router={router} />
      </ErrorBoundary>
    </Providers>
  )
}
