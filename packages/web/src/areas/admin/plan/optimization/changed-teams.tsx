import { mdiAccountCancelOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { OptimizationPreview, TeamReply } from '@running-dinner/contract/plan'
import { fullName } from '@running-dinner/domain'
import { memo, useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type RouteChanges, routeChanges } from '../../../../features/plan/plan-optimization/plan-comparison.ts'
import { Growing } from '../../../../ui/growing.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { useRouteSelection } from '../route-map/route-selection.ts'
import { type PresentPlan, teamsDroppingOut } from './proposed-teams.ts'

interface ChangedTeamsProps {
  preview: OptimizationPreview
  present: PresentPlan
}

/** The teams a proposal affects, with their changes. */
export function ChangedTeams({ preview, present }: ChangedTeamsProps) {
  const { t } = useTranslation('planning')
  const { selection, select } = useRouteSelection()
  const titleId = useId()
  const changes = useChanges(preview, present)
  const droppingOut = teamsDroppingOut(preview, present.teams)
  const count = preview.changedParticipants
  return (
    <Box component="section" aria-labelledby={titleId} sx={listPlace}>
      <Typography id={titleId} variant="h2" sx={{ mb: 0.5 }}>
        {t('changes.title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        {changes.length === 0
          ? t('changes.none')
          : t('changes.count', { count, teams: t('changes.teams', { count: changes.length }) })}
      </Typography>
      <Growing
        items={changes}
        moreLabel={t('changes.more')}
        status={(shown, total) => t('changes.shown', { shown, total })}
      >
        {(shown) => (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
            {droppingOut.map((team) => (
              <DroppedTeam key={team.id} team={team} />
            ))}
            {shown.map(({ team, changed }) => (
              <ChangedTeam
                key={team.teamId}
                team={team}
                changes={changed}
                isSelected={selection.team === team.teamNumber}
                onSelect={select}
              />
            ))}
          </Box>
        )}
      </Growing>
    </Box>
  )
}

/** On a phone below the sticky map, which must not hide a focused button. */
const listPlace = {
  order: { xs: 2, lg: 0 },
  minWidth: 0,
  '& button': { scrollMarginTop: { xs: 'calc(38svh + 190px)', lg: 96 }, scrollMarginBottom: '80px' },
} as const

function useChanges(preview: OptimizationPreview, present: PresentPlan) {
  return useMemo(() => {
    const before = new Map(present.routes.map((route) => [route.currentTeam.teamNumber, route]))
    const after = new Map(preview.dinnerRoutes.map((route) => [route.currentTeam.teamNumber, route]))
    return preview.changedTeams.flatMap((team) => {
      const route = after.get(team.teamNumber)
      return route ? [{ team, changed: routeChanges(before.get(team.teamNumber), route) }] : []
    })
  }, [preview, present])
}

interface ChangedTeamProps {
  team: OptimizationPreview['changedTeams'][number]
  changes: RouteChanges
  isSelected: boolean
  onSelect: (change: { team: number | undefined }) => void
}

/** The changes of one team. Selecting it highlights its route on the map. */
const ChangedTeam = memo(function ChangedTeam({ team, changes, isSelected, onSelect }: ChangedTeamProps) {
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

function DroppedTeam({ team }: { team: TeamReply }) {
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

/** Spans, because a button may hold phrasing content only. */
const Line = styled('span')({ display: 'block' })
const Detail = styled('span')({
  display: 'block',
  fontSize: '0.875rem',
  color: 'var(--mui-palette-text-secondary)',
})
