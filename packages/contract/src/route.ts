import type { z } from 'zod'

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
  | 'self service'
  | 'registration'
  | 'payments'
  | 'portal'
  | 'accounts'
  | 'feedback'
  | 'operation'

type AnySchema = z.ZodType

/**
 * One row of the contract table: server handlers, the web client, OpenAPI and tests all derive from it.
 * `path` begins with `/rest`; the server answers under `/api/rest` too (decisions A1). Aliases are further paths of the same call.
 */
export interface Route<
  Query extends AnySchema = AnySchema,
  Body extends AnySchema = AnySchema,
  Reply extends AnySchema = AnySchema,
> {
  method: Method
  path: string
  aliases?: readonly string[]
  area: Area
  summary: string
  query?: Query
  body?: Body
  reply: Reply
  /** The body is a multipart upload; the reply may be a file. */
  upload?: boolean
  download?: boolean
  /** Answers 204 (decisions A11). */
  noContent?: boolean
  /** Leads a browser on to a page. */
  redirect?: boolean
}

export function route<
  Query extends AnySchema = z.ZodNever,
  Body extends AnySchema = z.ZodNever,
  Reply extends AnySchema = AnySchema,
>(definition: Route<Query, Body, Reply>): Route<Query, Body, Reply> {
  return definition
}

export type QueryOf<R> = R extends Route<infer Q, AnySchema, AnySchema> ? z.output<Q> : never
export type BodyOf<R> = R extends Route<AnySchema, infer B, AnySchema> ? z.output<B> : never
export type BodyInputOf<R> = R extends Route<AnySchema, infer B, AnySchema> ? z.input<B> : never
export type ReplyOf<R> = R extends Route<AnySchema, AnySchema, infer P> ? z.output<P> : never
