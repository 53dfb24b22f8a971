import { parseInput } from '@running-dinner/contract/parse-input'
import type { BodyOf, ParamsOf, QueryOf, ReplyOf, Route } from '@running-dinner/contract/route'
import { replyEncoder } from '@running-dinner/contract/wire-schema'
import type { Issue } from '@running-dinner/domain/issue'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { isSecret } from '../ids.ts'
import { badRequest, notFound, Problem, refuseIf } from './problems.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The event of a right; undefined for a right to something else. */
    eventOf?: EventOfRight
    /** Set once the caller is authorized for an event. */
    eventLanguage?: EventLanguage | undefined
    /** The event that the caller is authorized for, or has just created; what is kept of the reply is deleted with it. */
    eventId?: string | undefined
  }
}
type EventLanguage = 'de' | 'en'
export type EventOfRight = (right: unknown) => { id: string; language: EventLanguage } | undefined

/** A route of the contract, the right it needs and the use case that answers it. */
export interface Handler {
  route: Route
  /** @throws Problem if the caller may not make this call */
  authorize(request: FastifyRequest): Promise<unknown>
  /** Returns the reply in the spelling of the wire. */
  answer(request: FastifyRequest, reply: FastifyReply): Promise<unknown>
}

export interface Call<R extends Route> {
  params: ParamsOf<R['path']>
  query: QueryOf<R>
  body: BodyOf<R>
  /** The plan version the caller has seen; a stale one is refused with 409. */
  ifMatch: number | undefined
  request: FastifyRequest
  reply: FastifyReply
}

/** What a use case returns: the reply of its route, or the response itself for a file or a redirect. */
export type AnswerOf<R extends Route> = R extends { download: true }
  ? FastifyReply | Buffer
  : R extends { redirectsNavigations: true }
    ? FastifyReply | ReplyOf<R>
    : ReplyOf<R>

/** Checks the caller's right by path parameters; it only fits routes whose path has these parameters. */
export type Authorize<Params, Right> = (params: Params, request: FastifyRequest) => Promise<Right>

/** Finds the issues that a schema cannot express. Runs also when the schema refused other fields, so that one reply holds all issues. */
export type AlsoCheck<Right = undefined> = (
  body: unknown,
  query: unknown,
  right: Right,
  /** Issues of the schema. If there are none and the use case checks the same rule, this check may be skipped. */
  found: readonly Issue[],
) => Issue[] | Promise<Issue[]>

/** Authorizes before it reads the input, so that a caller without the right learns nothing from issues; then runs the use case. */
export function handler<R extends Route, Right>(
  route: R,
  authorize: Authorize<ParamsOf<R['path']>, Right>,
  run: (call: Call<R>, right: Right) => Promise<AnswerOf<R>>,
  alsoCheck?: AlsoCheck<Right>,
): Handler {
  const encode = replyEncoder(route)
  const paramsOf = (request: FastifyRequest) => request.params as ParamsOf<R['path']>
  return {
    route,
    authorize: (request) => authorize(paramsOf(request), request),
    async answer(request, reply) {
      const params = paramsOf(request)
      const right = await authorize(params, request)
      const event = request.eventOf?.(right)
      request.eventLanguage = event?.language
      request.eventId = event?.id
      const query = parseQuery(route, request)
      const body = route.upload
        ? undefined
        : await parseBody(
            route,
            request.body,
            (partial, schemaIssues) => alsoCheck?.(partial, query, right, schemaIssues) ?? [],
          )
      const call = { params, query, body, ifMatch: expectedVersionOf(request), request, reply }
      const replyBody = await run(call as Call<R>, right)
      return encode && replyBody !== reply ? encode(replyBody) : replyBody
    },
  }
}

/** For calls that need no right. */
export function openHandler<R extends Route>(
  route: R,
  run: (call: Call<R>) => Promise<AnswerOf<R>>,
  alsoCheck?: AlsoCheck,
): Handler {
  return handler(route, async () => undefined, run, alsoCheck)
}

function parseQuery(route: Route, request: FastifyRequest): unknown {
  if (!route.query) return {}
  const { value, issues } = parseInput(route.query, request.query)
  if (issues.length === 0) return value
  const malformed = issues.every((issue) => issue.message === 'value_invalid' || issue.message === 'number_invalid')
  throw new Problem(
    malformed ? 400 : 406,
    malformed ? issues.map((issue) => ({ ...issue, issueType: 'BAD_REQUEST' as const })) : issues,
  )
}

async function parseBody(
  route: Route,
  body: unknown,
  alsoCheck: (partial: unknown, found: readonly Issue[]) => Issue[] | Promise<Issue[]>,
): Promise<unknown> {
  if (!route.body) return undefined
  const schema = route.body
  const absent = body === undefined || body === null
  if (absent && z.safeParse(schema, undefined).success) return undefined
  const isList = schema instanceof z.core.$ZodArray
  if (absent || typeof body !== 'object' || Array.isArray(body) !== isList) throw badRequest()
  const { value, partial, issues } = parseInput(schema, body)
  const further = await alsoCheck(partial, issues)
  const seenFields = new Set(issues.map((issue) => issue.field))
  refuseIf([...issues, ...further.filter((issue) => !seenFields.has(issue.field))])
  return value
}

function expectedVersionOf(request: FastifyRequest): number | undefined {
  const header = request.headers['if-match']
  if (header === undefined) return undefined
  const version = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header)
  if (!version) throw badRequest()
  return Number(version[1])
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Answers a malformed secret with 404, like an unknown one. */
export function secretOf<Name extends string>(params: Readonly<Record<Name, string>>, name: NoInfer<Name>): string {
  const value = params[name]
  if (!isSecret(value)) throw notFound()
  return value
}

/** Answers a malformed id with 404, like an unknown one. */
export function idOf<Name extends string>(params: Readonly<Record<Name, string>>, name: NoInfer<Name>): string {
  const value = params[name]
  if (!uuid.test(value)) throw notFound()
  return value
}
