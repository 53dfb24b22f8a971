import { mdiClose, mdiMagnify } from '@mdi/js'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../../ui/icon.tsx'

/** The table hands letters on to the field, and the field its arrow key to the table. */
export const searchFieldId = 'people-search'

interface SearchFieldProps {
  typed: string
  onType: (text: string) => void
  /** The field was left. */
  onTyped: () => void
}

export function SearchField({ typed, onType, onTyped }: SearchFieldProps) {
  const { t } = useTranslation('participants')
  const handleKeyDown = (event: KeyboardEvent) => {
    const row = event.key === 'ArrowDown' ? document.querySelector<HTMLElement>('[data-index][tabindex="0"]') : null
    if (!row) return
    event.preventDefault()
    row.focus()
  }
  return (
    <OutlinedInput
      id={searchFieldId}
      value={typed}
      placeholder={t('search.label')}
      onChange={(event) => onType(event.target.value)}
      onBlur={onTyped}
      onKeyDown={handleKeyDown}
      size="small"
      fullWidth
      sx={{ flex: 1, minWidth: 0, bgcolor: 'background.paper' }}
      slotProps={{
        input: {
          'aria-label': t('search.label'),
          'aria-description': t('search.help'),
          autoComplete: 'off',
          spellCheck: false,
          enterKeyHint: 'search',
        },
      }}
      startAdornment={
        <InputAdornment position="start">
          <Icon path={mdiMagnify} />
        </InputAdornment>
      }
      endAdornment={
        typed !== '' && (
          <InputAdornment position="end">
            <IconButton aria-label={t('search.clear')} edge="end" size="small" onClick={() => onType('')}>
              <Icon path={mdiClose} />
            </IconButton>
          </InputAdornment>
        )
      }
    />
  )
}
