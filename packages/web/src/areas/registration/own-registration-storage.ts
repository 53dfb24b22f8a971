import { readStorage, storedValues, writeStorage } from '../../lib/storage.ts'

/** That this browser registered (`true`) or confirmed (`confirmed`), nothing about whom. */
const markOf = (publicId: string) => `registration_${publicId}`

export interface JustRegistered {
  email: string
  waitingList: boolean
  /** Lets this browser correct the address while it is unconfirmed; absent where there is nothing to confirm. */
  registrationSecret?: string
}

/** What the page after registering needs; gone with the tab. */
const details = storedValues<JustRegistered>(
  'session',
  'registered/',
  ({ email, waitingList, registrationSecret }) =>
    typeof email === 'string' &&
    typeof waitingList === 'boolean' &&
    ['string', 'undefined'].includes(typeof registrationSecret),
)

export function rememberRegistration(publicId: string, registered: JustRegistered): void {
  writeStorage('local', markOf(publicId), 'true')
  details.write(registered, publicId)
}

/** The event page no longer asks for a confirmation in this browser. */
export function rememberConfirmation(publicId: string): void {
  writeStorage('local', markOf(publicId), 'confirmed')
}

export function hasRegistered(publicId: string): boolean {
  return readStorage('local', markOf(publicId)) !== null
}

export function justRegistered(publicId: string): JustRegistered | undefined {
  return details.read(publicId)
}
