import { mdiMagnify } from '@mdi/js'
import Box from '@mui/material/Box'
import InputAdornment from '@mui/material/InputAdornment'
import type { Theme } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { MealMark } from '../../../../features/plan/teams/team-marks.tsx'
import { useDebouncedText } from '../../../../lib/use-debounced-text.ts'
import { ChoiceChips } from '../../../../ui/choice-chips.tsx'
import { ControlsSheet } from '../../../../ui/controls-sheet.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { useAdminDinner } from '../../shell/admin-dinner.ts'

const allCourses = ''

interface TeamFiltersProps {
  filter: ListFilter
  onChange: (change: Partial<ListFilter>) => void
}

export function TeamFilters({ filter, onChange }: TeamFiltersProps) {
  const { t } = useTranslation(['teams', 'roster'])
  const { meals } = useAdminDinner()
  const { typed, type, handOn } = useDebouncedText(filter.text, (text) => onChange({ text }))
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true })
  const courses = (
    <ChoiceChips
      label={t('list.course')}
      value={filter.mealId ?? allCourses}
      choices={[
        { value: allCourses, label: t('list.allCourses') },
        ...meals.map((meal) => ({ value: meal.id, label: <MealMark meal={meal} meals={meals} /> })),
      ]}
      onChange={(mealId) => onChange({ mealId: mealId === allCourses ? undefined : mealId })}
    />
  )
  const sheet = {
    label: t(filter.mealId === undefined ? 'roster:sheet.open' : 'roster:sheet.openChosen', { count: 1 }),
    title: t('list.course'),
    done: t('roster:sheet.done'),
  }
  return (
    <Box role="search" sx={{ display: 'flex', gap: { xs: 1, sm: 2 }, alignItems: 'center', mb: 1 }}>
      <TextField
        type="search"
        size="small"
        placeholder={t('list.search')}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onBlur={handOn}
        sx={{ flex: '1 1 160px', maxWidth: { md: 360 }, '& .MuiInputBase-root': { bgcolor: 'background.paper' } }}
        slotProps={{
          htmlInput: { 'aria-label': t('list.search') },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Icon path={mdiMagnify} />
              </InputAdornment>
            ),
          },
        }}
      />
      {isPhone ? (
        <ControlsSheet {...sheet} place="bottom">
          {courses}
        </ControlsSheet>
      ) : (
        courses
      )}
    </Box>
  )
}

const parameters = { text: 'search', mealId: 'meal', only: 'only' } as const

const onlySome = ['seats', 'news'] as const
/** Teams without a member who has enough seats, or in which not everybody knows what is true now. */
export type OnlySome = (typeof onlySome)[number]

interface ListFilter {
  text: string
  mealId: string | undefined
  only: OnlySome | undefined
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
    only: onlySome.find((value) => value === query.get(parameters.only)),
  }
}

function write({ text, mealId, only }: ListFilter): string {
  return new URLSearchParams({
    ...(text === '' ? {} : { [parameters.text]: text }),
    ...(mealId === undefined ? {} : { [parameters.mealId]: mealId }),
    ...(only === undefined ? {} : { [parameters.only]: only }),
  }).toString()
}
