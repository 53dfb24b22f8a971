import type { feedbackRoutes } from '@running-dinner/contract/feedback.ts'
import { publicCalls } from '@running-dinner/contract/public-calls.ts'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../kit/button.tsx'
import { hidden } from '../../../kit/text.css.ts'
import { toApiError } from '../../../lib/api-error.ts'
import { call } from '../../../lib/http.ts'
import { PlainField } from '../plain-field.tsx'
import { checkFeedback, type FeedbackProblems, maxMessageLength, problemsOf } from './check-feedback.ts'
import * as styles from './feedback-form.css.ts'

/** Length from which the remaining characters are shown. */
const nearlyFull = 300

export function FeedbackForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation('feedback')
  const { problems, isSending, submit } = useFeedback(onSent)
  const [length, setLength] = useState(0)
  const left = maxMessageLength - length
  const wording = (code: 'email' | 'message') => {
    const problem = problems[code]
    return problem === undefined ? undefined : t(problem)
  }
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <PlainField
        label={t('message')}
        rows={7}
        error={wording('message')}
        help={left <= nearlyFull ? t('left', { count: Math.max(left, 0) }) : undefined}
        input={{ name: 'message', required: true }}
        onChange={(value) => setLength([...value].length)}
      />
      <PlainField
        label={t('email')}
        error={wording('email')}
        help={t('emailHelp')}
        input={{ name: 'email', type: 'email', inputMode: 'email', autoComplete: 'email', required: true }}
      />
      <Trap />
      <div role="alert">{problems.form !== undefined && <p className={styles.text}>{t(problems.form)}</p>}</div>
      <div className={styles.actions}>
        <Button type="submit" size="large" aria-disabled={isSending} className={styles.action}>
          {t(isSending ? 'sending' : 'send')}
        </Button>
      </div>
    </form>
  )
}

/** Honeypot: a field that only programs fill in. People neither see nor reach nor hear it. */
function Trap() {
  const { t } = useTranslation('feedback')
  return (
    <div aria-hidden="true" className={hidden}>
      <label>
        {t('trap')}
        <input name="website" type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

/** Sends the form; typed text stays until the server has it. */
function useFeedback(onSent: (email: string) => void) {
  const [problems, setProblems] = useState<FeedbackProblems>({})
  const [isSending, setIsSending] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    const form = event.currentTarget
    const values = new FormData(form)
    const read = (name: string) => String(values.get(name) ?? '')
    const [email, message] = [read('email'), read('message')]
    const found = checkFeedback({ email, message })
    if (show(form, found)) return
    setIsSending(true)
    try {
      await call(publicCalls.feedback as typeof feedbackRoutes.send, {
        body: {
          senderEmail: email,
          message,
          website: read('website'),
          // Counted from opening the page, because text may be typed before hydration.
          secondsToWrite: performance.now() / 1000,
        },
      })
      onSent(email.trim())
    } catch (error) {
      show(form, problemsOf(toApiError(error)))
    } finally {
      setIsSending(false)
    }
  }
  /** Returns whether there are issues; focuses the first field that has one. */
  const show = (form: HTMLFormElement, found: FeedbackProblems): boolean => {
    setProblems(found)
    const first = found.message ? 'message' : found.email ? 'email' : undefined
    const field = first === undefined ? null : form.elements.namedItem(first)
    if (field instanceof HTMLElement) field.focus()
    return Object.keys(found).length > 0
  }
  return { problems, isSending, submit }
}
