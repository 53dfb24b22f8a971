import type { ParticipantInput } from '@running-dinner/contract'
import type { Participant } from '@running-dinner/domain'
import { childOf } from '@running-dinner/domain/participants/fixed-pair.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { newId, newSecret } from '../../platform/ids.ts'
import type { AuthorizedDinner } from '../dinners/index.ts'
import type { NewParticipant } from './participant.store.ts'

/** One row, or root and child where somebody registered two people; confirmed at once by the organiser (rules 7.2, 7.8). */
export function newParticipants(
  ctx: Ctx,
  dinner: AuthorizedDinner,
  input: ParticipantInput,
  firstNumber: number,
): NewParticipant[] {
  const { teamPartnerWishRegistrationData: partner, ...data } = input
  const root = newParticipant(ctx, data, firstNumber)
  const people = [root]
  if (partner) {
    root.teamPartnerWishOriginatorId = root.id
    people.push({
      ...newParticipant(ctx, childOf(data, partner), firstNumber + 1),
      teamPartnerWishOriginatorId: root.id,
    })
  }
  return people.map((person) => ({ person, selfAdminId: newSecret(), activatedBy: dinner.email }))
}

function newParticipant(
  ctx: Ctx,
  data: Omit<ParticipantInput, 'teamPartnerWishRegistrationData'>,
  participantNumber: number,
): Participant {
  const now = ctx.clock.now()
  return {
    ...data,
    preferredMeal: data.preferredMeal,
    id: newId(),
    participantNumber,
    teamPartnerWishOriginatorId: undefined,
    teamId: undefined,
    activationDate: now,
    createdAt: now,
    geocodingResult: undefined,
  }
}

export function nextNumber(people: readonly Participant[]): number {
  return people.reduce((highest, person) => Math.max(highest, person.participantNumber), 0) + 1
}
