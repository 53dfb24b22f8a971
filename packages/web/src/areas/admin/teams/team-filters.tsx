import { mdiMagnify } from '@mdi/js'
import Box from '@mui/material/Box'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { MealMark } from '../../../features/teams/team-marks.tsx'
import { useDebouncedText } from '../../../lib/use-debounced-text.ts'
import { ChoiceChips } from '../../../ui/choice-chips.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useAdminDinner } from '../shell/admin-dinner.ts'

const allCourses = ''

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
        value={filter.mealId ?? allCourses}
        choices={[
          { value: allCourses, label: t('list.allCourses') },
          ...meals.map((meal) => ({ value: meal.id, label: <MealMark meal={meal} meals={meals} /> })),
        ]}
        onChange={(mealId) => onChange({ mealId: mealId === allCourses ? undefined : mealId })}
      />
    </Box>
  )
}

const parameters = { text: 'search', mealId: 'meal', onlyWithoutSeats: 'seats' } as const

interface ListFilter {
  text: string
  mealId: string | undefined
  onlyWithoutSeats: boolean
}

/** Keeps the filter in the query of the address, so that reload and back restore it. */
export function useTeamFilter() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const setFilter = useCallback(
    (change: Partial<ListFilter>) => {
      const before = read(new URLSearchParams(window.location.search))
      void navigate({ search: write({ ...before, ...change }) }, { replace: true, preventScrollReset: true })
    },
    [navigate],
  )
  return { filter: read(query), setFilter }
}

function read(query: URLSearchParams): ListFilter {
  return {
    text: query.get(parameters.text) ?? '',
    mealId: query.get(parameters.mealId) ?? undefined,
    onlyWithoutSeats: query.get(parameters.onlyWithoutSeats) === 'missing',
  }
}

function write({ text, mealId, onlyWithoutSeats }: ListFilter): string {
  return new URLSearchParams({
    ...(text === '' ? {} : { [parameters.text]: text }),
    ...(mealId === undefined ? {} : { [parameters.mealId]: mealId }),
    ...(onlyWithoutSeats ? { [parameters.onlyWithoutSeats]: 'missing' } : {}),
  }).toString()
}
