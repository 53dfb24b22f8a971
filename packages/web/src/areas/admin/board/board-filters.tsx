import { mdiMagnify } from '@mdi/js'
import Box from '@mui/material/Box'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { useTranslation } from 'react-i18next'
import { MealMark } from '../../../features/teams/team-marks.tsx'
import { useDebouncedText } from '../../../lib/use-debounced-text.ts'
import { ChoiceChips } from '../../../ui/choice-chips.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useAdminDinner } from '../shell/admin-dinner.ts'
import { type BoardView, groupings, onlys } from './board-address.ts'

interface BoardFiltersProps {
  view: BoardView
  onChange: (change: Partial<BoardView>) => void
}

/** Controls for the arrangement of the board and the teams it shows; on a phone also for the course. */
export function BoardFilters({ view, onChange }: BoardFiltersProps) {
  const { t } = useTranslation(['board', 'teams'])
  const { meals } = useAdminDinner()
  const { typed, type, handOn } = useDebouncedText(view.text, (text) => onChange({ text }))
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: { xs: 1, sm: 2 }, alignItems: 'center', mb: 1.5 }}>
        <TextField
          type="search"
          size="small"
          label={t('teams:list.search')}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onBlur={handOn}
          sx={{ flex: '1 1 240px', maxWidth: { md: 320 } }}
          slotProps={{
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <Icon path={mdiMagnify} />
                </InputAdornment>
              ),
            },
          }}
        />
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
  zIndex: 3,
  bgcolor: 'background.default',
  py: 0.5,
  mb: 1,
} as const
