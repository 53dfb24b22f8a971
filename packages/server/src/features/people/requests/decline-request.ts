import type { OpenRequestsReply } from '@running-dinner/contract'
import { fullName } from '@running-dinner/domain'
import type { Ctx } from '../../../platform/ctx.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { notFound } from '../../../platform/http/problems.ts'
import { recordActivity } from '../../events/activities/index.ts'
import { type AuthorizedDinner, lockDinnerForChange } from '../../events/dinner-record/index.ts'
import { queueMail } from '../../messages/outbox/index.ts'
import { participantStore } from '../participants/index.ts'
import { guestRequestStore, requestMail } from '../request-record/index.ts'
import { openRequest, teamOf } from './locked-request.ts'
import { readOpenRequests } from './open-requests.read.ts'

/** The guest is mailed that they are asked to come after all, or to host as planned; so are partners who had read of the request. */
export async function declineRequest(ctx: Ctx, authorized: AuthorizedDinner, id: string): Promise<OpenRequestsReply> {
  return inTransaction(ctx.db, async (tx) => {
    const dinner = await lockDinnerForChange(tx, authorized)
    const { participantId, kind } = await openRequest(tx, dinner, id)
    await guestRequestStore.close(tx, dinner, id, 'declinedAt', ctx.clock.now())
    const person = await participantStore.byId(tx, dinner, participantId)
    if (!person) throw notFound()
    const partners = kind === 'HOME' ? [] : ((await teamOf(tx, dinner, participantId))?.others ?? [])
    const news = kind === 'HOME' ? 'ownHomeDeclined' : 'ownDeclined'
    await queueMail(tx, ctx, dinner, requestMail(ctx, dinner, news, { reader: person, person }))
    for (const reader of partners)
      await queueMail(tx, ctx, dinner, requestMail(ctx, dinner, 'declined', { reader, person }))
    await recordActivity(tx, ctx.clock, dinner, {
      type: 'CUSTOM_ADMIN_CHANGE',
      code: 'request_declined',
      data: { name: fullName(person) },
      related: { type: 'PARTICIPANT', id: person.id },
    })
    return readOpenRequests(tx, dinner)
  })
}
