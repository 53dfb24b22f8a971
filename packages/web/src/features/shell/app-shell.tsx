import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Wordmark } from '../../kit/brand-sign.tsx'
import { paths } from '../../lib/paths.ts'
import * as styles from './app-shell.css.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { SchemeSwitch } from './scheme-switch.tsx'

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
      <div className={styles.appShellRow}>
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
