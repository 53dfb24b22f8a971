import type { EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { theme } from '../ui/theme.ts'

interface ProvidersProps {
  /** Where styles are collected: the page's head, or on the server the answer being made. */
  styles: EmotionCache
  children: ReactNode
}

/** What every page needs, also those of visitors who never sign in; the rest is in `WorkProviders`. */
export function Providers({ styles, children }: ProvidersProps) {
  return (
    <CacheProvider value={styles}>
      <ThemeProvider theme={theme} defaultMode="system">
        <CssBaseline enableColorScheme />
        {children}
      </ThemeProvider>
    </CacheProvider>
  )
}
