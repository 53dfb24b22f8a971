import { setImmediate } from 'node:timers/promises'
import { emailIdentity, type Participant } from '@running-dinner/domain'
import { maxAddressChanges } from '@running-dinner/domain/people'
import type { Ctx } from '../../../../platform/ctx.ts'
import type { Tx } from '../../../../platform/db/database.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import { linkInvalid, refuse } from '../../../../platform/http/problems.ts'
import { newSecret } from '../../../../platform/ids.ts'
import type { AuthorizedDinner } from '../../../events/dinner-record/index.ts'
import { lockDinner } from '../../../events/dinner-record/index.ts'
import { firstContactMailsAllowed, queueMail, type SystemMail } from '../../../messages/outbox/index.ts'
import { storeParticipantChange } from '../../participants/index.ts'
import { isWaiting } from '../places/is-waiting.ts'
import { registeredPeopleStore } from '../registered-people.store.ts'
import { confirmationMail } from '../registration.mails.ts'
import { confirmationStore } from './confirmation.store.ts'

/** Only for the browser that registered, and only before the confirmation. Invalidates all links mailed earlier. */
export async function changeAddress(
  ctx: Ctx,
  dinner: AuthorizedDinner,
  { registrationSecret, newEmailAddress: email }: { registrationSecret: string; newEmailAddress: string },
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    await lockDinner(tx, dinner)
    const registration = await confirmationStore.bySecret(tx, dinner, registrationSecret)
    if (!registration) throw linkInvalid()
    const { person, addressChanges } = registration
    if (person.activationDate) refuse('registration_already_confirmed')
    if (addressChanges >= maxAddressChanges) refuse('registration_address_changes_exceeded')
    if (emailIdentity(email) === emailIdentity(person.teamPartnerWishEmail))
      refuse('participant_email_equals_team_partner_wish', 'newEmailAddress')
    const people = (await registeredPeopleStore.of(tx, dinner, person.id)).map((registered) => registered.person)
    const addressOwners = await registeredPeopleStore.takenEmails(tx, dinner, [email])
    const otherPeople = [...addressOwners.values()]
      .flat()
      .filter((candidate) => !people.some((own) => own.id === candidate.id))
    if (otherPeople.length > 0) refuse('participant_already_registered', 'newEmailAddress')
    const changed = { ...person, email }
    await storeParticipantChange(ctx, tx, dinner, { before: person, change: changed, people })
    await confirmationStore.void(tx, dinner, person.id)
    await confirmationStore.countAddressChange(tx, dinner, person.id)
    await mailConfirmation(ctx, tx, dinner, changed, { waitingList: await isWaiting(ctx, tx, dinner, people) })
  })
}

/** Mails another link; earlier links stay valid. The answer reveals no registrations. */
export async function resendConfirmation(ctx: Ctx, dinner: AuthorizedDinner, email: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    await lockDinner(tx, dinner)
    const person = await confirmationStore.unconfirmedByEmail(tx, dinner, emailIdentity(email))
    if (!person) return
    const people = (await registeredPeopleStore.of(tx, dinner, person.id)).map((registered) => registered.person)
    await mailConfirmation(ctx, tx, dinner, person, { waitingList: await isWaiting(ctx, tx, dinner, people) })
  })
}

/** Mails a new confirmation link to the stored address. */
export async function mailConfirmation(
  ctx: Ctx,
  tx: Tx,
  dinner: AuthorizedDinner,
  person: Participant,
  { waitingList }: { waitingList: boolean },
): Promise<void> {
  await mailConfirmations(ctx, tx, dinner, [person], () => waitingList)
}

/**
 * The same for many people, in as many statements as for one. Returns those who are mailed: the others have reached the limit
 * for strangers' addresses.
 */
export async function mailConfirmations(
  ctx: Ctx,
  tx: Tx,
  dinner: AuthorizedDinner,
  people: readonly Participant[],
  waits: (person: Participant) => boolean,
): Promise<Participant[]> {
  const emails = people.map(({ email }) => email)
  const allowed = await firstContactMailsAllowed(tx, ctx, dinner, emails)
  const mailed = people.filter((_, index) => allowed[index])
  const links = mailed.map(({ id }) => ({ participantId: id, token: newSecret() }))
  await confirmationStore.insert(tx, dinner, links, ctx.clock.now())
  const mails: SystemMail[] = []
  for (const [index, person] of mailed.entries()) {
    // Other requests are answered while many mails are written.
    if (index % 100 === 99) await setImmediate()
    const token = links[index]?.token ?? ''
    mails.push(confirmationMail(ctx, dinner, person, { token, waitingList: waits(person) }))
  }
  await queueMail(tx, ctx, dinner, ...mails)
  return mailed
}
