import Box from '@mui/material/Box'
import type { registrationRoutes } from '@running-dinner/contract/registration.ts'
import type { ReplyOf } from '@running-dinner/contract/route.ts'
import { splitStreet } from '@running-dinner/domain/participant-import/cells/split-street.ts'
import { type ChangeEvent, type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { call } from '../../lib/http.ts'
import { controlLook } from '../../ui/form/control-look.ts'
import { FieldFrame } from '../../ui/form/field-frame.tsx'
import { useField } from '../../ui/form/field-props.ts'
import { visuallyHidden } from '../../ui/plain-look.ts'
import { publicRoutes } from './registration.api.ts'
import type { RegistrationValues } from './registration-values.ts'

/** The street, with suggestions while it is typed; a number that came along (browsers do that) goes to its own field. */
export function StreetInput() {
  const { t } = useTranslation('registration')
  const { getValues, setValue, setFocus } = useFormContext<RegistrationValues>()
  const { field, error, helperText } = useField<RegistrationValues>({ name: 'street' })
  const [question, setQuestion] = useState<AddressQuestion>()
  const [active, setActive] = useState(-1)
  const suggestions = useAddressSuggestions(question)
  const listId = useId()
  const id = useId()
  const { value, onChange, onBlur, ...rest } = field
  const isOpen = question !== undefined && suggestions.length > 0

  const close = () => {
    setQuestion(undefined)
    setActive(-1)
  }
  const fill = (name: 'street' | 'streetNr' | 'zip' | 'cityName', text: string) => {
    if (text !== '') setValue(name, text, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
  }
  const choose = (one: AddressSuggestion) => {
    fill('street', one.street)
    fill('streetNr', one.streetNr)
    fill('zip', one.zip)
    fill('cityName', one.cityName)
    close()
    if (one.streetNr === '') setFocus('streetNr')
  }
  const handleKey = (event: KeyboardEvent) => {
    if (!isOpen) return
    const chosen = suggestions[active]
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const step = event.key === 'ArrowDown' ? 1 : -1
      const next = active < 0 && step < 0 ? suggestions.length - 1 : active + step
      setActive((next + suggestions.length) % suggestions.length)
    } else if (event.key === 'Enter' && chosen) choose(chosen)
    else if (event.key === 'Escape') close()
    else return
    event.preventDefault()
  }
  const handleBlur = () => {
    close()
    const { street, streetNr } = splitStreet(getValues('street'))
    if (streetNr !== '' && getValues('streetNr').trim() === '') {
      fill('street', street)
      fill('streetNr', streetNr)
    }
    onBlur()
  }
  return (
    <Box sx={{ position: 'relative' }}>
      <FieldFrame id={id} label={t('address.street')} required error={error} below={helperText}>
        <Box
          component="input"
          {...rest}
          id={id}
          value={String(value ?? '')}
          onChange={(event: ChangeEvent<HTMLInputElement>) => {
            onChange(event)
            setActive(-1)
            setQuestion({ q: event.target.value, zip: getValues('zip'), country: getValues('country') })
          }}
          onBlur={handleBlur}
          onKeyDown={handleKey}
          autoComplete="address-line1"
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && active >= 0 ? optionId(listId, active) : undefined}
          aria-required
          aria-invalid={error}
          aria-describedby={`${id}-below`}
          sx={controlLook}
        />
      </FieldFrame>
      <SuggestionList id={listId} active={active} suggestions={isOpen ? suggestions : []} onChoose={choose} />
      <Box role="status" sx={visuallyHidden}>
        {isOpen && t('address.suggested', { count: suggestions.length })}
      </Box>
    </Box>
  )
}

const optionId = (listId: string, position: number) => `${listId}-${position}`

interface SuggestionListProps {
  id: string
  /** Position of the one the arrow keys are on; -1 for none. */
  active: number
  suggestions: readonly AddressSuggestion[]
  onChoose: (suggestion: AddressSuggestion) => void
}

/** Below its field and over what follows, so that nothing moves; as wide as the form where the field is narrow. */
function SuggestionList({ id, active, suggestions, onChoose }: SuggestionListProps) {
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

type AddressSuggestion = ReplyOf<typeof registrationRoutes.addresses>['suggestions'][number]

const waitMs = 250
const shortest = 3

/** The text and place to find suggestions for. */
interface AddressQuestion {
  q: string
  zip: string
  country: string
}

/** Suggestions are a convenience: without any, or without a connection, the list stays empty. */
function useAddressSuggestions(question: AddressQuestion | undefined): AddressSuggestion[] {
  const [found, setFound] = useState<AddressSuggestion[]>([])
  const { q = '', zip = '', country = '' } = question ?? {}
  useEffect(() => {
    if (q.trim().length < shortest) {
      setFound([])
      return
    }
    const abort = new AbortController()
    const timer = window.setTimeout(() => {
      call(publicRoutes.addresses, { query: { q: q.trim(), zip: zip.trim(), country }, signal: abort.signal })
        .then(({ suggestions }) => setFound(suggestions))
        .catch(() => setFound([]))
    }, waitMs)
    return () => {
      window.clearTimeout(timer)
      abort.abort()
    }
  }, [q, zip, country])
  return found
}
