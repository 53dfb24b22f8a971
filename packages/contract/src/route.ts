import type { z } from 'zod'

/** Bytes of the body of a call that takes a complete list: docs/rules/limits.md#bodies-and-uploads */
export const largestList = 4_000_000

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
export type Area =
  | 'wizard'
  | 'master data'
  | 'dinners'
  | 'participants'
  | 'teams'
  | 'waiting list'
  | 'dinner routes'
  | 'messages'
  | 'exports'
  | 'activities'
  | 'evening'
  | 'self service'
  | 'registration'
  | 'payments'
  | 'portal'
  | 'accounts'
  | 'feedback'
  | 'operation'

/** One route of the contract table: server handlers, the web client, OpenAPI and tests all derive from it. */
export interface Route {
  method: Method
  /** Begins with `/rest` or, for accounts, with `/auth` or `/user`; the server answers under `/api` too. */
  path: string
  /** Further paths of the same call, with the same `:names`. */
  aliases?: readonly string[]
  area: Area
  summary: string
  query?: z.core.$ZodType
  body?: z.core.$ZodType
  reply: z.ZodType
  /** The same as the codecs of `reply`, for pages that load no schemas. */
  decodeReply?: (reply: never) => unknown
  /** The body is a multipart upload. */
  upload?: boolean
  /** The body is a complete list, and may have up to `largestList` bytes. */
  takesList?: boolean
  /** The reply is a file. */
  download?: boolean
  /** Answers 204. */
  noContent?: boolean
  /** Has an ETag over all but its field `now`; answers 304 to a client that has the same. */
  revalidated?: boolean
  /**
   * Sent again, it changes nothing more and answers as before, even without an Idempotency-Key: no reply is kept under a key.
   * `BY_OWN_KEY` if its use case stores the key and makes the reply again from its rows.
   */
  repeatable?: true | 'BY_OWN_KEY'
  /** Ends the right to make this call. Its stored reply is sent again without that right; those of all other calls are not. */
  endsOwnRight?: boolean
  /** Answers a navigation with 303 and sends the browser on to a page; a script gets the reply. */
  redirectsNavigations?: boolean
}

/** Keeps the literal types of a route: path parameters, queries, bodies and replies are typed from them on both sides. */
export function route<const Definition extends Route>(definition: Definition): Definition {
  return definition
}

export type QueryOf<R> = R extends { query: infer Query extends z.core.$ZodType } ? z.output<Query> : never
export type BodyOf<R> = R extends { body: infer Body extends z.core.$ZodType } ? z.output<Body> : never
export type BodyInputOf<R> = R extends { body: infer Body extends z.core.$ZodType } ? z.input<Body> : never
export type ReplyOf<R> = R extends { reply: infer Reply extends z.ZodType } ? z.output<Reply> : never
/** A reply as it is sent, before the codecs of its route have translated it. */
export type WireReplyOf<R> = R extends { reply: infer Reply extends z.ZodType } ? z.input<Reply> : never

/** The `:names` of a path; any name where the path is not known as a literal. */
export type ParamNames<Path extends string> = string extends Path
  ? string
  : Path extends `${string}:${infer Rest}`
    ? Rest extends `${infer Name}/${infer Tail}`
      ? Name | ParamNames<Tail>
      : Rest
    : never

/** Values of the `:names` in a path. */
export type ParamsOf<Path extends string> = Readonly<Record<ParamNames<Path>, string>>
