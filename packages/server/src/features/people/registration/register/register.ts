import { randomBytes } from 'node:crypto'
import type { Registered, RegistrationInput } from '@running-dinner/contract'
import type { Ctx } from '../../../../platform/ctx.ts'
import type { Db, Tx } from '../../../../platform/db/database.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import { keyReused, refuseIf } from '../../../../platform/http/problems.ts'
import { newSecret, secretHash } from '../../../../platform/ids.ts'
import type { AuthorizedDinner } from '../../../events/dinner-record/index.ts'
import { lockDinner } from '../../../events/dinner-record/index.ts'
import type { DinnerFacts } from '../public-page/public-dinner.read.ts'
import { registrationSummary } from './registration-summary.present.ts'
import { repeatedRequestStore, secretOf } from './repeated-request.store.ts'
import { registrationFacts, storeRegistration } from './store-registration.ts'

/**
 * Stores a registration that counts once the mailed link was confirmed. With an idempotency key, repeating the same request
 * returns the same answer without a second effect, concurrently too; the key with another body is 422.
 */
export async function register(
  ctx: Ctx,
  dinner: AuthorizedDinner,
  input: RegistrationInput,
  idempotencyKey: string | undefined,
  read?: DinnerFacts,
): Promise<Registered> {
  // What is refused anyway waits for no lock and lets nobody wait. A repeated request finds its own address taken.
  const { issues } = await registrationFacts(ctx, ctx.db, dinner, input, { isPaying: false, read })
  const earlier = issues.length > 0 ? await earlierAnswer(ctx.db, dinner, input, idempotencyKey) : undefined
  if (earlier) return earlier
  refuseIf(issues)
  return inTransaction(ctx.db, async (tx) => {
    await lockDinner(tx, dinner)
    const storedAnswer = await earlierAnswer(tx, dinner, input, idempotencyKey)
    return storedAnswer ?? store(ctx, tx, dinner, input, idempotencyKey)
  })
}

async function earlierAnswer(
  db: Db | Tx,
  dinner: AuthorizedDinner,
  input: RegistrationInput,
  idempotencyKey: string | undefined,
): Promise<Registered | undefined> {
  if (idempotencyKey === undefined) return undefined
  const answered = await repeatedRequestStore.find(db, dinner, idempotencyKey, input)
  if (!answered) return undefined
  if (!answered.isSameBody) throw keyReused()
  const summary = registrationSummary(dinner, input, { ...answered, paymentOptions: undefined })
  return { ...summary, registrationSecret: answered.registrationSecret }
}

async function store(
  ctx: Ctx,
  tx: Tx,
  dinner: AuthorizedDinner,
  input: RegistrationInput,
  idempotencyKey: string | undefined,
): Promise<Registered> {
  const salt = randomBytes(32)
  const registrationSecret = idempotencyKey === undefined ? newSecret() : secretOf(idempotencyKey, salt)
  const { people, summary } = await storeRegistration(ctx, tx, dinner, input, {
    state: 'UNCONFIRMED',
    registrationSecretHash: secretHash(registrationSecret),
  })
  if (idempotencyKey !== undefined)
    await repeatedRequestStore.insert(tx, dinner, {
      key: idempotencyKey,
      salt,
      body: input,
      participantId: people[0]?.id ?? '',
      waitingList: summary.waitingList,
      partnerWishState: summary.teamPartnerWishState,
    })
  return { ...summary, registrationSecret }
}
