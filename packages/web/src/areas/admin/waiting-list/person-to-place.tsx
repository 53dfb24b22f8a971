import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import type { ParticipantReply } from '@running-dinner/contract/participants.ts'
import type { TeamReply } from '@running-dinner/contract/teams.ts'
import { fullName } from '@running-dinner/domain'
import { useTranslation } from 'react-i18next'
import { MemberLine } from '../../../features/teams/member-line.tsx'

interface PersonToPlaceProps {
  person: ParticipantReply
  teams: readonly TeamReply[]
  teamId: string | undefined
  onPlace: (teamId: string | undefined) => void
}

/** Somebody who waits, and the team to join. */
export function PersonToPlace({ person, teams, teamId, onPlace }: PersonToPlaceProps) {
  const { t } = useTranslation('waiting')
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { sm: '1fr 240px' },
        gap: 1,
        alignItems: 'center',
        py: 1.25,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <MemberLine member={person} />
      <TextField
        select
        size="small"
        value={teamId ?? ''}
        onChange={(event) => onPlace(event.target.value === '' ? undefined : event.target.value)}
        slotProps={{
          select: { native: true },
          htmlInput: { 'aria-label': t('assign.teamFor', { name: fullName(person) }) },
        }}
      >
        <option value="">{t('assign.none')}</option>
        {teams.map((team) => (
          <option key={team.id} value={team.id}>
            {t('assign.option', { number: team.teamNumber, meal: team.meal.label })}
          </option>
        ))}
      </TextField>
    </Box>
  )
}
