import { useTranslation } from 'react-i18next'
import { AppShell } from '../../app/app-shell.tsx'
import { Page } from '../../ui/page.tsx'

export function WizardArea() {
  const { t } = useTranslation('wizard')
  return (
    <AppShell>
      <Page title={t('title')}>{null}</Page>
    </AppShell>
  )
}
