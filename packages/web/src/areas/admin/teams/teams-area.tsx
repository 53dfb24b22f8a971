import { useTranslation } from 'react-i18next'
import { Page } from '../../../ui/page.tsx'

/** Paths below `teams`: the list at its root, one team at `:teamId`. */
export function TeamsArea() {
  const { t } = useTranslation('teams')
  return <Page title={t('title')}>{null}</Page>
}
