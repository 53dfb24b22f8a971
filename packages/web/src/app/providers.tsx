import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { theme } from '../ui/theme.ts'

/** What every page needs, also those of visitors who never sign in; the rest is in `WorkProviders`. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={styleCache}>
      <ThemeProvider theme={theme} defaultMode="system" noSsr>
        <CssBaseline enableColorScheme />
        {children}
      </ThemeProvider>
    </CacheProvider>
  )
}

/** The server gives each answer its own nonce; styles made here carry it, so that the policy needs no unsafe-inline. */
export function pageNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''
}

const styleCache = createCache({ key: 'rd', prepend: true, nonce: pageNonce() })
