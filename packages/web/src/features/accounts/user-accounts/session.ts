import type { Session } from '@running-dinner/contract/accounts'
import { useMemo, useSyncExternalStore } from 'react'
import { readStorage, removeStorage, writeStorage } from '../../../lib/storage.ts'

/** The whole login response: pages need its names and roles before the profile is fetched. */
const key = 'user'
const listeners = new Set<() => void>()

export function storeSession(session: Session): void {
  writeStorage('local', key, JSON.stringify(session))
  notifyAll()
}

/** The stored names follow a change of the profile; the token stays. */
export function renameSession({ firstName, lastName }: Pick<Session, 'firstName' | 'lastName'>): void {
  const session = parseSession(readStorage('local', key))
  if (session) storeSession({ ...session, firstName, lastName })
}

export function fullNameOf({ firstName, lastName }: Pick<Session, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim()
}

export function endSession(): void {
  removeStorage('local', key)
  notifyAll()
}

/** Who is logged in on this device; another tab that logs in or out is noticed. */
export function useSession(): Session | undefined {
  const storedText = useSyncExternalStore(subscribe, () => readStorage('local', key), nobody)
  return useMemo(() => parseSession(storedText), [storedText])
}

/** As `useSession`, where nothing has to follow a later login. */
export function storedSession(): Session | undefined {
  return parseSession(readStorage('local', key))
}

/** The server renders public pages for everybody alike; who is logged in shows after hydration. */
const nobody = () => null

const unnamed = { username: '', email: '', firstName: '', lastName: '' }

/** Unreadable data counts as logged out. */
export function parseSession(storedText: string | null): Session | undefined {
  try {
    const user: unknown = JSON.parse(storedText ?? 'null')
    return isSession(user) ? { ...unnamed, ...user } : undefined
  } catch {
    return undefined
  }
}

function isSession(parsedSession: unknown): parsedSession is Session {
  if (typeof parsedSession !== 'object' || parsedSession === null) return false
  return (
    'token' in parsedSession &&
    typeof parsedSession.token === 'string' &&
    parsedSession.token !== '' &&
    'roles' in parsedSession &&
    Array.isArray(parsedSession.roles)
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function notifyAll(): void {
  for (const listener of listeners) listener()
}
