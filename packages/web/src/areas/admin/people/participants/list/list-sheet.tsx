import { mdiCheck, mdiSortAscending, mdiSortDescending } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Chip from '@mui/material/Chip'
import FormControlLabel from '@mui/material/FormControlLabel'
import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ControlsSheet } from '../../../../../ui/controls-sheet.tsx'
import { Icon } from '../../../../../ui/icon.tsx'
import type { ListAddress, ListChange } from './list-address.ts'
import { type ChoosableColumn, choosableColumns, usualColumns } from './list-columns.ts'
import { type Sorting, sortKeys } from './person-columns.tsx'
import { type PersonFilter, personFilters } from './person-filters.ts'

interface ListSheetProps {
  /** Beside a table, below its button; else over the lower part of a phone. */
  isTable: boolean
  numFilters: number
  filters: ReactNode
  /** Only cards: a table is sorted by its header. */
  sort: ReactNode
  /** Undefined where the list has no columns to choose from. */
  columns: ColumnChoiceProps | undefined
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
        <SheetTitle>{t('filters.label')}</SheetTitle>
        {filters}
      </Box>
      {sort}
      {columns && <ColumnChoice {...columns} title={t(isTable ? 'sheet.columns' : 'sheet.details')} />}
    </ControlsSheet>
  )
}

function SheetTitle({ children }: { children: string }) {
  return (
    <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
      {children}
    </Typography>
  )
}

interface ColumnChoiceProps {
  shown: readonly ChoosableColumn[]
  onChoose: (columns: readonly ChoosableColumn[]) => void
}

function ColumnChoice({ shown, onChoose, title }: ColumnChoiceProps & { title: string }) {
  const { t } = useTranslation('roster')
  const isUsual = shown.length === usualColumns.length && shown.every((column) => usualColumns.includes(column))
  const choose = (column: ChoosableColumn, isWanted: boolean) =>
    onChoose(choosableColumns.filter((name) => (name === column ? isWanted : shown.includes(name))))
  return (
    <Box role="group" aria-label={title}>
      <SheetTitle>{title}</SheetTitle>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))' }}>
        {choosableColumns.map((column) => (
          <FormControlLabel
            key={column}
            label={t(`columns.${column}`)}
            control={
              <Checkbox
                size="small"
                checked={shown.includes(column)}
                onChange={(_, isWanted) => choose(column, isWanted)}
              />
            }
          />
        ))}
      </Box>
      {!isUsual && (
        <Button size="small" onClick={() => onChoose(usualColumns)}>
          {t('sheet.reset')}
        </Button>
      )}
    </Box>
  )
}

/** Sorts the cards, as the header does for the table. */
export function SortField({ sorting, onChange }: { sorting: Sorting; onChange: (sorting: Sorting) => void }) {
  const { t } = useTranslation('roster')
  const { key, descending } = sorting
  return (
    <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'center' }}>
      <TextField
        select
        size="small"
        id="sort-people"
        label={t('sort.label')}
        value={key}
        onChange={(event) => {
          const chosen = sortKeys.find((name) => name === event.target.value)
          if (chosen) onChange({ key: chosen, descending })
        }}
        sx={{ flex: 1 }}
      >
        {sortKeys.map((name) => (
          <MenuItem key={name} value={name}>
            {t(`sort.${name}`)}
          </MenuItem>
        ))}
      </TextField>
      <IconButton
        aria-label={t(descending ? 'sort.ascend' : 'sort.descend')}
        onClick={() => onChange({ key, descending: !descending })}
      >
        <Icon path={descending ? mdiSortDescending : mdiSortAscending} />
      </IconButton>
    </Box>
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
        <Button size="small" onClick={() => onChange({ filters: [], unconfirmed: false })}>
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
