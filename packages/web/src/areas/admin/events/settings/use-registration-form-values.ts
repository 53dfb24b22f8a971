import type { DinnerReply } from '@running-dinner/contract/dinners.ts'
import { registrationFormInput } from '@running-dinner/contract/registration-form.ts'
import { useCallback, useEffect, useRef } from 'react'
import type { z } from 'zod'
import { useContractForm } from '../../../../ui/form/contract-form.ts'
import type { RegistrationFormValues } from './merge-registration-form.ts'
import { mergeRegistrationForm } from './merge-registration-form.ts'

type Stored = Pick<DinnerReply, keyof RegistrationFormValues | 'registrationFormVersion'>

/**
 * The stored form with local changes. When another organiser saves meanwhile, both are merged entry by entry. `version` belongs to
 * the stored form of the last merge.
 */
export function useRegistrationFormValues(stored: Stored) {
  const based = useRef(stored)
  const form = useContractForm<RegistrationFormValues, z.output<typeof registrationFormInput>>(registrationFormInput, {
    defaultValues: valuesOf(stored),
  })
  const { formState, getValues, reset, setValue } = form
  const { isSubmitting } = formState
  const isDirty = Object.keys(formState.dirtyFields).length > 0
  const takeOver = useCallback(
    (now: Stored) => {
      if (now.registrationFormVersion === based.current.registrationFormVersion) return
      const before = valuesOf(based.current)
      const mine = structuredClone(getValues())
      based.current = now
      const theirs = valuesOf(now)
      reset(theirs)
      if (!isDirty) return
      const merged = mergeRegistrationForm(before, mine, theirs)
      if (JSON.stringify(merged) === JSON.stringify(theirs)) return
      setValue('registrationQuestions', merged.registrationQuestions, { shouldDirty: true })
      setValue('allergenListEnabled', merged.allergenListEnabled, { shouldDirty: true })
    },
    [isDirty, getValues, reset, setValue],
  )
  useEffect(() => {
    // The values being saved come back through `saved`, with their new ids.
    if (!isSubmitting) takeOver(stored)
  }, [isSubmitting, stored, takeOver])
  /** After saving: the fields hold the stored values, with the ids of new entries. */
  const saved = (now: Stored) => {
    based.current = now
    reset(valuesOf(now))
  }
  return { form, version: () => based.current.registrationFormVersion, saved }
}

function valuesOf({ registrationQuestions, allergenListEnabled }: Stored): RegistrationFormValues {
  return structuredClone({ registrationQuestions, allergenListEnabled })
}
