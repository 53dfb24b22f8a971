import type { ParticipantInput, ParticipantReply } from '@running-dinner/contract'
import {
  fullName,
  type Language,
  type Participant,
  type ParticipantData,
  type RegistrationForm,
} from '@running-dinner/domain'
import { childOf, keptAllergies, type Partner, takenEmails, tooManyParticipants } from '@running-dinner/domain/people'
import type { Ctx } from '../../../platform/ctx.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { refuseIf } from '../../../platform/http/problems.ts'
import { newId, newSecret } from '../../../platform/ids.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { recordActivity } from '../../events/activities/index.ts'
import { type AuthorizedDinner, dinnerStore, lockDinnerForChange } from '../../events/dinner-record/index.ts'
import { presentParticipant } from './participant.present.ts'
import { type NewParticipant, participantStore } from './participant.store.ts'
import { participantChecks } from './participant-checks.ts'
import { withKeptAnswers } from './store-participant-change.ts'

/** A person added by the organiser is confirmed at once; if teams exist, they go to the waiting list. */
export async function createParticipant(
  ctx: Ctx,
  authorized: AuthorizedDinner,
  input: ParticipantInput,
): Promise<ParticipantReply> {
  return inTransaction(ctx.db, async (tx) => {
    const dinner = await lockDinnerForChange(tx, authorized)
    const participants = await participantStore.ofDinner(tx, dinner)
    const people = newParticipants(ctx, await dinnerStore.registrationForm(tx, dinner), input, {
      firstNumber: nextNumber(participants),
      activatedBy: dinner.email,
      eventLanguage: dinner.basicDetails.languageCode,
    })
    refuseIf([
      ...participantChecks(dinner, input, takenEmails(participants)),
      ...tooManyParticipants(participants.length, people.length),
    ])
    await participantStore.insert(tx, dinner, people)
    const [root] = people.map(({ person }) => person)
    if (!root) throw new Error('a new registration has at least one person')
    await recordActivity(tx, ctx.clock, dinner, {
      type: 'CUSTOM_ADMIN_CHANGE',
      code: 'participant_created',
      data: { name: people.map(({ person }) => fullName(person)).join(', ') },
      related: { type: 'PARTICIPANT', id: root.id },
    })
    await enqueue(tx, 'look-up-addresses')
    return presentParticipant(
      root,
      people.map(({ person }) => person),
      dinner,
    )
  })
}

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
  const inputWithAnswers = withKeptAnswers(form, input)
  const personData = { ...inputWithAnswers, languageCode: inputWithAnswers.languageCode ?? eventLanguage }
  const now = ctx.clock.now()
  const dates = { createdAt: now, activationDate: activatedBy === undefined ? undefined : now }
  const root = newParticipant(personData, firstNumber, dates)
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
  const childData = { ...childOf(root, { ...partner, diet: ownDiet }), languageCode: root.languageCode }
  return { ...newParticipant(childData, root.participantNumber + 1, dates), teamPartnerWishOriginatorId: root.id }
}

function newParticipant(
  personData: ParticipantData & Pick<Participant, 'languageCode'>,
  participantNumber: number,
  dates: Pick<Participant, 'createdAt' | 'activationDate'>,
): Participant {
  return {
    ...personData,
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
