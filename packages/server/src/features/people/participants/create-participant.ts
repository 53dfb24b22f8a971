import type { ParticipantInput, ParticipantReply } from '@running-dinner/contract'
import { fullName } from '@running-dinner/domain'
import { takenEmails, tooManyParticipants } from '@running-dinner/domain/people/participants/participant-issues.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { refuseIf } from '../../../platform/http/problems.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { recordActivity } from '../../events/activities/index.ts'
import { type AuthorizedDinner, dinnerStore, lockDinnerForChange } from '../../events/dinner-record/index.ts'
import { newParticipants, nextNumber } from './new-participants.ts'
import { presentParticipant } from './participant.present.ts'
import { participantStore } from './participant.store.ts'
import { participantChecks } from './participant-checks.ts'

/** A person added by the organiser is confirmed at once; if teams exist, they go to the waiting list. */
export async function createParticipant(
  ctx: Ctx,
  authorized: AuthorizedDinner,
  input: ParticipantInput,
): Promise<ParticipantReply> {
  return inTransaction(ctx.db, async (tx) => {
    const dinner = await lockDinnerForChange(tx, authorized)
    const others = await participantStore.ofDinner(tx, dinner)
    const people = newParticipants(ctx, await dinnerStore.registrationForm(tx, dinner), input, {
      firstNumber: nextNumber(others),
      activatedBy: dinner.email,
      eventLanguage: dinner.basicDetails.languageCode,
    })
    refuseIf([
      ...participantChecks(dinner, input, takenEmails(others)),
      ...tooManyParticipants(others.length, people.length),
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
