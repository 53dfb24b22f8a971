import '@fontsource-variable/inter/wght.css'
import { languages } from '@running-dinner/domain'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createStyles } from './app/create-styles.ts'
import { followStoredLanguage, i18n, startI18n } from './lib/i18n.ts'
import { pageNonce } from './lib/page-nonce.ts'
import { matchPage } from './public/match-page.ts'
import { readPageData } from './public/page-data.ts'
import { PublicApp } from './public/public-app.tsx'

const root = document.getElementById('root')
const matched = matchPage(window.location.pathname)
if (root && matched) {
  const language = languages.find((one) => one === document.documentElement.lang)
  const words = startI18n(language).then(() => i18n.loadNamespaces(matched.page.namespaces))
  Promise.all([matched.page.load(), words]).then(([Page]) => {
    const url = new URL(window.location.href)
    const app = <PublicApp Page={Page} {...readPageData()} url={url} styles={createStyles(pageNonce())} />
    // In slices: whoever touches the page meanwhile is answered between them.
    startTransition(() => void hydrateRoot(root, app))
    followStoredLanguage()
  })
}
