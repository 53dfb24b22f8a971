import type { EmotionCache } from '@emotion/cache'
import type { ComponentType } from 'react'
import { ErrorBoundary } from '../../features/shell/error-screen.tsx'
import type { PageProps } from '../../lib/public-page.ts'
import { Providers } from '../providers.tsx'
import { Awake } from './awake.tsx'
import { PublicRouter } from './public-router.tsx'
import { PublicShell } from './public-shell.tsx'

interface PublicAppProps extends PageProps<unknown> {
  Page: ComponentType<PageProps<never>>
  url: URL
  styles: EmotionCache
}

/** The same on the server and in the browser that takes it over. */
export function PublicApp({ Page, data, params, url, styles }: PublicAppProps) {
  return (
    <Providers styles={styles}>
      <ErrorBoundary>
        <PublicRouter url={url}>
          <PublicShell>
            {/* The table of pages pairs every page with the data made for it. */}
            <Page data={data as never} params={params} />
          </PublicShell>
        </PublicRouter>
      </ErrorBoundary>
      <Awake />
    </Providers>
  )
}
