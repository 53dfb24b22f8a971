import { fullName } from '@running-dinner/domain'
import { pairRoleOf } from '@running-dinner/domain/people/participants/fixed-pair.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { refuse } from '../../../platform/http/problems.ts'
import { recordActivity } from '../../events/activities/index.ts'
import type { AuthorizedParticipant } from '../../guests/self-service/index.ts'
import { letterStore } from '../../messages/letters/index.ts'
import { cancelledRegistrationStore, participantStore } from '../participants/index.ts'
import { guestRequestStore } from '../request-record/index.ts'
import { lockedForCancelling } from './locked-own-registration.ts'
import { ownRegistrationStore } from './own-registration.store.ts'
import { mailReceipts } from './registration.mails.ts'

/**
 * Takes the person out of the event; what they entered is kept apart for a while, so that they can come back. The root of a pair
 * cancels both; a child leaves its root as a single. They get a receipt; the organiser
 * is mailed by the planned mails (`docs/rules/messages/planned-mails.md`).
 */
export async function cancelOwnRegistration(ctx: Ctx, self: AuthorizedParticipant): Promise<void> {
  const { dinner } = self
  await inTransaction(ctx.db, async (tx) => {
    const { person, people, selfAdminIds } = await lockedForCancelling(ctx, tx, self)
    const isChild = pairRoleOf(person) === 'child'
    const leaving = isChild ? [person] : people
    if (leaving.some((member) => member.teamId !== undefined)) refuse('participant_assigned_in_team', 'teamId')
    const leavingIds = leaving.map((member) => member.id)
    await cancelledRegistrationStore.keep(tx, dinner, leavingIds, ctx.clock.now())
    for (const other of isChild ? people.filter((member) => member !== person) : [])
      await participantStore.clearOriginator(tx, dinner, other.id)
    const staying = people.filter((member) => !leaving.includes(member))
    await participantStore.remove(tx, dinner, leavingIds)
    await letterStore.forgetPeople(tx, dinner, leaving)
    await guestRequestStore.forgetPeople(tx, dinner, leavingIds)
    await ownRegistrationStore.withdrawMails(tx, dinner, leaving, staying)
    const names = leaving.map(fullName).join(', ')
    await recordActivity(tx, ctx.clock, dinner, {
      type: 'PARTICIPANT_UNSUBSCRIBED',
      data: { name: names },
      originator: fullName(person),
    })
    const isPaid = await ownRegistrationStore.isPaid(tx, dinner, leavingIds)
    await mailReceipts(ctx, tx, dinner, { leaving, selfAdminIds, isPaid })
  })
}
