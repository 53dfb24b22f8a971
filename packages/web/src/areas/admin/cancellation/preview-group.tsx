import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { TeamReply } from '@running-dinner/contract/teams.ts'
import { fullName } from '@running-dinner/domain'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { MealMark } from '../../../features/teams/meal-mark.tsx'
import { useAdminDinner } from '../shell/admin-dinner.ts'

export function PreviewGroup({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography id={titleId} variant="h3" sx={{ mb: 0.75 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75 }}>
        {children}
      </Box>
    </Box>
  )
}

export function TeamLines({ teams }: { teams: readonly TeamReply[] }) {
  const { t } = useTranslation('cancellation')
  const { meals } = useAdminDinner()
  if (teams.length === 0) return <li>{t('preview.nobody')}</li>
  return teams.map((team) => (
    <li key={team.id}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'center' }}>
        <strong>{t('team', { number: team.teamNumber })}</strong>
        <MealMark meal={team.meal} meals={meals} />
      </Box>
      {team.teamMembers.map(fullName).join(', ')}
    </li>
  ))
}
