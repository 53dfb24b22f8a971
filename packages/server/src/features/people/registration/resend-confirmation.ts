import { emailIdentity } from '@running-dinner/domain'
import type { Ctx } from '../../../platform/ctx.ts'
import { inTransaction, lockDinner } from '../../../platform/db/in-transaction.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { confirmationStore } from './confirmation.store.ts'
import { isWaiting } from './is-waiting.ts'
import { mailConfirmation } from './mail-confirmation.ts'
import { registeredPeopleStore } from './registered-people.store.ts'

/** Mails another link; earlier links stay valid. The answer reveals no registrations. */
export async function resendConfirmation(ctx: Ctx, dinner: AuthorizedDinner, email: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    await lockDinner(tx, dinner)
    const person = await confirmationStore.unconfirmedByEmail(tx, dinner, emailIdentity(email))
    if (!person) return
    const people = (await registeredPeopleStore.of(tx, dinner, person.id)).map((registered) => registered.person)
    await mailConfirmation(ctx, tx, dinner, person, { waitingList: await isWaiting(ctx, tx, dinner, people) })
  })
}
