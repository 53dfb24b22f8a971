import { readStorage, writeStorage } from '../../lib/storage.ts'

/** That this browser registered (`true`) or confirmed (`confirmed`), nothing about whom. */
const markOf = (publicId: string) => `registration_${publicId}`
/** What the page after registering needs; gone with the tab. */
const detailsOf = (publicId: string) => `registered/${publicId}`

export interface JustRegistered {
  email: string
  waitingList: boolean
  /** Lets this browser correct the address while it is unconfirmed; absent where there is nothing to confirm. */
  registrationSecret?: string
}

export function rememberRegistration(publicId: string, registered: JustRegistered): void {
  writeStorage('local', markOf(publicId), 'true')
  writeStorage('session', detailsOf(publicId), JSON.stringify(registered))
}

/** The event page no longer asks for a confirmation in this browser. */
export function rememberConfirmation(publicId: string): void {
  writeStorage('local', markOf(publicId), 'confirmed')
}

export function hasRegistered(publicId: string): boolean {
  return readStorage('local', markOf(publicId)) !== null
}

export function justRegistered(publicId: string): JustRegistered | undefined {
  try {
    const value: unknown = JSON.parse(readStorage('session', detailsOf(publicId)) ?? 'null')
    return isJustRegistered(value) ? value : undefined
  } catch {
    return undefined
  }
}

function isJustRegistered(value: unknown): value is JustRegistered {
  return (
    typeof value === 'object' &&
    value !== null &&
    'email' in value &&
    typeof value.email === 'string' &&
    'waitingList' in value &&
    typeof value.waitingList === 'boolean' &&
    (!('registrationSecret' in value) || typeof value.registrationSecret === 'string')
  )
}
