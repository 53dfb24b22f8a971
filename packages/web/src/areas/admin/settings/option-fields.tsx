import { mdiClose, mdiPlus } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import { limits } from '@running-dinner/domain/limits.ts'
import { useEffect } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useIssueText } from '../../../lib/issue-text.ts'
import { TextInput } from '../../../ui/form/index.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { RegistrationFormValues } from './registration-form-values.ts'

/** What there is to choose from, at least two. */
export function OptionFields({ question }: { question: number }) {
  const { t } = useTranslation('settings')
  const issueText = useIssueText()
  const name = `registrationQuestions.${question}.options` as const
  const { getFieldState, formState } = useFormContext<RegistrationFormValues>()
  const { fields, append, remove, replace } = useFieldArray<RegistrationFormValues, typeof name, 'key'>({
    name,
    keyName: 'key',
  })
  const missing = limits.answerOptionsMin - fields.length
  useEffect(() => {
    if (fields.length === 0) replace(Array.from({ length: limits.answerOptionsMin }, () => ({ id: '', label: '' })))
  }, [fields.length, replace])
  const { error } = getFieldState(name, formState)
  const message = error?.message ?? error?.root?.message
  return (
    <Box role="group" aria-label={t('form.options')} sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      {fields.map((field, index) => (
        <Box key={field.key} sx={{ display: 'flex', gap: 0.5, alignItems: 'start', width: '100%', maxWidth: 480 }}>
          <TextInput<RegistrationFormValues>
            name={`${name}.${index}.label`}
            label={t('form.option', { number: index + 1 })}
            autoComplete="off"
            required
          />
          <IconButton
            aria-label={t('form.removeOption', { number: index + 1 })}
            onClick={() => remove(index)}
            disabled={missing >= 0}
            sx={{ mt: 1 }}
          >
            <Icon path={mdiClose} />
          </IconButton>
        </Box>
      ))}
      {message && <FormHelperText error>{issueText(message)}</FormHelperText>}
      <Button
        startIcon={<Icon path={mdiPlus} />}
        onClick={() => append({ id: '', label: '' })}
        disabled={fields.length >= limits.answerOptions}
      >
        {t('form.addOption')}
      </Button>
    </Box>
  )
}
