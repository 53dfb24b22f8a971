export const questionKinds = ['TEXT', 'CHOICE', 'YES_NO'] as const
export type QuestionKind = (typeof questionKinds)[number]

export interface AnswerOption {
  id: string
  label: string
}

/** A question of the organiser's, answered in each registration. */
export interface RegistrationQuestion {
  id: string
  label: string
  kind: QuestionKind
  /** Of a choice; an answer names one by its id, so that a label may be corrected. */
  options: readonly AnswerOption[]
  required: boolean
}

/** What a registration asks beyond the fields every running dinner needs. */
export interface RegistrationForm {
  questions: readonly RegistrationQuestion[]
  allergenListEnabled: boolean
}

/** An answer: free text, the id of an option, or `YES` or `NO`. */
export interface Answer {
  questionId: string
  answer: string
}

export const plainRegistrationForm: RegistrationForm = { questions: [], allergenListEnabled: false }
