import { emailIdentity, fullName, type Participant } from '@running-dinner/domain'
import { isEveningOver } from '@running-dinner/domain/events'
import type { Ctx } from '../../../../platform/ctx.ts'
import type { Tx } from '../../../../platform/db/database.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import { notFound } from '../../../../platform/http/problems.ts'
import { recordActivity } from '../../../events/activities/index.ts'
import type { AuthorizedDinner } from '../../../events/dinner-record/index.ts'
import { lockDinner } from '../../../events/dinner-record/index.ts'
import { unwantedAddresses } from '../../../messages/outbox/index.ts'
import { type AuthorizedParticipant, participantStore, takePeopleOut } from '../../participants/index.ts'
import { openLeaveRequest, teamOf } from '../../requests/index.ts'
import { ownRegistrationStore } from './own-registration.store.ts'

/**
 * "Not me": takes a person off the list that the organiser added them to, and keeps their address from being mailed again. A
 * member of a team stays until the organiser cancels them, as others cook with them, and gets no more mails.
 */
export async function removeAddedPerson(ctx: Ctx, { dinner, person: { id } }: AuthorizedParticipant): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    await lockDinner(tx, dinner)
    const people = await participantStore.ofDinner(tx, dinner)
    const person = people.find((candidate) => candidate.id === id)
    if (!person || !(await wasAdded(tx, dinner, person))) throw notFound()
    const isKnown = await unwantedAddresses.has(tx, person.email)
    await unwantedAddresses.add(tx, person.email, ctx.clock.now())
    const { left: leavers } = await takePeopleOut(ctx, tx, dinner, people, [id])
    const leaving = leavers.length > 0 ? leavers : [person]
    const staying = people.filter((member) => !leaving.includes(member))
    await ownRegistrationStore.forgetMails(tx, dinner, leaving, staying)
    // Pressed again, it is no news.
    if (leavers.length === 0 && !(await asksToLeave(ctx, tx, dinner, person)) && isKnown) return
    await recordActivity(tx, ctx.clock, dinner, {
      type: 'CUSTOM_ADMIN_CHANGE',
      code: leavers.length > 0 ? 'recipient_removed' : 'recipient_unwilling',
      data: { name: leaving.map(fullName).join(', ') },
      originator: fullName(person),
      ...(leavers.length > 0 ? {} : { related: { type: 'PARTICIPANT', id } }),
    })
  })
}

/** The organiser decides as about a guest who cannot come; false if nothing new is asked. */
async function asksToLeave(ctx: Ctx, tx: Tx, dinner: AuthorizedDinner, { id }: Participant): Promise<boolean> {
  const membership = await teamOf(tx, dinner, id)
  if (!membership || isEveningOver(dinner, ctx.clock.now())) return false
  const request = await openLeaveRequest(ctx, tx, dinner, { ...membership, word: undefined })
  return typeof request === 'object'
}

/** Confirmed by the organiser, not by the person's own link; the guests of a demo are invented. */
async function wasAdded(tx: Tx, dinner: AuthorizedDinner, { id, email }: Participant): Promise<boolean> {
  if (dinner.runningDinnerType === 'DEMO') return false
  const activatedBy = await ownRegistrationStore.activatedBy(tx, dinner, id)
  return activatedBy !== null && emailIdentity(activatedBy) !== emailIdentity(email)
}
