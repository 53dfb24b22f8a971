import { requiredEmail } from '@running-dinner/contract/forms'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { object } from 'zod/mini'
import { Button } from '../../kit/button.tsx'
import { Notice } from '../../kit/notice.tsx'
import { TextField } from '../../kit/text-field.tsx'
import { toApiError } from '../../lib/api-error.ts'
import { issueText } from '../../lib/issue-text.ts'
import { useContractForm } from '../../ui/form/contract-form.ts'
import { Form } from '../../ui/form/form.tsx'
import * as styles from './email-form.css.ts'

interface Values {
  email: string
}

const emailInput = object({ email: requiredEmail })

interface EmailFormProps {
  label: string
  help?: string
  submitLabel: string
  /** Said when the server knows nothing to do it to. */
  notFoundText?: string
  autoFocus?: boolean
  /** Known from the page before; what was typed counts more. */
  knownEmail?: string
  onSubmit: (email: string) => Promise<void>
  /** Where the server answers the form, too. */
  action?: string
  children?: ReactNode
}

/** One address and one button; a refusal appears at the field, a failure above the button. */
export function EmailForm({
  label,
  help,
  submitLabel,
  notFoundText,
  autoFocus = false,
  knownEmail = '',
  onSubmit,
  action,
  children,
}: EmailFormProps) {
  const { t } = useTranslation('registration')
  const form = useContractForm<Values, Values>(emailInput, { defaultValues: { email: '' } })
  const [failure, setFailure] = useState<string>()
  const fields = useRef<HTMLDivElement>(null)
  const { setFocus, setValue } = form
  useEffect(() => {
    if (autoFocus) setFocus('email')
  }, [autoFocus, setFocus])
  useEffect(() => {
    // Typed before the page was hydrated.
    const early = fields.current?.querySelector('input')?.value
    if (early || knownEmail) setValue('email', early || knownEmail)
  }, [setValue, knownEmail])
  const handleSubmit = async ({ email }: Values) => {
    setFailure(undefined)
    try {
      await onSubmit(email)
    } catch (error) {
      const { status, isUnanswered, issues } = toApiError(error)
      const [first] = issues
      if (isUnanswered) setFailure(t('notice.offline'))
      else if (status === 404 && notFoundText !== undefined) setFailure(notFoundText)
      else if (first?.field !== undefined) form.setError('email', { type: 'server', message: first.message })
      else setFailure(issues.map((issue) => issueText(issue.message, issue.data)).join(' '))
    }
  }
  return (
    <Form form={form} onSubmit={handleSubmit} action={action}>
      <div ref={fields} className={styles.grid}>
        <TextField<Values> name="email" type="email" label={label} help={help} autoComplete="email" required />
        {failure !== undefined && <Notice severity="error">{failure}</Notice>}
        <div className={styles.row}>
          <Button type="submit" size="large" disabled={form.formState.isSubmitting}>
            {submitLabel}
          </Button>
          {children}
        </div>
      </div>
    </Form>
  )
}
