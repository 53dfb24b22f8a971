import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEventCallback } from '../../../../../lib/use-event-callback.ts'
import { Growing } from '../../../../../ui/growing.tsx'
import type { DraftRow } from './check-rows.ts'
import { ImportRowCard } from './import-row-card.tsx'
import { filterRows, type RowFilter, rowFilters, shownFilter } from './row-filter.ts'
import type { Desk } from './use-import.ts'

/** All rows of the file, those with errors first. */
export function ImportRows({ desk, rows }: { desk: Desk; rows: readonly DraftRow[] }) {
  const { t } = useTranslation('participants')
  const [chosenFilter, setChosenFilter] = useState<RowFilter>()
  const heading = useRef<HTMLHeadingElement>(null)
  const filter = shownFilter(rows, chosenFilter)
  const [correct, skip] = [useEventCallback(desk.correct), useEventCallback(desk.skip)]
  // The row may leave the filter together with the focused button, so the focus moves to the next row.
  const refocus = useCallback(() => heading.current?.focus({ preventScroll: true }), [])
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="import-rows">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1, mb: 2 }}>
        <Typography variant="h3" component="h2" id="import-rows" ref={heading} tabIndex={-1}>
          {t('importPage.rows')}
        </Typography>
        <Box role="group" aria-label={t('importPage.filter')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {rowFilters.map((rowFilter) => (
            <FilterButton
              key={rowFilter}
              filter={rowFilter}
              count={filterRows(rows, rowFilter).length}
              isCurrent={rowFilter === filter}
              onChoose={setChosenFilter}
            />
          ))}
        </Box>
      </Box>
      <Growing
        key={filter}
        items={filterRows(rows, filter)}
        moreLabel={t('more')}
        status={(shown, total) => t('shown', { shown, total })}
      >
        {(shown) => (
          <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
            {shown.map((row) => (
              <ImportRowCard key={row.rowNumber} row={row} onCorrect={correct} onSkip={skip} onGone={refocus} />
            ))}
          </Box>
        )}
      </Growing>
    </section>
  )
}

const names = {
  all: 'filterAll',
  errors: 'filterErrors',
  warnings: 'filterWarnings',
  good: 'filterGood',
  skipped: 'filterSkipped',
} as const

interface FilterButtonProps {
  filter: RowFilter
  count: number
  isCurrent: boolean
  onChoose: (filter: RowFilter) => void
}

function FilterButton({ filter, count, isCurrent, onChoose }: FilterButtonProps) {
  const { t } = useTranslation('participants')
  if (count === 0 && filter !== 'all') return null
  return (
    <ButtonBase
      aria-pressed={isCurrent}
      onClick={() => onChoose(filter)}
      sx={{
        px: 1.5,
        minHeight: 36,
        borderRadius: 5,
        border: 1,
        gap: 0.75,
        fontSize: '0.875rem',
        fontWeight: isCurrent ? 650 : 500,
        borderColor: isCurrent ? 'primary.main' : 'divider',
        bgcolor: isCurrent ? 'primary.main' : 'background.paper',
        color: isCurrent ? 'primary.contrastText' : 'text.primary',
      }}
    >
      {t(`importPage.${names[filter]}`)}
      <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', opacity: 0.85 }}>
        {count}
      </Box>
    </ButtonBase>
  )
}
