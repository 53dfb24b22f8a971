import { mdiMagnify } from '@mdi/js'
import Box from '@mui/material/Box'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { useTranslation } from 'react-i18next'
import { MealMark } from '../../../features/teams/meal-mark.tsx'
import { useDebouncedText } from '../../../lib/use-debounced-text.ts'
import { ChoiceChips } from '../../../ui/choice-chips.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useAdminDinner } from '../shell/admin-dinner.ts'
import type { ListFilter } from './use-team-filter.ts'

const all = ''

interface TeamFiltersProps {
  filter: ListFilter
  onChange: (change: Partial<ListFilter>) => void
}

export function TeamFilters({ filter, onChange }: TeamFiltersProps) {
  const { t } = useTranslation('teams')
  const { meals } = useAdminDinner()
  const { typed, type, handOn } = useDebouncedText(filter.text, (text) => onChange({ text }))
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 1.5 }}>
      <TextField
        type="search"
        size="small"
        label={t('list.search')}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onBlur={handOn}
        sx={{ flex: '1 1 260px', maxWidth: { md: 360 }, '& .MuiInputBase-root': { bgcolor: 'background.paper' } }}
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
        label={t('list.course')}
        value={filter.mealId ?? all}
        choices={[
          { value: all, label: t('list.allCourses') },
          ...meals.map((meal) => ({ value: meal.id, label: <MealMark meal={meal} meals={meals} /> })),
        ]}
        onChange={(mealId) => onChange({ mealId: mealId === all ? undefined : mealId })}
      />
    </Box>
  )
}
