import type { PlaceOfferReply, PlaceOffersReply, TableOffersReply } from '@running-dinner/contract'
import type { Participant } from '@running-dinner/domain'
import { fullName } from '@running-dinner/domain'
import { askableForTable, isoTimeIn, type LostTable, standbyUnits } from '@running-dinner/domain/evening'
import {
  nextForTeam,
  type OfferState,
  type OpenOffer,
  offerablePlaces,
  offerableTeams,
  unitsInOrder,
} from '@running-dinner/domain/people'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { readKnownTable } from '../../evening/table/index.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { teamStore } from '../../plan/teams/index.ts'
import { defaultHoursOf, peopleOf, readRound } from './offer-round.ts'
import { type PlaceOffer, placeOfferStore } from './place-offer.store.ts'
import { tableOfferStore } from './table-offer.store.ts'
import { teamOfferStore } from './team-offer.store.ts'

/** Who can be asked to cook for a table, and the answers so far; an offer that ended by the clock is shown so at once. */
export async function readTableOffers(
  ctx: Pick<Ctx, 'clock'>,
  db: Db | Tx,
  dinner: AuthorizedDinner,
  table: LostTable,
): Promise<TableOffersReply> {
  const evening = await teamStore.evening(db, dinner)
  const { people, open, lost } = await readRound(db, dinner, evening)
  const tableOffers = await offersOfTable(db, dinner, table)
  const now = ctx.clock.now()
  const { input } = await readKnownTable(db, dinner, table, now, evening)
  const askable = askableOf(input, { open: [...open, ...lost], own: tableOffers })
  const { timeZone } = dinner.basicDetails
  return {
    askable: askable.map((unit) => ({ participantId: unit[0]?.id ?? '', name: namesOf(unit) })),
    offers: tableOffers.map((offer) => ({
      id: offer.id,
      name: namesOf(peopleOf(offer, people)),
      state: presentState(offer, { now, isLost: lost.some(({ id }) => id === offer.id) }),
      validUntil: isoTimeIn(timeZone, offer.validUntil),
      offeredAt: isoTimeIn(timeZone, offer.createdAt),
    })),
  }
}

/** 404 for an unknown table. */
export async function readAskable(
  ctx: Pick<Ctx, 'clock'>,
  db: Db | Tx,
  dinner: AuthorizedDinner,
  table: LostTable,
): Promise<(readonly Participant[])[]> {
  const { input } = await readKnownTable(db, dinner, table, ctx.clock.now())
  const open = await placeOfferStore.open(db, dinner)
  return askableOf(input, { open, own: await offersOfTable(db, dinner, table) })
}

function askableOf(
  input: Parameters<typeof standbyUnits>[0],
  { open, own }: { open: readonly OpenOffer[]; own: Awaited<ReturnType<typeof offersOfTable>> },
) {
  return askableForTable({
    units: standbyUnits(input),
    busyIds: new Set(open.map(({ participantId }) => participantId)),
    declinedIds: new Set(own.filter(({ state }) => state === 'DECLINED').map((offer) => offer.participantId)),
  })
}

async function offersOfTable(db: Db | Tx, dinner: AuthorizedDinner, table: LostTable) {
  const ids = new Set((await tableOfferStore.ofTable(db, dinner, table)).map(({ id }) => id))
  const offers = await placeOfferStore.ofDinner(db, dinner)
  return offers.filter(({ tableOfferId }) => tableOfferId !== undefined && ids.has(tableOfferId))
}

const namesOf = (unit: readonly Participant[]) => unit.map(fullName).join(', ')

/** The offers of an event as they are now: one that ended by the clock is shown so before the job has stored it. */
export async function readPlaceOffers(
  ctx: Pick<Ctx, 'clock'>,
  db: Db | Tx,
  dinner: AuthorizedDinner,
): Promise<PlaceOffersReply> {
  const { people, teams, open, lost } = await readRound(db, dinner)
  // Offers of lost tables are listed with their table.
  const offers = (await placeOfferStore.ofDinner(db, dinner)).filter(({ tableOfferId }) => tableOfferId === undefined)
  const { teamSize } = dinner.options
  const now = ctx.clock.now()
  const stateOf = (offer: PlaceOffer) => presentState(offer, { now, isLost: lost.some(({ id }) => id === offer.id) })
  const units = unitsInOrder(people)
  const teamById = new Map(teams.map((team) => [team.id, team]))
  const askedOf = (teamId: string) =>
    new Set(offers.filter((offer) => offer.teamId === teamId).map((offer) => offer.participantId))
  return {
    automatic: await placeOfferStore.isAutomatic(db, dinner),
    defaultHours: defaultHoursOf(ctx, dinner),
    freePlaces: teams.flatMap((team) => {
      const places = offerablePlaces(team, open, teamSize)
      if (places === 0) return []
      const next = nextForTeam(team, { people, teamSize, meals: dinner.meals, open, askedIds: askedOf(team.id) })
      return [{ teamId: team.id, places, nextIds: (next ?? []).map(({ id }) => id) }]
    }),
    newTeams: offerableTeams({ teams, people, open, mealCount: dinner.meals.length, teamSize }),
    teamOffers: (await teamOfferStore.ofDinner(db, dinner)).map(
      ({ id, state, places, toNext, createdAt, endedAt }) => ({
        ...{ id, state, toNext },
        people: places,
        offeredAt: createdAt.toISOString(),
        endedAt: endedAt?.toISOString() ?? null,
      }),
    ),
    offers: offers.map((offer): PlaceOfferReply => {
      const team = teamById.get(offer.teamId ?? '')
      const askedUnit = units.find((unit) => unit.some(({ id }) => id === offer.participantId)) ?? []
      return {
        id: offer.id,
        teamOfferId: offer.teamOfferId ?? null,
        team: team ? { id: team.id, teamNumber: team.teamNumber, mealId: team.mealId } : null,
        participants: askedUnit.map(nameOf),
        state: stateOf(offer),
        offeredAt: offer.createdAt.toISOString(),
        validUntil: offer.validUntil.toISOString(),
        endedAt: offer.endedAt?.toISOString() ?? null,
        toNext: offer.toNext,
      }
    }),
  }
}

function nameOf({ id, firstnamePart, lastname }: Participant) {
  return { id, firstnamePart, lastname }
}

/** A lost offer ended when its place was taken, even if its time has run out since. Who accepted has no time to keep any more. */
export function presentState(offer: PlaceOffer, { now, isLost }: { now: Date; isLost: boolean }): OfferState {
  if (offer.state !== 'OPEN' && offer.state !== 'AGREED') return offer.state
  if (isLost) return 'TAKEN'
  if (offer.state === 'AGREED') return 'AGREED'
  return offer.validUntil <= now ? 'EXPIRED' : 'OPEN'
}
