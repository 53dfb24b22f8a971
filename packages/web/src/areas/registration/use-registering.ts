import type { RefusedForm } from '@running-dinner/contract/guests'
import type { PublicDinner, Registered, RegistrationSummary } from '@running-dinner/contract/people'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type FieldErrors, set } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { publicRoutes } from '../../features/people/registration/registration.api.ts'
import {
  type RegistrationBody,
  type RegistrationValues,
  toRegistrationBody,
} from '../../features/people/registration/registration-values.ts'
import type { RegistrationForm } from '../../features/people/registration/use-registration-form.ts'
import { toApiError } from '../../lib/api-error.ts'
import { call } from '../../lib/http.ts'
import { currentLanguage } from '../../lib/i18n.ts'
import { issueText, useIssueText } from '../../lib/issue-text.ts'
import { paths } from '../../lib/paths.ts'
import { readStorage, removeStorage, writeStorage } from '../../lib/storage.ts'
import { forgetDraft } from './draft-storage.ts'
import { rememberRegistration } from './own-registration-storage.ts'
import { beginPayment } from './payment/orders.ts'
import { allSteps, fieldOfIssue, fieldsAsked, type RegistrationField, stepOfField } from './registration-steps.ts'

const keyOf = (publicId: string) => `registration-attempt/${publicId}`

/**
 * The idempotency key of this registration. The same body sent again, after a broken connection, a double click or a reload,
 * keeps its key, so that the server repeats its first answer; a changed body gets a new one.
 */
export function attemptKey(publicId: string, body: string, newKey: () => string = randomKey): string {
  const keptAttemptId = keptAttempt(publicId)
  if (keptAttemptId.body === body) return keptAttemptId.key
  const fresh = newKey()
  writeStorage('session', keyOf(publicId), `${fresh} ${body}`)
  return fresh
}

/** This registration was sent, and no answer has come back. */
export function isAttemptOpen(publicId: string, body: string): boolean {
  return keptAttempt(publicId).body === body
}

export function forgetAttempt(publicId: string): void {
  removeStorage('session', keyOf(publicId))
}

function keptAttempt(publicId: string): { key: string; body: string | undefined } {
  const storedAttempt = readStorage('session', keyOf(publicId)) ?? ''
  const end = storedAttempt.indexOf(' ')
  return end < 0
    ? { key: '', body: undefined }
    : { key: storedAttempt.slice(0, end), body: storedAttempt.slice(end + 1) }
}

/** Also where a page came without TLS, which takes `randomUUID` away. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

type Work = 'check' | 'register'

export interface Failure {
  during: Work
  /** No reply came, so whether the call arrived is unknown. */
  offline: boolean
  texts: string[]
}

interface RegisteringProps {
  dinner: PublicDinner
  form: RegistrationForm
  /** Shows the first field the server refuses, wherever it is. */
  onRefused: (field: RegistrationField) => void
}

/** Checks the form on the server, then registers. One call at a time, regardless of double taps. */
export function useRegistering({ dinner, form, onRefused }: RegisteringProps) {
  const { publicDinnerId } = dinner.publicSettings
  const navigate = useNavigate()
  const [busy, setBusy] = useState<Work>()
  const [failure, setFailure] = useState<Failure>()
  const [checked, setChecked] = useState<{ summary: RegistrationSummary; body: string }>()
  const workingRef = useRef(false)
  const okRef = useRef<string>(undefined)
  const stop = useCallback(() => {
    workingRef.current = false
    setBusy(undefined)
  }, [])
  // Back from the provider, the browser may show this page as it was left.
  useEffect(() => {
    const wake = (event: PageTransitionEvent) => event.persisted && stop()
    window.addEventListener('pageshow', wake)
    return () => window.removeEventListener('pageshow', wake)
  }, [stop])

  const attempt = async (work: Work, run: () => Promise<void>): Promise<boolean> => {
    if (workingRef.current) return false
    workingRef.current = true
    setBusy(work)
    setFailure(undefined)
    try {
      await run()
      // After registering the button stays busy until the next page opens: a second registration must not start.
      if (work === 'check') stop()
      return true
    } catch (error) {
      const { texts, firstField } = placeIssues(form, error, dinner)
      const offline = toApiError(error).isUnanswered
      if (firstField) onRefused(firstField)
      if (offline || texts.length > 0) setFailure({ during: work, offline, texts: offline ? [] : texts })
      stop()
      return false
    }
  }

  const check = () => {
    const body = bodyOf(form)
    // It was sent before, and then the line broke: sent again, it is answered as it was the first time.
    if (isAttemptOpen(publicDinnerId, JSON.stringify(body))) return register()
    return attempt('check', async () => {
      const fullBody = bodyToCheck(form)
      const summary = await call(publicRoutes.validate, { params: { publicId: publicDinnerId }, body: fullBody })
      setChecked({ summary, body: JSON.stringify(fullBody) })
    })
  }

  /**
   * Asks early whether the name and address of the first step are refused. The fields of later steps are still empty, and
   * whatever else fails, the check at the review says.
   */
  const checkYou = async (): Promise<boolean> => {
    const body = bodyToCheck(form)
    const isResent = isAttemptOpen(publicDinnerId, JSON.stringify(bodyOf(form)))
    if (workingRef.current || isResent || okRef.current === body.email) return !workingRef.current
    workingRef.current = true
    setBusy('check')
    setFailure(undefined)
    try {
      await call(publicRoutes.validate, { params: { publicId: publicDinnerId }, body })
    } catch (error) {
      const isOfYou = (field: RegistrationField | undefined) => field !== undefined && stepOfField(field) === 'you'
      const { firstField } = placeIssues(form, error, dinner, isOfYou)
      if (firstField) onRefused(firstField)
      if (firstField) return false
    } finally {
      stop()
    }
    okRef.current = body.email
    return true
  }

  const register = () =>
    attempt('register', async () => {
      const body = bodyOf(form)
      // The draft stays until the money is there.
      if (dinner.paymentOptions) return beginPayment(publicDinnerId, body)
      const { email, waitingList, registrationSecret } = await sendOnce(publicDinnerId, body)
      rememberRegistration(publicDinnerId, { email, waitingList, registrationSecret })
      forgetDraft(publicDinnerId)
      forgetAttempt(publicDinnerId)
      await navigate(paths.registrationFinished(publicDinnerId), { replace: true })
    })

  // A form that was changed since has to be checked again.
  const isChecked = checked !== undefined && checked.body === JSON.stringify(bodyToCheck(form))
  return { busy, failure, summary: isChecked ? checked.summary : undefined, check, checkYou, register }
}

/** Mails to the guest are in the language this page is shown in. */
function bodyOf(form: RegistrationForm): RegistrationBody {
  return { ...toRegistrationBody(form.getValues()), languageCode: currentLanguage() }
}

/** Nothing is stored by this call; the reader is asked to agree once everything is shown. */
function bodyToCheck(form: RegistrationForm): RegistrationBody {
  return { ...bodyOf(form), dataProcessingAcknowledged: true, termsAccepted: true }
}

/** Registers with an idempotency key, so that repeats count once; a refusal ends the attempt. */
async function sendOnce(publicId: string, body: RegistrationBody): Promise<Registered> {
  const headers = { 'idempotency-key': attemptKey(publicId, JSON.stringify(body)) }
  try {
    return await call(publicRoutes.register, { params: { publicId }, body, headers })
  } catch (error) {
    const { status } = toApiError(error)
    if (status >= 400 && status < 500) forgetAttempt(publicId)
    throw error
  }
}

/**
 * Puts what the server refuses on its fields, if `only` wants them; answers the first in the order of the form, and all other
 * sentences.
 */
function placeIssues(
  form: Pick<RegistrationForm, 'setError'>,
  error: unknown,
  dinner: Pick<PublicDinner, 'registrationQuestions'>,
  only: (field: RegistrationField | undefined) => boolean = () => true,
): { texts: string[]; firstField: RegistrationField | undefined } {
  const { texts, messages } = sortIssues(toApiError(error).issues, dinner, issueText, only)
  const wrong = new Set(messages.map(([field]) => field))
  for (const [field, message] of messages) form.setError(field, { type: 'server', message })
  const inOrder = allSteps.flatMap((step) => fieldsAsked(step, dinner))
  return { texts, firstField: inOrder.find((field) => wrong.has(field)) }
}

/** Messages at their fields, and the sentences of all issues that belong to none. */
function sortIssues(
  issues: RefusedForm['issues'],
  dinner: Pick<PublicDinner, 'registrationQuestions'>,
  textOf: typeof issueText,
  only: (field: RegistrationField | undefined) => boolean = () => true,
) {
  const texts: string[] = []
  const messages: [RegistrationField, string][] = []
  for (const { field, message, data } of issues) {
    const formField = fieldOfIssue(field, dinner)
    if (!only(formField)) continue
    if (formField !== undefined) messages.push([formField, data === undefined ? message : textOf(message, data)])
    // A question that was not there when the page was loaded.
    else texts.push(textOf(field?.startsWith('answers.') ? 'registration_questions_changed' : message, data))
  }
  return { texts, messages }
}

/** What the server refused before this page came: `errors` for the form, and sentences beside it. */
export interface Refusal {
  errors: FieldErrors<RegistrationValues> | undefined
  texts: string[]
  hasFields: boolean
}

export function useRefusal(
  issues: RefusedForm['issues'],
  dinner: Pick<PublicDinner, 'registrationQuestions'>,
): Refusal {
  const textOf = useIssueText()
  const [refusal] = useState(() => {
    const { texts, messages } = sortIssues(issues, dinner, textOf)
    const errors: FieldErrors<RegistrationValues> = {}
    for (const [field, message] of messages) set(errors, field, { type: 'server', message })
    return { errors: issues.length > 0 ? errors : undefined, texts, hasFields: messages.length > 0 }
  })
  return refusal
}
