import { fullName } from '@running-dinner/domain'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { confirmPeople } from './confirm-people.ts'
import { registeredPeopleStore } from './registered-people.store.ts'

/**
 * Confirms the people of a paid registration without a link. Call with the event's lock held; repeating changes nothing. False
 * if the held place was released meanwhile.
 */
export async function confirmPaidRegistration(
  ctx: Ctx,
  tx: Tx,
  dinner: AuthorizedDinner,
  participantIds: readonly string[],
): Promise<boolean> {
  const [id = ''] = participantIds
  const registered = await registeredPeopleStore.of(tx, dinner, id)
  const [root] = registered
  if (!root) return false
  const reserved = registered.filter(({ person }) => person.activationDate === undefined)
  if (reserved.length === 0) return true
  const { email } = root.person
  await confirmPeople(ctx, tx, dinner, reserved, { by: email, originator: fullName(root.person), paid: true })
  return true
}
