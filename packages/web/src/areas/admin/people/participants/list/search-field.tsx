import { mdiClose } from '@mdi/js'
import IconButton from '@mui/material/IconButton'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../../ui/icon.tsx'
import { SearchInput } from '../../../../../ui/search-input.tsx'

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
    <SearchInput
      id={searchFieldId}
      type="text"
      label={t('search.label')}
      aria-description={t('search.help')}
      typed={typed}
      onType={onType}
      onBlur={onTyped}
      onKeyDown={handleKeyDown}
      isSmall
      sx={{ flex: 1, minWidth: 0 }}
      end={
        typed !== '' && (
          <IconButton
            aria-label={t('search.clear')}
            size="small"
            onClick={() => onType('')}
            sx={{ ml: -0.75, mr: 1.375, color: 'action.active' }}
          >
            <Icon path={mdiClose} />
          </IconButton>
        )
      }
    />
  )
}
