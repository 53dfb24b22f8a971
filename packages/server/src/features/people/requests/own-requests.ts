import type { BodyOf, OwnRequestsReply, requestRoutes } from '@running-dinner/contract'
import { fullName, type Participant } from '@running-dinner/domain'
import { isEveningOver, messagingIssue } from '@running-dinner/domain/events'
import { asksTooOften, homeRequestIssues, isSameProposal, requestState } from '@running-dinner/domain/people'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { notFound, refuse, refuseIf } from '../../../platform/http/problems.ts'
import { newId } from '../../../platform/ids.ts'
import { recordActivity } from '../../events/activities/index.ts'
import { type AuthorizedDinner, links, lockDinnerForChange } from '../../events/dinner-record/index.ts'
import { queueMail, type SystemMail } from '../../messages/outbox/index.ts'
import type { AuthorizedParticipant } from '../participants/index.ts'
import {
  guestRequestStore,
  homeRequestToOrganiserMail,
  requestMail,
  requestToOrganiserMail,
} from '../request-record/index.ts'
import { openRequest, teamOf } from './locked-request.ts'

/**
 * A member of a team says that they cannot come. The plan stays; organiser and partners are mailed at once. Asked again, only
 * the word of the open request changes.
 */
export async function askNotToCome(
  ctx: Ctx,
  self: AuthorizedParticipant,
  { word }: BodyOf<typeof requestRoutes.cannotCome>,
): Promise<OwnRequestsReply> {
  return inTransaction(ctx.db, async (tx) => {
    const dinner = await lockDinnerForChange(tx, self.dinner)
    const membership = await teamOf(tx, dinner, self.person.id)
    if (!membership) refuse('request_needs_team')
    if (isEveningOver(dinner, ctx.clock.now())) refuse('runningdinner_date_expired')
    const { team, person, others } = membership
    const leaveRequest = await openLeaveRequest(ctx, tx, dinner, { person, others, word })
    if (leaveRequest === 'too often') refuse('too_many_requests_a_day')
    if (leaveRequest === 'open already') return readOwnRequests(tx, self)
    const { teamNumber } = team
    await record(ctx, tx, dinner, { code: 'cannot_come_requested', person, data: { teamNumber } })
    const link = links.request(ctx, dinner.adminId, leaveRequest.opened)
    await notifyOrganiser(ctx, tx, dinner, requestToOrganiserMail(dinner, 'asked', { person, teamNumber, word, link }))
    return readOwnRequests(tx, self)
  })
}

/**
 * A member of a team asks for another address or other seats, on which the plan of others rests. A second wish replaces the open
 * one under a new id, so that the organiser never accepts what they have not read.
 */
export async function askForHome(
  ctx: Ctx,
  self: AuthorizedParticipant,
  { word, ...home }: BodyOf<typeof requestRoutes.askForHome>,
): Promise<OwnRequestsReply> {
  return inTransaction(ctx.db, async (tx) => {
    const dinner = await lockDinnerForChange(tx, self.dinner)
    const now = ctx.clock.now()
    const membership = await teamOf(tx, dinner, self.person.id)
    if (!membership) refuse('request_needs_team')
    if (isEveningOver(dinner, now)) refuse('runningdinner_date_expired')
    const { person } = membership
    refuseIf(homeRequestIssues(person, home, { teamSize: dinner.options.teamSize, meals: dinner.meals }))
    const requests = await guestRequestStore.ofPerson(tx, dinner, person.id)
    const openRequest = requests.find((request) => request.kind === 'HOME' && requestState(request, true) === 'OPEN')
    if (openRequest?.home && isSameProposal(openRequest.home, home) && openRequest.word === word)
      return readOwnRequests(tx, self)
    if (ctx.config.rateLimits && asksTooOften(requests, 'HOME', now)) refuse('too_many_requests_a_day')
    if (openRequest) await guestRequestStore.close(tx, dinner, openRequest.id, 'withdrawnAt', now)
    const request = { id: newId(), participantId: person.id, kind: 'HOME', home, word, createdAt: now } as const
    await guestRequestStore.insert(tx, dinner, request)
    await record(ctx, tx, dinner, { code: 'home_requested', person })
    const link = links.request(ctx, dinner.adminId, request.id)
    await notifyOrganiser(ctx, tx, dinner, homeRequestToOrganiserMail(dinner, 'asked', { person, request, link }))
    return readOwnRequests(tx, self)
  })
}

/** The guest comes after all, or keeps their home. Refused once the organiser has decided. */
export async function withdrawRequest(ctx: Ctx, self: AuthorizedParticipant, id: string): Promise<OwnRequestsReply> {
  return inTransaction(ctx.db, async (tx) => {
    const dinner = await lockDinnerForChange(tx, self.dinner)
    const request = await ownOpenRequest(tx, dinner, self, id)
    await guestRequestStore.close(tx, dinner, request.id, 'withdrawnAt', ctx.clock.now())
    await record(ctx, tx, dinner, { code: 'request_withdrawn', person: self.person })
    if (request.kind === 'HOME') {
      const about = { person: self.person, request, link: `${links.admin(ctx, dinner.adminId)}/participants` }
      await notifyOrganiser(ctx, tx, dinner, homeRequestToOrganiserMail(dinner, 'withdrawn', about))
      return readOwnRequests(tx, self)
    }
    const membership = await teamOf(tx, dinner, self.person.id)
    if (membership) {
      const { team, person, others } = membership
      const link = `${links.admin(ctx, dinner.adminId)}/teams/${team.id}`
      const about = { person, teamNumber: team.teamNumber, word: '', link }
      await notifyOrganiser(ctx, tx, dinner, requestToOrganiserMail(dinner, 'withdrawn', about))
      for (const reader of others)
        await queueMail(tx, ctx, dinner, requestMail(ctx, dinner, 'withdrawn', { reader, person }))
    }
    return readOwnRequests(tx, self)
  })
}

interface OwnActivity {
  code: 'cannot_come_requested' | 'home_requested' | 'request_withdrawn'
  person: Participant
  data?: { teamNumber: number }
}

async function record(ctx: Ctx, tx: Tx, dinner: AuthorizedDinner, { code, person, data }: OwnActivity): Promise<void> {
  const name = fullName(person)
  await recordActivity(tx, ctx.clock, dinner, {
    type: 'CUSTOM_ADMIN_CHANGE',
    code,
    data: { name, ...data },
    originator: name,
    related: { type: 'PARTICIPANT', id: person.id },
  })
}

/** Only once the organiser's address is proven. */
async function notifyOrganiser(ctx: Ctx, tx: Tx, dinner: AuthorizedDinner, mail: SystemMail): Promise<void> {
  if (!messagingIssue(dinner)) await queueMail(tx, ctx, dinner, mail)
}

async function ownOpenRequest(tx: Tx, dinner: AuthorizedDinner, { person }: AuthorizedParticipant, id: string) {
  const ownRequests = await guestRequestStore.ofPerson(tx, dinner, person.id)
  // As for an id that does not exist.
  if (!ownRequests.some((request) => request.id === id)) throw notFound()
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

interface Leaver {
  person: Participant
  /** The others in the team, who are mailed. */
  others: readonly Participant[]
  /** Undefined keeps that of an open request. */
  word: string | undefined
}

/**
 * Opens a member's request to leave their team; the plan stays until the organiser decides. Call it under the event's lock.
 * Asked again while it is open, only its word changes.
 */
export async function openLeaveRequest(
  ctx: Pick<Ctx, 'clock' | 'config'>,
  tx: Tx,
  dinner: AuthorizedDinner,
  { person, others, word }: Leaver,
): Promise<{ opened: string } | 'open already' | 'too often'> {
  const now = ctx.clock.now()
  const requests = await guestRequestStore.ofPerson(tx, dinner, person.id)
  const openRequest = requests.find(
    ({ kind, ...request }) => kind === 'CANNOT_COME' && requestState(request, true) === 'OPEN',
  )
  if (openRequest) {
    if (word !== undefined) await guestRequestStore.changeWord(tx, dinner, openRequest.id, word)
    return 'open already'
  }
  if (ctx.config.rateLimits && asksTooOften(requests, 'CANNOT_COME', now)) return 'too often'
  const id = newId()
  await guestRequestStore.insert(tx, dinner, {
    id,
    participantId: person.id,
    kind: 'CANNOT_COME',
    home: undefined,
    word: word ?? '',
    createdAt: now,
  })
  for (const reader of others) await queueMail(tx, ctx, dinner, requestMail(ctx, dinner, 'asked', { reader, person }))
  return { opened: id }
}
