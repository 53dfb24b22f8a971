import { useTranslation } from 'react-i18next'
import { Page } from '../../../ui/page.tsx'

export function ParticipantsArea() {
  const { t } = useTranslation('participants')
  return <Page title={t('title')}>{null}</Page>
}
