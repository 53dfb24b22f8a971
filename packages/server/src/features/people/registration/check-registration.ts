import type { RegistrationInput, RegistrationSummary } from '@running-dinner/contract'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { refuse, refuseIf } from '../../../platform/http/problems.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { admissionFacts } from './admission-facts.ts'
import { registrationSummary } from './registration-summary.present.ts'

/**
 * Checks everything that registering checks and stores nothing. The price is no reason to refuse: the form asks so before it
 * knows how the guest goes on, and an order does too. But nobody pays for waiting.
 */
export async function checkRegistration(
  ctx: Pick<Ctx, 'clock'>,
  db: Db | Tx,
  dinner: AuthorizedDinner,
  input: RegistrationInput,
): Promise<RegistrationSummary> {
  const facts = await admissionFacts(ctx, db, dinner, input, { isPaying: true })
  refuseIf(facts.issues)
  if (facts.paymentOptions && facts.waitingList) refuse('payment_without_place')
  return registrationSummary(dinner, input, facts)
}
