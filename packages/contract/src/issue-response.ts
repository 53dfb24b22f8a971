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
 * One issue of a refused call. `code` is always the stable code; `message` repeats it, or is a sentence in the caller's language
 * for the codes in `sentenceCodes`.
 */
const wordedIssue = issueReply.extend({ code: z.string() })

/** The body of every answer that is not 2xx. */
export const issueResponse = z.object({
  issues: z.array(wordedIssue),
})

export type IssueResponse = z.infer<typeof issueResponse>

/** Codes whose `message` is a sentence: what is wrong with one field, whatever the form. Clients translate all others themselves. */
export const sentenceCodes: ReadonlySet<IssueCode> = new Set([
  'required',
  'max_length_exceeded',
  'email_invalid',
  'age_invalid',
  'num_seats_too_many',
  'zip_invalid',
  'value_invalid',
  'characters_invalid',
  'number_invalid',
  'date_invalid',
  'time_invalid',
  'too_many_entries',
  'error.invalid.dataProcessingAcknowledged',
  'terms_not_accepted',
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
