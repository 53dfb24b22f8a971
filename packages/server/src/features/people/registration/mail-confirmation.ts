import type { Participant } from '@running-dinner/domain'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { newSecret } from '../../../platform/ids.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { queueMail, strangerMailAllowed } from '../../messages/outbox/index.ts'
import { confirmationStore } from './confirmation.store.ts'
import { confirmationMail } from './registration.mails.ts'

/** Mails a new confirmation link to the stored address; false where the limit for strangers' addresses is reached. */
export async function mailConfirmation(
  ctx: Ctx,
  tx: Tx,
  dinner: AuthorizedDinner,
  person: Participant,
  { waitingList }: { waitingList: boolean },
): Promise<boolean> {
  if (!(await strangerMailAllowed(tx, ctx, dinner, person.email))) return false
  const token = newSecret()
  await confirmationStore.insert(tx, dinner, person.id, token, ctx.clock.now())
  await queueMail(tx, ctx, dinner, confirmationMail(ctx, dinner, person, { token, waitingList }))
  return true
}
