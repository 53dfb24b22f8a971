import { type Issue, issue } from '../issue.ts'
import { emailIdentity } from '../people/participants/email.ts'

/** Counted in code points. Long sentences are allowed, and no password is cut: a cut one would accept others. */
const passwordLength = { min: 8, max: 128 } as const

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
  const ownNames = [owner.username, owner.email, owner.email.split('@')[0] ?? ''].map((ownText) =>
    ownText.toLowerCase(),
  )
  if (ownNames.includes(lower)) return [issue('password_is_own_name', field)]
  return common(lower) || new Set(lower).size === 1 ? [issue('password_common', field)] : []
}

/**
 * A username that looks like an address must be the account's own address, because addresses can be used to sign in,
 * too.
 */
export function usernameIssues({ username, email }: PasswordOwner): Issue[] {
  const isForeign = username.includes('@') && emailIdentity(username) !== emailIdentity(email)
  return isForeign ? [issue('username_is_foreign_address', 'username')] : []
}
