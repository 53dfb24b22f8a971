import { languages } from '@running-dinner/domain/events'
import { genders, type ImportField, isImportField, questionField } from '@running-dinner/domain/people'
import { useTranslation } from 'react-i18next'
import { questionChoices } from '../../../../../features/people/registration-form/question-choices.ts'
import { useLanguageNames } from '../../../../../lib/language-names.ts'
import { useAdminDinner } from '../../../shell/admin-dinner.ts'

/** The label of a field by its path on the wire; a question's label is its own text. */
export function useFieldLabel(): (path: string | undefined) => string | undefined {
  const { t } = useTranslation('participants')
  const { registrationQuestions } = useAdminDinner()
  return (path) => {
    const question = registrationQuestions.find(({ id }) => questionField(id) === path)
    const name = fieldName(path)
    return question?.label ?? (name && t(`importFields.${name}`))
  }
}

const otherNames: Record<string, ImportField> = {
  allergens: 'allergenList',
  'teamPartnerWishRegistrationData.firstnamePart': 'partnerFirstname',
  'teamPartnerWishRegistrationData.lastname': 'partnerLastname',
  'teamPartnerWishRegistrationData.email': 'partnerEmail',
  'teamPartnerWishRegistrationData.mobileNumber': 'partnerMobile',
  'teamPartnerWishRegistrationData.diet.mealSpecificsNote': 'partnerDiet',
}

/** The import's name for the field with this path on the wire. */
function fieldName(path: string | undefined): ImportField | undefined {
  if (path === undefined) return undefined
  return otherNames[path] ?? (isImportField(path) ? path : undefined)
}

interface Choice {
  value: string
  label: string
}

/** The choices of a field, undefined for free text. The present value is offered even when it is no valid choice. */
export function useFieldChoices(path: string, value: string): Choice[] | undefined {
  const { t } = useTranslation(['participants', 'allergens'])
  const languageNames = useLanguageNames()
  const { meals, registrationQuestions } = useAdminDinner()
  if (path === 'gender') return genders.map((gender) => ({ value: gender, label: t(`gender.${gender}`) }))
  if (path === 'languageCode')
    return [
      { value: '', label: t('form.sameLanguage') },
      ...languages.map((language) => ({ value: language, label: languageNames[language] })),
    ]
  if (path === 'preferredMeal')
    return [{ value: '', label: t('form.anyMeal') }, ...meals.map(({ id, label }) => ({ value: id, label }))]
  const question = registrationQuestions.find(({ id }) => questionField(id) === path)
  if (!question || question.kind === 'TEXT') return undefined
  const choices = [
    { value: '', label: t('allergens:noAnswer') },
    ...questionChoices(question, { yes: t('allergens:yes'), no: t('allergens:no') }),
  ]
  return choices.some((choice) => choice.value === value) ? choices : [...choices, { value, label: value }]
}
