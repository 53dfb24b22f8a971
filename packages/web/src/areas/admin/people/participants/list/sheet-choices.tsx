import { mdiSortAscending, mdiSortDescending } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../../ui/icon.tsx'
import { type ChoosableColumn, choosableColumns, usualColumns } from './list-columns.ts'
import { type Sorting, sortKeys } from './person-columns.tsx'

interface ColumnChoiceProps {
  title: string
  shown: readonly ChoosableColumn[]
  onChoose: (columns: readonly ChoosableColumn[]) => void
}

export function ColumnChoice({ title, shown, onChoose }: ColumnChoiceProps) {
  const { t } = useTranslation('roster')
  const isUsual = shown.length === usualColumns.length && shown.every((column) => usualColumns.includes(column))
  const choose = (column: ChoosableColumn, isWanted: boolean) =>
    onChoose(choosableColumns.filter((name) => (name === column ? isWanted : shown.includes(name))))
  return (
    <Box role="group" aria-label={title}>
      <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
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
