import { mdiMagnify } from '@mdi/js'
import InputAdornment from '@mui/material/InputAdornment'
import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { Icon } from './icon.tsx'

interface SearchInputProps extends Pick<TextFieldProps, 'size' | 'onFocus'> {
  label: string
  typed: string
  onType: (text: string) => void
}

/** A field whose hits show while one types. Escape empties it. */
export function SearchInput({ label, typed, onType, ...field }: SearchInputProps) {
  return (
    <TextField
      {...field}
      type="search"
      placeholder={label}
      value={typed}
      onChange={(event) => onType(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onType('')
      }}
      fullWidth
      sx={{ '& .MuiInputBase-root': { bgcolor: 'background.paper' } }}
      slotProps={{
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Icon path={mdiMagnify} />
            </InputAdornment>
          ),
        },
        htmlInput: { 'aria-label': label, autoComplete: 'off', spellCheck: false, enterKeyHint: 'search' },
      }}
    />
  )
}
