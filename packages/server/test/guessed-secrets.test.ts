import { expect, test } from 'vitest'
import { limitedApp } from './limited-app.ts'

const minute = 60
const pattern = 'GET /runningdinnerservice/v1/runningdinner/:adminId'
/** A guess of a secret that is unknown; without the header the secret is a valid one. */
const call = {
  method: 'GET' as const,
  url: '/api/rest/runningdinnerservice/v1/runningdinner/secret',
  headers: { 'x-answer': '404' },
}

test('limits on unknown secrets refuse only further failures, so that a network of guests keeps its valid links', async () => {
  const app = await limitedApp([pattern])
  for (let count = 0; count < 30; count++) expect((await app.send(call)).statusCode).toBe(404)
  for (let count = 0; count < 70; count++) {
    expect((await app.send(call)).statusCode).toBe(429)
    expect((await app.send({ ...call, headers: {} })).statusCode).toBe(200)
  }
  expect((await app.send({ ...call, headers: { 'x-answer': '406' } })).statusCode).toBe(406)
  app.pass(minute + 1)
  expect((await app.send(call)).statusCode).toBe(404)
})

test('limits on unknown secrets write no counter once the limit is reached', async () => {
  const app = await limitedApp([pattern])
  for (let count = 0; count < 40; count++) await app.send(call)
  const { rows } = await app.database.pool.query<{ points: number }>('select points from rate_limit')
  expect(rows.map(({ points }) => points)).toEqual([30])
})

test('limits on failures admit successes until too many failures, where a success would tell what is guessed', async () => {
  const app = await limitedApp(['POST /frontend/v1/runningdinner/:publicId/register'])
  const call = {
    method: 'POST' as const,
    url: '/api/rest/frontend/v1/runningdinner/event/register',
    headers: { 'x-answer': 'duplicate' },
  }
  for (let count = 0; count < 100; count++) expect((await app.send({ ...call, headers: {} })).statusCode).toBe(200)
  for (let count = 0; count < 29; count++) await app.send(call)
  expect((await app.send({ ...call, headers: {} })).statusCode).toBe(200)
  expect((await app.send({ ...call, headers: { 'x-answer': '406' } })).statusCode).toBe(406)
  expect((await app.send(call)).statusCode).toBe(406)
  expect((await app.send({ ...call, headers: {} })).statusCode).toBe(429)
})
