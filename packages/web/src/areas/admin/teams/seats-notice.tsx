import Button from '@mui/material/Button'
import type { TeamReply } from '@running-dinner/contract/teams.ts'
import { useTranslation } from 'react-i18next'
import { hostingWarning } from '../../../features/teams/hosting-warning.ts'
import { ActionNotice } from '../../../ui/action-notice.tsx'
import { useAdminDinner } from '../shell/admin-dinner.ts'

interface SeatsNoticeProps {
  teams: readonly TeamReply[]
  isOn: boolean
  onToggle: (on: boolean) => void
}

/** That some tables will not fit, and which. */
export function SeatsNotice({ teams, isOn, onToggle }: SeatsNoticeProps) {
  const { t } = useTranslation('teams')
  const seats = useAdminDinner().sessionData.numSeatsNeededForHost
  const count = teams.filter((team) => hostingWarning(team, seats) === 'nobody').length
  if (count === 0) return null
  return (
    <ActionNotice
      severity="warning"
      action={
        <Button color="inherit" aria-pressed={isOn} onClick={() => onToggle(!isOn)}>
          {t(isOn ? 'list.showAll' : 'list.showNoSeats')}
        </Button>
      }
    >
      {t('list.noSeats', { count, seats })}
    </ActionNotice>
  )
}
