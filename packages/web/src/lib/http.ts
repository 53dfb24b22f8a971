import type { BodyInputOf, ParamNames, ParamsOf, QueryOf, ReplyOf, Route } from '@running-dinner/contract/route'
import { replyDecoder } from '@running-dinner/contract/wire-schema'
import { ApiError, issuesOf, refuse } from './api-error.ts'
import { randomId } from './random-id.ts'
import { storedValues } from './storage.ts'

/** The plan version that a change is based on: the server refuses the change if another organiser changed the plan meanwhile. */
export function ifMatch(planVersion: number | undefined): Record<string, string> {
  return planVersion === undefined ? {} : { 'if-match': String(planVersion) }
}

/** The bearer token of the login stored under `user`; unreadable data counts as logged out. */
const sessions = storedValues<{ token: string }>(
  'local',
  'user',
  ({ token }) => typeof token === 'string' && token !== '',
)

/** Values of the `:names` in a path; left out where it has none. */
type WithParams<Path extends string> = [ParamNames<Path>] extends [never]
  ? { params?: undefined }
  : { params: ParamsOf<Path> }

type WithBody<R extends Route> = R extends { upload: true }
  ? { body: FormData }
  : undefined extends BodyInputOf<R>
    ? { body?: BodyInputOf<R> }
    : [BodyInputOf<R>] extends [never]
      ? { body?: undefined }
      : { body: BodyInputOf<R> }

type CallOptions<R extends Route> = WithParams<R['path']> &
  WithBody<R> & {
    /** As the server's use case gets it: flags and numbers become text here. */
    query?: Partial<QueryOf<R>> & object
    headers?: Record<string, string>
    signal?: AbortSignal
    /** Called with the headers of a reply that was not refused. */
    onHeaders?: (headers: Headers) => void
  }

/** Options, optional where none of them is required. */
type Optional<Options> = object extends Options ? [options?: Options] : [options: Options]

interface Given {
  params?: Readonly<Record<string, string>> | undefined
  query?: object | undefined
  body?: unknown
  headers?: Record<string, string> | undefined
  signal?: AbortSignal | undefined
  onHeaders?: ((headers: Headers) => void) | undefined
}

/**
 * One call of the contract table. Answers the reply with its codecs applied; throws `ApiError` otherwise.
 * There is no timeout: long calls answer when they are done, and the caller may abort. A call that creates, changes or sends has an
 * idempotency key and is sent once more when its reply got lost: docs/rules/calls.md#repeating-a-call
 */
export async function call<R extends Route>(route: R, ...[callOptions]: Optional<CallOptions<R>>): Promise<ReplyOf<R>> {
  const options: Given = callOptions ?? {}
  const isRepeatable = route.method === 'POST' || route.method === 'PUT'
  const path = filledPath(route.path, options.params)
  const lastReply = lastReplies.get(route)?.path === path ? lastReplies.get(route) : undefined
  lastReplies.delete(route)
  const headers = {
    ...(isRepeatable ? { 'idempotency-key': randomId() } : {}),
    ...(lastReply ? { 'if-none-match': lastReply.etag } : {}),
    ...options.headers,
  }
  const address = addressWith(route.path, options)
  const send = () => fetch(address, requestOf(route, { ...options, headers }))
  const response = await send()
    .catch((error: unknown) => {
      if (options.signal?.aborted || !isRepeatable) throw error
      return send()
    })
    .catch((error: unknown) => {
      if (options.signal?.aborted) throw error
      throw new ApiError(undefined, issuesOf(undefined))
    })
  const unchanged = response.status === 304 && lastReply
  const body: unknown = unchanged ? atMoment(lastReply.body, response) : await response.json().catch(() => undefined)
  if (!response.ok && !unchanged) return refuse(response.status, issuesOf(body, response.status))
  options.onHeaders?.(response.headers)
  const etag = response.headers.get('etag')
  if (etag !== null) lastReplies.set(route, { path, etag, body })
  const decode = replyDecoder(route)
  return (decode ? decode(body) : body) as ReplyOf<R>
}

interface LastReply {
  path: string
  etag: string
  body: unknown
}

/** The last reply with an ETag of each route, so that an unchanged one is not loaded again; gone after a call that failed. */
const lastReplies = new WeakMap<Route, LastReply>()

/** An ETag is over all of a reply but its field `now`: the date of a 304 is that moment, here in the zone of the event again. */
function atMoment(body: unknown, { headers }: Response): unknown {
  const { now } = body as { now: unknown }
  const date = headers.get('date')
  if (typeof now !== 'string' || date === null) return body
  const zoneMilliseconds = Date.parse(`${now.slice(0, 19)}Z`) - Date.parse(now)
  const local = new Date(Date.parse(date) + zoneMilliseconds).toISOString().slice(0, 19)
  return { ...(body as object), now: `${local}${now.slice(19)}` }
}

/** Loads the file of a route, for calls that need the session of the account. */
export async function fileOf<R extends Route>(route: R, ...[options]: Optional<WithParams<R['path']>>): Promise<Blob> {
  const response = await fetch(addressWith(route.path, options), requestOf(route, {})).catch(() => {
    throw new ApiError(undefined, issuesOf(undefined))
  })
  if (!response.ok)
    return refuse(response.status, issuesOf(await response.json().catch(() => undefined), response.status))
  return response.blob()
}

/** The address of a route, for links to files too. */
export function addressOf<R extends Route>(
  route: R,
  ...[options]: Optional<WithParams<R['path']> & { query?: Partial<QueryOf<R>> & object }>
): string {
  return addressWith(route.path, options)
}

function addressWith(pattern: string, options: Pick<Given, 'params' | 'query'> = {}): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(options.query ?? {})) {
    for (const single of [value].flat()) if (single !== undefined && single !== null) query.append(name, String(single))
  }
  query.set('_t', String(Date.now()))
  return `${filledPath(pattern, options.params)}?${query}`
}

/** The path of a route or stream on the server, with its `:names` filled in. */
export function pathWith<Path extends string>(pattern: Path, params: ParamsOf<Path>): string {
  return filledPath(pattern, params)
}

function filledPath(pattern: string, params: Readonly<Record<string, string>> = {}): string {
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`${pattern} needs ${name}`)
    return encodeURIComponent(value)
  })
  return `/api${path}`
}

function requestOf(route: Route, { body, headers, signal }: Pick<Given, 'body' | 'headers' | 'signal'>): RequestInit {
  const token = sessions.read()?.token
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
