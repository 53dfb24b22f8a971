import { readStorage, removeStorage, writeStorage } from '../../../lib/storage.ts'

const key = 'runningdinner_portal_tokens'
/** What earlier versions stored: one token as it is. */
const olderKey = 'runningdinner_portal_token'
/** The server takes this many at once; the oldest are dropped. */
const most = 20

/** The links of this browser. Nothing else about events is kept here. */
export function readPortalTokens(): string[] {
  const older = readStorage('local', olderKey)
  return distinct([...listOf(readStorage('local', key)), ...(older ? [older] : [])])
}

export function addPortalToken(token: string): void {
  writeStorage('local', key, JSON.stringify(distinct([...readPortalTokens(), token])))
  removeStorage('local', olderKey)
}

export function forgetPortalTokens(): void {
  removeStorage('local', key)
  removeStorage('local', olderKey)
}

function listOf(stored: string | null): string[] {
  try {
    const parsed: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(parsed) ? parsed.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

/** Anything else in a link or in storage opens nothing. */
function isToken(token: string): boolean {
  return /^[A-Za-z0-9_-]{24}$/.test(token)
}

function distinct(tokens: string[]): string[] {
  return [...new Set(tokens.filter(isToken))].slice(-most)
}
