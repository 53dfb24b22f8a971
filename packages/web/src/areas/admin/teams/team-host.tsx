import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import type { TeamReply } from '@running-dinner/contract/teams.ts'
import { fullName } from '@running-dinner/domain'
import { useTranslation } from 'react-i18next'
import { HostNote } from '../../../features/teams/host-note.tsx'
import { hostingWarning } from '../../../features/teams/hosting-warning.ts'
import { useAdminDinner } from '../shell/admin-dinner.ts'

/** At whose home a team cooks, and whether the table fits there. */
export function TeamHost({ team }: { team: TeamReply }) {
  const { t } = useTranslation('teams')
  const warning = hostingWarning(team, useAdminDinner().sessionData.numSeatsNeededForHost)
  const host = team.hostTeamMember
  if (host === null) return <Chip size="small" color="error" variant="outlined" label={t('status.cancelled')} />
  if (team.onlyGuest) return <Box sx={{ color: 'text.secondary' }}>{t('status.cooksNothing')}</Box>
  return (
    <Box>
      <Box>{fullName(host)}</Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {host.street} {host.streetNr}, {host.zip} {host.cityName}
      </Typography>
      {warning && <HostNote warning={warning} />}
    </Box>
  )
}
