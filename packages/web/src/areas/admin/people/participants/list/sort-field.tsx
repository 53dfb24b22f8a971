import { mdiSortAscending, mdiSortDescending } from '@mdi/js'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../../ui/icon.tsx'
import { type Sorting, sortKeys } from './person-columns.tsx'

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
