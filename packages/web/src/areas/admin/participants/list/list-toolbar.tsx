import { mdiClose, mdiMagnify, mdiSortAscending, mdiSortDescending, mdiTextBoxOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import MenuItem from '@mui/material/MenuItem'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../ui/icon.tsx'
import type { ListAddress } from './list-address.ts'
import { type Sorting, sortKeys } from './person-columns.tsx'

interface ListToolbarProps {
  typed: string
  onType: (text: string) => void
  /** The field was left. */
  onTyped: () => void
  address: ListAddress
  onChange: (change: Partial<ListAddress>) => void
  /** Only cards: a table is sorted by its header. */
  hasSortField: boolean
}

export function ListToolbar({ typed, onType, onTyped, address, onChange, hasSortField }: ListToolbarProps) {
  const { t } = useTranslation('participants')
  return (
    <Box
      role="search"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1.5, mb: 1.5 }}
    >
      <TextField
        label={t('search.label')}
        placeholder={t('search.help')}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        onBlur={onTyped}
        size="small"
        sx={{ flex: '1 1 280px', maxWidth: 480 }}
        slotProps={{
          htmlInput: { autoComplete: 'off', spellCheck: false, enterKeyHint: 'search' },
          inputLabel: { shrink: true },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Icon path={mdiMagnify} />
              </InputAdornment>
            ),
            endAdornment: typed !== '' && (
              <InputAdornment position="end">
                <IconButton aria-label={t('search.clear')} edge="end" size="small" onClick={() => onType('')}>
                  <Icon path={mdiClose} />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
      {hasSortField && <SortField sorting={address.sorting} onChange={(sorting) => onChange({ sorting })} />}
      {!address.unconfirmed && (
        <NotesSwitch
          isOn={address.notesShown}
          isSmall={hasSortField}
          onChange={(notesShown) => onChange({ notesShown })}
        />
      )}
    </Box>
  )
}

interface NotesSwitchProps {
  isOn: boolean
  /** An icon button instead of a labelled switch, for narrow windows. */
  isSmall: boolean
  onChange: (isOn: boolean) => void
}

function NotesSwitch({ isOn, isSmall, onChange }: NotesSwitchProps) {
  const { t } = useTranslation('participants')
  if (isSmall) {
    return (
      <IconButton
        aria-label={t('notes.show')}
        aria-pressed={isOn}
        color={isOn ? 'primary' : 'default'}
        onClick={() => onChange(!isOn)}
        sx={isOn ? { bgcolor: 'action.selected' } : {}}
      >
        <Icon path={mdiTextBoxOutline} />
      </IconButton>
    )
  }
  return (
    <FormControlLabel
      control={<Switch checked={isOn} onChange={(_, shown) => onChange(shown)} />}
      label={t('notes.show')}
      sx={{ mr: 0 }}
    />
  )
}

/** Sorts the cards, as the header does for the table. */
function SortField({ sorting, onChange }: { sorting: Sorting; onChange: (sorting: Sorting) => void }) {
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
        sx={{ width: 176 }}
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
