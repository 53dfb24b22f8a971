import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../app/paths.ts'
import { useAdminId } from '../shell/admin-dinner.ts'
import type { ListState } from './list-state.ts'

/** Above the list, or above the waiting list where the number does not work out (rules 6.6). */
export function ListBanner({ state }: { state: Shown }) {
  const { t } = useTranslation('participants')
  const adminId = useAdminId()
  return (
    <Alert
      severity={state.kind === 'allAssignable' ? 'success' : 'info'}
      role="status"
      sx={{
        mb: 3,
        alignItems: 'center',
        flexWrap: 'wrap',
        '& .MuiAlert-message': { flex: '1 1 200px' },
        '& .MuiAlert-action': { pt: 0 },
      }}
      action={
        state.kind === 'unassigned' ? (
          <Button component={Link} to={paths.admin.teams(adminId)} color="inherit">
            {t('banner.toTeams')}
          </Button>
        ) : undefined
      }
    >
      {textOf(t, state)}
    </Alert>
  )
}

type Shown = Exclude<ListState, { kind: 'empty' }>

function textOf(t: TFunction<'participants'>, state: Shown): string {
  if (state.kind === 'tooFew') return t('banner.tooFew', { count: state.missing, minimum: state.minimum })
  if (state.kind === 'waiting') return t('banner.waiting', { count: state.count, more: state.more })
  return t(`banner.${state.kind}`, { count: state.count })
}
