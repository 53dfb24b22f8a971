import type { ConfirmedRegistration, ParticipantReply } from '@running-dinner/contract'
import { fullName, type Participant } from '@running-dinner/domain'
import { isConfirmationExpired } from '@running-dinner/domain/people'
import type { Ctx } from '../../../../platform/ctx.ts'
import type { Tx } from '../../../../platform/db/database.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import { linkInvalid, notFound, refuse } from '../../../../platform/http/problems.ts'
import { type AuthorizedDinner, links, lockDinnerForChange } from '../../../events/dinner-record/index.ts'
import { portalTokenFor } from '../../../guests/portal/index.ts'
import { unwantedAddresses } from '../../../messages/outbox/index.ts'
import { presentParticipant } from '../../participants/index.ts'
import { mutualPartner } from '../partner-wish/mail-partner-wishes.ts'
import { partnerWishStore } from '../partner-wish/partner-wish.store.ts'
import { isWaiting } from '../places/is-waiting.ts'
import { type RegisteredPerson, registeredPeopleStore } from '../registered-people.store.ts'
import { type Confirmed, confirmPeople } from './confirm-people.ts'
import { confirmationStore } from './confirmation.store.ts'

/**
 * The guest opened the mailed link and pressed the button, which proves the address. Repeating changes nothing; an expired link
 * no longer opens the person's pages (`docs/rules/people/registration.md#confirming`).
 */
export async function confirmByLink(
  ctx: Ctx,
  authorized: AuthorizedDinner,
  token: string,
): Promise<ConfirmedRegistration> {
  return inTransaction(ctx.db, async (tx) => {
    const dinner = await lockDinnerForChange(tx, authorized)
    const link = await confirmationStore.byToken(tx, dinner, token)
    const registered = link ? await registeredPeopleStore.of(tx, dinner, link.participantId) : []
    const [root, child] = registered
    if (!link || !root) throw linkInvalid()
    if (dinner.runningDinnerType === 'DEMO') refuse('participant_activation_invalid_demo_dinner')
    const isExpired = isConfirmationExpired(link.sentAt, ctx.clock.now())
    const alreadyActivated = root.person.activationDate !== undefined
    if (isExpired && !alreadyActivated) refuse('registration_link_expired')
    const { email } = root.person
    // Who registers wants mails again, whatever they asked for about other events.
    if (!isExpired) await unwantedAddresses.forget(tx, email)
    const { waitingList, wished } = alreadyActivated
      ? await currentStatus(ctx, tx, dinner, registered)
      : await confirmPeople(ctx, tx, dinner, registered, { by: email, originator: fullName(root.person), paid: false })
    const self = { selfAdminId: root.selfAdminId, participantId: root.person.id }
    return {
      activatedParticipant: namesOf(root.person),
      activatedTeamPartnerRegistration: child ? namesOf(child.person) : null,
      alreadyActivated,
      waitingList,
      mutualWish: wished ? namesOf(wished) : null,
      portalToken: isExpired ? '' : await portalTokenFor(tx, ctx, email),
      selfServicePath: isExpired ? '' : links.ownRegistrationPath(self),
    }
  })
}

async function currentStatus(
  ctx: Ctx,
  tx: Tx,
  dinner: AuthorizedDinner,
  registered: RegisteredPerson[],
): Promise<Confirmed> {
  const people = registered.map(({ person }) => person)
  const [root] = people
  return {
    waitingList: await isWaiting(ctx, tx, dinner, people),
    wished: root && mutualPartner(dinner, await partnerWishStore.around(tx, dinner, [root]), root),
  }
}

function namesOf({ firstnamePart, lastname }: Participant) {
  return { firstnamePart, lastname }
}

/** The organiser confirms a registration, including its child, by hand. Repeating changes nothing. */
export async function confirmOnePerson(ctx: Ctx, authorized: AuthorizedDinner, id: string): Promise<ParticipantReply> {
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

/**
 * Confirms the people of a paid registration without a link. Call with the event's lock held; repeating changes nothing. False
 * if the held place was released meanwhile.
 */
export async function confirmPaidRegistration(
  ctx: Ctx,
  tx: Tx,
  dinner: AuthorizedDinner,
  participantIds: readonly string[],
): Promise<boolean> {
  const [id = ''] = participantIds
  const registered = await registeredPeopleStore.of(tx, dinner, id)
  const [root] = registered
  if (!root) return false
  const reserved = registered.filter(({ person }) => person.activationDate === undefined)
  if (reserved.length === 0) return true
  const { email } = root.person
  await confirmPeople(ctx, tx, dinner, reserved, { by: email, originator: fullName(root.person), paid: true })
  return true
}
