import { storedValues } from '../../../lib/storage.ts'

const organised = storedValues<string[]>('local', 'runningdinner_organised_events', Array.isArray)
/** The oldest are dropped. */
const most = 20

/** Secrets of the events that were created or confirmed in this browser, so that "My events" lists them without an account. */
export function readOrganisedEvents(): string[] {
  return (organised.read() ?? []).filter((adminId) => typeof adminId === 'string')
}

export function rememberOrganisedEvent(adminId: string): void {
  organised.write([...readOrganisedEvents().filter((keptId) => keptId !== adminId), adminId].slice(-most))
}

/** Without an id all of them. */
export function forgetOrganisedEvents(adminId?: string): void {
  organised.write(adminId === undefined ? [] : readOrganisedEvents().filter((keptId) => keptId !== adminId))
}

/** The old secret opens nothing any more. */
export function replaceOrganisedEvent(adminId: string, newAdminId: string): void {
  organised.write(readOrganisedEvents().map((keptId) => (keptId === adminId ? newAdminId : keptId)))
}
