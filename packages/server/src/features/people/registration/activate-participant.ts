import type { ParticipantReply } from '@running-dinner/contract'
import type { Ctx } from '../../../platform/ctx.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { notFound, refuse } from '../../../platform/http/problems.ts'
import { type AuthorizedDinner, lockDinnerForChange } from '../../events/dinner-record/index.ts'
import { presentParticipant } from '../participants/index.ts'
import { confirmPeople } from './confirm-people.ts'
import { registeredPeopleStore } from './registered-people.store.ts'

/** The organiser confirms a registration, including its child, by hand. Repeating changes nothing. */
export async function activateParticipant(
  ctx: Ctx,
  authorized: AuthorizedDinner,
  id: string,
): Promise<ParticipantReply> {
  return inTransaction(ctx.db, async (tx) => {
    const dinner = await lockDinnerForChange(tx, authorized)
    const before = await registeredPeopleStore.of(tx, dinner, id)
    if (!before.some(({ person }) => person.id === id)) throw notFound()
    if (dinner.runningDinnerType === 'DEMO') refuse('participant_activation_invalid_demo_dinner')
    const waiting = before.filter(({ person }) => person.activationDate === undefined)
    if (waiting.length > 0)
      await confirmPeople(ctx, tx, dinner, waiting, { by: dinner.email, originator: dinner.email, paid: false })
    const people = (await registeredPeopleStore.of(tx, dinner, id)).map(({ person }) => person)
    const person = people.find((candidate) => candidate.id === id)
    if (!person) throw notFound()
    return presentParticipant(person, people, dinner)
  })
}
