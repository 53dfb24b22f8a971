import type { ParticipantReply } from '@running-dinner/contract'
import { fullName } from '@running-dinner/domain'
import type { Ctx } from '../../platform/ctx.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { notFound } from '../../platform/http/problems.ts'
import { recordActivity } from '../activities/index.ts'
import type { AuthorizedDinner } from '../dinners/index.ts'
import { presentParticipant } from './participant.present.ts'
import { participantStore } from './participant.store.ts'

/** A pin set by hand is the last word on where somebody lives; a pair lives together (decisions B20). */
export async function locateParticipant(
  ctx: Ctx,
  dinner: AuthorizedDinner,
  id: string,
  at: { lat: number; lng: number },
): Promise<ParticipantReply> {
  return inTransaction(ctx.db, async (tx) => {
    const people = await participantStore.ofDinner(tx, dinner)
    const person = people.find((other) => other.id === id)
    if (!person) throw notFound()
    const pairId = person.teamPartnerWishOriginatorId
    const household = people.filter(
      (other) => other.id === id || (pairId !== undefined && other.teamPartnerWishOriginatorId === pairId),
    )
    await participantStore.locate(
      tx,
      dinner,
      household.map((one) => one.id),
      at,
    )
    await recordActivity(tx, ctx.clock, dinner, {
      type: 'CUSTOM_ADMIN_CHANGE',
      code: 'participant_located',
      data: { name: fullName(person) },
      related: { type: 'PARTICIPANT', id },
    })
    return presentParticipant({ ...person, geocodingResult: { ...at, quality: 'MANUAL' } }, people)
  })
}
