import type { RegistrationQuestionReply } from '@running-dinner/contract/people'
import type { Allergy, Answer } from '@running-dinner/domain'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { questionChoices } from './question-choices.ts'

/** Allergens and answers as words. */
export function useAnswerTexts() {
  const { t } = useTranslation('allergens')
  return useMemo(() => {
    const words = { yes: t('yes'), no: t('no') }
    return {
      /** `Milk (not even traces)` each. */
      allergens: (allergies: readonly Allergy[]) =>
        allergies.map(({ allergen, severity }) => `${t(`names.${allergen}`)} (${t(`severities.${severity}`)})`),
      /** In the order of the questions; '' for what was not answered. */
      answers: (questions: readonly RegistrationQuestionReply[], answers: readonly Answer[]) =>
        questions.map((question) => {
          const answer = answers.find(({ questionId }) => questionId === question.id)?.answer ?? ''
          const choice = questionChoices(question, words).find(({ value }) => value === answer)
          return { id: question.id, label: question.label, text: choice?.label ?? answer }
        }),
    }
  }, [t])
}
