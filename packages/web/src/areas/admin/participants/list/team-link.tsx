import MuiLink from '@mui/material/Link'
import { fullName } from '@running-dinner/domain/participants/participant.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import { useAdminId } from '../../shell/admin-dinner.ts'
import type { PersonRow } from './person-row.ts'

export function TeamLink({ row, tabIndex }: { row: PersonRow; tabIndex?: number }) {
  const { t } = useTranslation(['participants', 'roster'])
  const adminId = useAdminId()
  const { teamId } = row.person
  if (teamId === null) return null
  return (
    <MuiLink
      component={Link}
      to={paths.admin.team(adminId, teamId)}
      underline="hover"
      tabIndex={tabIndex}
      aria-label={t('list.toTeam', { name: fullName(row.person) })}
      sx={{ color: 'text.primary', whiteSpace: 'nowrap' }}
    >
      {row.teamNumber === undefined ? t('roster:columns.team') : t('roster:team', { number: row.teamNumber })}
    </MuiLink>
  )
}
