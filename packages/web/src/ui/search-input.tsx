import { mdiMagnify } from '@mdi/js'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import { Icon } from './icon.tsx'

interface SearchInputProps extends Pick<OutlinedInputProps, 'size' | 'onFocus'> {
  label: string
  typed: string
  onType: (text: string) => void
}

/** A field whose hits show while one types. Escape empties it. `TextField` would load a select and its menu as well. */
export function SearchInput({ label, typed, onType, ...field }: SearchInputProps) {
  return (
    <OutlinedInput
      {...field}
      type="search"
      placeholder={label}
      value={typed}
      onChange={(event) => onType(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onType('')
      }}
      fullWidth
      sx={{ display: 'flex', bgcolor: 'background.paper' }}
      startAdornment={
        <InputAdornment position="start">
          <Icon path={mdiMagnify} />
        </InputAdornment>
      }
      slotProps={{
        input: { 'aria-label': label, autoComplete: 'off', spellCheck: false, enterKeyHint: 'search' },
      }}
    />
  )
}
