import { createHash } from 'node:crypto'
import type { Route } from '@running-dinner/contract/route'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Ctx } from '../ctx.ts'
import { inCallTransaction } from '../db/call-transaction.ts'
import type { Tx } from '../db/database.ts'
import { badRequest, keyInUse, keyReused, Problem } from './problems.ts'
import { type KeyedCall, type StoredReply, storedReplyStore } from './stored-reply.store.ts'

/**
 * Sets the ETag of a reply, over all but its field `now`, and tells whether the client has this reply already. The date is that
 * moment, so that a client knows it from a 304, too.
 */
export function isKnownTo(request: FastifyRequest, reply: FastifyReply, replyBody: unknown): boolean {
  const { now, ...content } = replyBody as Record<string, unknown>
  const tag = `"${createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22)}"`
  void reply.header('etag', tag)
  if (typeof now === 'string') void reply.header('date', new Date(now).toUTCString())
  const knownTags = String(request.headers['if-none-match'] ?? '').split(',')
  return knownTags.some((candidate) => candidate.trim().replace(/^W\//, '') === tag)
}

/** Chosen by the client for one press, and sent again with each repetition of it. */
export function idempotencyKeyOf(request: Pick<FastifyRequest, 'headers'>): string | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !/^[\x21-\x7E]{1,128}$/.test(key)) throw badRequest()
  return key
}

/** Calls for which an Idempotency-Key makes a difference: docs/rules/calls.md#repeating-a-call */
export function takesKey({ method, repeatable }: Route): boolean {
  return (method === 'POST' || method === 'PUT') && repeatable !== true
}

/** Calls whose reply is stored under their key. */
export function keepsReply(route: Route): boolean {
  return takesKey(route) && route.repeatable === undefined
}

type OnceCtx = Pick<Ctx, 'db' | 'clock'>

/** Another call with this key was answered while this one worked. */
class AnsweredMeanwhile extends Error {
  readonly reply: StoredReply

  constructor(reply: StoredReply) {
    super('another call with this key was answered')
    this.reply = reply
  }
}

export interface Once {
  reply: StoredReply
  /** The reply is that of an earlier call. */
  isRepeated: boolean
}

interface KeyedHandler {
  /** @throws Problem if the caller may not read an earlier reply */
  authorize(): Promise<void>
  answer(): Promise<StoredReply>
}

/**
 * Answers a call with an Idempotency-Key: the first reply is stored in the transaction of the change, so that a process that dies
 * leaves both or neither, and later calls get it without a second effect, as long as their sender has the right to make them.
 * Calls that are refused or change nothing leave no trace (`docs/rules/calls.md#repeating-a-call`).
 */
export async function answerOnce(
  ctx: OnceCtx,
  call: KeyedCall,
  request: Pick<FastifyRequest, 'eventId'>,
  { authorize, answer }: KeyedHandler,
): Promise<Once> {
  const find = (db: OnceCtx['db'] | Tx) => findReply(db, call, ctx.clock.now(), authorize)
  const storedReply = await find(ctx.db)
  if (storedReply) return { reply: storedReply, isRepeated: true }
  const hooks = {
    begin: async (tx: Tx) => {
      await lockKey(tx, call)
      const meanwhile = await find(tx)
      if (meanwhile) throw new AnsweredMeanwhile(meanwhile)
    },
    end: (tx: Tx, reply: StoredReply) =>
      storedReplyStore.insert(tx, call, reply, { dinnerId: request.eventId, now: ctx.clock.now() }),
  }
  try {
    return { reply: await inCallTransaction(hooks, answer), isRepeated: false }
  } catch (error) {
    if (error instanceof AnsweredMeanwhile) return { reply: error.reply, isRepeated: true }
    // The first call may have ended the right or the state that this one needs.
    const meanwhile = error instanceof Problem && error.status < 500 ? await find(ctx.db) : undefined
    if (meanwhile) return { reply: meanwhile, isRepeated: true }
    throw error
  }
}

/** A key counts for one route and one secret: keys of two events never meet. */
export function keyedCall({ method, path }: Route, request: FastifyRequest, key: string): KeyedCall {
  const params = request.params as Readonly<Record<string, string>>
  // The first id of every path is the one that opens it.
  const [firstParameter = ''] = /(?<=:)\w+/.exec(path) ?? []
  const { authorization = '', 'if-match': expectedVersion = '' } = request.headers
  const { _t, ...query } = request.query as Readonly<Record<string, unknown>>
  return {
    key,
    secret: JSON.stringify([authorization, params[firstParameter] ?? '']),
    request: JSON.stringify([method, path, params, query, expectedVersion, request.body ?? null]),
  }
}

async function findReply(db: OnceCtx['db'] | Tx, call: KeyedCall, now: Date, authorize: KeyedHandler['authorize']) {
  const storedReply = await storedReplyStore.find(db, call, now)
  if (!storedReply) return undefined
  await authorize().catch(throwIfRightIsMissing)
  if (!storedReply.reply) throw keyReused()
  return storedReply.reply
}

/** Other refusals, such as that of a cancelled event, are about a change, and the change has been made. */
function throwIfRightIsMissing(error: unknown): void {
  const isOther = error instanceof Problem && ![401, 403, 404].includes(error.status)
  if (!isOther) throw error
}

async function lockKey(tx: Tx, call: KeyedCall): Promise<void> {
  try {
    await storedReplyStore.lock(tx, call)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === '55P03') throw keyInUse()
    throw error
  }
}
