import type { Ctx } from '../../../platform/ctx.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { composeChanges } from './compose-changes.ts'
import { queueMessage } from './send-message.ts'

/**
 * Mails these people what changed for them, in the transaction of the change. `dinner` is the event after it. Returns the id of the
 * message; undefined where none of them has an outdated letter and an address.
 */
export async function queueChanges(
  ctx: Ctx,
  tx: Tx,
  dinner: AuthorizedDinner,
  participantIds: readonly string[],
): Promise<string | undefined> {
  // Without ids a message about changes goes to all outdated people.
  if (participantIds.length === 0) return undefined
  const draft = await composeChanges(ctx, tx, dinner, {
    participantIds: [...participantIds],
    text: '',
    secondText: '',
    withNewcomers: false,
  })
  if (draft.recipients.length === 0) return undefined
  return queueMessage(ctx, tx, dinner, {
    compose: async () => draft,
    copyToOwner: false,
    holdSeconds: 0,
    recipientId: undefined,
  })
}
