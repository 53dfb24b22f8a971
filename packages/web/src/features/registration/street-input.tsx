import Box from '@mui/material/Box'
import { splitStreet } from '@running-dinner/domain/participant-import/cells/split-street.ts'
import { type ChangeEvent, type KeyboardEvent, useId, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { controlLook } from '../../ui/form/control-look.ts'
import { FieldFrame } from '../../ui/form/field-frame.tsx'
import { useField } from '../../ui/form/field-props.ts'
import { visuallyHidden } from '../../ui/plain-look.ts'
import type { RegistrationValues } from './registration-values.ts'
import { optionId, SuggestionList } from './suggestion-list.tsx'
import { type AddressQuestion, type AddressSuggestion, useAddressSuggestions } from './use-address-suggestions.ts'

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
