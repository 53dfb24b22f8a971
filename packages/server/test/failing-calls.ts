import { setTimeout as delay } from 'node:timers/promises'
import { issueResponse, type Route } from '@running-dinner/contract'
import { createApp } from '../src/app.ts'
import { keepsReply } from '../src/platform/http/answer-once.ts'
import { callsOf, type TestApp } from './app.ts'
import type { OnEnd } from './database.ts'
import { type Fault, failingDatabase } from './failing-database.ts'
import { keptAlthoughFailed } from './kept-although-failed.ts'
import type { SentTwice } from './repeat-examples-of-accounts.ts'
import type { TenantFacts } from './tenant-facts.ts'
import { silentLog } from './test-log.ts'
import { changedTables, type Digests, type Rows, sameAsEither, wholeDatabase } from './whole-database.ts'

export interface Attempt extends Fault {
  hasKey: boolean
  /** Sends the call once more afterwards. */
  again: boolean
}

/** A call that succeeds, and what it changes. */
export interface WatchedCall {
  /** Statements without and with an Idempotency-Key. */
  statements: Readonly<Record<'plain' | 'keyed', readonly string[]>>
  changesSomething: boolean
  /** Returns the statement that failed and what was wrong afterwards; undefined if it was not reached. */
  attempt(attempt: Attempt): Promise<{ statement: string; wrong: string[] } | undefined>
}

export type Example = (app: TestApp, facts: TenantFacts) => SentTwice | Promise<SentTwice>

const key = 'once-and-no-more'
/** Longer than every limit of the product. */
const hangsAfter = 30_000

/** An instance of the application whose database can fail at any statement. `watch` returns undefined for a refused call. */
export async function failingCalls(app: TestApp, facts: TenantFacts, onEnd: OnEnd) {
  const database = failingDatabase(app.database.url)
  onEnd(() => database.close())
  const server = await createApp({ ...app.ctx, log: silentLog, db: database.db }, '/nonexistent')
  onEnd(async () => {
    await server.close()
  })
  const failing: TestApp = { ...app, app: server, call: callsOf(server) }
  const whole = await wholeDatabase(app.database)
  const base = await whole.keep()

  async function send(route: Route, sent: SentTwice, hasKey: boolean) {
    const headers = { ...sent.headers, ...(hasKey ? { 'idempotency-key': key } : {}) }
    const call = failing.call(route, { ...sent, params: { ...facts, ...sent.params }, headers })
    return Promise.race([call, delay(hangsAfter, undefined, { ref: false })])
  }

  /** A call that has ended has freed its connections and ended its transactions. */
  async function leftOpen(): Promise<string[]> {
    for (let tries = 0; ; tries++) {
      const { rows } = await app.database.pool.query<{ open: number }>(
        "select count(*)::int as open from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'",
      )
      const { idleCount, totalCount } = database.pool
      if (rows[0]?.open === 0 && idleCount === totalCount) return []
      if (tries > 100) return [`keeps ${totalCount - idleCount} connections and ${rows[0]?.open} transactions`]
      await delay(20)
    }
  }

  async function hasStoredReply(): Promise<boolean> {
    const { rows } = await app.database.pool.query('select from stored_reply where key_hash = sha256($1)', [key])
    return rows.length > 0
  }

  async function watch(route: Route, example: Example): Promise<WatchedCall | undefined> {
    await base.restore()
    database.watch()
    const sent = await example(failing, facts)
    const before = await whole.keep()
    /** Undefined once a call was sent. */
    let present: Digests | undefined = before.digests
    const changes = async () => {
      present ??= await whole.digests()
      return changedTables(present, before.digests).filter((table) => table !== 'public.stored_reply')
    }
    const sendIt = async (hasKey: boolean) => {
      present = undefined
      return send(route, sent, hasKey)
    }
    const restore = async () => {
      await before.restore(present)
      present = before.digests
    }

    async function succeeding(hasKey: boolean) {
      await restore()
      database.watch()
      const reply = await sendIt(hasKey)
      if (!reply || reply.status >= 400) return undefined
      return { status: reply.status, statements: [...database.statements()], tables: await changes() }
    }

    const plain = await succeeding(false)
    const rowsOfPlain: Rows = plain ? await whole.rows(plain.tables) : {}
    const keyed = await succeeding(true)
    if (!plain || !keyed) return undefined
    const changed = [...new Set([...plain.tables, ...keyed.tables])]
    const added = keyed.tables.filter((table) => !plain.tables.includes(table))
    const rowsOfKeyed = await whole.rows(changed)
    // What only a key adds is without one as it was before.
    await restore()
    const isAfter = sameAsEither({ ...rowsOfPlain, ...(await whole.rows(added)) }, rowsOfKeyed)

    async function stateOf(): Promise<'before' | 'after' | 'between'> {
      const differing = await changes()
      if (differing.length === 0) return 'before'
      if (differing.some((table) => !changed.includes(table))) return 'between'
      return isAfter(await whole.rows(changed)) ? 'after' : 'between'
    }

    const changesSomething = changed.length > 0

    async function attempt({ hasKey, again, ...fault }: Attempt) {
      await restore()
      database.watch(fault)
      const reply = await sendIt(hasKey)
      const statement = database.statements()[fault.at - 1]
      database.watch()
      if (!reply) return { statement: statement ?? '', wrong: ['hangs'] }
      const state = await stateOf()
      const isChanged = state === 'after'
      const wrong = await leftOpen()
      const exception = keptAlthoughFailed.find((kept) => kept.route === route)
      const isAllowed = (table: string) => exception?.tables?.includes(table) === true
      const half = state === 'between' ? (await changes()).filter((table) => !isAllowed(table)) : []
      if (half.length > 0) wrong.push(`leaves ${half.join(', ')}`)
      if (reply.status < 400 && changesSomething && !isChanged) wrong.push(`answers ${reply.status} without the change`)
      if (reply.status >= 400 && reply.status < 500) wrong.push(`answers ${reply.status}`)
      if (reply.status >= 500) wrong.push(...wrongIssue(reply, fault))
      const mayBeKept = exception !== undefined && exception.tables === undefined
      if (reply.status >= 500 && isChanged && fault.kind !== 'lost reply' && !mayBeKept)
        wrong.push(`answers ${reply.status} with the change`)
      if (hasKey && keepsReply(route) && changesSomething && (await hasStoredReply()) !== isChanged)
        wrong.push(isChanged ? 'has not kept the reply' : 'has kept a reply')
      const mayRepeat = state === 'before' || (isChanged && (mayBeKept || (hasKey && keepsReply(route))))
      if (again && mayRepeat) {
        const repeated = await sendIt(hasKey)
        if (repeated?.status !== plain?.status) wrong.push(`answers ${repeated?.status} when it is sent again`)
        else if (changesSomething && (await stateOf()) !== 'after')
          wrong.push('has another effect when it is sent again')
      }
      return statement === undefined ? undefined : { statement, wrong }
    }

    return { statements: { plain: plain.statements, keyed: keyed.statements }, changesSomething, attempt }
  }

  return { watch }
}

/** What passes is 503 with Retry-After, everything else 500. */
function wrongIssue(reply: Awaited<ReturnType<TestApp['call']>>, { kind, code }: Fault): string[] {
  const passes = kind !== 'error' || code !== 'XX000'
  const [status, message] = passes ? [503, 'unavailable'] : [500, 'generic_error']
  const { issues } = issueResponse.parse(reply.body)
  const isDocumented = reply.status === status && issues.length === 1 && reply.issues[0]?.message === message
  if (!isDocumented) return [`answers ${reply.status} ${reply.issues.map((issue) => issue.message)}`]
  return passes && reply.headers['retry-after'] === undefined ? ['has no Retry-After'] : []
}
