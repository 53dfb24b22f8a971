import type { TeamOfferState } from '@running-dinner/domain/people'
import type { Selectable } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { TeamOffer as Row } from '../../../platform/db/schema.generated.ts'
import { newId } from '../../../platform/ids.ts'

/** New teams that are offered to as many people as they need. */
export interface TeamOffer {
  id: string
  state: TeamOfferState
  /** People who have to accept. */
  places: number
  hours: number
  toNext: boolean
  createdAt: Date
  endedAt: Date | undefined
}

export const teamOfferStore = {
  /** The newest first. */
  async ofDinner(db: Db | Tx, dinner: { id: string }): Promise<TeamOffer[]> {
    const rows = await db
      .selectFrom('teamOffer')
      .selectAll()
      .where('dinnerId', '=', dinner.id)
      .orderBy('position', 'desc')
      .execute()
    return rows.map(toTeamOffer)
  },

  async byId(db: Db | Tx, dinner: { id: string }, id: string): Promise<TeamOffer | undefined> {
    return (await teamOfferStore.ofDinner(db, dinner)).find((offer) => offer.id === id)
  },

  async insert(
    tx: Tx,
    dinner: { id: string },
    offer: Pick<TeamOffer, 'places' | 'hours' | 'toNext' | 'createdAt'>,
  ): Promise<TeamOffer> {
    const row = { ...offer, id: newId(), state: 'OPEN' as const }
    await tx
      .insertInto('teamOffer')
      .values({ ...row, dinnerId: dinner.id })
      .execute()
    return { ...row, endedAt: undefined }
  },

  /** False if it was not open any more. */
  async end(
    tx: Tx,
    dinner: { id: string },
    id: string,
    state: Exclude<TeamOfferState, 'OPEN'>,
    answeredAt: Date,
  ): Promise<boolean> {
    const { numUpdatedRows } = await tx
      .updateTable('teamOffer')
      .set({ state, endedAt: answeredAt })
      .where('dinnerId', '=', dinner.id)
      .where('id', '=', id)
      .where('state', '=', 'OPEN')
      .executeTakeFirst()
    return numUpdatedRows === 1n
  },
}

function toTeamOffer({ id, places, hours, toNext, createdAt, endedAt, state }: Selectable<Row>): TeamOffer {
  // A check constraint allows only these values.
  return { id, places, hours, toNext, createdAt, state: state as TeamOfferState, endedAt: endedAt ?? undefined }
}
