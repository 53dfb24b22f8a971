import type { registrationRoutes } from '@running-dinner/contract/people'
import type { ReplyOf } from '@running-dinner/contract/route'
import { splitStreet } from '@running-dinner/domain/people'
import { type ChangeEvent, type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { control } from '../../../kit/control.css.ts'
import { FieldFrame } from '../../../kit/field-frame.tsx'
import { useField } from '../../../kit/field-props.ts'
import { hidden } from '../../../kit/text.css.ts'
import { call } from '../../../lib/http.ts'
import * as styles from './fields.css.ts'
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
  const choose = (suggestion: AddressSuggestion) => {
    fill('street', suggestion.street)
    fill('streetNr', suggestion.streetNr)
    fill('zip', suggestion.zip)
    fill('cityName', suggestion.cityName)
    close()
    if (suggestion.streetNr === '') setFocus('streetNr')
  }
  const handleKey = (event: KeyboardEvent) => {
    if (!isOpen) return
    const chosenAddress = suggestions[active]
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const step = event.key === 'ArrowDown' ? 1 : -1
      const next = active < 0 && step < 0 ? suggestions.length - 1 : active + step
      setActive((next + suggestions.length) % suggestions.length)
    } else if (event.key === 'Enter' && chosenAddress) choose(chosenAddress)
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
    <div className={styles.street}>
      <FieldFrame id={id} label={t('address.street')} required error={error} below={helperText}>
        <input
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
          className={control}
        />
      </FieldFrame>
      <SuggestionList id={listId} active={active} suggestions={isOpen ? suggestions : []} onChoose={choose} />
      <div role="status" className={hidden}>
        {isOpen && t('address.suggested', { count: suggestions.length })}
      </div>
    </div>
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
    <div
      id={id}
      role="listbox"
      aria-label={t('address.suggestions')}
      hidden={suggestions.length === 0}
      className={styles.suggestionList}
    >
      {suggestions.map((suggestion, position) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
        <div
          key={`${suggestion.street} ${suggestion.streetNr} ${suggestion.zip} ${suggestion.cityName}`}
          id={optionId(id, position)}
          role="option"
          aria-selected={position === active}
          // The field keeps the focus, else its list would be gone before the click arrives.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(suggestion)}
          className={position === active ? styles.optionActive : styles.option}
        >
          <div className={styles.optionStreet}>{`${suggestion.street} ${suggestion.streetNr}`.trim()}</div>
          <div className={styles.optionTown}>{`${suggestion.zip} ${suggestion.cityName}`.trim()}</div>
        </div>
      ))}
    </div>
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
  const [foundAddresses, setFoundAddresses] = useState<AddressSuggestion[]>([])
  const { q = '', zip = '', country = '' } = question ?? {}
  useEffect(() => {
    if (q.trim().length < shortest) {
      setFoundAddresses([])
      return
    }
    const abort = new AbortController()
    const timer = window.setTimeout(() => {
      call(publicRoutes.addresses, { query: { q: q.trim(), zip: zip.trim(), country }, signal: abort.signal })
        .then(({ suggestions }) => setFoundAddresses(suggestions))
        .catch(() => setFoundAddresses([]))
    }, waitMs)
    return () => {
      window.clearTimeout(timer)
      abort.abort()
    }
  }, [q, zip, country])
  return foundAddresses
}
