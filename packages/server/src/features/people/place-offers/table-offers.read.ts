import type { TableOffersReply } from '@running-dinner/contract'
import { fullName, type Participant } from '@running-dinner/domain'
import { askableForTable, isoTimeIn, type LostTable, standbyUnits } from '@running-dinner/domain/evening'
import type { OpenOffer } from '@running-dinner/domain/people'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { readKnownTable } from '../../evening/table/index.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { teamStore } from '../../plan/teams/index.ts'
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
  const evening = await teamStore.evening(db, dinner)
  const { people, open, lost } = await readRound(db, dinner, evening)
  const own = await offersOfTable(db, dinner, table)
  const now = ctx.clock.now()
  const { input } = await readKnownTable(db, dinner, table, now, evening)
  const askable = askableOf(input, { open: [...open, ...lost], own })
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
