import type { ParticipantReply } from '@running-dinner/contract'
import { fullName } from '@running-dinner/domain'
import type { Ctx } from '../../platform/ctx.ts'
import { inTransaction, lockDinner } from '../../platform/db/in-transaction.ts'
import { notFound, refuse } from '../../platform/http/problems.ts'
import { recordActivity } from '../activities/index.ts'
import type { AuthorizedDinner } from '../dinners/index.ts'
import { presentParticipant } from './participant.present.ts'
import { participantStore } from './participant.store.ts'

/** The organiser confirms a registration by hand, with its child; again changes nothing (rules 7.5). */
export async function activateParticipant(ctx: Ctx, dinner: AuthorizedDinner, id: string): Promise<ParticipantReply> {
  return inTransaction(ctx.db, async (tx) => {
    await lockDinner(tx, dinner)
    const people = await participantStore.ofDinner(tx, dinner)
    const person = people.find((other) => other.id === id)
    if (!person) throw notFound()
    if (dinner.runningDinnerType === 'DEMO') refuse('participant_activation_invalid_demo_dinner')
    if (person.activationDate) return presentParticipant(person, people)
    const now = ctx.clock.now()
    const confirmed = people.filter(
      (other) => other.id === id || (other.teamPartnerWishOriginatorId === id && other.id !== id),
    )
    await participantStore.activate(
      tx,
      dinner,
      confirmed.map((one) => one.id),
      now,
      dinner.email,
    )
    await recordActivity(tx, ctx.clock, dinner, {
      type: 'CUSTOM_ADMIN_CHANGE',
      code: 'participant_confirmed',
      data: { name: fullName(person) },
      related: { type: 'PARTICIPANT', id },
    })
    return presentParticipant({ ...person, activationDate: now }, people)
  })
}
