import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/database.ts'
import { unbury } from '../../../platform/tombstones/bury.ts'

/** A row of `participant` by its column names, as PostgreSQL converts it to JSON. */
export type PersonRow = Record<string, unknown> & {
  id: string
  email_identity: string
  participant_number: number
  shares_root_email: boolean
}

/** Rows of people who left and may come back. */
export const personRowsStore = {
  async rowsOf(tx: Tx, dinner: { id: string }, ids: readonly string[]): Promise<PersonRow[]> {
    const { rows } = await sql<{ row: PersonRow }>`
      select to_jsonb(participant) as row from participant
      where dinner_id = ${dinner.id} and id = any(${ids}::uuid[]) order by participant_number`.execute(tx)
    return rows.map(({ row }) => row)
  },

  /** Addresses that are in use by other people now. A child may share its root's address, so those are not checked. */
  async takenAddresses(tx: Tx, dinner: { id: string }, rows: readonly PersonRow[]): Promise<string[]> {
    const ownAddressRows = rows.filter((row) => !row.shares_root_email)
    if (ownAddressRows.length === 0) return []
    const foundRows = await tx
      .selectFrom('participant')
      .select('emailIdentity')
      .where('dinnerId', '=', dinner.id)
      .where(
        'emailIdentity',
        'in',
        ownAddressRows.map((row) => row.email_identity),
      )
      .execute()
    return foundRows.map((row) => row.emailIdentity)
  },

  /** Restores the rows without a team. If the old number is taken, append at the end. Columns added since get their defaults. */
  async insert(
    tx: Tx,
    dinner: { id: string },
    rows: readonly PersonRow[],
    where: 'old place' | 'end of the list' = 'old place',
  ): Promise<void> {
    unbury(
      tx,
      'person',
      rows.map(({ id }) => id),
    )
    for (const row of rows) {
      const number = sql<number>`case when exists (
          select from participant where dinner_id = ${dinner.id}
            and (${where}::text = 'end of the list' or participant_number = ${row.participant_number})
        ) then (select max(participant_number) + 1 from participant where dinner_id = ${dinner.id})
        else ${row.participant_number} end`
      const values = { ...row, team_id: null, originator_id: null }
      const columns = Object.keys(values).filter((column) => column !== 'participant_number')
      await sql`
        insert into participant (participant_number, ${sql.join(columns.map((column) => sql.ref(column)))})
        select ${number}, ${sql.join(columns.map(storedValue))}
        from jsonb_populate_record(null::participant, ${JSON.stringify(values)}::jsonb) as stored`.execute(tx)
    }
  },
}

/** A course may have been removed since the person left; the wish for it is then dropped. */
function storedValue(column: string) {
  return column === 'preferred_meal_id'
    ? sql`(select id from meal where id = stored.preferred_meal_id)`
    : sql`stored.${sql.ref(column)}`
}
