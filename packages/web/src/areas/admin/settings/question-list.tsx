import { mdiPlus } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { limits } from '@running-dinner/domain/limits.ts'
import { useEffect, useRef } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/icon.tsx'
import { QuestionCard } from './question-card.tsx'
import type { RegistrationFormValues } from './registration-form-values.ts'

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
  // The new question is written at once.
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
