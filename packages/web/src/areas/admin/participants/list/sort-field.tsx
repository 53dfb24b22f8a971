import { mdiSortAscending, mdiSortDescending } from '@mdi/js'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../ui/icon.tsx'
import { type Sorting, sortKeys } from './sort-rows.ts'

/** What the header of the table does, for cards. */
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
          const chosen = sortKeys.find((one) => one === event.target.value)
          if (chosen) onChange({ key: chosen, descending })
        }}
        sx={{ width: 176 }}
      >
        {sortKeys.map((one) => (
          <MenuItem key={one} value={one}>
            {t(`sort.${one}`)}
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
