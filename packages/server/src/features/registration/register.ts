import { randomBytes } from 'node:crypto'
import type { Registered, RegistrationInput } from '@running-dinner/contract'
import type { Ctx } from '../../platform/ctx.ts'
import type { Tx } from '../../platform/db/database.ts'
import { inTransaction, lockDinner } from '../../platform/db/in-transaction.ts'
import { keyReused } from '../../platform/http/problems.ts'
import { newSecret, secretHash } from '../../platform/ids.ts'
import type { AuthorizedDinner } from '../dinner-record/index.ts'
import { admitRegistration } from './admit-registration.ts'
import { registrationSummary } from './registration-summary.present.ts'
import { repeatedRequestStore, secretOf } from './repeated-request.store.ts'

/**
 * Stores a registration that counts once the mailed link was confirmed. With an idempotency key, repeating the same request
 * returns the same answer without a second effect, concurrently too; the key with another body is 422.
 */
export async function register(
  ctx: Ctx,
  dinner: AuthorizedDinner,
  input: RegistrationInput,
  idempotencyKey: string | undefined,
): Promise<Registered> {
  return inTransaction(ctx.db, async (tx) => {
    await lockDinner(tx, dinner)
    if (idempotencyKey === undefined) {
      const registrationSecret = newSecret()
      const { summary } = await admit(ctx, tx, dinner, input, registrationSecret)
      return { ...summary, registrationSecret }
    }
    const answered = await repeatedRequestStore.find(tx, dinner, idempotencyKey, input)
    if (answered) {
      if (!answered.isSameBody) throw keyReused()
      const summary = registrationSummary(dinner, input, { ...answered, paymentOptions: undefined })
      return { ...summary, registrationSecret: answered.registrationSecret }
    }
    const salt = randomBytes(32)
    const registrationSecret = secretOf(idempotencyKey, salt)
    const { summary, participantId } = await admit(ctx, tx, dinner, input, registrationSecret)
    await repeatedRequestStore.insert(tx, dinner, {
      key: idempotencyKey,
      salt,
      body: input,
      participantId,
      waitingList: summary.waitingList,
      partnerWishState: summary.teamPartnerWishState,
    })
    return { ...summary, registrationSecret }
  })
}

async function admit(ctx: Ctx, tx: Tx, dinner: AuthorizedDinner, input: RegistrationInput, registrationSecret: string) {
  const { people, summary } = await admitRegistration(ctx, tx, dinner, input, {
    state: 'UNCONFIRMED',
    registrationSecretHash: secretHash(registrationSecret),
  })
  return { summary, participantId: people[0]?.id ?? '' }
}
