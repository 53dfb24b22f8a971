import type { feedbackRoutes } from '@running-dinner/contract/feedback.ts'
import { publicCalls } from '@running-dinner/contract/public-calls.ts'
import { type FormEvent, useState } from 'react'
import { toApiError } from '../../../lib/api-error.ts'
import { call } from '../../../lib/http.ts'
import { checkFeedback, type FeedbackProblems, problemsOf } from './check-feedback.ts'

/** Sends the form; what was typed stays until it has arrived. */
export function useFeedback(onSent: (email: string) => void) {
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
          // Since the page was opened: it is written in before its code is there, too.
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
  /** True where there is something to show; the first field that is wrong takes the focus. */
  const show = (form: HTMLFormElement, found: FeedbackProblems): boolean => {
    setProblems(found)
    const first = found.message ? 'message' : found.email ? 'email' : undefined
    const field = first === undefined ? null : form.elements.namedItem(first)
    if (field instanceof HTMLElement) field.focus()
    return Object.keys(found).length > 0
  }
  return { problems, isSending, submit }
}
