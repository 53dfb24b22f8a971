import './lib/without-eval.ts'
import './ui/inter/inter.css'
import './ui/fallback-font.css'
import { languageNamed } from '@running-dinner/domain'
import { afterHydration, hydratePage } from '@running-dinner/public-pages/browser'
import { eventLanguageOf, namespacesOf, publicSite } from './app/public/public-site.ts'
import { prepareRefusalsBy } from './lib/api-error.ts'
import { followStoredLanguage, i18n, startI18n } from './lib/i18n.ts'
import { loadIssueTexts } from './lib/issue-text.ts'

prepareRefusalsBy(() => loadIssueTexts(['issues']))

await hydratePage(publicSite, async ({ page, data }) => {
  const language = languageNamed(document.documentElement.lang)
  await startI18n(language && { language, event: eventLanguageOf(data) })
  await i18n.loadNamespaces(namespacesOf(page, data))
  afterHydration(() => void followStoredLanguage())
})
