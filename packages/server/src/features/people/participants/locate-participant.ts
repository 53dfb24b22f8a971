import type { BodyOf, ParticipantReply, participantRoutes } from '@running-dinner/contract'
import { fullName, type Participant } from '@running-dinner/domain'
import type { Ctx } from '../../../platform/ctx.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { notFound, stale } from '../../../platform/http/problems.ts'
import { recordActivity } from '../../events/activities/index.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { lockDinner } from '../../events/dinner-record/index.ts'
import { presentParticipant } from './participant.present.ts'
import { participantStore } from './participant.store.ts'

type Pin = BodyOf<typeof participantRoutes.geocode>

/**
 * A pin set by hand overrides geocoding and counts for both of a pair, who live together. It applies only to the address the
 * organiser saw.
 */
export async function locateParticipant(
  ctx: Ctx,
  dinner: AuthorizedDinner,
  id: string,
  { address, ...at }: Pin,
): Promise<ParticipantReply> {
  return inTransaction(ctx.db, async (tx) => {
    await lockDinner(tx, dinner)
    const people = await participantStore.ofDinner(tx, dinner)
    const person = people.find((candidate) => candidate.id === id)
    if (!person) throw notFound()
    if (address && !isHome(address, person)) throw stale()
    const pairId = person.teamPartnerWishOriginatorId
    const household = people.filter(
      (candidate) => candidate.id === id || (pairId !== undefined && candidate.teamPartnerWishOriginatorId === pairId),
    )
    await participantStore.locate(
      tx,
      dinner,
      household.map((member) => member.id),
      at,
    )
    await recordActivity(tx, ctx.clock, dinner, {
      type: 'CUSTOM_ADMIN_CHANGE',
      code: 'participant_located',
      data: { name: fullName(person) },
      related: { type: 'PARTICIPANT', id },
    })
    return presentParticipant({ ...person, geocodingResult: { ...at, quality: 'MANUAL' } }, people, dinner)
  })
}

function isHome(seenAddress: NonNullable<Pin['address']>, home: Participant): boolean {
  return (
    seenAddress.street === home.street &&
    seenAddress.streetNr === home.streetNr &&
    seenAddress.zip === home.zip &&
    seenAddress.cityName === home.cityName
  )
}
