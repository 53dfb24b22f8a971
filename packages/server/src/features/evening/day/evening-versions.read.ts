import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'

export interface EveningVersions {
  /** Of teams, their members and visits. */
  plan: string
  reports: string
}

/**
 * Values that differ as soon as a row that plan or reports are made of was added, changed or deleted. A stored version of a row never
 * changes, and its place (`ctid`) with the transaction that wrote it (`xmin`) names it, so no write has to remember to count anything.
 * The rows of a transaction that is not committed are not among them.
 */
export async function readEveningVersions(db: Db | Tx, { id }: { id: string }): Promise<EveningVersions> {
  const { rows } = await sql<{ teams: string; people: string; visits: string; reports: string }>`
    select
      (select ${rowVersions} from team where dinner_id = ${id}) as teams,
      (select ${rowVersions} from participant where dinner_id = ${id}) as people,
      (select ${rowVersions} from visit where dinner_id = ${id}) as visits,
      (select ${rowVersions} from evening_report where dinner_id = ${id}) as reports`.execute(db)
  const { teams = '', people = '', visits = '', reports = '' } = rows[0] ?? {}
  return { plan: [teams, people, visits].join(' '), reports }
}

/** Sums of hashes do not depend on the order in which rows are found. */
const rowVersions = sql`count(*) || ':' || coalesce(sum(hashtextextended(ctid::text || xmin::text, 0)), 0)`
