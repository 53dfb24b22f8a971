import Box from '@mui/material/Box'
import type { RegistrationQuestionReply } from '@running-dinner/contract/registration-form.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { controlLook } from '../../ui/form/control-look.ts'
import { FieldFrame } from '../../ui/form/field-frame.tsx'
import { useField } from '../../ui/form/field-props.ts'
import { PlainInput } from '../../ui/form/plain-input.tsx'
import type { FormAnswers } from './form-answers.ts'
import { questionChoices } from './question-choices.ts'

/** What the organiser asks in their own words. `requiredToo`: guests have to answer, an organiser may not know. */
export function QuestionFields({
  questions,
  requiredToo,
}: {
  questions: readonly RegistrationQuestionReply[]
  requiredToo: boolean
}) {
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      {questions.map((question) => (
        <QuestionField key={question.id} question={question} required={requiredToo && question.required} />
      ))}
    </Box>
  )
}

function QuestionField({ question, required }: { question: RegistrationQuestionReply; required: boolean }) {
  const name = `answers.${question.id}` as const
  return question.kind === 'TEXT' ? (
    <PlainInput<FormAnswers> name={name} label={question.label} required={required} rows={1} />
  ) : (
    <ChoiceField name={name} question={question} required={required} />
  )
}

function ChoiceField({
  name,
  question,
  required,
}: {
  name: `answers.${string}`
  question: RegistrationQuestionReply
  required: boolean
}) {
  const { t } = useTranslation('allergens')
  const { field, error, helperText } = useField<FormAnswers>({ name })
  const id = useId()
  const choices = questionChoices(question, { yes: t('yes'), no: t('no') })
  return (
    <FieldFrame id={id} label={question.label} required={required} error={error} below={helperText}>
      <Box
        component="select"
        {...field}
        id={id}
        value={String(field.value ?? '')}
        aria-required={required}
        aria-invalid={error}
        aria-describedby={`${id}-below`}
        sx={controlLook}
      >
        <option value="">{required ? t('choose') : t('noAnswer')}</option>
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Box>
    </FieldFrame>
  )
}
