import type { RegistrationQuestionReply } from '@running-dinner/contract/people'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { control } from '../../../kit/control.css.ts'
import { FieldFrame } from '../../../kit/field-frame.tsx'
import { useField } from '../../../kit/field-props.ts'
import { TextField } from '../../../kit/text-field.tsx'
import type { FormAnswers } from './form-answers.ts'
import { questionChoices } from './question-choices.ts'
import * as styles from './question-fields.css.ts'

/** What the organiser asks in their own words. `requiredToo`: guests have to answer, an organiser may not know. */
export function QuestionFields({
  questions,
  requiredToo,
}: {
  questions: readonly RegistrationQuestionReply[]
  requiredToo: boolean
}) {
  return (
    <div className={styles.grid}>
      {questions.map((question) => (
        <QuestionField key={question.id} question={question} required={requiredToo && question.required} />
      ))}
    </div>
  )
}

function QuestionField({ question, required }: { question: RegistrationQuestionReply; required: boolean }) {
  const name = `answers.${question.id}` as const
  return question.kind === 'TEXT' ? (
    <TextField<FormAnswers> name={name} label={question.label} required={required} rows={1} />
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
      <select
        {...field}
        id={id}
        value={String(field.value ?? '')}
        aria-required={required}
        aria-invalid={error}
        aria-describedby={`${id}-below`}
        className={control}
      >
        <option value="">{required ? t('choose') : t('noAnswer')}</option>
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
