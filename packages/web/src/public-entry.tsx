import '@fontsource-variable/inter/wght.css'
import { languages } from '@running-dinner/domain'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createStyles } from './app/create-styles.ts'
import { type MatchedPage, matchPage } from './app/public/match-page.ts'
import { eventLanguageOf, readPageData } from './app/public/page-data.ts'
import { PublicApp } from './app/public/public-app.tsx'
import { followStoredLanguage, i18n, startI18n } from './lib/i18n.ts'
import { pageNonce } from './lib/page-meta.ts'

const root = document.getElementById('root')
const matched = matchPage(window.location.pathname)
if (root && matched) {
  await takeOver(root, matched).catch((error: unknown) => {
    document.dispatchEvent(new Event('page-failed'))
    throw error
  })
}

/** Makes what the server has rendered answer to its reader. Without it the page is still a page. */
async function takeOver(container: HTMLElement, { page }: MatchedPage): Promise<void> {
  const language = languages.find((one) => one === document.documentElement.lang)
  const data = readPageData()
  const event = eventLanguageOf(data.data)
  const started = startI18n(language && { language, event })
  const words = started.then(() => i18n.loadNamespaces(page.namespaces))
  const [Page] = await Promise.all([page.load(), words])
  const url = new URL(window.location.href)
  const app = <PublicApp Page={Page} {...data} url={url} styles={createStyles(pageNonce())} />
  document.addEventListener('page-awake', () => void followStoredLanguage(), { once: true })
  // In slices: whoever touches the page meanwhile is answered between them.
  startTransition(() => void hydrateRoot(container, app))
}
