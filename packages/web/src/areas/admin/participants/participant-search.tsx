import { mdiClose, mdiMagnify } from '@mdi/js'
import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/icon.tsx'
import { useDebouncedText } from './use-debounced-text.ts'
import type { useListAddress } from './use-list-address.ts'

export function ParticipantSearch({ address }: { address: ReturnType<typeof useListAddress> }) {
  const { t } = useTranslation('participants')
  const [typed, setTyped] = useDebouncedText(address.searched, address.search)
  return (
    <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1, mb: 3 }}>
      <TextField
        label={t('search.label')}
        placeholder={t('search.help')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
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
                <IconButton aria-label={t('search.clear')} edge="end" size="small" onClick={() => setTyped('')}>
                  <Icon path={mdiClose} />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
      <FormControlLabel
        control={<Switch checked={address.notesShown} onChange={(_, shown) => address.showNotes(shown)} />}
        label={t('notes.show')}
        sx={{ mr: 0 }}
      />
    </Box>
  )
}
