import type { RegistrationQuestionReply } from '@running-dinner/contract/registration-form.ts'

/** What the fields hold; ids are '' until saved. */
export interface RegistrationFormValues {
  registrationQuestions: RegistrationQuestionReply[]
  allergenListEnabled: boolean
}
