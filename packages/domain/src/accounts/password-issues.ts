import { type Issue, issue } from '../issue.ts'
import { passwordLength } from './password-length.ts'

export interface PasswordOwner {
  username: string
  email: string
}

/** What is wrong with a new password; `common` tells whether many people use it (reliability 2.4 #22). */
export function passwordIssues(
  password: string,
  owner: PasswordOwner,
  common: (password: string) => boolean,
  field = 'password',
): Issue[] {
  const length = [...password].length
  if (length < passwordLength.min) return [issue('password_too_short', field, { min: passwordLength.min })]
  if (length > passwordLength.max) return [issue('password_too_long', field, { max: passwordLength.max })]
  const lower = password.toLowerCase()
  const own = [owner.username, owner.email, owner.email.split('@')[0] ?? ''].map((one) => one.toLowerCase())
  if (own.includes(lower)) return [issue('password_is_own_name', field)]
  return common(lower) || new Set(lower).size === 1 ? [issue('password_common', field)] : []
}
