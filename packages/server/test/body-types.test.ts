import { participantRoutes } from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { createTestApp } from './app.ts'
import { personBody } from './bodies.ts'
import { givenDinner } from './given.ts'

const person = JSON.stringify(personBody(1))
const bodies: readonly [name: string, type: string, payload: string | Buffer | undefined, status: number][] = [
  ['no body', 'application/json', undefined, 400],
  ['null', 'application/json', 'null', 400],
  ['a list', 'application/json', '[]', 400],
  ['a word', 'application/json', '"x"', 400],
  ['half an object', 'application/json', '{"firstnamePart":', 400],
  ['bytes that are no UTF-8', 'application/json', Buffer.from('{"a":"\xC3("}', 'latin1'), 400],
  ['a polluting key', 'application/json', '{"__proto__": {"x": 1}}', 400],
  ['300 kB', 'application/json', JSON.stringify({ notes: 'a'.repeat(300_000) }), 413],
  ['a form', 'application/x-www-form-urlencoded', 'a=b', 415],
  [
    'a file',
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n--x--',
    415,
  ],
  ...[
    'text/plain',
    'text/json',
    'text/html',
    'text/xml',
    'application/xml',
    'application/octet-stream',
    'application/x-ndjson',
    'application/vnd.api+json',
    'application/merge-patch+json',
    'application/json; charset=utf-16',
    'application/json; charset=iso-8859-1',
    'application/jsonx',
    '*/*',
  ].map((type): [string, string, string, number] => [`JSON as ${type}`, type, person, 415]),
]

test('reads no body but well-formed JSON, answers the others with an issue and stores nothing of them (SEC-19)', async () => {
  const app = await createTestApp()
  const { params } = await givenDinner(app)
  const url = `/api${participantRoutes.create.path.replace(':adminId', params.adminId)}`
  const send = (type: string, payload: string | Buffer | undefined) =>
    app.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': type, origin: 'https://evil.example' },
      ...(payload === undefined ? {} : { payload }),
    })
  for (const [name, type, payload, status] of bodies) {
    const answer = await send(type, payload)
    expect([name, answer.statusCode, answer.json().issues.length]).toEqual([name, status, 1])
  }
  const stored = 'select 1 from participant'
  expect((await app.database.pool.query(stored)).rows).toEqual([])
  expect((await send('application/json', person)).statusCode).toBe(200)
  expect((await app.database.pool.query(stored)).rows).toHaveLength(1)
})
