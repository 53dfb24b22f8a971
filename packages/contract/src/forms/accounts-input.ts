import { languages } from '@running-dinner/domain/events'
// zod/mini: the pages of accounts check their forms with these schemas, and they have a limit of script.
import * as z from 'zod/mini'
import { requiredEmail, requiredText } from './fields.ts'

/** Neither trimmed nor cut off: a password is whatever was typed. */
const password = z
  .string({ error: ({ input }) => (input === undefined || input === null ? 'required' : 'value_invalid') })
  .check(z.minLength(1, { error: 'required' }), z.maxLength(1024, { error: 'max_length_exceeded' }))
const language = z.optional(z.enum(languages, { error: 'value_invalid' }))

export const loginInput = z.object({ username: requiredText(), password })
export const registerInput = z.object({
  username: requiredText(),
  email: requiredEmail,
  password,
  firstName: requiredText(),
  lastName: requiredText(),
  /** Of the mails about the account. */
  languageCode: language,
})
export const passwordInput = z.object({ password })
export const forgottenPasswordInput = z.object({ email: requiredEmail })
export const changePasswordInput = z.object({ password, newPassword: password })
/** What is left out stays. */
export const profileInput = z.object({
  firstName: z.optional(requiredText()),
  lastName: z.optional(requiredText()),
})
