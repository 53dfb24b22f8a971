import type { QuestionField } from './import-fields.ts'

/** A column that holds answers to a question; issues about them carry this field. */
export function questionField(questionId: string): QuestionField {
  return `answers.${questionId}`
}
