import type { OwnRequestsReply } from '@running-dinner/contract'
import { fullName } from '@running-dinner/domain'
import { messagingIssue } from '@running-dinner/domain/events/dinner/lifecycle.ts'
import { requestState } from '@running-dinner/domain/people/requests/guest-request.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { notFound } from '../../../platform/http/problems.ts'
import { recordActivity } from '../../events/activities/index.ts'
import { type AuthorizedDinner, links, lockDinnerForChange } from '../../events/dinner-record/index.ts'
import type { AuthorizedParticipant } from '../../guests/self-service/index.ts'
import { queueMail } from '../../messages/outbox/index.ts'
import {
  guestRequestStore,
  homeRequestToOrganiserMail,
  requestMail,
  requestToOrganiserMail,
} from '../request-record/index.ts'
import { openRequest, teamOf } from './locked-request.ts'

/** The guest comes after all, or keeps their home. Refused once the organiser has decided. */
export async function withdrawRequest(ctx: Ctx, self: AuthorizedParticipant, id: string): Promise<OwnRequestsReply> {
  return inTransaction(ctx.db, async (tx) => {
    const dinner = await lockDinnerForChange(tx, self.dinner)
    const request = await ownOpenRequest(tx, dinner, self, id)
    await guestRequestStore.close(tx, dinner, request.id, 'withdrawnAt', ctx.clock.now())
    await recordActivity(tx, ctx.clock, dinner, {
      type: 'CUSTOM_ADMIN_CHANGE',
      code: 'request_withdrawn',
      data: { name: fullName(self.person) },
      originator: fullName(self.person),
      related: { type: 'PARTICIPANT', id: self.person.id },
    })
    const isTold = !messagingIssue(dinner)
    if (request.kind === 'HOME') {
      const link = `${links.admin(ctx, dinner.adminId)}/participants`
      if (isTold)
        await queueMail(
          tx,
          ctx,
          dinner,
          homeRequestToOrganiserMail(dinner, 'withdrawn', { person: self.person, request, link }),
        )
      return readOwnRequests(tx, self)
    }
    const found = await teamOf(tx, dinner, self.person.id)
    if (found) {
      const { team, person, others } = found
      const link = `${links.admin(ctx, dinner.adminId)}/teams/${team.id}`
      if (isTold)
        await queueMail(
          tx,
          ctx,
          dinner,
          requestToOrganiserMail(dinner, 'withdrawn', { person, teamNumber: team.teamNumber, word: '', link }),
        )
      for (const reader of others)
        await queueMail(tx, ctx, dinner, requestMail(ctx, dinner, 'withdrawn', { reader, person }))
    }
    return readOwnRequests(tx, self)
  })
}

async function ownOpenRequest(tx: Tx, dinner: AuthorizedDinner, { person }: AuthorizedParticipant, id: string) {
  const own = await guestRequestStore.ofPerson(tx, dinner, person.id)
  // As for an id that does not exist.
  if (!own.some((request) => request.id === id)) throw notFound()
  return openRequest(tx, dinner, id)
}

export async function readOwnRequests(
  db: Db | Tx,
  { dinner, person }: AuthorizedParticipant,
): Promise<OwnRequestsReply> {
  const requests = await guestRequestStore.ofPerson(db, dinner, person.id)
  return {
    requests: requests.map((request) => ({
      id: request.id,
      kind: request.kind,
      home: request.home ?? null,
      word: request.word,
      state: requestState(request, true),
      askedAt: request.createdAt.toISOString(),
    })),
  }
}
