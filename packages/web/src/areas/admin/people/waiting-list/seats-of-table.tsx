import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import type { ParticipantReply } from '@running-dinner/contract/people'
import type { TeamReply } from '@running-dinner/contract/plan'
import { fullName } from '@running-dinner/domain'
import { seatsOfTable } from '@running-dinner/domain/plan'
import { useTranslation } from 'react-i18next'
import { useAdminDinner } from '../../shell/admin-dinner.ts'

interface SeatsOfTableProps {
  /** A team that keeps members; undefined where all of them are new. */
  team?: TeamReply
  members: readonly ParticipantReply[]
  /** What speaks for them beside the seats, with the host they have. */
  praise?: (host: ParticipantReply) => string
}

/** At whose home the people would cook, and whether everybody at the table has a seat there. */
export function SeatsOfTable({ team, members, praise }: SeatsOfTableProps) {
  const { t } = useTranslation('teams')
  const { options, meals } = useAdminDinner()
  const host = { hostMemberId: team?.hostTeamMember?.id, locked: team?.locked ?? false }
  const table = seatsOfTable(host, members, { teamSize: options.teamSize, meals })
  if (!table) return null
  const { needed, missing } = table
  const name = fullName(table.host)
  if (missing !== 0) {
    return (
      <Alert severity="warning" sx={{ my: 1 }}>
        {missing === undefined
          ? t('tableSeats.unknown', { name, needed })
          : t('tableSeats.missing', { name, needed, count: missing })}
      </Alert>
    )
  }
  return (
    <Typography variant="body2" sx={{ my: 1 }}>
      {t('tableSeats.enough', { name, needed })} {praise?.(table.host)}
    </Typography>
  )
}
