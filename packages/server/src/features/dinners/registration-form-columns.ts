import type { RegistrationForm, RegistrationQuestion } from '@running-dinner/domain'

interface Columns {
  registrationQuestions: unknown
  allergenListEnabled: boolean
}

export function registrationFormColumns({ questions, allergenListEnabled }: RegistrationForm) {
  return { registrationQuestions: JSON.stringify(questions), allergenListEnabled }
}

export function toRegistrationForm({ registrationQuestions, allergenListEnabled }: Columns): RegistrationForm {
  // Written only by the function above.
  return { questions: registrationQuestions as RegistrationQuestion[], allergenListEnabled }
}
