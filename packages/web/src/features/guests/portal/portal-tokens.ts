import { isSecret, maxPortalTokens } from '@running-dinner/contract/wire'
import { readStorage, removeStorage, storedValues } from '../../../lib/storage.ts'

const tokens = storedValues<unknown[]>('local', 'runningdinner_portal_tokens', Array.isArray)
/** What earlier versions stored: one token as it is. */
const olderKey = 'runningdinner_portal_token'

/** The links of this browser. Nothing else about events is kept here. */
export function readPortalTokens(): string[] {
  const older = readStorage('local', olderKey)
  return distinct([...(tokens.read() ?? []), older])
}

export function addPortalToken(token: string): void {
  tokens.write(distinct([...readPortalTokens(), token]))
  removeStorage('local', olderKey)
}

export function forgetPortalTokens(): void {
  tokens.forget()
  removeStorage('local', olderKey)
}

/** Anything else in a link or in storage opens nothing. The oldest are dropped. */
function distinct(tokens: readonly unknown[]): string[] {
  return [...new Set(tokens.filter(isSecret))].slice(-maxPortalTokens)
}
