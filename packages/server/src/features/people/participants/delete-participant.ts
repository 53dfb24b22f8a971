import { fullName } from '@running-dinner/domain'
import type { Ctx } from '../../../platform/ctx.ts'
import { inTransaction, lockDinner } from '../../../platform/db/in-transaction.ts'
import { notFound, refuse } from '../../../platform/http/problems.ts'
import { recordActivity } from '../../events/activities/index.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { participantStore } from './participant.store.ts'
import { takePeopleOut } from './take-people-out.ts'

/**
 * Refuses members of a team: they have to be cancelled there first. Deleting the root of a pair deletes the child too
 * (`docs/rules/people/participants.md#pairs`).
 */
export async function deleteParticipant(ctx: Ctx, dinner: AuthorizedDinner, id: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    await lockDinner(tx, dinner)
    const people = await participantStore.ofDinner(tx, dinner)
    const { left, refused, unknown } = await takePeopleOut(ctx, tx, dinner, people, [id])
    if (unknown.length > 0) throw notFound()
    if (refused.length > 0) refuse('participant_assigned_in_team', 'teamId')
    await recordActivity(tx, ctx.clock, dinner, {
      type: 'CUSTOM_ADMIN_CHANGE',
      code: 'participant_deleted',
      data: { name: left.map(fullName).join(', ') },
    })
  })
}
