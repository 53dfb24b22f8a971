import type { ParticipantInput } from '@running-dinner/contract/forms'
import type { ParticipantReply } from '@running-dinner/contract/people'
import { participantIssues } from '@running-dinner/domain/people'
import type { ParticipantForm } from '../../../../features/people/participants/participant-form.ts'
import { refuse } from '../../../../lib/api-error.ts'
import { applyIssues, useStoredForm } from '../../../../ui/form/index.ts'
import { useToast } from '../../../../ui/toasts.tsx'
import { useAdminDinner } from '../../shell/admin-dinner.ts'

/**
 * The form of one person. Changes of other organisers come into untouched fields, so that saving does not revert them. `save` sends
 * only values that pass the client's rules; issues of client and server land on the fields.
 */
export function usePersonForm(values: ParticipantForm, send: (input: ParticipantInput) => Promise<ParticipantReply>) {
  const toast = useToast()
  const dinner = useAdminDinner()
  const form = useStoredForm<ParticipantForm, ParticipantInput>(
    () =>
      import('../../../../features/people/participants/participant-form-schema.ts').then(
        (file) => file.participantFormSchema,
      ),
    values,
  )
  const save = async (input: ParticipantInput): Promise<ParticipantReply | undefined> => {
    const { teamPartnerWishRegistrationData: partner, ...data } = input
    // Rules over this person alone. Whether the mail address is taken, only the server knows.
    const issues = participantIssues(data, {
      taken: new Map(),
      self: undefined,
      mealIds: dinner.meals.map((meal) => meal.id),
      seatsNeeded: dinner.sessionData.numSeatsNeededForHost,
      teamPartnerWishDisabled: dinner.options.teamPartnerWishDisabled,
      partner,
    })
    try {
      if (issues.length > 0) await refuse(406, issues)
      return await send(input)
    } catch (error) {
      applyIssues(form, error, toast.error)
      return undefined
    }
  }
  return { form, save }
}
