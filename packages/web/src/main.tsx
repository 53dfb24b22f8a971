import '@fontsource-variable/inter/wght.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router'
import { App } from './app/app.tsx'
import { createStyles } from './app/create-styles.ts'
import { routes } from './app/router.tsx'
import { followStoredLanguage, startI18n } from './lib/i18n.ts'
import { pageNonce } from './lib/page-nonce.ts'
import { renderedPage } from './lib/rendered-page.ts'

// notistack's style engine looks for the nonce here.
Object.assign(window, { __nonce__: pageNonce() })

const root = document.getElementById('root')
if (root) {
  const rendered = renderedPage()
  const ready = Promise.all([startI18n(rendered?.language), rendered && loadMatched()])
  const start = () => {
    const router = createBrowserRouter(routes, rendered ? { hydrationData: rendered.data } : {})
    const app = <App router={router} styles={createStyles(pageNonce())} />
    if (!rendered) return createRoot(root).render(app)
    hydrateRoot(root, app)
    followStoredLanguage()
  }
  ready.then(start, start)
}

/** What the server has rendered can only be taken over when the code of that page is there. */
async function loadMatched(): Promise<void> {
  const matched = matchRoutes(routes, window.location)?.map(({ route }) => route) ?? []
  await Promise.all(matched.map(loadRoute))
}

async function loadRoute(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return
  Object.assign(route, await route.lazy(), { lazy: undefined })
}
