import createCache, { type EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { type StorageManager, ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { followScheme, schemeMode } from '../kit/scheme.ts'
import { pageNonce } from '../lib/page-nonce.ts'
import { theme } from '../ui/theme.ts'

interface MuiProvidersProps {
  /** Where MUI's style rules are collected; those of the document if absent. */
  styles?: EmotionCache
  children: ReactNode
}

/** MUI follows the scheme that the kit keeps. */
const schemeStorage: StorageManager = ({ key }) => ({
  get: (fallback: unknown) => (key === 'mui-mode' ? schemeMode() : fallback),
  set: () => undefined,
  subscribe: (handler) => (key === 'mui-mode' ? followScheme(() => handler(schemeMode())) : () => undefined),
})

let stylesOfDocument: EmotionCache | undefined

/** Around an area with elements of MUI; those of the kit alone do without. */
export function MuiProviders({ styles, children }: MuiProvidersProps) {
  // The policy of contents knows MUI's style elements by their nonce.
  stylesOfDocument ??= createCache({ key: 'rd', prepend: true, nonce: pageNonce() })
  return (
    <CacheProvider value={styles ?? stylesOfDocument}>
      <ThemeProvider theme={theme} defaultMode="system" modeStorageKey="mui-mode" storageManager={schemeStorage}>
        <CssBaseline enableColorScheme />
        {children}
      </ThemeProvider>
    </CacheProvider>
  )
}
