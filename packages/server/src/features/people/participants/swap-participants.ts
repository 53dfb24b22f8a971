import { fullName } from '@running-dinner/domain'
import { swapOrder } from '@running-dinner/domain/people'
import type { Ctx } from '../../../platform/ctx.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { notFound, refuse } from '../../../platform/http/problems.ts'
import { recordActivity } from '../../events/activities/index.ts'
import { type AuthorizedDinner, lockDinnerForChange } from '../../events/dinner-record/index.ts'
import { participantStore } from './participant.store.ts'

/**
 * Two people swap their places in the list; a pair moves as one. Members of a team keep their place
 * (`docs/rules/people/participants.md#the-list-and-its-order`).
 */
export async function swapParticipants(
  ctx: Ctx,
  authorized: AuthorizedDinner,
  id: string,
  otherId: string,
): Promise<void> {
  return inTransaction(ctx.db, async (tx) => {
    const dinner = await lockDinnerForChange(tx, authorized)
    const people = await participantStore.ofDinner(tx, dinner)
    const participant = people.find((person) => person.id === id)
    const otherParticipant = people.find((person) => person.id === otherId)
    if (!participant || !otherParticipant) throw notFound()
    const swapped = swapOrder(people, id, otherId)
    if ('refused' in swapped) refuse(swapped.refused)
    await participantStore.renumber(tx, dinner, swapped.numbers)
    await recordActivity(tx, ctx.clock, dinner, {
      type: 'CUSTOM_ADMIN_CHANGE',
      code: 'participants_swapped',
      data: { name: fullName(participant), otherName: fullName(otherParticipant) },
      related: { type: 'PARTICIPANT', id },
    })
  })
}
