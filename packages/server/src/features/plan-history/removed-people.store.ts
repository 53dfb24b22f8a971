import { sql } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'

/** A row of `participant` by its columns, as PostgreSQL writes it to JSON. */
export type PersonRow = Record<string, unknown> & {
  id: string
  email_identity: string
  participant_number: number
  shares_root_email: boolean
}

export const removedPeopleStore = {
  async rowsOf(tx: Tx, dinner: { id: string }, ids: readonly string[]): Promise<PersonRow[]> {
    const { rows } = await sql<{ row: PersonRow }>`
      select to_jsonb(participant) as row from participant
      where dinner_id = ${dinner.id} and id = any(${ids}::uuid[]) order by participant_number`.execute(tx)
    return rows.map(({ row }) => row)
  },

  /** Whose address somebody else has by now. Whoever was registered along may have that of the one who registered them. */
  async takenAddresses(tx: Tx, dinner: { id: string }, rows: readonly PersonRow[]): Promise<string[]> {
    const own = rows.filter((row) => !row.shares_root_email)
    if (own.length === 0) return []
    const found = await tx
      .selectFrom('participant')
      .select('emailIdentity')
      .where('dinnerId', '=', dinner.id)
      .where(
        'emailIdentity',
        'in',
        own.map((row) => row.email_identity),
      )
      .execute()
    return found.map((row) => row.emailIdentity)
  },

  /** As they were, in no team; whose number somebody has by now comes last. Columns that came since have their defaults. */
  async insert(tx: Tx, dinner: { id: string }, rows: readonly PersonRow[]): Promise<void> {
    for (const row of rows) {
      const number = sql<number>`case when exists (
          select from participant where dinner_id = ${dinner.id} and participant_number = ${row.participant_number}
        ) then (select max(participant_number) + 1 from participant where dinner_id = ${dinner.id})
        else ${row.participant_number} end`
      const values = { ...row, team_id: null, originator_id: null }
      const columns = Object.keys(values).filter((column) => column !== 'participant_number')
      await sql`
        insert into participant (participant_number, ${sql.join(columns.map((column) => sql.ref(column)))})
        select ${number}, ${sql.join(columns.map((column) => sql`stored.${sql.ref(column)}`))}
        from jsonb_populate_record(null::participant, ${JSON.stringify(values)}::jsonb) as stored`.execute(tx)
    }
  },
}
