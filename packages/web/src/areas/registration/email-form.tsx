import Box from '@mui/material/Box'
import { requiredEmail } from '@running-dinner/contract/fields.ts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { object } from 'zod/mini'
import { toApiError } from '../../lib/api-error.ts'
import { issueText } from '../../lib/issue-text.ts'
import { ActionButton } from '../../ui/action-look.ts'
import { useContractForm } from '../../ui/form/contract-form.ts'
import { Form } from '../../ui/form/form.tsx'
import { PlainInput } from '../../ui/form/plain-input.tsx'
import { PlainNotice } from '../../ui/plain-notice.tsx'

interface Values {
  email: string
}

const emailInput = object({ email: requiredEmail })

interface EmailFormProps {
  label: string
  help?: string
  submitLabel: string
  /** Said when the server knows nothing to do it to. */
  gone?: string
  autoFocus?: boolean
  /** Known from the page before; what was typed counts more. */
  known?: string
  onSubmit: (email: string) => Promise<void>
  children?: ReactNode
}

/** One address and one button; a refusal appears at the field, a failure above the button. */
export function EmailForm({
  label,
  help,
  submitLabel,
  gone,
  autoFocus = false,
  known = '',
  onSubmit,
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
    if (early || known) setValue('email', early || known)
  }, [setValue, known])
  const handleSubmit = async ({ email }: Values) => {
    setFailure(undefined)
    try {
      await onSubmit(email)
    } catch (error) {
      const { status, isUnanswered, issues } = toApiError(error)
      const [first] = issues
      if (isUnanswered) setFailure(t('notice.offline'))
      else if (status === 404 && gone !== undefined) setFailure(gone)
      else if (first?.field !== undefined) form.setError('email', { type: 'server', message: first.message })
      else setFailure(issues.map((issue) => issueText(issue.message, issue.data)).join(' '))
    }
  }
  return (
    <Form form={form} onSubmit={handleSubmit}>
      <Box ref={fields} sx={{ display: 'grid', gap: 2 }}>
        <PlainInput<Values> name="email" type="email" label={label} help={help} autoComplete="email" required />
        {failure !== undefined && <PlainNotice severity="error">{failure}</PlainNotice>}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <ActionButton type="submit" size="large" disabled={form.formState.isSubmitting}>
            {submitLabel}
          </ActionButton>
          {children}
        </Box>
      </Box>
    </Form>
  )
}
