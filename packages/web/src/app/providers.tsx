import type { EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { type StorageManager, ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { followScheme, schemeMode } from '../kit/scheme.ts'
import { theme } from '../ui/theme.ts'

interface ProvidersProps {
  /** Where MUI's style rules are collected, with the nonce of the document. */
  styles: EmotionCache
  children: ReactNode
}

/** MUI follows the scheme that the kit keeps. */
const schemeStorage: StorageManager = ({ key }) => ({
  get: (fallback: unknown) => (key === 'mui-mode' ? schemeMode() : fallback),
  set: () => undefined,
  subscribe: (handler) => (key === 'mui-mode' ? followScheme(() => handler(schemeMode())) : () => undefined),
})

/** What every area needs; `WorkProviders` adds what is loaded later. */
export function Providers({ styles, children }: ProvidersProps) {
  return (
    <CacheProvider value={styles}>
      <ThemeProvider theme={theme} defaultMode="system" modeStorageKey="mui-mode" storageManager={schemeStorage}>
        <CssBaseline enableColorScheme />
        {children}
      </ThemeProvider>
    </CacheProvider>
  )
}
