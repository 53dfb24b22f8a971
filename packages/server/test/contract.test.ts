import { allRoutes, dinnerRoutes, participantRoutes, wizardRoutes } from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { allHandlers } from '../src/features/handlers.ts'
import { createTestApp } from './app.ts'
import { givenDinner } from './given.ts'

test('has exactly one handler per route of the contract', async () => {
  const { ctx } = await createTestApp()
  const named = (routes: readonly { method: string; path: string }[]) =>
    routes.map((route) => `${route.method} ${route.path}`).sort()
  expect(named(allHandlers(ctx).map((handler) => handler.route))).toEqual(named(allRoutes))
})

test('answers every call under both base paths, with the same 404 for unknown secrets', async () => {
  const { app } = await createTestApp()
  const secret = allRoutes.filter((route) => route.path.includes(':adminId') || route.path.includes(':selfAdminId'))
  expect(secret.length).toBeGreaterThan(30)
  for (const route of secret) {
    const path = route.path.replace(/:\w+/g, 'unknown')
    const answers = await Promise.all(
      ['', '/api'].map((base) => app.inject({ method: route.method, url: base + path })),
    )
    for (const answer of answers) {
      expect([answer.statusCode, answer.json()], `${route.method} ${path}`).toEqual([
        404,
        { issues: [{ message: 'Das gibt es nicht oder nicht mehr.', code: 'not_found', issueType: 'BAD_REQUEST' }] },
      ])
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    }
  }
})

test('replies of calls are stored in no cache and listed by no search engine (SEC-08)', async () => {
  const app = await createTestApp()
  const { params } = await givenDinner(app)
  const { status, headers } = await app.call(dinnerRoutes.get, { params })
  expect(status).toBe(200)
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
})

test('takes bodies of 256 kB, and of 4 MB where a list is sent', async () => {
  const app = await createTestApp()
  const { params } = await givenDinner(app)
  const statusOf = async (route: typeof wizardRoutes.create | typeof participantRoutes.import, bytes: number) => {
    const frame = JSON.stringify({ unknown: '' })
    return (await app.call(route, { params, body: { unknown: 'x'.repeat(bytes - frame.length) } })).status
  }
  expect([await statusOf(wizardRoutes.create, 256_000), await statusOf(wizardRoutes.create, 256_001)]).toEqual([
    406, 413,
  ])
  const list = participantRoutes.import
  expect([await statusOf(list, 4_000_000), await statusOf(list, 4_000_001)]).toEqual([406, 413])
})
