import type { BodyOf, QueryOf, ReplyOf, Route } from '@running-dinner/contract/route'
import { replyEncoder } from '@running-dinner/contract/wire-schema'
import type { Issue } from '@running-dinner/domain'
import { delay, type HttpHandler, HttpResponse, http, type JsonBodyType } from 'msw'
import { setupServer } from 'msw/node'
import { z } from 'zod'

/** The server of component tests: answers only the routes that a test has passed to `given(...)`. */
export const server = setupServer()

/** What went wrong while answering; `component-setup.ts` fails the test with it. */
export const brokenPromises: string[] = []

type PathParams = Record<string, string>

/** Computes the reply of one call; a `vi.fn` of this shape also records what was sent. Routes without a query pass none. */
export type Answer<R extends Route> = (
  params: PathParams,
  body: BodyOf<R>,
  ...query: QueryOf<R>[]
) => ReplyOf<R> | Promise<ReplyOf<R>>

/**
 * The server answers a route of the contract. Body, query and reply are held against its schemas, so that a test cannot
 * agree with a client about something the real server refuses or never sends.
 */
export function reply<R extends Route>(route: R, answer: ReplyOf<R> | Answer<R>): HttpHandler {
  return handle(route, async ({ params, body, query }) => {
    const sent = fits(route, 'body', route.body, body) as BodyOf<R>
    const asked = fits(route, 'query', route.query, query) as QueryOf<R>
    const value = isAnswer(answer) ? await answer(params, sent, ...(route.query ? [asked] : [])) : answer
    const encode = replyEncoder(route)
    const wire = encode ? encode(value) : value
    fits(route, 'reply', route.reply, wire)
    return route.noContent ? new HttpResponse(null, { status: 204 }) : HttpResponse.json(wire as JsonBodyType)
  })
}

/** The server refuses a call with these issues. */
export function refuse(
  route: Route,
  issues: readonly Pick<Issue, 'message' | 'field' | 'data'>[],
  status = 406,
): HttpHandler {
  const worded = issues.map((issue) => ({ issueType: 'VALIDATION', ...issue, code: issue.message }))
  return handle(route, () => HttpResponse.json({ issues: worded }, { status }))
}

/** The server does not answer while the test runs: what a screen shows until then. */
export function hang(route: Route): HttpHandler {
  return handle(route, async () => {
    await delay('infinite')
    return HttpResponse.error()
  })
}

/** The connection breaks. */
export function disconnect(route: Route): HttpHandler {
  return handle(route, () => HttpResponse.error())
}

/** Tells the server how to answer from now on; later answers to the same route win over earlier ones. */
export function given(...handlers: readonly HttpHandler[]): void {
  server.use(...handlers)
}

interface Call {
  params: PathParams
  body: unknown
  query: Record<string, string | string[]>
}

function handle(route: Route, respond: (call: Call) => Response | Promise<Response>): HttpHandler {
  const method = route.method.toLowerCase() as Lowercase<typeof route.method>
  return http[method](`/api${route.path}`, async ({ request, params }) => {
    const text = route.upload ? '' : await request.text()
    return respond({
      params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)])),
      body: text === '' ? undefined : JSON.parse(text),
      query: queryOf(request.url),
    })
  })
}

/** `_t` only keeps caches away. */
function queryOf(url: string): Call['query'] {
  const { searchParams } = new URL(url)
  const names = [...new Set(searchParams.keys())].filter((name) => name !== '_t')
  return Object.fromEntries(names.map((name) => [name, severalOrOne(searchParams.getAll(name))]))
}

function severalOrOne(values: string[]): string | string[] {
  return values.length > 1 ? values : (values[0] ?? '')
}

function fits(route: Route, part: string, schema: z.core.$ZodType | undefined, value: unknown): unknown {
  if (schema === undefined || (part === 'body' && route.upload)) return value
  const result = z.safeParse(schema, value)
  if (result.success) return result.data
  brokenPromises.push(`${route.method} ${route.path}: the ${part} breaks the contract: ${result.error.message}`)
  return value
}

function isAnswer<R extends Route>(answer: ReplyOf<R> | Answer<R>): answer is Answer<R> {
  return typeof answer === 'function'
}
