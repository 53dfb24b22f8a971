import { allRoutes } from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { allHandlers } from '../src/features/handlers.ts'
import { createTestApp } from './app.ts'

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
