import { type Issue, issue } from '../issue.ts'
import { emailIdentity } from '../participants/email-identity.ts'
import type { PasswordOwner } from './password-issues.ts'

/**
 * A username that looks like an address must be the account's own address, because addresses can be used to sign in,
 * too.
 */
export function usernameIssues({ username, email }: PasswordOwner): Issue[] {
  const isForeign = username.includes('@') && emailIdentity(username) !== emailIdentity(email)
  return isForeign ? [issue('username_is_foreign_address', 'username')] : []
}
