import { mdiArrowDown, mdiArrowUp, mdiClose, mdiDeleteOutline, mdiPlus } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import { questionKinds } from '@running-dinner/domain/events'
import { limits } from '@running-dinner/domain/limits'
import { useEffect, useRef } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useIssueText } from '../../../../lib/issue-text.ts'
import { CheckboxInput, SelectInput, TextInput } from '../../../../ui/form/index.ts'
import { Icon } from '../../../../ui/icon.tsx'
import type { RegistrationFormValues } from './merge-registration-form.ts'

/** The organiser's own questions in their order. */
export function QuestionList() {
  const { t } = useTranslation('settings')
  const { setFocus } = useFormContext<RegistrationFormValues>()
  const { fields, append, remove, move } = useFieldArray<RegistrationFormValues, 'registrationQuestions', 'key'>({
    name: 'registrationQuestions',
    keyName: 'key',
  })
  const addRef = useRef<HTMLButtonElement>(null)
  const addedRef = useRef(false)
  // The new question takes the focus.
  useEffect(() => {
    if (!addedRef.current) return
    addedRef.current = false
    setFocus(`registrationQuestions.${fields.length - 1}.label`)
  }, [fields.length, setFocus])
  const add = () => {
    addedRef.current = true
    append({ id: '', label: '', kind: 'TEXT', options: [], required: false }, { shouldFocus: false })
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      {fields.map((field, index) => (
        <QuestionCard
          key={field.key}
          index={index}
          count={fields.length}
          onMove={(to) => move(index, to)}
          onRemove={() => {
            remove(index)
            addRef.current?.focus()
          }}
        />
      ))}
      <Button
        ref={addRef}
        variant="outlined"
        startIcon={<Icon path={mdiPlus} />}
        onClick={add}
        disabled={fields.length >= limits.questions}
      >
        {t('form.add')}
      </Button>
    </Box>
  )
}

interface QuestionCardProps {
  index: number
  count: number
  onMove: (to: number) => void
  onRemove: () => void
}

function QuestionCard({ index, count, onMove, onRemove }: QuestionCardProps) {
  const { t } = useTranslation('settings')
  const name = `registrationQuestions.${index}` as const
  const kind = useWatch<RegistrationFormValues, `${typeof name}.kind`>({ name: `${name}.kind` })
  const number = index + 1
  return (
    <Box
      role="group"
      aria-label={t('form.question', { number })}
      sx={{ width: '100%', border: 1, borderColor: 'divider', borderRadius: 1.5, p: 2, display: 'grid', gap: 2 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <Box component="span" sx={{ fontWeight: 600, mr: 'auto' }}>
          {t('form.question', { number })}
        </Box>
        <IconButton aria-label={t('form.up', { number })} disabled={index === 0} onClick={() => onMove(index - 1)}>
          <Icon path={mdiArrowUp} />
        </IconButton>
        <IconButton
          aria-label={t('form.down', { number })}
          disabled={index === count - 1}
          onClick={() => onMove(index + 1)}
        >
          <Icon path={mdiArrowDown} />
        </IconButton>
        <IconButton aria-label={t('form.remove', { number })} onClick={onRemove}>
          <Icon path={mdiDeleteOutline} />
        </IconButton>
      </Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 200px' }, alignItems: 'start' }}>
        <TextInput<RegistrationFormValues> name={`${name}.label`} label={t('form.label')} autoComplete="off" required />
        <SelectInput<RegistrationFormValues>
          name={`${name}.kind`}
          label={t('form.kind')}
          choices={questionKinds.map((value) => ({ value, label: t(`form.kinds.${value}`) }))}
        />
      </Box>
      {kind === 'CHOICE' && <OptionFields question={index} />}
      <CheckboxInput<RegistrationFormValues> name={`${name}.required`} label={t('form.required')} />
    </Box>
  )
}

/** The options of a question, at least two. */
function OptionFields({ question }: { question: number }) {
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
