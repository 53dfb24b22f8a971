import { fullName } from '@running-dinner/domain'
import { pairRoleOf } from '@running-dinner/domain/participants/fixed-pair.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { refuse } from '../../platform/http/problems.ts'
import { recordActivity } from '../activities/index.ts'
import { letterStore } from '../letters/index.ts'
import { participantStore } from '../participants/index.ts'
import type { AuthorizedParticipant } from '../self-service/index.ts'
import { lockedOwnRegistration } from './locked-own-registration.ts'
import { mailOrganiser } from './mail-organiser.ts'
import { ownRegistrationStore } from './own-registration.store.ts'
import { mailReceipts } from './registration.mails.ts'

/**
 * Deletes the person and the mails to them at once. The root of a pair cancels both; a child leaves its root as a single. They
 * get a receipt, the organiser a mail.
 */
export async function cancelOwnRegistration(ctx: Ctx, self: AuthorizedParticipant): Promise<void> {
  const { dinner } = self
  await inTransaction(ctx.db, async (tx) => {
    const { person, people } = await lockedOwnRegistration(ctx, tx, self)
    const isChild = pairRoleOf(person) === 'child'
    const leaving = isChild ? [person] : people
    if (leaving.some((member) => member.teamId !== undefined)) refuse('participant_assigned_in_team', 'teamId')
    for (const other of isChild ? people.filter((member) => member !== person) : [])
      await participantStore.clearOriginator(tx, dinner, other.id)
    const staying = people.filter((member) => !leaving.includes(member))
    const leavingIds = leaving.map((member) => member.id)
    await participantStore.remove(tx, dinner, leavingIds)
    await letterStore.forgetPeople(tx, dinner, leavingIds)
    await ownRegistrationStore.forgetMails(tx, dinner, leaving, staying)
    const names = leaving.map(fullName).join(', ')
    await recordActivity(tx, ctx.clock, dinner, {
      type: 'PARTICIPANT_UNSUBSCRIBED',
      data: { name: names },
      originator: fullName(person),
    })
    await mailOrganiser(ctx, tx, dinner, leaving, 'cancelled')
    await mailReceipts(ctx, tx, dinner, leaving)
  })
}
