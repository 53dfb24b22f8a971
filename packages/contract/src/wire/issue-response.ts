import type { Issue, IssueCode } from '@running-dinner/domain'
import { z } from 'zod'

/** One issue inside a successful reply: `message` is its code, `data` fills the marks of the code's sentence. */
export const issueReply = z.object({
  field: z.string().optional(),
  message: z.string(),
  issueType: z.enum(['VALIDATION', 'BAD_REQUEST', 'TECHNICAL']),
  data: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
})

/**
 * One issue of a refused call. `code` is always the stable code; `message` is a sentence in the caller's language, except for the
 * codes in `codesOfClients`, which it repeats.
 */
const wordedIssue = issueReply.extend({ code: z.string() })

/** The body of every answer that is not 2xx. */
export const issueResponse = z.object({
  issues: z.array(wordedIssue),
})

export type IssueResponse = z.infer<typeof issueResponse>

/** Codes that existing clients know and word themselves: `message` stays the code. They would show any other code as it is. */
export const codesOfClients: ReadonlySet<IssueCode> = new Set([
  'num_seats_invalid',
  'error_date_invalid',
  'error.required.date',
  'error.endOfRegistrationDate.invalid',
  'error.zipRestrictions.invalid',
  'error.required.publicsettings',
  'error.invalid.team.size',
  'error_required_meal_label',
  'error_required_meal_time',
  'error_invalid_meal_time',
  'error_invalid_meal_size',
  'meals_add_constraint',
  'meals_remove_constraint',
  'participant_already_registered',
  'participant_email_equals_team_partner_wish',
  'participant_assigned_in_team',
  'participant_activation_invalid_demo_dinner',
  'too_many_participants',
  'num_seats_teampartner_registration_invalid',
  'team_partner_wish_update_invalid',
  'participant_swap_number_violates_team_partner_wish',
  'participant_swap_number_child_only_possible_with_single_participant',
  'runningdinner_date_expired',
  'registration_date_expired',
  'registration_not_possible_without_payment',
  'fullname_invalid',
  'zip_not_allowed',
  'dinner_not_possible',
  'team_no_team_members_left',
  'team_cancelled',
  'team_swap_violates_team_partner_wish',
  'invalid_team_member_cancellation_root_teampartner',
  'invalid_size_replacement_participants_too_little',
  'invalid_size_replacement_participants_too_many',
  'invalid_replacement_participants_inconsistent_teampartner_wish',
  'invalid_size_waitinglist_participants_to_assign',
  'invalid_size_waitinglist_participants_to_generate_teams',
  'invalid_size_waitinglist_participants_to_generate_teams_too_few',
  'invalid_waitinglist_teamgeneration_inconsistent_teampartner_wish',
  'invalid_size_selected_participants_message_empty',
])

/** About a selection as a whole: no field of a form is to blame. */
const codesOfWhole: ReadonlySet<IssueCode> = new Set([
  'meals_add_constraint',
  'meals_remove_constraint',
  'invalid_size_waitinglist_participants_to_assign',
  'invalid_replacement_participants_inconsistent_teampartner_wish',
  'invalid_waitinglist_teamgeneration_inconsistent_teampartner_wish',
  'team_partner_wish_update_invalid',
])

/** The field a refused call names: as the forms of existing clients do, who type the contract flat. */
export function wireField({ message, field }: Pick<Issue, 'message' | 'field'>): string | undefined {
  return codesOfWhole.has(message) ? undefined : field?.replace(/^contract\./, '')
}

/** The issue a rule found, read back from a refused call: `message` is the code again. */
export function issueFromReply({ code, ...reply }: z.infer<typeof wordedIssue>): Issue {
  return { ...reply, message: code } as Issue
}
