import { readStorage, writeStorage } from '../../../lib/storage.ts'

const key = 'runningdinner_organised_events'
/** The oldest are dropped. */
const most = 20

/** Secrets of the events that were created or confirmed in this browser, so that "My events" lists them without an account. */
export function readOrganisedEvents(): string[] {
  try {
    const stored: unknown = JSON.parse(readStorage('local', key) ?? '[]')
    return Array.isArray(stored) ? stored.filter((adminId) => typeof adminId === 'string') : []
  } catch {
    return []
  }
}

export function rememberOrganisedEvent(adminId: string): void {
  store([...readOrganisedEvents().filter((kept) => kept !== adminId), adminId].slice(-most))
}

/** Without an id all of them. */
export function forgetOrganisedEvents(adminId?: string): void {
  store(adminId === undefined ? [] : readOrganisedEvents().filter((kept) => kept !== adminId))
}

/** The old secret opens nothing any more. */
export function replaceOrganisedEvent(adminId: string, newAdminId: string): void {
  store(readOrganisedEvents().map((kept) => (kept === adminId ? newAdminId : kept)))
}

function store(adminIds: readonly string[]): void {
  writeStorage('local', key, JSON.stringify(adminIds))
}
