import type { ParticipantInput } from '@running-dinner/contract'
import type { Language, Participant, ParticipantData, RegistrationForm } from '@running-dinner/domain'
import { childOf } from '@running-dinner/domain/people/participants/fixed-pair.ts'
import type { Partner } from '@running-dinner/domain/people/participants/participant-issues.ts'
import { keptAllergies } from '@running-dinner/domain/people/registration-form/kept-allergies.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { newId, newSecret } from '../../../platform/ids.ts'
import type { NewParticipant } from './participant.store.ts'
import { withKeptAnswers } from './with-kept-answers.ts'

/** One person, or root and child for a registered pair; confirmed at once if `activatedBy` is given. */
export function newParticipants(
  ctx: Pick<Ctx, 'clock'>,
  form: RegistrationForm,
  { teamPartnerWishRegistrationData: partner, ...input }: ParticipantInput,
  {
    firstNumber,
    activatedBy,
    eventLanguage,
  }: { firstNumber: number; activatedBy: string | undefined; eventLanguage: Language },
): NewParticipant[] {
  const kept = withKeptAnswers(form, input)
  const data = { ...kept, languageCode: kept.languageCode ?? eventLanguage }
  const now = ctx.clock.now()
  const dates = { createdAt: now, activationDate: activatedBy === undefined ? undefined : now }
  const root = newParticipant(data, firstNumber, dates)
  const people = [root]
  if (partner) {
    root.teamPartnerWishOriginatorId = root.id
    people.push(newChild(form, root, partner, dates))
  }
  return people.map((person) => ({ person, selfAdminId: newSecret(), activatedBy }))
}

/** The second person of a pair, next to the first in the list. */
export function newChild(
  form: RegistrationForm,
  root: Participant,
  { diet, ...partner }: Partner,
  dates: Pick<Participant, 'createdAt' | 'activationDate'>,
): Participant {
  const ownDiet = diet && { ...diet, allergens: diet.allergens && keptAllergies(form, diet.allergens) }
  const data = { ...childOf(root, { ...partner, diet: ownDiet }), languageCode: root.languageCode }
  return { ...newParticipant(data, root.participantNumber + 1, dates), teamPartnerWishOriginatorId: root.id }
}

function newParticipant(
  data: ParticipantData & Pick<Participant, 'languageCode'>,
  participantNumber: number,
  dates: Pick<Participant, 'createdAt' | 'activationDate'>,
): Participant {
  return {
    ...data,
    ...dates,
    id: newId(),
    participantNumber,
    teamPartnerWishOriginatorId: undefined,
    teamId: undefined,
    geocodingResult: undefined,
  }
}

export function nextNumber(people: readonly Participant[]): number {
  return people.reduce((highest, person) => Math.max(highest, person.participantNumber), 0) + 1
}
