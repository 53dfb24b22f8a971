import { type Issue, issue } from '../issue.ts'
import { passwordLength } from './password-length.ts'

export interface PasswordOwner {
  username: string
  email: string
}

/** Issues of a new password; `common` says whether it is one of the passwords that many people use. */
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
