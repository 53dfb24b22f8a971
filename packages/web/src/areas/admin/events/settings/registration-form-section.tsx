import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { DinnerReply } from '@running-dinner/contract/events'
import type { RegistrationQuestionReply, registrationFormInput } from '@running-dinner/contract/people'
import { useCallback, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import {
  type AskedSoFar,
  useRegistrationForm,
  useSaveRegistrationForm,
} from '../../../../features/people/registration-form/registration-form.api.ts'
import { toApiError } from '../../../../lib/api-error.ts'
import { useConfirm } from '../../../../ui/confirm-dialog.tsx'
import { CheckboxInput, useLazyForm } from '../../../../ui/form/index.ts'
import { useToast } from '../../../../ui/toasts.tsx'
import { useAdminDinner, useAdminId } from '../../shell/admin-dinner.ts'
import { mergeRegistrationForm, type RegistrationFormValues } from './merge-registration-form.ts'
import { QuestionList } from './question-list.tsx'
import { SettingsForm } from './settings-form.tsx'
import { Losses, SettingsSection } from './settings-section.tsx'

interface Asked {
  /** Questions and options without an id are new. */
  registrationQuestions: readonly (Pick<RegistrationQuestionReply, 'kind'> & {
    id?: string | undefined
    options: readonly { id?: string | undefined }[]
  })[]
  allergenListEnabled: boolean
}

/** What saving would delete: answers to questions that are removed, counted by question, and the number of people whose allergens go. */
export function lostAnswers(
  before: AskedSoFar,
  after: Asked,
): { answers: { label: string; count: number }[]; allergens: number } {
  const answers = before.registrationQuestions.flatMap(({ id, label, kind, options, numAnswers }) => {
    const keptQuestion = after.registrationQuestions.find((question) => question.id === id)
    if (!keptQuestion || keptQuestion.kind !== kind) return [{ label, count: numAnswers }]
    const goneOptions = options.filter(
      (option) => !keptQuestion.options.some((keptOption) => keptOption.id === option.id),
    )
    return goneOptions.map((option) => ({ label: `${label} (${option.label})`, count: option.numAnswers }))
  })
  return {
    answers: answers.filter(({ count }) => count > 0),
    allergens: after.allergenListEnabled ? 0 : before.numAllergens,
  }
}

type Output = z.output<typeof registrationFormInput>

/** The organiser's own questions and the allergen list; both are off by default. */
export function RegistrationFormSection() {
  const { t } = useTranslation('settings')
  const { form, version, saved } = useRegistrationFormValues(useAdminDinner())
  const { mutateAsync } = useSaveRegistrationForm(useAdminId())
  const confirmed = useConfirmLostAnswers()
  const toast = useToast()
  const save = async (form: Output) => {
    const since = version()
    try {
      if (!(await confirmed(form, since))) return false
      saved(await mutateAsync({ body: form, since }))
    } catch (error) {
      if (toApiError(error).status !== 409) throw error
      toast.info(t('form.changedMeanwhile'))
      return false
    }
    toast.success(t('saved'))
    return true
  }
  return (
    <SettingsSection id="form" intro={t('form.intro')}>
      <SettingsForm section="form" form={form} onSave={save}>
        <CheckboxInput<RegistrationFormValues>
          name="allergenListEnabled"
          label={t('form.allergens')}
          help={t('form.allergensHelp')}
        />
        <Box>
          <Typography variant="h3" sx={{ mb: 0.5 }}>
            {t('form.own')}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
            {t('form.ownHelp')}
          </Typography>
          <QuestionList />
        </Box>
      </SettingsForm>
    </SettingsSection>
  )
}

/** Asks before given answers are deleted. The count is fetched again, because guests may have answered meanwhile. */
function useConfirmLostAnswers() {
  const { t } = useTranslation('settings')
  const { refetch } = useRegistrationForm(useAdminId())
  const confirm = useConfirm()
  return async (questions: Parameters<typeof lostAnswers>[1], since: number): Promise<boolean> => {
    const { data: before } = await refetch({ throwOnError: true })
    if (!before) return false
    // Saving then fails before any answer is lost.
    if (before.registrationFormVersion !== since) return true
    const { answers, allergens } = lostAnswers(before, questions)
    if (answers.length === 0 && allergens === 0) return true
    const sentences = [
      ...answers.map(({ label, count }) => t('form.lost.answers', { label, count })),
      ...(allergens > 0 ? [t('form.lost.allergens', { count: allergens })] : []),
    ]
    return confirm({
      title: t('form.lost.title'),
      message: <Losses sentences={sentences} />,
      confirmLabel: t('form.lost.confirm'),
      destructive: true,
    })
  }
}

type Stored = Pick<DinnerReply, keyof RegistrationFormValues | 'registrationFormVersion'>

/**
 * The stored form with local changes. When another organiser saves meanwhile, both are merged entry by entry. `version` belongs to
 * the stored form of the last merge.
 */
function useRegistrationFormValues(storedForm: Stored) {
  const based = useRef(storedForm)
  const form = useLazyForm<RegistrationFormValues, Output>(
    () => import('@running-dinner/contract/people').then((file) => file.registrationFormInput),
    {
      defaultValues: valuesOf(storedForm),
    },
  )
  const { formState, getValues, reset, setValue } = form
  const { isSubmitting } = formState
  const isDirty = Object.keys(formState.dirtyFields).length > 0
  const takeOver = useCallback(
    (now: Stored) => {
      if (now.registrationFormVersion === based.current.registrationFormVersion) return
      const before = valuesOf(based.current)
      const ownForm = structuredClone(getValues())
      based.current = now
      const savedForm = valuesOf(now)
      reset(savedForm)
      if (!isDirty) return
      const merged = mergeRegistrationForm(before, ownForm, savedForm)
      if (JSON.stringify(merged) === JSON.stringify(savedForm)) return
      setValue('registrationQuestions', merged.registrationQuestions, { shouldDirty: true })
      setValue('allergenListEnabled', merged.allergenListEnabled, { shouldDirty: true })
    },
    [isDirty, getValues, reset, setValue],
  )
  useEffect(() => {
    // The values being saved come back through `saved`, with their new ids.
    if (!isSubmitting) takeOver(storedForm)
  }, [isSubmitting, storedForm, takeOver])
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
