import { mdiMapOutline } from '@mdi/js'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Page } from '../../../ui/page.tsx'
import { useAdminId, useIsCancelled } from '../shell/admin-dinner.ts'

/** In place of every view of the routes while there are none. */
export function NoRoutes() {
  const { t } = useTranslation('routes')
  const isCancelled = useIsCancelled()
  const toTeams = paths.admin.teams(useAdminId())
  return (
    <Page title={t('title')}>
      <EmptyState
        icon={mdiMapOutline}
        title={t('none.title')}
        action={
          !isCancelled && (
            <Button component={Link} to={toTeams} variant="contained">
              {t('none.toTeams')}
            </Button>
          )
        }
      >
        {!isCancelled && t('none.text')}
      </EmptyState>
    </Page>
  )
}
