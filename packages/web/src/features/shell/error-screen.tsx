import { mdiAlertCircleOutline } from '@mdi/js'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { Component, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { adminContact } from '../../lib/page-meta.ts'
import { ActionButton } from '../../ui/action-look.ts'
import { Icon } from '../../ui/icon.tsx'

/** Catches unexpected errors and renders again on request. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('unknown') }
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    return (
      <ErrorScreen
        onRetry={() => (isMissingFile(error) ? window.location.reload() : this.setState({ error: undefined }))}
      />
    )
  }
}

function ErrorScreen({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  const contact = adminContact()
  return (
    <Container component="main" maxWidth="sm" sx={{ py: 10, textAlign: 'center' }} role="alert">
      <Icon path={mdiAlertCircleOutline} sx={{ fontSize: 48, color: 'error.main', mb: 2 }} />
      <Typography variant="h1" sx={{ mb: 2 }}>
        {t('error.title')}
      </Typography>
      <Typography sx={{ mb: 4 }}>
        {contact === undefined ? t('error.messageWithoutContact') : t('error.message', { contact })}
      </Typography>
      <ActionButton type="button" size="large" onClick={onRetry}>
        {t('retry')}
      </ActionButton>
    </Container>
  )
}

/** After a deployment an open tab requests files that no longer exist: only a reload helps. */
function isMissingFile(error: unknown): boolean {
  return (
    error instanceof Error && /dynamically imported module|importing a module|load.*(css|module)/i.test(error.message)
  )
}
