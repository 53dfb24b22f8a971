import { emailIdentity } from '@running-dinner/domain'
import { maxAddressChanges } from '@running-dinner/domain/people/registration/confirmation.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { inTransaction, lockDinner } from '../../../platform/db/in-transaction.ts'
import { linkInvalid, refuse } from '../../../platform/http/problems.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { storeParticipantChange } from '../participants/index.ts'
import { admissionStore } from './admission.store.ts'
import { confirmationStore } from './confirmation.store.ts'
import { isWaiting } from './is-waiting.ts'
import { mailConfirmation } from './mail-confirmation.ts'
import { registeredPeopleStore } from './registered-people.store.ts'

/** Only for the browser that registered, and only before the confirmation. Invalidates all links mailed earlier. */
export async function changeAddress(
  ctx: Ctx,
  dinner: AuthorizedDinner,
  { registrationSecret, newEmailAddress: email }: { registrationSecret: string; newEmailAddress: string },
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    await lockDinner(tx, dinner)
    const found = await confirmationStore.bySecret(tx, dinner, registrationSecret)
    if (!found) throw linkInvalid()
    const { person, addressChanges } = found
    if (person.activationDate) refuse('registration_already_confirmed')
    if (addressChanges >= maxAddressChanges) refuse('registration_address_changes_exceeded')
    if (emailIdentity(email) === emailIdentity(person.teamPartnerWishEmail))
      refuse('participant_email_equals_team_partner_wish', 'newEmailAddress')
    const people = (await registeredPeopleStore.of(tx, dinner, person.id)).map((registered) => registered.person)
    const taken = await admissionStore.taken(tx, dinner, [email])
    const others = [...taken.values()].flat().filter((other) => !people.some((own) => own.id === other.id))
    if (others.length > 0) refuse('participant_already_registered', 'newEmailAddress')
    const changed = { ...person, email }
    await storeParticipantChange(ctx, tx, dinner, { before: person, change: changed, people })
    await confirmationStore.void(tx, dinner, person.id)
    await confirmationStore.countAddressChange(tx, dinner, person.id)
    await mailConfirmation(ctx, tx, dinner, changed, { waitingList: await isWaiting(ctx, tx, dinner, people) })
  })
}
