import { createHash } from 'node:crypto'
import type { Team } from '@running-dinner/domain'
import type { EveningPlan, EveningReport } from '@running-dinner/domain/evening'
import { dietSummary } from '@running-dinner/domain/plan'
import { sql } from 'kysely'
import { isInCallTransaction } from '../../../platform/db/call-transaction.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { keepReads, shareReads } from '../../../platform/shared-reads.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { teamStore } from '../../plan/teams/index.ts'
import { eveningReportStore } from '../record/index.ts'

export interface ReportedEvening {
  plan: EveningPlan
  reports: readonly EveningReport[]
}

/** What should be, and what was reported. */
export async function readReportedEvening(db: Db | Tx, dinner: AuthorizedDinner): Promise<ReportedEvening> {
  return planned(dinner, await readRows(db, dinner))
}

interface SharedReads {
  join: ReturnType<typeof shareReads<Rows>>
  keepPlan: ReturnType<typeof keepReads<PlanRows>>
  keepReports: ReturnType<typeof keepReads<EveningReport[]>>
}

const sharedReads = new WeakMap<Db, SharedReads>()

function sharedReadsOf(db: Db): SharedReads {
  const shared = sharedReads.get(db) ?? { join: shareReads(), keepPlan: keepReads(), keepReports: keepReads() }
  sharedReads.set(db, shared)
  return shared
}

/**
 * The same for cards and boards. Hundreds of cards ask twice a minute, mostly for what did not change, and all at the same moment
 * when something did: rows are read again when their versions differ, once for all that wait.
 */
export async function readSharedEvening(db: Db, dinner: AuthorizedDinner): Promise<ReportedEvening> {
  // What the transaction of a call sees is for that call alone.
  if (isInCallTransaction()) return readReportedEvening(db, dinner)
  // The courses are those that the caller has read.
  return planned(dinner, await sharedReadsOf(db).join(dinner.id, () => readChangedRows(db, db, dinner)))
}

/** The same as a transaction sees it. */
export async function readSharedEveningIn(tx: Tx, db: Db, dinner: AuthorizedDinner): Promise<ReportedEvening> {
  return planned(dinner, await readChangedRows(tx, db, dinner))
}

async function readChangedRows(reader: Db | Tx, db: Db, dinner: AuthorizedDinner): Promise<Rows> {
  const { keepPlan, keepReports } = sharedReadsOf(db)
  const versions = await readEveningVersions(reader, dinner)
  const [plan, reports] = await Promise.all([
    keepPlan(dinner.id, versions.plan, () => readPlanRows(reader, dinner)),
    keepReports(dinner.id, versions.reports, () => eveningReportStore.ofDinner(reader, dinner)),
  ])
  return { ...plan, reports }
}

type PlanRows = Awaited<ReturnType<typeof readPlanRows>>
type Rows = PlanRows & { reports: readonly EveningReport[] }

async function readPlanRows(db: Db | Tx, dinner: AuthorizedDinner) {
  const [teams, visits] = await Promise.all([teamStore.ofDinner(db, dinner), teamStore.visits(db, dinner)])
  return { teams, visits }
}

async function readRows(db: Db | Tx, dinner: AuthorizedDinner): Promise<Rows> {
  const [plan, reports] = await Promise.all([readPlanRows(db, dinner), eveningReportStore.ofDinner(db, dinner)])
  return { ...plan, reports }
}

function planned(dinner: AuthorizedDinner, { teams, visits, reports }: Rows): ReportedEvening {
  return { plan: { timeZone: dinner.basicDetails.timeZone, meals: dinner.meals, teams, visits }, reports }
}

/**
 * The diets of the guests of a host, with a digest that changes when they do. People are put in one order first: card and board read
 * the same guests in different ones, and a host confirms the digest of the card.
 */
export function dietsOf(guests: readonly Team[]) {
  const people = guests.flatMap(({ members }) => members).sort((first, second) => (first.id < second.id ? -1 : 1))
  const summary = dietSummary(people)
  const digest = createHash('sha256').update(JSON.stringify(summary)).digest('hex').slice(0, 32)
  return { ...summary, digest }
}

interface EveningVersions {
  /** Of teams, their members and visits. */
  plan: string
  reports: string
}

/**
 * Values that differ as soon as a row that plan or reports are made of was added, changed or deleted. A stored version of a row never
 * changes, and its place (`ctid`) with the transaction that wrote it (`xmin`) names it, so no write has to remember to count anything.
 * The rows of a transaction that is not committed are not among them.
 */
async function readEveningVersions(db: Db | Tx, { id }: { id: string }): Promise<EveningVersions> {
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
