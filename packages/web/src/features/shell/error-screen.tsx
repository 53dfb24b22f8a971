import { mdiAlertCircleOutline } from '@mdi/js'
import { Component, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../kit/button.tsx'
import { Icon } from '../../kit/icon.tsx'
import { adminContact } from '../../lib/page-meta.ts'
import * as styles from './error-screen.css.ts'

/** Catches unexpected errors and renders again on request. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('unknown') }
  }

  /** Without a connection a reload would lose the page for one of the browser's own. */
  private reload() {
    if (navigator.onLine) window.location.reload()
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    if (!isMissingFile(error)) return <ErrorScreen onRetry={() => this.setState({ error: undefined })} />
    return <ErrorScreen isOffline={!navigator.onLine} onRetry={() => this.reload()} />
  }
}

function ErrorScreen({ isOffline = false, onRetry }: { isOffline?: boolean; onRetry: () => void }) {
  const { t } = useTranslation()
  const contact = adminContact()
  const message = contact === undefined ? t('error.messageWithoutContact') : t('error.message', { contact })
  return (
    <main className={styles.main} role="alert">
      <Icon path={mdiAlertCircleOutline} className={styles.icon} />
      <h1 className={styles.title}>{t(isOffline ? 'error.notLoaded' : 'error.title')}</h1>
      <p className={styles.text}>{isOffline ? t('error.offline') : message}</p>
      <Button type="button" size="large" onClick={onRetry}>
        {t('retry')}
      </Button>
    </main>
  )
}

/** After a deployment an open tab requests files that no longer exist: only a reload helps. */
function isMissingFile(error: unknown): boolean {
  return (
    error instanceof Error && /dynamically imported module|importing a module|load.*(css|module)/i.test(error.message)
  )
}
