import type { Socket } from 'node:net'
import type { Issue, IssueCode } from '@running-dinner/domain/issue'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { Log } from '../log.ts'
import { badRequest, Problem, tooLarge, tooSlow, unavailable, unsupportedMedia } from './problems.ts'

/**
 * SQLSTATEs that mean "try again later": lock not available, too many connections, shut down, disk full, read-only, a table that has
 * changed, cancelled.
 */
const passing = new Set([
  '55P03',
  '53300',
  '53100',
  '53200',
  '57P01',
  '57P02',
  '57P03',
  '57014',
  '25006',
  '0A000',
  '40001',
  '40P01',
  '08006',
  '08001',
  '08003',
])
const brokenConnection = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT'])
/** Messages of driver errors that have no code. */
const brokenMidway =
  /timeout exceeded when trying to connect|Connection terminated|connection error and is not queryable/

/** The route of pages; a person reads its errors, so they are pages too. */
export const pagesRoute = '/*'

declare module 'fastify' {
  interface FastifyRequest {
    /** Of a route whose reply a person reads: sends the page that says what is wrong; the status is set. */
    errorPage?: ((problem: Problem, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>) | undefined
  }
}

/** How a product words what went wrong. */
export interface ErrorWords {
  /** The body of a refused call. */
  bodyOf(
    request: Pick<FastifyRequest, 'headers' | 'eventLanguage'>,
    issues: readonly Issue[],
  ): { issues: readonly { message: string }[] }
  /** HTML of a page that could not be rendered. */
  page: string
}

/** Of every refusal, also before a handler could say so: no cache stores it, no search engine lists it. */
const neverKept = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

/** Turns every error into a response; no other place does. */
export function replyWithError(log: Log, words: ErrorWords) {
  return (error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) => {
    const problem = error instanceof Problem ? error : toProblem(error)
    if (problem.status >= 500) {
      log.error('request failed', {
        requestId: request.id,
        route: request.routeOptions.url ?? '',
        method: request.method,
        status: problem.status,
        error,
      })
    }
    void reply.headers(neverKept)
    if (problem.retryAfterSeconds !== undefined) void reply.header('retry-after', String(problem.retryAfterSeconds))
    if (problem.status === 401) void reply.header('www-authenticate', 'Bearer')
    if (problem.status >= 500 && request.routeOptions.url === pagesRoute)
      return reply.status(problem.status).type('text/html; charset=utf-8').send(words.page)
    if (request.errorPage) return request.errorPage(problem, reply.status(problem.status))
    return reply.status(problem.status).send(words.bodyOf(request, problem.issues))
  }
}

/**
 * Answers requests that Fastify refuses before it looks for a route: URLs that are malformed or too long. No plugin has added headers
 * to these replies.
 */
export function replyToUnreadable(headers: Readonly<Record<string, string>>, words: ErrorWords) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const problem = toProblem(error)
    const isReader = request.headers.accept?.includes('text/html') === true
    void reply
      .status(problem.status)
      .headers({ ...headers, ...neverKept })
      .type(isReader ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8')
      .send(isReader ? words.page : JSON.stringify(words.bodyOf(request, problem.issues)))
  }
}

/** Answers what Node ends before there is a request: headers that came too slowly, too long or broken. */
export function replyToBroken(headers: Readonly<Record<string, string>>, words: ErrorWords) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return
    const problem = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? tooSlow() : badRequest()
    const status = error.code === 'HPE_HEADER_OVERFLOW' ? 431 : problem.status
    const body = JSON.stringify(words.bodyOf({ headers: {} }, problem.issues))
    const head = { ...headers, ...neverKept, 'content-type': 'application/json; charset=utf-8', connection: 'close' }
    const lines = Object.entries({ ...head, 'content-length': String(Buffer.byteLength(body)) })
    socket.end([`HTTP/1.1 ${status} `, ...lines.map(([name, value]) => `${name}: ${value}`), '', body].join('\r\n'))
  }
}

const codeOf = (error: Error) => ('code' in error ? String(error.code) : '')

/** Whether the database is away or overloaded, so that the same may succeed later. */
export function isPassing(error: Error): boolean {
  const code = codeOf(error)
  return passing.has(code) || brokenConnection.has(code) || brokenMidway.test(error.message)
}

function toProblem(error: FastifyError | Error): Problem {
  const code = codeOf(error)
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return unsupportedMedia()
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge()
  if (isPassing(error)) return unavailable()
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500
  if (status === 414) return plain(414, 'uri_too_long')
  // A path with a broken escape contains no known id, so it gets the reply of an unknown one.
  if (code === 'FST_ERR_BAD_URL') return plain(404, 'not_found')
  if (status >= 400 && status < 500) return status === 404 ? plain(404, 'not_found') : badRequest()
  return plain(500, 'generic_error', 'TECHNICAL')
}

function plain(status: number, message: IssueCode, issueType: Issue['issueType'] = 'BAD_REQUEST'): Problem {
  return new Problem(status, [{ message, issueType }])
}
