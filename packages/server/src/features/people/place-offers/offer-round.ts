import type { Dinner, Participant, Team } from '@running-dinner/domain'
import { dayIn, localTimeIn } from '@running-dinner/domain'
import {
  defaultOfferHours,
  hasBegun,
  lostOffers,
  nextForTeam,
  type OpenOffer,
  offerEnd,
  offerIssues,
  unitOf,
} from '@running-dinner/domain/people'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { newSecret } from '../../../platform/ids.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { queueMail } from '../../messages/outbox/index.ts'
import { teamStore } from '../../plan/teams/index.ts'
import { byItself, recordOffer } from './offer-activity.ts'
import { type Offered, placeOfferMail } from './place-offer.mails.ts'
import { type PlaceOf, type PlaceOffer, placeOfferStore } from './place-offer.store.ts'
import { tableOfferStore } from './table-offer.store.ts'

export type RoundCtx = Pick<Ctx, 'clock' | 'config' | 'baseUrl'>

/** What offers are made from: read under the event's lock, after offers that lost their place were ended. */
export interface OfferRound {
  teams: readonly Team[]
  people: readonly Participant[]
  open: readonly OpenOffer[]
}

/** `lost` are offers whose place or table is taken, which is stored when the next round begins. */
export async function readRound(
  db: Db | Tx,
  dinner: AuthorizedDinner,
  loaded?: Pick<OfferRound, 'people' | 'teams'>,
): Promise<OfferRound & { lost: readonly OpenOffer[] }> {
  const { people, teams } = loaded ?? (await teamStore.withPeople(db, dinner))
  const openOffers = await placeOfferStore.open(db, dinner)
  const { teamSize } = dinner.options
  const emptyTables = await tableOfferStore.emptyTables(db, dinner)
  const lost = lostOffers(openOffers, { teams, people, teamSize, emptyTables })
  return { teams, people, open: openOffers.filter((offer) => !lost.includes(offer)), lost }
}

/** Begins a round under the event's lock. */
export async function settledRound(ctx: RoundCtx, tx: Tx, dinner: AuthorizedDinner): Promise<OfferRound> {
  const { lost, ...round } = await readRound(tx, dinner)
  for (const offer of lost) await placeOfferStore.end(tx, dinner, offer, 'TAKEN', ctx.clock.now())
  return round
}

export interface Asking {
  place: { of: PlaceOf; offered: Offered }
  participantIds: readonly string[]
  hours: number
  /** Of a lost table, whose hours are minutes and may go on after the first course. */
  validUntil?: Date
  toNext: boolean
}

/** Keeps places and mails the offer. Returns the person, or the pair with its root first. */
export async function makeOffer(
  ctx: RoundCtx,
  tx: Tx,
  dinner: AuthorizedDinner,
  { people }: Pick<OfferRound, 'people'>,
  { place, participantIds, hours, toNext, validUntil: until }: Asking,
): Promise<Participant[]> {
  const unit = unitOf(participantIds[0], people)
  const root = unit?.[0]
  if (!unit || !root) throw new Error('an offer was made to people whom the rules refuse')
  const now = ctx.clock.now()
  const validUntil = until ?? offerEnd(dinner.meals, { now, localNow: localNowOf(ctx, dinner), hours })
  const secret = newSecret()
  const offer = { participantId: root.id, ...place.of, hours, toNext, validUntil, createdAt: now }
  await placeOfferStore.insert(tx, dinner, offer, secret, unit.length)
  await queueMail(tx, ctx, dinner, placeOfferMail(ctx, dinner, { unit, offered: place.offered, secret, validUntil }))
  return unit
}

/** Asks the next person in order for a free place of the team; false if there is no place or no person left to ask. */
export async function offerToNext(
  ctx: RoundCtx,
  tx: Tx,
  dinner: AuthorizedDinner,
  { teamId, hours }: { teamId: string; hours: number },
): Promise<boolean> {
  const round = await settledRound(ctx, tx, dinner)
  const { teamSize } = dinner.options
  const team = round.teams.find(({ id }) => id === teamId)
  if (!team || hasBegun(dinner.meals, localNowOf(ctx, dinner))) return false
  const askedIds = await placeOfferStore.askedIds(tx, dinner, {
    teamId,
    teamOfferId: undefined,
    tableOfferId: undefined,
  })
  const next = nextForTeam(team, { ...round, teamSize, meals: dinner.meals, askedIds })
  if (!next) return false
  const participantIds = next.map(({ id }) => id)
  if (offerIssues({ teamId, participantIds }, { ...round, teamSize }).length > 0) return false
  const asking = { participantIds, hours: hoursForNext(ctx, dinner, hours), toNext: true }
  const unit = await makeOffer(ctx, tx, dinner, round, { ...asking, place: inTeam(team) })
  await recordOffer(ctx, tx, dinner, 'place_offered', { unit, team, ...byItself })
  return true
}

export function inTeam(team: Team): Asking['place'] {
  return { of: { teamId: team.id, teamOfferId: undefined, tableOfferId: undefined }, offered: { team } }
}

/** On the day of the event the next person has less time. */
export function hoursForNext(ctx: Pick<Ctx, 'clock'>, dinner: AuthorizedDinner, hours: number): number {
  return dinner.basicDetails.date === todayOf(ctx, dinner) ? Math.min(hours, defaultHoursOf(ctx, dinner)) : hours
}

/** The people of an offer as they are now, the root first; one of a pair that parted is a single. */
export function peopleOf({ participantId }: Pick<PlaceOffer, 'participantId'>, people: readonly Participant[]) {
  return unitOf(participantId, people) ?? people.filter(({ id }) => id === participantId)
}

/** An answer counts until the offer ends, of a table also after the first course has begun; who accepted a place in new teams may decline until those are built. */
export function isAnswerable(ctx: Pick<Ctx, 'clock'>, dinner: AuthorizedDinner, offer: PlaceOffer): boolean {
  const isLive = offer.state === 'AGREED' || (offer.state === 'OPEN' && offer.validUntil > ctx.clock.now())
  return isLive && (offer.tableOfferId !== undefined || !hasBegun(dinner.meals, localNowOf(ctx, dinner)))
}

export function defaultHoursOf(ctx: Pick<Ctx, 'clock'>, dinner: AuthorizedDinner): number {
  return defaultOfferHours(dinner.basicDetails.date, todayOf(ctx, dinner))
}

export function localNowOf(ctx: Pick<Ctx, 'clock'>, { basicDetails }: Pick<Dinner, 'basicDetails'>): string {
  return localTimeIn(basicDetails.timeZone, ctx.clock.now())
}

function todayOf(ctx: Pick<Ctx, 'clock'>, { basicDetails }: AuthorizedDinner): string {
  return dayIn(basicDetails.timeZone, ctx.clock.now())
}
