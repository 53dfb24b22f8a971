import { mdiMapSearchOutline } from '@mdi/js'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useAdminId } from '../shell/admin-dinner.ts'

/** Used, discarded, or overtaken by another change of the plan. */
export function ProposalGone() {
  const { t } = useTranslation('planning')
  return (
    <EmptyState
      icon={mdiMapSearchOutline}
      title={t('gone.title')}
      action={
        <Button component={Link} to={paths.admin.hostLocations(useAdminId())} variant="contained">
          {t('gone.toRoutes')}
        </Button>
      }
    >
      {t('gone.text')}
    </EmptyState>
  )
}
