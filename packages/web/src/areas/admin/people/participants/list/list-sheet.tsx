import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ControlsSheet } from '../../../../../ui/controls-sheet.tsx'
import { type ChoosableColumn, choosableColumns, usualColumns } from './list-columns.ts'

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
