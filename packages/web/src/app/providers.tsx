import type { EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { theme } from '../ui/theme.ts'

interface ProvidersProps {
  /** Where style rules are collected: the head of the document, or on the server the answer. */
  styles: EmotionCache
  children: ReactNode
}

/** What every page needs, public pages too; `WorkProviders` adds what only areas need. */
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
