import type { TableOffersReply } from '@running-dinner/contract'
import { fullName, type Participant } from '@running-dinner/domain'
import { askableForTable, isoTimeIn, type LostTable, standbyUnits } from '@running-dinner/domain/evening'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { readKnownTable } from '../../evening/table/index.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { peopleOf, readRound } from './offer-round.ts'
import { placeOfferStore } from './place-offer.store.ts'
import { presentState } from './place-offers.read.ts'
import { tableOfferStore } from './table-offer.store.ts'

/** Who can be asked to cook for a table, and the answers so far; an offer that ended by the clock is shown so at once. */
export async function readTableOffers(
  ctx: Pick<Ctx, 'clock'>,
  db: Db | Tx,
  dinner: AuthorizedDinner,
  table: LostTable,
): Promise<TableOffersReply> {
  const askable = await readAskable(ctx, db, dinner, table)
  const { people, lost } = await readRound(db, dinner)
  const own = await offersOfTable(db, dinner, table)
  const now = ctx.clock.now()
  const { timeZone } = dinner.basicDetails
  return {
    askable: askable.map((unit) => ({ participantId: unit[0]?.id ?? '', name: namesOf(unit) })),
    offers: own.map((offer) => ({
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
  const asked = await offersOfTable(db, dinner, table)
  return askableForTable({
    units: standbyUnits(input),
    busyIds: new Set(open.map(({ participantId }) => participantId)),
    declinedIds: new Set(asked.filter(({ state }) => state === 'DECLINED').map((offer) => offer.participantId)),
  })
}

async function offersOfTable(db: Db | Tx, dinner: AuthorizedDinner, table: LostTable) {
  const ids = new Set((await tableOfferStore.ofTable(db, dinner, table)).map(({ id }) => id))
  const offers = await placeOfferStore.ofDinner(db, dinner)
  return offers.filter(({ tableOfferId }) => tableOfferId !== undefined && ids.has(tableOfferId))
}

const namesOf = (unit: readonly Participant[]) => unit.map(fullName).join(', ')
