import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { ParticipantReply } from '@running-dinner/contract/participants.ts'
import type { TeamReply } from '@running-dinner/contract/teams.ts'
import { fullName } from '@running-dinner/domain'
import { useTranslation } from 'react-i18next'
import { TeamCourse } from '../../../features/teams/team-course.tsx'
import { useAdminDinner } from '../shell/admin-dinner.ts'

interface TeamPlacesProps {
  team: TeamReply
  teamSize: number
  /** Who shall join. */
  coming: readonly ParticipantReply[]
}

/** A team with free places: who is in it, who would join, and what is left. */
export function TeamPlaces({ team, teamSize, coming }: TeamPlacesProps) {
  const { t } = useTranslation('waiting')
  const { meals } = useAdminDinner()
  const free = teamSize - team.teamMembers.length
  return (
    <Card sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'center' }}>
        <strong>{t('team', { number: team.teamNumber })}</strong>
        <TeamCourse team={team} meals={meals} />
        <Typography
          role="status"
          variant="body2"
          sx={{ ml: 'auto', color: coming.length === free ? 'success.main' : 'text.secondary' }}
        >
          {t('assign.taken', { taken: coming.length, free })}
        </Typography>
      </Box>
      <Typography sx={{ color: 'text.secondary' }}>
        {team.teamMembers.length === 0 && coming.length === 0
          ? t('assign.cancelled')
          : [...team.teamMembers, ...coming].map(fullName).join(', ')}
      </Typography>
    </Card>
  )
}
