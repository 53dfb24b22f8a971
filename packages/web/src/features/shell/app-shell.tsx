import { mdiCheck, mdiCircleHalfFull, mdiWeatherNight, mdiWhiteBalanceSunny } from '@mdi/js'
import { languageNames, languages } from '@running-dinner/domain'
import type { MouseEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { Wordmark } from '../../kit/brand-sign.tsx'
import { PlainButton } from '../../kit/button.tsx'
import { Disclosure } from '../../kit/disclosure.tsx'
import { Icon } from '../../kit/icon.tsx'
import { chooseScheme, useSchemeMode } from '../../kit/scheme.ts'
import { queryIn, useLanguage } from '../../lib/language-rule.ts'
import { paths } from '../../lib/paths.ts'
import { chooseLanguage } from '../../lib/remembered-language.ts'
import * as styles from './app-shell.css.ts'

interface AppShellProps {
  /** Replaces the product name, for areas about a single event. */
  brand?: ReactNode
  /** Beside the product name in the black bar: links of the area. */
  navigation?: ReactNode
  /** Below the bar, above the page: phase of the event, banners. */
  banner?: ReactNode
  /** Beside the page on wide screens: navigation of the area. */
  side?: ReactNode
  footer?: ReactNode
  children: ReactNode
}

/** Skip link, black bar, main landmark: around every area. */
export function AppShell({ brand, navigation, banner, side, footer, children }: AppShellProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.column}>
      <SkipLink label={t('skipToContent')} />
      <header className={styles.header}>
        {brand ?? <ProductName />}
        <div className={styles.row}>{navigation}</div>
        <LanguageSwitch />
        <SchemeSwitch />
      </header>
      {banner}
      <div className={styles.content}>
        {side}
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
      {footer}
    </div>
  )
}

/** Without room for it the name leaves the line, and the sign stays. */
function ProductName() {
  const { t } = useTranslation()
  return (
    <Link to={paths.landing()} className={styles.productName}>
      <Wordmark name={t('product')} />
    </Link>
  )
}

function SkipLink({ label }: { label: string }) {
  return (
    <a href="#main" className={styles.skipLink}>
      {label}
    </a>
  )
}

/** A form, so that it works without scripts. In a document without React its script acts on `data-language`. */
function LanguageSwitch() {
  const { t, i18n } = useTranslation()
  const current = useLanguage()
  const { search } = useLocation()
  return (
    <form method="get">
      {[...queryIn(current, search)].map(
        ([name, value]) => name !== 'lng' && <input type="hidden" key={name} name={name} value={value} />,
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div role="group" aria-label={t('language')} className={styles.languages}>
        {languages.map((language) => {
          const isCurrent = current === language
          return [
            <PlainButton
              type="submit"
              key={language}
              name="lng"
              value={language}
              lang={language}
              aria-label={languageNames[language]}
              aria-pressed={isCurrent}
              data-language={language}
              onClick={(event: MouseEvent) => {
                event.preventDefault()
                void chooseLanguage(i18n, language)
              }}
              className={isCurrent ? styles.currentLanguage : styles.languageButton}
            >
              {language.toUpperCase()}
            </PlainButton>,
            // For text browsers.
            ' ',
          ]
        })}
      </div>
    </form>
  )
}

const modes = ['system', 'light', 'dark'] as const
const icons = { system: mdiCircleHalfFull, light: mdiWhiteBalanceSunny, dark: mdiWeatherNight }

/** Styles show which mode is chosen: in a document without React its script sets `data-mode` and `aria-pressed` only. */
export function SchemeSwitch() {
  const { t } = useTranslation()
  const mode = useSchemeMode()
  const icon = (
    <span data-mode={mode} className={styles.modeIcons}>
      {modes.map((choice) => (
        <Icon key={choice} path={icons[choice]} className={styles.modeIcon[choice]} />
      ))}
    </span>
  )
  return (
    <Disclosure label={t('scheme.label')} captioned icon={icon} panelClass={styles.schemePanel}>
      {modes.map((choice) => (
        <PlainButton
          type="button"
          key={choice}
          aria-pressed={mode === choice}
          data-scheme={choice}
          onClick={() => chooseScheme(choice)}
          className={styles.schemeButton}
        >
          <Icon path={icons[choice]} className={styles.schemeIcon} />
          {t(`scheme.${choice}`)}
          <Icon path={mdiCheck} className={styles.chosenMark} />
        </PlainButton>
      ))}
    </Disclosure>
  )
}
