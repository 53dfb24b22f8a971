import type { ReplyOf, Route } from '@running-dinner/contract/route.ts'
import type { z } from 'zod'
import { ApiError, issuesOf } from './api-error.ts'
import { sessionToken } from './session-token.ts'

type QueryInputOf<R> = R extends Route<infer Q, z.ZodType, z.ZodType> ? z.input<Q> : never
type BodyInputOf<R> = R extends Route<z.ZodType, infer B, z.ZodType> ? z.input<B> : never

export interface CallOptions<R extends Route> {
  /** Values of the `:names` in the path. */
  params?: Record<string, string>
  query?: Partial<QueryInputOf<R>> & object
  /** JSON, or a `FormData` where the row is an upload. */
  body?: R['upload'] extends true ? FormData : BodyInputOf<R> | FormData
  headers?: Record<string, string>
  signal?: AbortSignal
}

/**
 * One call of the contract table. Answers the reply as sent by our own server; throws `ApiError` otherwise.
 * No time-out (decisions A1): long calls answer when they are done, and the caller may abort.
 */
export async function call<R extends Route>(route: R, options: CallOptions<R> = {}): Promise<ReplyOf<R>> {
  const response = await fetch(addressOf(route, options), requestOf(route, options)).catch((error: unknown) => {
    if (options.signal?.aborted) throw error
    throw new ApiError(undefined, issuesOf(undefined))
  })
  const body: unknown = await response.json().catch(() => undefined)
  if (!response.ok) throw new ApiError(response.status, issuesOf(body))
  return body as ReplyOf<R>
}

/** The file a row answers, for calls that need the session of the account. */
export async function fileOf(route: Route, options: { params?: Record<string, string> } = {}): Promise<Blob> {
  const response = await fetch(addressOf(route, options), requestOf(route, {})).catch(() => {
    throw new ApiError(undefined, issuesOf(undefined))
  })
  if (!response.ok) throw new ApiError(response.status, issuesOf(await response.json().catch(() => undefined)))
  return response.blob()
}

/** The address of a row, for links to files too. */
export function addressOf(
  route: Route,
  options: { params?: Record<string, string>; query?: object } = {},
  now: number = Date.now(),
): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(options.query ?? {})) {
    for (const one of [value].flat()) if (one !== undefined && one !== null) query.append(name, String(one))
  }
  query.set('_t', String(now))
  return `${pathWith(route.path, options.params)}?${query}`
}

/** The path our own server answers a row or a stream under, its `:names` filled in. */
export function pathWith(pattern: string, params: Readonly<Record<string, string>> = {}): string {
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`${pattern} needs ${name}`)
    return encodeURIComponent(value)
  })
  return `/api${path}`
}

function requestOf(
  route: Route,
  { body, headers, signal }: { body?: unknown; headers?: Record<string, string>; signal?: AbortSignal },
): RequestInit {
  const token = sessionToken()
  const isFile = body instanceof FormData
  return {
    method: route.method,
    headers: {
      accept: 'application/json',
      ...(body === undefined || isFile ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isFile ? body : JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal }),
  }
}
