import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ParticipantReply } from '@running-dinner/contract/participants.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useTeams } from '../../../../../features/plan/teams/teams.api.ts'
import { paths } from '../../../../../lib/paths.ts'
import { CardSection } from '../../../../../ui/card-section.tsx'
import { useAdminId, useIsCancelled } from '../../../shell/admin-dinner.ts'
import { SeeAsGuest } from '../../../shell/see-as-guest.tsx'
import { cancelAddress } from '../use-delete-person.tsx'

/** The person's team with links to it and to cancelling there. */
export function TeamCard({ person }: { person: ParticipantReply }) {
  const { t } = useTranslation('roster')
  const adminId = useAdminId()
  const { data } = useTeams(adminId)
  const isCancelled = useIsCancelled()
  const { teamId } = person
  if (teamId === null) {
    return (
      <CardSection title={t('detail.team')}>
        <Typography sx={{ color: 'text.secondary' }}>{t('detail.noTeam')}</Typography>
      </CardSection>
    )
  }
  const team = data?.teams.find((one) => one.id === teamId)
  const name = team ? t('team', { number: team.teamNumber }) : t('detail.team')
  return (
    <CardSection title={name} aside={team?.meal.label}>
      {team && (
        <Typography sx={{ mb: 2 }}>
          {team.teamMembers.map((member) => `${member.firstnamePart} ${member.lastname}`).join(', ')}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button component={Link} to={paths.admin.team(adminId, teamId)} variant="outlined" size="small">
          {t('detail.toTeam')}
        </Button>
        <SeeAsGuest person={person} />
        {!isCancelled && (
          <Button component={Link} to={cancelAddress(adminId, teamId, person.id)} color="error" size="small">
            {t('detail.cancel')}
          </Button>
        )}
      </Box>
    </CardSection>
  )
}
