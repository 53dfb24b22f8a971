import { fullName } from '@running-dinner/domain'
import type { Ctx } from '../../platform/ctx.ts'
import type { Tx } from '../../platform/db/database.ts'
import { recordActivity } from '../activities/index.ts'
import type { AuthorizedDinner } from '../dinners/index.ts'
import { type Confirmed, confirmRegistered } from './confirm-registered.ts'
import type { RegisteredPerson } from './registered-people.store.ts'

export interface Confirmation {
  /** Their address, or the organiser's. */
  by: string
  originator: string
  paid: boolean
}

/**
 * From now on these people take part: whoever confirmed, by a link, a payment or by hand, the same happens (rules 7.5).
 * Nothing is asked again of what was asked when they registered.
 */
export async function confirmPeople(
  ctx: Ctx,
  tx: Tx,
  dinner: AuthorizedDinner,
  registered: RegisteredPerson[],
  confirmation: Confirmation,
): Promise<Confirmed> {
  const [root] = registered
  await recordActivity(tx, ctx.clock, dinner, {
    type: 'PARTICIPANT_SUBSCRIBED',
    data: {
      name: registered.map(({ person }) => fullName(person)).join(', '),
      // Only where the address itself was never proven; the sentence shown then names who took it on themselves.
      ...(confirmation.originator === dinner.email ? { confirmedBy: dinner.email } : {}),
    },
    originator: confirmation.originator,
    ...(root ? { related: { type: 'PARTICIPANT', id: root.person.id } } : {}),
  })
  return confirmRegistered(ctx, tx, dinner, registered, confirmation)
}
