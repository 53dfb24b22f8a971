import type { Session } from '@running-dinner/contract/accounts'
import type { PublicDinner } from '@running-dinner/contract/people'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { storedSession } from '../../features/accounts/user-accounts/session.ts'
import { emptyRegistration, type RegistrationValues } from '../../features/people/registration/registration-values.ts'
import type { RegistrationForm } from '../../features/people/registration/use-registration-form.ts'
import { today } from '../../lib/dates.ts'
import { forgetDraft, forgetOldDrafts, loadDraft, saveDraft } from './draft-storage.ts'
import { invitationIn, withInvitation } from './invitation.ts'

interface DraftProps {
  form: RegistrationForm
  dinner: PublicDinner
  /** As the server rendered the fields. */
  initial: RegistrationValues
  /** Of a payment that was given up, or of a refused form; counts more than what the browser kept. */
  returned: RegistrationValues | undefined
  formRef: RefObject<HTMLFormElement | null>
}

interface Draft {
  /** Before, the fields may still change under the reader's hands. */
  isLoaded: boolean
  /** There is something to say about it. */
  wasRestored: boolean
  /** Hides the notice about restored entries once the guest continues. */
  noted: () => void
  discard: () => void
}

/**
 * Keeps what is typed and brings it back. The server knows no draft; it comes once the browser has taken
 * the page over, and what was typed before that stays.
 */
export function useDraft({ form, dinner, initial, returned, formRef }: DraftProps): Draft {
  const [query] = useSearchParams()
  const [state, setState] = useState({ isLoaded: false, wasRestored: false })
  const { publicDinnerId } = dinner.publicSettings
  const { date } = dinner
  const firstRef = useRef({ query, initial, returned })
  const { subscribe, reset } = form
  useEffect(() => {
    forgetOldDrafts(today())
    const first = firstRef.current
    const storedValues = first.returned ?? loadDraft(publicDinnerId)
    const typed = typedEarly(formRef.current, first.initial)
    const start = { ...(storedValues ?? emptyRegistration), ...typed }
    const invited = withInvitation(start, invitationIn(first.query))
    const values = storedValues ? invited : withLogin(invited, storedSession())
    // A refused form says what is wrong with it.
    reset(values, { keepErrors: true })
    if (Object.keys(typed).length > 0) saveDraft(publicDinnerId, date, values)
    setState({ isLoaded: true, wasRestored: storedValues !== undefined })
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => saveDraft(publicDinnerId, date, values),
    })
  }, [subscribe, reset, publicDinnerId, date, formRef])
  const discard = () => {
    reset(withLogin(withInvitation(emptyRegistration, invitationIn(firstRef.current.query)), storedSession()))
    forgetDraft(publicDinnerId)
    setState({ isLoaded: true, wasRestored: false })
  }
  const noted = () => setState({ isLoaded: true, wasRestored: false })
  return { ...state, noted, discard }
}

const texts = new Set(['text', 'email', 'tel', 'textarea'])

/** What the guest typed, or the browser filled in, before the page was hydrated. */
function typedEarly(form: HTMLFormElement | null, initial: RegistrationValues): Partial<RegistrationValues> {
  const typed: Record<string, string | boolean> = {}
  for (const field of form?.elements ?? []) {
    if (!(field instanceof HTMLInputElement) && !(field instanceof HTMLTextAreaElement)) continue
    const answer = answerIn(field)
    const isOurs = Object.hasOwn(initial, field.name)
    if (isOurs && answer !== undefined && answer !== initial[field.name as keyof RegistrationValues])
      typed[field.name] = answer
  }
  return typed
}

/** Undefined where nothing was chosen. */
function answerIn(field: HTMLInputElement | HTMLTextAreaElement): string | boolean | undefined {
  if (texts.has(field.type)) return field.value
  if (!(field instanceof HTMLInputElement) || !field.checked) return undefined
  return field.type === 'radio' ? field.value : true
}

/** Fills what is still empty with what the account knows; every field stays editable. */
export function withLogin(values: RegistrationValues, session: Session | undefined): RegistrationValues {
  if (!session) return values
  const isNamed = values.firstnamePart !== '' || values.lastname !== ''
  return {
    ...values,
    ...(isNamed ? {} : { firstnamePart: session.firstName, lastname: session.lastName }),
    email: values.email || session.email,
  }
}
