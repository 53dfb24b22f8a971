import { fullName } from '@running-dinner/domain'
import { pairRoleOf } from '@running-dinner/domain/participants/fixed-pair.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { inTransaction, lockDinner } from '../../platform/db/in-transaction.ts'
import { notFound, refuse } from '../../platform/http/problems.ts'
import { recordActivity } from '../activities/index.ts'
import type { AuthorizedDinner } from '../dinners/index.ts'
import { participantStore } from './participant.store.ts'

/** Whoever is in a team has to be cancelled there first; the root of a pair takes the child along (rules 7.8, 7.9). */
export async function deleteParticipant(ctx: Ctx, dinner: AuthorizedDinner, id: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    await lockDinner(tx, dinner)
    const people = await participantStore.ofDinner(tx, dinner)
    const person = people.find((other) => other.id === id)
    if (!person) throw notFound()
    const role = pairRoleOf(person)
    const partner =
      role === 'single'
        ? undefined
        : people.find(
            (other) => other.id !== id && other.teamPartnerWishOriginatorId === person.teamPartnerWishOriginatorId,
          )
    const leaving = role === 'root' && partner ? [person, partner] : [person]
    if (leaving.some((one) => one.teamId !== undefined)) refuse('participant_assigned_in_team', 'teamId')
    if (role === 'child' && partner) await participantStore.clearOriginator(tx, dinner, partner.id)
    await participantStore.remove(
      tx,
      dinner,
      leaving.map((one) => one.id),
    )
    await recordActivity(tx, ctx.clock, dinner, {
      type: 'CUSTOM_ADMIN_CHANGE',
      code: 'participant_deleted',
      data: { name: leaving.map(fullName).join(', ') },
    })
  })
}
