import { mdiCheck } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { type ComponentProps, lazy, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ControlsSheet } from '../../../../../ui/controls-sheet.tsx'
import { Icon } from '../../../../../ui/icon.tsx'
import type { ListAddress, ListChange } from './list-address.ts'
import { type PersonFilter, personFilters } from './person-filters.ts'

const ColumnChoice = lazy(() => import('./sheet-choices.tsx').then((file) => ({ default: file.ColumnChoice })))
export const SortField = lazy(() => import('./sheet-choices.tsx').then((file) => ({ default: file.SortField })))

interface ListSheetProps {
  /** Beside a table, below its button; else over the lower part of a phone. */
  isTable: boolean
  numFilters: number
  filters: ReactNode
  /** Only cards: a table is sorted by its header. */
  sort: ReactNode
  /** Undefined where the list has no columns to choose from. */
  columns: Omit<ComponentProps<typeof ColumnChoice>, 'title'> | undefined
}

/** Filters, order and columns of the list. */
export function ListSheet({ isTable, numFilters, filters, sort, columns }: ListSheetProps) {
  const { t } = useTranslation('roster')
  return (
    <ControlsSheet
      label={numFilters === 0 ? t('sheet.open') : t('sheet.openChosen', { count: numFilters })}
      title={t('sheet.title')}
      done={t('sheet.done')}
      place={isTable ? 'popover' : 'bottom'}
    >
      <Box>
        <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
          {t('filters.label')}
        </Typography>
        {filters}
      </Box>
      {sort}
      {columns && <ColumnChoice {...columns} title={t(isTable ? 'sheet.columns' : 'sheet.details')} />}
    </ControlsSheet>
  )
}

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }

interface FilterChipsProps {
  address: ListAddress
  counts: Record<PersonFilter, number>
  /** Undefined while they are loading. */
  numUnconfirmed: string | undefined
  /** Leaves out those that are not chosen. */
  chosenOnly?: boolean
  onChange: (change: ListChange) => void
}

/** Several chips can be chosen together. A chip without matches shows only while it is chosen. */
export function FilterChips({ address, counts, numUnconfirmed, chosenOnly = false, onChange }: FilterChipsProps) {
  const { t } = useTranslation('roster')
  const { filters, unconfirmed } = address
  const usable = unconfirmed ? (['noPhone'] as const) : personFilters
  const toggle = (filter: PersonFilter) =>
    onChange(({ filters: now }) => ({
      filters: now.includes(filter) ? now.filter((chosen) => chosen !== filter) : [...now, filter],
    }))
  return (
    <Box role="group" aria-label={t('filters.label')} sx={row}>
      {(unconfirmed || (numUnconfirmed !== undefined && !chosenOnly)) && (
        <FilterChip
          label={t('filters.unconfirmed')}
          count={numUnconfirmed}
          isChosen={unconfirmed}
          onClick={() => onChange((now) => ({ unconfirmed: !now.unconfirmed, openId: undefined }))}
        />
      )}
      {usable
        .filter((filter) => filters.includes(filter) || (!chosenOnly && (unconfirmed || counts[filter] > 0)))
        .map((filter) => (
          <FilterChip
            key={filter}
            label={t(`filters.${filter}`)}
            count={unconfirmed ? undefined : String(counts[filter])}
            isChosen={filters.includes(filter)}
            onClick={() => toggle(filter)}
          />
        ))}
      {(filters.length > 0 || unconfirmed) && (
        <Button size="small" sx={{ px: 1 }} onClick={() => onChange({ filters: [], unconfirmed: false })}>
          {t('filters.clear')}
        </Button>
      )}
    </Box>
  )
}

interface FilterChipProps {
  label: string
  count: string | undefined
  isChosen: boolean
  onClick: () => void
}

function FilterChip({ label, count, isChosen, onClick }: FilterChipProps) {
  return (
    <Chip
      variant="outlined"
      aria-pressed={isChosen}
      onClick={onClick}
      {...(isChosen && { icon: <Icon path={mdiCheck} sx={{ fontSize: 18 }} /> })}
      label={
        <>
          {label}
          {count !== undefined && (
            <Box component="span" sx={{ ml: 0.75, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
              {count}
            </Box>
          )}
        </>
      }
      sx={{
        height: 32,
        borderRadius: 2,
        fontSize: '0.875rem',
        ...(isChosen && {
          borderColor: 'primary.main',
          boxShadow: 'inset 0 0 0 1px var(--mui-palette-primary-main)',
          fontWeight: 600,
        }),
      }}
    />
  )
}
