import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useTranslation } from 'react-i18next'
import { MealMark } from '../../../../features/plan/teams/team-marks.tsx'
import { ChoiceChips } from '../../../../ui/choice-chips.tsx'
import { ControlsSheet } from '../../../../ui/controls-sheet.tsx'
import { shortWindow } from '../../../../ui/short-window.ts'
import { useAdminDinner } from '../../shell/admin-dinner.ts'
import { TeamSearchField } from '../teams/teams-views.tsx'
import { type BoardView, groupings, onlys } from './board-address.ts'
import { type BoardDensity, densities } from './board-density.ts'

interface BoardFiltersProps {
  view: BoardView
  onChange: (change: Partial<BoardView>) => void
  density: BoardDensity
  onDensity: (density: BoardDensity) => void
}

/** Controls for the arrangement of the board and the teams it shows; on a phone also for the course. */
export function BoardFilters({ view, onChange, density, onDensity }: BoardFiltersProps) {
  const { t } = useTranslation(['board', 'roster'])
  const { meals } = useAdminDinner()
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true })
  const choices = (
    <>
      <ChoiceChips
        label={t('grouping.label')}
        value={view.by}
        choices={groupings.map((value) => ({ value, label: t(`grouping.${value}`) }))}
        onChange={(by) => onChange({ by })}
      />
      <ChoiceChips
        label={t('only.label')}
        value={view.only}
        choices={onlys.map((value) => ({ value, label: t(`only.${value}`) }))}
        onChange={(only) => onChange({ only })}
      />
      {view.by === 'course' && (
        <ChoiceChips
          label={t('density.label')}
          value={density}
          choices={densities.map((value) => ({ value, label: t(`density.${value}`) }))}
          onChange={onDensity}
        />
      )}
    </>
  )
  const numChosen = (view.by === 'course' ? 0 : 1) + (view.only === 'all' ? 0 : 1)
  const sheet = {
    label: t(numChosen === 0 ? 'roster:sheet.open' : 'roster:sheet.openChosen', { count: numChosen }),
    title: t('roster:sheet.title'),
    done: t('roster:sheet.done'),
  }
  return (
    <>
      <Box role="search" sx={{ display: 'flex', gap: { xs: 1, lg: 2 }, alignItems: 'center', mb: 0.5 }}>
        <TeamSearchField
          text={view.text}
          onText={(text) => onChange({ text })}
          sx={{ flex: '1 1 140px', maxWidth: { md: 320 } }}
        />
        {isPhone ? (
          <ControlsSheet {...sheet} place="bottom">
            {choices}
          </ControlsSheet>
        ) : (
          choices
        )}
      </Box>
      <Box sx={phoneTabs}>
        <ChoiceChips
          label={t('courses')}
          value={view.course ?? meals[0]?.id ?? ''}
          choices={meals.map((meal) => ({ value: meal.id, label: <MealMark meal={meal} meals={meals} /> }))}
          onChange={(course) => onChange({ course })}
        />
      </Box>
    </>
  )
}

const phoneTabs = {
  display: { md: 'none' },
  position: 'sticky',
  top: { xs: 56, sm: 64 },
  [shortWindow]: { position: 'static' },
  zIndex: 3,
  bgcolor: 'background.default',
  py: 0.5,
  mb: 1,
} as const
