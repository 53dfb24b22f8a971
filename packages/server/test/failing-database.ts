import type { Socket } from 'node:net'
import type pg from 'pg'
import type { DatabaseConnection } from '../src/platform/db/database.ts'
import { patientDatabase } from './patient-database.ts'

/**
 * `error`: the database refuses the statement. `cut`: the connection breaks before it is sent. `lost reply`: the connection breaks
 * when it has been executed.
 */
type FaultKind = 'error' | 'cut' | 'lost reply'

export interface Fault {
  /** Which statement since `watch`; the first is 1. */
  at: number
  kind: FaultKind
  /** SQLSTATE of `error`. */
  code: string
}

interface FailingDatabase extends DatabaseConnection {
  /** Counts from now on, and makes one statement fail. */
  watch(fault?: Fault): void
  /** The statements since `watch`, without those that followed a broken connection. */
  statements(): readonly string[]
}

const isCommit = (text: string) => /^commit/i.test(text)

/** The product's connection, of which a test can make any statement fail. */
export function failingDatabase(url: string): FailingDatabase {
  const connection = patientDatabase(url, 4)
  let awaited: Fault | undefined
  let statements: string[] = []

  async function fail(client: pg.Client, ask: Ask, parts: readonly unknown[], { kind, code }: Fault): Promise<unknown> {
    const stream = client.connection.stream as Socket
    if (kind === 'lost reply') await ask(...parts)
    if (kind !== 'error') stream.destroy()
    if (kind === 'lost reply') throw new Error('Connection terminated unexpectedly')
    if (kind === 'cut') return ask(...parts)
    // A transaction whose commit is refused has ended.
    if (isCommit(String(parts[0]))) await ask('rollback')
    return ask(`do $$ begin raise exception 'forced' using errcode = '${code}'; end $$`)
  }

  connection.pool.on('connect', (client) => {
    const ask = client.query.bind(client) as Ask
    const query = (...parts: unknown[]) => {
      statements.push(String(parts[0]))
      return statements.length === awaited?.at ? fail(client as pg.Client, ask, parts, awaited) : ask(...parts)
    }
    Object.assign(client, { query })
  })
  return {
    ...connection,
    watch: (fault) => {
      awaited = fault
      statements = []
    },
    statements: () => statements,
  }
}

type Ask = (...parts: unknown[]) => Promise<unknown>

/** Positions of the commits, of which the first statement has 1. */
export function commitsOf(statements: readonly string[]): number[] {
  return statements.flatMap((text, index) => (isCommit(text) ? [index + 1] : []))
}
