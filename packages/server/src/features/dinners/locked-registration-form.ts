import type { RegistrationForm } from '@running-dinner/domain'
import type { Tx } from '../../platform/db/database.ts'
import type { AuthorizedDinner } from './authorized-dinner.ts'
import { registrationFormStore } from './registration-form.store.ts'

/** What is asked now; under the event's lock it stays so, and nothing is stored that nobody asks any more. */
export async function lockedRegistrationForm(tx: Tx, dinner: AuthorizedDinner): Promise<RegistrationForm> {
  return registrationFormStore.of(tx, dinner)
}
