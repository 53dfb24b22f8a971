import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../ui/action-look.ts'
import { PlainField } from '../plain-field.tsx'
import { maxMessageLength } from './check-feedback.ts'
import { Trap } from './trap.tsx'
import { useFeedback } from './use-feedback.ts'

/** From here the remaining characters are told. */
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
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 3, position: 'relative' }}>
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
      <Box role="alert">
        {problems.form !== undefined && <Typography sx={{ color: 'error.main', mb: 2 }}>{t(problems.form)}</Typography>}
      </Box>
      <Box sx={{ mt: -3 }}>
        <ActionButton type="submit" size="large" aria-disabled={isSending} sx={{ width: { xs: 1, sm: 'auto' } }}>
          {t(isSending ? 'sending' : 'send')}
        </ActionButton>
      </Box>
    </Box>
  )
}
