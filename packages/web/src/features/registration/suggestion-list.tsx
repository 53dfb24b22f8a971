import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { AddressSuggestion } from './use-address-suggestions.ts'

export const optionId = (listId: string, position: number) => `${listId}-${position}`

interface SuggestionListProps {
  id: string
  /** Position of the one the arrow keys are on; -1 for none. */
  active: number
  suggestions: readonly AddressSuggestion[]
  onChoose: (suggestion: AddressSuggestion) => void
}

/** Below its field and over what follows, so that nothing moves; as wide as the form where the field is narrow. */
export function SuggestionList({ id, active, suggestions, onChoose }: SuggestionListProps) {
  const { t } = useTranslation('registration')
  return (
    <Box
      id={id}
      role="listbox"
      aria-label={t('address.suggestions')}
      hidden={suggestions.length === 0}
      sx={{
        position: 'absolute',
        zIndex: 'modal',
        top: 84,
        left: 0,
        minWidth: '100%',
        width: { xs: 'calc(100vw - 32px)', sm: '100%' },
        py: 0.5,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        boxShadow: '0 6px 20px rgb(0 0 0 / 0.2)',
      }}
    >
      {suggestions.map((one, position) => (
        <Box
          key={`${one.street} ${one.streetNr} ${one.zip} ${one.cityName}`}
          id={optionId(id, position)}
          role="option"
          aria-selected={position === active}
          // The field keeps the focus, else its list would be gone before the click arrives.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(one)}
          sx={{
            px: 2,
            py: 1,
            cursor: 'pointer',
            bgcolor: position === active ? 'action.selected' : undefined,
            '&:hover': { bgcolor: 'action.hover' },
          }}
        >
          <Box sx={{ fontWeight: 600 }}>{`${one.street} ${one.streetNr}`.trim()}</Box>
          <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{`${one.zip} ${one.cityName}`.trim()}</Box>
        </Box>
      ))}
    </Box>
  )
}
