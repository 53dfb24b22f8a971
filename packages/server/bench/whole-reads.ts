import type pg from 'pg'
import { scaleLimits } from './limits.ts'

/** By table, how often statements read it without an index, and how many rows. */
export type Scans = ReadonlyMap<string, { scans: number; rows: number }>

export async function scansOf(client: Pick<pg.ClientBase, 'query'>): Promise<Scans> {
  const { rows } = await client.query<{ table: string; scans: string; rows: string }>(
    'select relname as table, seq_scan as scans, seq_tup_read as rows from pg_stat_user_tables',
  )
  return new Map(rows.map((row) => [row.table, { scans: Number(row.scans), rows: Number(row.rows) }]))
}

/** Tables of which a statement read more rows than the limit without an index. */
export function wholeReads(before: Scans, after: Scans): string[] {
  return [...after].flatMap(([table, now]) => {
    const then = before.get(table) ?? { scans: 0, rows: 0 }
    const [scans, rows] = [now.scans - then.scans, now.rows - then.rows]
    return scans > 0 && rows / scans > scaleLimits.rowsPerScan
      ? [`${table}: ${scans} times ${Math.round(rows / scans)} rows`]
      : []
  })
}
