import { mdiAccountClockOutline } from '@mdi/js'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useAdminId } from '../shell/admin-dinner.ts'

/** Before there are teams nobody can be put into one. */
export function NoTeamsYet({ count }: { count: number }) {
  const { t } = useTranslation('waiting')
  return (
    <EmptyState
      icon={mdiAccountClockOutline}
      title={t('noTeams.title')}
      action={
        <Button component={Link} to={paths.admin.teams(useAdminId())} variant="contained">
          {t('noTeams.toTeams')}
        </Button>
      }
    >
      {t('noTeams.text', { count })}
    </EmptyState>
  )
}
