import { mdiCalendarRemoveOutline } from '@mdi/js'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link, Outlet } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Page } from '../../../ui/page.tsx'
import { useAdminDinner, useAdminId, useIsCancelled } from './admin-dinner.ts'

/** Around pages that only change something: of a cancelled event there is nothing to do on them. */
export function ChangeableOnly() {
  const dinner = useAdminDinner()
  return useIsCancelled() ? <NothingToChange /> : <Outlet context={dinner} />
}

function NothingToChange() {
  const { t } = useTranslation('admin')
  return (
    <Page title={t('nothingToChange.title')} width="md">
      <EmptyState
        icon={mdiCalendarRemoveOutline}
        title={t('nothingToChange.heading')}
        action={
          <Button component={Link} to={paths.admin.dashboard(useAdminId())} variant="contained">
            {t('pageMissing.toDashboard')}
          </Button>
        }
      >
        {t('nothingToChange.text')}
      </EmptyState>
    </Page>
  )
}
