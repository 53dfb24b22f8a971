import type { BodyOf, dinnerRoutes } from '@running-dinner/contract'
import type { RegistrationForm, RegistrationQuestion } from '@running-dinner/domain'
import { questionIssues } from '@running-dinner/domain/events'
import type { Ctx } from '../../../platform/ctx.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { refuseIf, stale } from '../../../platform/http/problems.ts'
import { newId } from '../../../platform/ids.ts'
import { recordActivity } from '../activities/index.ts'
import { type AuthorizedDinner, lockDinnerForChange } from '../dinner-record/index.ts'
import { registrationFormVersion } from './registration-form.read.ts'
import { registrationFormStore } from './settings.store.ts'

type Input = BodyOf<typeof dinnerRoutes.saveRegistrationForm>

/** Saves the registration form and deletes answers and allergens that it no longer asks for. */
export async function saveRegistrationForm(
  ctx: Ctx,
  authorized: AuthorizedDinner,
  input: Input,
  /** Version of the form the client edited; undefined overwrites any version. */
  ifMatch: number | undefined,
): Promise<AuthorizedDinner> {
  return inTransaction(ctx.db, async (tx) => {
    const dinner = await lockDinnerForChange(tx, authorized)
    if (ifMatch !== undefined && ifMatch !== registrationFormVersion(dinner.registrationForm)) throw stale()
    refuseIf(questionIssues(input.registrationQuestions, dinner.registrationForm.questions))
    const registrationForm = registrationFormOf(input)
    await registrationFormStore.save(tx, dinner, registrationForm)
    await registrationFormStore.forgetAnswers(tx, dinner, registrationForm)
    if (!registrationForm.allergenListEnabled) await registrationFormStore.forgetAllergens(tx, dinner)
    await recordActivity(tx, ctx.clock, dinner, { type: 'CUSTOM_ADMIN_CHANGE', code: 'registration_form_changed' })
    return { ...dinner, registrationForm }
  })
}

interface FormInput {
  registrationQuestions: readonly (Omit<RegistrationQuestion, 'id' | 'options'> & {
    id?: string | undefined
    options: readonly { id?: string | undefined; label: string }[]
  })[]
  allergenListEnabled: boolean
}

/** Gives ids to new questions and options. */
export function registrationFormOf({ registrationQuestions, allergenListEnabled }: FormInput): RegistrationForm {
  return {
    questions: registrationQuestions.map(({ id, label, kind, options, required }) => ({
      id: id ?? newId(),
      label,
      kind,
      options: kind === 'CHOICE' ? options.map((option) => ({ id: option.id ?? newId(), label: option.label })) : [],
      required,
    })),
    allergenListEnabled,
  }
}
