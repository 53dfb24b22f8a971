import { isImportField } from '@running-dinner/domain/participant-import/check-mapping.ts'
import type { ImportField } from '@running-dinner/domain/participant-import/import-fields.ts'
import { questionField } from '@running-dinner/domain/participant-import/question-field.ts'
import { genders } from '@running-dinner/domain/participants/participant.ts'
import { useTranslation } from 'react-i18next'
import { questionChoices } from '../../../../features/registration-form/question-choices.ts'
import { useAdminDinner } from '../../shell/admin-dinner.ts'

/** What a field of a person is called, by its path on the wire; a question by its own words. */
export function useFieldLabel(): (path: string | undefined) => string | undefined {
  const { t } = useTranslation('participants')
  const { registrationQuestions } = useAdminDinner()
  return (path) => {
    const question = registrationQuestions.find(({ id }) => questionField(id) === path)
    const name = fieldName(path)
    return question?.label ?? (name && t(`importFields.${name}`))
  }
}

const others: Record<string, ImportField> = {
  allergens: 'allergenList',
  'teamPartnerWishRegistrationData.firstnamePart': 'partnerFirstname',
  'teamPartnerWishRegistrationData.lastname': 'partnerLastname',
  'teamPartnerWishRegistrationData.email': 'partnerEmail',
  'teamPartnerWishRegistrationData.mobileNumber': 'partnerMobile',
}

/** The field of a person, by its path on the wire, as the import calls it. */
function fieldName(path: string | undefined): ImportField | undefined {
  if (path === undefined) return undefined
  return others[path] ?? (isImportField(path) ? path : undefined)
}

interface Choice {
  value: string
  label: string
}

/** What can be chosen for a field, undefined where anything can be written. What stands there can be seen even if it is no choice. */
export function useFieldChoices(path: string, value: string): Choice[] | undefined {
  const { t } = useTranslation(['participants', 'allergens'])
  const { meals, registrationQuestions } = useAdminDinner()
  if (path === 'gender') return genders.map((one) => ({ value: one, label: t(`gender.${one}`) }))
  if (path === 'preferredMeal')
    return [{ value: '', label: t('form.anyMeal') }, ...meals.map(({ id, label }) => ({ value: id, label }))]
  const question = registrationQuestions.find(({ id }) => questionField(id) === path)
  if (!question || question.kind === 'TEXT') return undefined
  const choices = [
    { value: '', label: t('allergens:noAnswer') },
    ...questionChoices(question, { yes: t('allergens:yes'), no: t('allergens:no') }),
  ]
  return choices.some((one) => one.value === value) ? choices : [...choices, { value, label: value }]
}
