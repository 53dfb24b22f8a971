import type { OwnOfferReply } from '@running-dinner/contract'
import { fullName } from '@running-dinner/domain'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { Problem } from '../../../platform/http/problems.ts'
import { actForTable } from '../../evening/table/index.ts'
import { type AuthorizedDinner, lockDinnerForChange } from '../../events/dinner-record/index.ts'
import { teamStore } from '../../plan/teams/index.ts'
import { participantStore } from '../participants/index.ts'
import { fillPlaces } from '../waiting-list/index.ts'
import type { AuthorizedOffer } from './authorized-offer.ts'
import { buildOfferedTeams } from './build-offered-teams.ts'
import { byGuest, byItself, recordOffer, recordTableOffer } from './offer-activity.ts'
import { isAnswerable, offerToNext, peopleOf, settledRound } from './offer-round.ts'
import { readOwnOffer } from './own-offer.read.ts'
import { type CookingOffer, type PlaceInTeam, type PlaceOffer, placeOfferStore } from './place-offer.store.ts'
import { tableOfferStore } from './table-offer.store.ts'
import { teamOfferStore } from './team-offer.store.ts'
import { refillTeamOffer } from './team-offer-round.ts'

/** Takes the offered place or table, or a place in new teams that are built once all others have accepted too. */
export async function acceptOffer(ctx: Ctx, { dinner, offer }: AuthorizedOffer): Promise<OwnOfferReply> {
  if (offer.teamOfferId !== undefined) await agree(ctx, dinner, offer)
  else if (isAnswerable(ctx, dinner, offer))
    await (offer.tableOfferId === undefined ? takePlace(ctx, dinner, offer) : takeTable(ctx, dinner, offer))
  return readOwnOffer(ctx, ctx.db, { dinner, offer })
}

async function agree(ctx: Ctx, authorized: AuthorizedDinner, { id, teamOfferId }: PlaceOffer): Promise<void> {
  const originator = await inTransaction(ctx.db, async (tx) => {
    const dinner = await lockDinnerForChange(tx, authorized)
    const { people } = await settledRound(ctx, tx, dinner)
    const offer = await placeOfferStore.byId(tx, dinner, id)
    if (!offer || !isAnswerable(ctx, dinner, offer)) return undefined
    if (!(await placeOfferStore.agree(tx, dinner, offer.id))) return undefined
    const unit = peopleOf(offer, people)
    await recordOffer(ctx, tx, dinner, 'place_offer_accepted', { unit, team: undefined, ...byGuest(unit) })
    return byGuest(unit)
  })
  if (originator && teamOfferId !== undefined) await buildOfferedTeams(ctx, authorized, { teamOfferId, ...originator })
}

/**
 * Declines the place; the person keeps their number on the waiting list. The next in order is asked if that was chosen. Who
 * accepted a place in new teams may still decline until the teams are built.
 */
export async function declineOffer(ctx: Ctx, { dinner: authorized, offer }: AuthorizedOffer): Promise<OwnOfferReply> {
  return inTransaction(ctx.db, async (tx) => {
    const dinner = await lockDinnerForChange(tx, authorized)
    await decline(ctx, tx, dinner, offer.id)
    return readOwnOffer(ctx, tx, { dinner, offer })
  })
}

async function decline(ctx: Ctx, tx: Tx, dinner: AuthorizedDinner, id: string): Promise<void> {
  const { people, teams } = await settledRound(ctx, tx, dinner)
  const offer = await placeOfferStore.byId(tx, dinner, id)
  if (!offer || !isAnswerable(ctx, dinner, offer)) return
  if (!(await placeOfferStore.end(tx, dinner, offer, 'DECLINED', ctx.clock.now()))) return
  const unit = peopleOf(offer, people)
  if (offer.tableOfferId !== undefined) {
    const table = await tableOfferStore.byId(tx, dinner, offer.tableOfferId)
    const names = unit.map(fullName).join(', ')
    if (table)
      await recordTableOffer(ctx, tx, dinner, 'table_offer_declined', { names, table, teams, ...byGuest(unit) })
    return
  }
  const team = teams.find((candidate) => candidate.id === offer.teamId)
  await recordOffer(ctx, tx, dinner, 'place_offer_declined', { unit, team, ...byGuest(unit) })
  if (offer.teamId === undefined) {
    const teamOffer = await teamOfferStore.byId(tx, dinner, offer.teamOfferId)
    if (teamOffer) await refillTeamOffer(ctx, tx, dinner, teamOffer)
    return
  }
  if (!offer.toNext) return
  const isPassedOn = await offerToNext(ctx, tx, dinner, { teamId: offer.teamId, hours: offer.hours })
  if (!isPassedOn) await recordOffer(ctx, tx, dinner, 'place_left_free', { unit, team, ...byItself })
}

/** The plan may change while the seats are computed; then they are computed again. */
const attempts = 3

class OfferEndedError extends Error {}

/**
 * Fills the offered place. The offer ends in the transaction that fills the team, so that the place has one holder however
 * answers, the end of the offer and the organiser's changes fall together. An offer that ended stays as it is.
 */
async function takePlace(ctx: Ctx, dinner: AuthorizedDinner, offer: PlaceInTeam): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const unit = peopleOf(offer, await participantStore.ofDinner(ctx.db, dinner))
    const [root] = unit
    const participantIds = root ? unit.map(({ id }) => id) : [offer.participantId]
    try {
      await fillPlaces(
        ctx,
        dinner,
        { teamParticipantsAssignments: [{ teamId: offer.teamId, participantIds }] },
        {
          ...(root ? { originator: fullName(root) } : {}),
          claim: async (tx) => {
            const now = ctx.clock.now()
            if (offer.validUntil <= now) throw new OfferEndedError()
            if (!(await placeOfferStore.end(tx, dinner, offer, 'ACCEPTED', now))) throw new OfferEndedError()
            const team = (await teamStore.ofDinner(tx, dinner)).find(({ id }) => id === offer.teamId)
            await recordOffer(ctx, tx, dinner, 'place_offer_accepted', { unit, team, ...byGuest(unit) })
          },
        },
      )
      return
    } catch (error) {
      if (error instanceof OfferEndedError) return
      if (!(error instanceof Problem)) throw error
      if (error.status === 409 && attempt < attempts) continue
      const isCancelled = error.issues.some(({ message }) => message === 'event_cancelled')
      if (error.status !== 406 || isCancelled) throw error
      await markTaken(ctx, dinner, offer)
      return
    }
  }
}

/** The place does not exist any more: the organiser filled it, or changed the team. */
async function markTaken(ctx: Ctx, authorized: AuthorizedDinner, offer: PlaceInTeam): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const dinner = await lockDinnerForChange(tx, authorized)
    await placeOfferStore.end(tx, dinner, offer, 'TAKEN', ctx.clock.now())
  })
}

/**
 * The first who says yes cooks for the guests of a lost table: their team, the seats, the mails to all concerned and the end of every
 * other offer of the table are one transaction. Who comes later reads that the table is taken.
 */
async function takeTable(ctx: Ctx, dinner: AuthorizedDinner, offer: CookingOffer): Promise<void> {
  const table = await tableOfferStore.byId(ctx.db, dinner, offer.tableOfferId)
  if (!table) return
  const unit = peopleOf(offer, await participantStore.ofDinner(ctx.db, dinner))
  const [root] = unit
  if (!root) return
  const { teamId, mealId, hostLeaves } = table
  const standbyIds = unit.map(({ id }) => id)
  try {
    await actForTable(
      ctx,
      dinner,
      { table: { teamId, mealId }, action: 'STANDBY', seats: [], standbyIds, hostLeaves, ifMatch: undefined },
      { originator: fullName(root), claim: (tx, locked) => claim(ctx, tx, locked, offer) },
    )
  } catch (error) {
    if (error instanceof OfferEndedError) return
    const isImpossible =
      error instanceof Problem &&
      error.issues.some(({ message }) => message === 'table_action_impossible' || message === 'course_frozen')
    if (!isImpossible) throw error
    await endImpossible(ctx, dinner, offer)
  }
}

async function claim(ctx: Ctx, tx: Tx, dinner: AuthorizedDinner, offer: CookingOffer): Promise<void> {
  const now = ctx.clock.now()
  if (offer.validUntil <= now) throw new OfferEndedError()
  if (!(await placeOfferStore.end(tx, dinner, offer, 'ACCEPTED', now))) throw new OfferEndedError()
  if (!(await tableOfferStore.take(tx, dinner, offer.tableOfferId, now))) throw new OfferEndedError()
  for (const otherOffer of await placeOfferStore.open(tx, dinner))
    if (otherOffer.tableOfferId === offer.tableOfferId) await placeOfferStore.end(tx, dinner, otherOffer, 'TAKEN', now)
}

/** The guests sit elsewhere by now, or would come too late to eat. */
async function endImpossible(ctx: Ctx, authorized: AuthorizedDinner, offer: CookingOffer): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const dinner = await lockDinnerForChange(tx, authorized)
    // Ends it as taken where the table has no guests any more; otherwise it is too late for them.
    await settledRound(ctx, tx, dinner)
    await placeOfferStore.end(tx, dinner, offer, 'EXPIRED', ctx.clock.now())
  })
}
