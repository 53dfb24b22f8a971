import { questionField } from '@running-dinner/domain/participant-import/question-field.ts'
import { useTranslation } from 'react-i18next'
import { useAdminDinner } from '../../shell/admin-dinner.ts'
import { fieldName } from './field-name.ts'

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
