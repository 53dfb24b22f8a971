import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useAdminId } from '../shell/admin-dinner.ts'
import type { ListState } from './list-state.ts'

/** Above the list, or above the waiting list where the number does not work out (rules 6.6). */
export function ListBanner({ state }: { state: ListState }) {
  const { t } = useTranslation(['participants', 'roster'])
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
        state.kind === 'unassigned' || state.kind === 'waiting' ? (
          <Button component={Link} to={paths.admin.waitingList(adminId)} color="inherit">
            {t('roster:manageWaiting')}
          </Button>
        ) : undefined
      }
    >
      {textOf(t, state)}
    </Alert>
  )
}

function textOf(t: TFunction<['participants', 'roster']>, state: ListState): string {
  if (state.kind === 'tooFew') return t('banner.tooFew', { count: state.missing, minimum: state.minimum })
  if (state.kind === 'waiting') return t('banner.waiting', { count: state.count, more: state.more })
  if (state.kind === 'empty') return t('empty.title')
  return t(`banner.${state.kind}`, { count: state.count })
}
