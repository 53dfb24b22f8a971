import { emailIdentity } from '@running-dinner/domain'
import type { Ctx } from '../../platform/ctx.ts'
import { inTransaction, lockDinner } from '../../platform/db/in-transaction.ts'
import type { AuthorizedDinner } from '../dinners/index.ts'
import { confirmationStore } from './confirmation.store.ts'
import { mailConfirmation } from './mail-confirmation.ts'
import { registeredPeopleStore } from './registered-people.store.ts'
import { waits } from './waits.ts'

/** Another link to the stored address; links mailed before stay good. Says nothing about who is registered (reliability 2.4 #9). */
export async function resendConfirmation(ctx: Ctx, dinner: AuthorizedDinner, email: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    await lockDinner(tx, dinner)
    const person = await confirmationStore.unconfirmedByEmail(tx, dinner, emailIdentity(email))
    if (!person) return
    const people = (await registeredPeopleStore.of(tx, dinner, person.id)).map((one) => one.person)
    await mailConfirmation(ctx, tx, dinner, person, { waitingList: await waits(tx, dinner, people) })
  })
}
