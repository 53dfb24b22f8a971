import { type BodyOf, parseInput, type QueryOf, type Route } from '@running-dinner/contract'
import type { Issue } from '@running-dinner/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { eventLanguageOf } from './issue-wording.ts'
import { badRequest, Problem, refuseIf } from './problems.ts'

/** One row of the contract with the verb that answers it. */
export interface Handler {
  route: Route
  answer(request: FastifyRequest, reply: FastifyReply): Promise<unknown>
}

export interface Call<R extends Route> {
  params: Record<string, string>
  query: QueryOf<R>
  body: BodyOf<R>
  /** The plan version the caller believes in (decisions A12). */
  ifMatch: number | undefined
  request: FastifyRequest
  reply: FastifyReply
}

/** Issues that only a rule can find, asked even when the schema already refused other fields, so that all come at once (decisions A7). */
export type AlsoCheck<Right = undefined> = (
  body: unknown,
  query: unknown,
  right: Right,
  /** What the schema found; with none, a verb that asks the same again needs no answer here. */
  found: readonly Issue[],
) => Issue[] | Promise<Issue[]>

/** First the right, then the input, then the change (style card 16). */
export function handler<R extends Route, Right>(
  route: R,
  authorize: (request: FastifyRequest) => Promise<Right>,
  run: (call: Call<R>, right: Right) => Promise<unknown>,
  alsoCheck?: AlsoCheck<Right>,
): Handler {
  return {
    route,
    async answer(request, reply) {
      const right = await authorize(request)
      request.eventLanguage = eventLanguageOf(right)
      const query = parseQuery(route, request)
      const body = route.upload
        ? undefined
        : await parseBody(route, request.body, (partial, found) => alsoCheck?.(partial, query, right, found) ?? [])
      const call = { params: paramsOf(request), query, body, ifMatch: planVersionOf(request), request, reply }
      return run(call as Call<R>, right)
    },
  }
}

/** For calls that anybody may make. */
export function openHandler<R extends Route>(
  route: R,
  run: (call: Call<R>) => Promise<unknown>,
  alsoCheck?: AlsoCheck,
): Handler {
  return handler(route, async () => undefined, run, alsoCheck)
}

export function paramsOf(request: FastifyRequest): Record<string, string> {
  return request.params as Record<string, string>
}

function parseQuery(route: Route, request: FastifyRequest): unknown {
  if (!route.query) return {}
  const { value, issues } = parseInput(route.query as z.ZodType<unknown>, request.query)
  if (issues.length === 0) return value
  const malformed = issues.every((one) => one.message === 'value_invalid' || one.message === 'number_invalid')
  throw new Problem(
    malformed ? 400 : 406,
    malformed ? issues.map((one) => ({ ...one, issueType: 'BAD_REQUEST' as const })) : issues,
  )
}

async function parseBody(
  route: Route,
  body: unknown,
  alsoCheck: (partial: unknown, found: readonly Issue[]) => Issue[] | Promise<Issue[]>,
): Promise<unknown> {
  if (!route.body) return undefined
  const schema = route.body as z.ZodType<unknown>
  const absent = body === undefined || body === null
  if (absent && schema.safeParse(undefined).success) return undefined
  const isList = schema instanceof z.ZodArray
  if (absent || typeof body !== 'object' || Array.isArray(body) !== isList) throw badRequest()
  const { value, partial, issues } = parseInput(schema, body)
  const further = await alsoCheck(partial, issues)
  const seen = new Set(issues.map((one) => one.field))
  refuseIf([...issues, ...further.filter((one) => !seen.has(one.field))])
  return value
}

function planVersionOf(request: FastifyRequest): number | undefined {
  const header = request.headers['if-match']
  if (header === undefined) return undefined
  const version = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header)
  if (!version) throw badRequest()
  return Number(version[1])
}
