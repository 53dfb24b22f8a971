import { useTranslation } from 'react-i18next'
import { AppShell } from '../../app/app-shell.tsx'
import { Page } from '../../ui/page.tsx'

export function LandingArea() {
  const { t } = useTranslation('landing')
  return (
    <AppShell>
      <Page title={t('title')}>{null}</Page>
    </AppShell>
  )
}
