import { mdiLinkVariantOff } from '@mdi/js'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Page } from '../../../ui/page.tsx'

/** Unknown, mistyped and deleted events look the same (reliability 2.4 #1). */
export function InvalidLink() {
  const { t } = useTranslation(['admin', 'common'])
  return (
    <Page title={t('invalidLink.title')} width="md">
      <EmptyState
        icon={mdiLinkVariantOff}
        title={t('invalidLink.heading')}
        action={
          <Button component={Link} to={paths.landing()} variant="contained">
            {t('common:error.toStart')}
          </Button>
        }
      >
        {t('invalidLink.text')}
      </EmptyState>
    </Page>
  )
}
