import { fullName } from '@running-dinner/domain'
import { swapOrder } from '@running-dinner/domain/participants/swap-order.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { notFound, refuse } from '../../platform/http/problems.ts'
import { recordActivity } from '../activities/index.ts'
import { type AuthorizedDinner, lockDinnerForChange } from '../dinners/index.ts'
import { participantStore } from './participant.store.ts'

/** Two people change places in the list, a pair as one; nobody of them may be in a team (rules 7.6). */
export async function swapParticipants(
  ctx: Ctx,
  authorized: AuthorizedDinner,
  id: string,
  otherId: string,
): Promise<Record<string, never>> {
  return inTransaction(ctx.db, async (tx) => {
    const dinner = await lockDinnerForChange(tx, authorized)
    const people = await participantStore.ofDinner(tx, dinner)
    const one = people.find((person) => person.id === id)
    const other = people.find((person) => person.id === otherId)
    if (!one || !other) throw notFound()
    const swapped = swapOrder(people, id, otherId)
    if ('refused' in swapped) refuse(swapped.refused)
    await participantStore.renumber(tx, dinner, swapped.numbers)
    await recordActivity(tx, ctx.clock, dinner, {
      type: 'CUSTOM_ADMIN_CHANGE',
      code: 'participants_swapped',
      data: { name: fullName(one), otherName: fullName(other) },
      related: { type: 'PARTICIPANT', id },
    })
    return {}
  })
}
