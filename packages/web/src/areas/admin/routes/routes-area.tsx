import { useTranslation } from 'react-i18next'
import { Page } from '../../../ui/page.tsx'

/** The map of all routes. */
export function RoutesArea() {
  const { t } = useTranslation('routes')
  return <Page title={t('title')}>{null}</Page>
}
