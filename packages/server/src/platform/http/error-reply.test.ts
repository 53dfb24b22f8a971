import type { FastifyReply, FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { errorWords } from '../../../test/product-words.ts'
import { type LogLine, testLog } from '../../../test/test-log.ts'
import { replyWithError } from './error-reply.ts'

/** The answer to a call that failed with this error. */
function answerTo(error: Error): { status: number; headers: Record<string, string>; text: string; logged: LogLine[] } {
  const { log, lines: logged } = testLog()
  const answer = { status: 200, headers: {} as Record<string, string>, text: '', logged }
  const reply = {
    header: (name: string, value: string) => {
      answer.headers[name] = value
      return reply
    },
    headers: (headers: Record<string, string>) => {
      Object.assign(answer.headers, headers)
      return reply
    },
    status: (status: number) => {
      answer.status = status
      return reply
    },
    send: (body: unknown) => {
      answer.text = JSON.stringify(body)
      return reply
    },
  }
  const request = { id: '1', method: 'POST', headers: {}, routeOptions: { url: '/rest/x' }, query: {} }
  replyWithError(log, errorWords)(error, request as unknown as FastifyRequest, reply as unknown as FastifyReply)
  return answer
}

test.each([
  ['53100', 'the disk is full'],
  ['53200', 'out of memory'],
  ['53300', 'too many connections'],
  ['55P03', 'a lock is not available'],
  ['57014', 'a statement took too long'],
  ['57P01', 'the database stops'],
  ['57P02', 'the database crashed'],
  ['57P03', 'the database starts'],
  ['25006', 'the database is read-only'],
  ['0A000', 'a table has another column since its statement was parsed'],
  ['40001', 'a serialisation failure'],
  ['40P01', 'a deadlock'],
  ['08006', 'the connection broke'],
  ['08001', 'no connection'],
  ['08003', 'the connection is gone'],
  ['ECONNREFUSED', 'the database is away'],
])('answers 503 with a time to try again to %s: %s (REL-12)', (code, message) => {
  const { status, headers, text, logged } = answerTo(Object.assign(new Error(message), { code }))
  expect([status, headers['retry-after'], logged.map(({ level }) => level)]).toEqual([503, '5', ['error']])
  expect(text).toContain('"unavailable"')
  expect(text).not.toContain(message)
})

test.each([
  'timeout exceeded when trying to connect',
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
])('answers 503 to an error of the driver without a code: %s (REL-11)', (message) => {
  expect(answerTo(new Error(message)).status).toBe(503)
})

test.each([
  ['a body of a type that no parser takes', { code: 'FST_ERR_CTP_INVALID_MEDIA_TYPE', statusCode: 415 }, 415],
  ['a body that is too large', { code: 'FST_ERR_CTP_BODY_TOO_LARGE', statusCode: 413 }, 413],
  ['a file that is too large', { code: 'FST_REQ_FILE_TOO_LARGE' }, 413],
  ['a path that is too long', { statusCode: 414 }, 414],
  ['a broken escape in a path', { code: 'FST_ERR_BAD_URL', statusCode: 400 }, 404],
])('answers what the framework refuses with its own status: %s', (_, fields, status) => {
  expect(answerTo(Object.assign(new Error('refused'), fields)).status).toBe(status)
})

test('answers 500 to any other error, without its words (SEC-24)', () => {
  const error = Object.assign(new Error('duplicate key value violates "secret_key"'), { code: '23505' })
  const { status, headers, text } = answerTo(error)
  expect(status).toBe(500)
  expect(headers).toEqual({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  expect(text).toContain('"generic_error"')
  for (const inner of ['duplicate', '23505', 'error-reply', 'stack']) expect(text).not.toContain(inner)
})
