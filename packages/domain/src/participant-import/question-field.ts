import type { QuestionField } from './import-fields.ts'

/** A column that holds answers to a question, and the field issues about them are told at. */
export function questionField(questionId: string): QuestionField {
  return `answers.${questionId}`
}
