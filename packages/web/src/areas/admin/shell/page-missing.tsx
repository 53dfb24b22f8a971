import { mdiMapMarkerQuestionOutline } from '@mdi/js'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Page } from '../../../ui/page.tsx'
import { useAdminId } from './admin-dinner.ts'

/** The event is there, the page is not. */
export function PageMissing() {
  const { t } = useTranslation(['admin', 'common'])
  const adminId = useAdminId()
  return (
    <Page title={t('common:error.notFoundTitle')} width="md">
      <EmptyState
        icon={mdiMapMarkerQuestionOutline}
        title={t('pageMissing.heading')}
        action={
          <Button component={Link} to={paths.admin.dashboard(adminId)} variant="contained">
            {t('pageMissing.toDashboard')}
          </Button>
        }
      >
        {t('pageMissing.text')}
      </EmptyState>
    </Page>
  )
}
