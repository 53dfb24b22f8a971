import { mdiClose, mdiMagnify } from '@mdi/js'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../ui/icon.tsx'
import type { ListAddress } from './list-address.ts'
import { NotesSwitch } from './notes-switch.tsx'
import { SortField } from './sort-field.tsx'

interface ListToolbarProps {
  typed: string
  onType: (text: string) => void
  /** The field was left. */
  onTyped: () => void
  address: ListAddress
  onChange: (change: Partial<ListAddress>) => void
  /** A table is sorted by its header. */
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
