import { readStorage, writeStorage } from './storage.ts'

const key = 'runningdinner_portal_tokens'
/** As many as the server looks at. */
const most = 20

/** What opens "my events" in this browser, newest first; nothing else about anybody is kept here (rules 14.2). */
export function portalTokens(): string[] {
  try {
    const kept: unknown = JSON.parse(readStorage('local', key) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

export function rememberPortalToken(token: string): void {
  const others = portalTokens().filter((one) => one !== token)
  writeStorage('local', key, JSON.stringify([token, ...others].slice(0, most)))
}
