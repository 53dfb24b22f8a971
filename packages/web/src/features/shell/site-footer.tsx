import { languageNames, languages } from '@running-dinner/domain'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { Wordmark } from '../../kit/brand-sign.tsx'
import { queryIn, useLanguage } from '../../lib/language-rule.ts'
import { paths } from '../../lib/paths.ts'
import { chooseLanguage } from '../../lib/remembered-language.ts'
import * as styles from './site-footer.css.ts'

const places = [
  { key: 'guide', to: paths.guide() },
  { key: 'events', to: paths.events() },
  { key: 'myEvents', to: paths.myEvents() },
  { key: 'create', to: paths.create() },
  { key: 'feedback', to: paths.feedback() },
  { key: 'imprint', to: paths.imprint() },
  { key: 'privacy', to: paths.privacy() },
] as const

/** The footer of every public page: links, the operator and the other language. */
export function SiteFooter() {
  const { t } = useTranslation()
  return (
    <footer className={styles.footer}>
      <div className={styles.grid}>
        <div>
          <div className={styles.product}>
            <Wordmark name={t('product')} />
          </div>
          <p className={styles.text}>{t('footer.promise')}</p>
        </div>
        <LanguageLinks />
        <nav aria-label={t('footer.label')} className={styles.navigation}>
          {/* The space is for text browsers. */}
          {places.map(({ key, to }) => [
            <Link key={key} to={to} className={styles.link}>
              {t(`footer.${key}`)}
            </Link>,
            ' ',
          ])}
        </nav>
      </div>
    </footer>
  )
}

/** Links, so that they work without any script. */
function LanguageLinks() {
  const { i18n } = useTranslation()
  const current = useLanguage()
  const { search } = useLocation()
  return (
    <div className={styles.languageLinks}>
      {languages.map((language) => [
        <a
          key={language}
          href={`?${queryIn(language, search)}`}
          data-language={language}
          hrefLang={language}
          lang={language}
          aria-current={current === language ? 'true' : undefined}
          onClick={(event) => {
            event.preventDefault()
            void chooseLanguage(i18n, language)
          }}
          className={current === language ? styles.languageCurrent : styles.language}
        >
          {languageNames[language]}
        </a>,
        ' ',
      ])}
    </div>
  )
}
