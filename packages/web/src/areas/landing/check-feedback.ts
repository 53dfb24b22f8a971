/** As the server limits it. */
export const maxMessageLength = 2048

type FieldProblem = 'emailMissing' | 'emailInvalid' | 'messageMissing' | 'messageTooLong' | 'characters'

export interface FeedbackProblems {
  email?: FieldProblem
  message?: FieldProblem
  form?: 'tooMany' | 'failed'
}

/** Issues that are known before sending; the server checks more. */
export function checkFeedback({ email, message }: { email: string; message: string }): FeedbackProblems {
  const address = email.trim()
  const text = message.trim()
  return {
    ...(address === '' ? { email: 'emailMissing' } : /^\S+@\S+\.\S+$/.test(address) ? {} : { email: 'emailInvalid' }),
    ...(text === '' ? { message: 'messageMissing' } : {}),
    ...([...text].length > maxMessageLength ? { message: 'messageTooLong' } : {}),
  }
}

interface Refusal {
  status: number
  issues: readonly { field?: string; message: string }[]
}

/** Issues of the server at the fields they concern. */
export function problemsOf({ status, issues }: Refusal): FeedbackProblems {
  if (status === 429) return { form: 'tooMany' }
  const problems: FeedbackProblems = {}
  for (const { field, message } of issues) {
    const unreadable = message === 'characters_invalid'
    if (field === 'senderEmail') problems.email = unreadable ? 'characters' : 'emailInvalid'
    if (field === 'message') problems.message = messageProblem(message)
  }
  return problems.email || problems.message ? problems : { form: 'failed' }
}

function messageProblem(code: string): FieldProblem {
  if (code === 'required') return 'messageMissing'
  return code === 'max_length_exceeded' ? 'messageTooLong' : 'characters'
}
