import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import type { ParticipantReply } from '@running-dinner/contract/participants.ts'
import type { TeamReply } from '@running-dinner/contract/teams.ts'
import { type Coordinate, fullName } from '@running-dinner/domain'
import { straightLineMetres } from '@running-dinner/domain/dinner-routes/distance.ts'
import { isUsable } from '@running-dinner/domain/dinner-routes/usable-coordinates.ts'
import { seatsOfTable } from '@running-dinner/domain/teams/choose-host.ts'
import { useTranslation } from 'react-i18next'
import { formatDistance } from '../../../features/dinner-routes/format-figures.ts'
import { currentLanguage } from '../../../lib/i18n.ts'
import { useAdminDinner } from '../shell/admin-dinner.ts'

interface SeatsOfTableProps {
  /** A team that keeps members; undefined where all of them are new. */
  team?: TeamReply
  members: readonly ParticipantReply[]
  /** They are those who fit best. */
  isRecommended?: boolean
  /** Where the team would have cooked before. */
  home?: Coordinate | undefined
}

/** At whose home the people would cook, and whether everybody at the table has a seat there. */
export function SeatsOfTable({ team, members, isRecommended = false, home }: SeatsOfTableProps) {
  const { t } = useTranslation('waiting')
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
          ? t('seats.unknown', { name, needed })
          : t('seats.missing', { name, needed, count: missing })}
      </Alert>
    )
  }
  const place = table.host.geocodingResult
  return (
    <Typography variant="body2" sx={{ my: 1 }}>
      {isRecommended && <strong>{t('seats.recommended')} </strong>}
      {t('seats.enough', { name, needed })}
      {isUsable(place) &&
        isUsable(home) &&
        ` ${t('seats.distance', { distance: formatDistance(straightLineMetres(place, home), currentLanguage()) })}`}
    </Typography>
  )
}
