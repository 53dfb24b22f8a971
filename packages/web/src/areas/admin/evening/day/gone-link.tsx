import { mdiLinkVariantOff } from '@mdi/js'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Page } from '../../../../ui/page.tsx'

/** A helper's link that was revoked, an organiser's that was replaced and a mistyped one look the same. */
export function GoneLink() {
  const { t } = useTranslation('tonight')
  return (
    <Page title={t('gone.title')} width="md">
      <EmptyState icon={mdiLinkVariantOff} title={t('gone.heading')}>
        {t('gone.text')}
      </EmptyState>
    </Page>
  )
}
