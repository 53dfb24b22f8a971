import { mdiAccountCancelOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import type { OptimizationPreview } from '@running-dinner/contract/plan-optimization.ts'
import type { TeamReply } from '@running-dinner/contract/teams.ts'
import { fullName } from '@running-dinner/domain'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { RouteChanges } from '../../../features/plan-optimization/route-changes.ts'
import { Icon } from '../../../ui/icon.tsx'

interface ChangedTeamProps {
  team: OptimizationPreview['changedTeams'][number]
  changes: RouteChanges
  isSelected: boolean
  onSelect: (change: { team: number | undefined }) => void
}

/** What changes for one team; chosen, its route is highlighted on the map. */
export const ChangedTeam = memo(function ChangedTeam({ team, changes, isSelected, onSelect }: ChangedTeamProps) {
  const { t } = useTranslation('planning')
  return (
    <Card
      component="li"
      sx={
        isSelected ? { borderColor: 'success.main', boxShadow: 'inset 0 0 0 1px var(--mui-palette-success-main)' } : {}
      }
    >
      <ButtonBase
        aria-pressed={isSelected}
        onClick={() => onSelect({ team: isSelected ? undefined : team.teamNumber })}
        sx={{ width: '100%', textAlign: 'left', p: 1.5, display: 'block', font: 'inherit' }}
      >
        <Line>
          <strong>{t('team', { number: team.teamNumber })}</strong>{' '}
          {team.participants.map((person) => person.fullname).join(', ')}
        </Line>
        {changes.course && (
          <Detail>
            {t(changes.course.before === undefined ? 'changes.cooksNow' : 'changes.course', changes.course)}
          </Detail>
        )}
        {changes.stops.map((stop) => (
          <Detail key={stop.mealId}>
            {t('changes.host', {
              meal: stop.mealLabel,
              before: stop.before === team.teamNumber ? t('changes.home') : t('team', { number: stop.before ?? '' }),
              after: t('team', { number: stop.after }),
            })}
          </Detail>
        ))}
        {team.guestsChanged && <Detail>{t('changes.guests')}</Detail>}
      </ButtonBase>
    </Card>
  )
})

export function DroppedTeam({ team }: { team: TeamReply }) {
  const { t } = useTranslation('planning')
  return (
    <Card component="li" sx={{ p: 1.5, borderColor: 'error.main' }}>
      <Box>
        <strong>{t('team', { number: team.teamNumber })}</strong> {team.teamMembers.map(fullName).join(', ')}
      </Box>
      <Box sx={{ color: 'error.main', fontSize: '0.875rem', fontWeight: 600, display: 'flex', gap: 0.5 }}>
        <Icon path={mdiAccountCancelOutline} sx={{ fontSize: '1.25rem' }} />
        {t('changes.dropsOut')}
      </Box>
    </Card>
  )
}

/** Phrasing content only: both stand in a button. */
const Line = styled('span')({ display: 'block' })
const Detail = styled('span')({
  display: 'block',
  fontSize: '0.875rem',
  color: 'var(--mui-palette-text-secondary)',
})
