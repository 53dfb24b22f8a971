import http from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import { createTestApp } from '../../../test/app.ts'
import { createWorkerApp } from '../../app.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

test('headers and body of a request have to arrive in time, which is looked at every two seconds (INP-07)', async () => {
  const created = vi.spyOn(http, 'createServer')
  const { app, ctx } = await createTestApp()
  expect(app.server).toMatchObject({ headersTimeout: 10_000, requestTimeout: 220_000 })
  expect(created.mock.calls[0]?.[0]).toMatchObject({ connectionsCheckingInterval: 2_000 })
  expect((await createWorkerApp(ctx)).server).toMatchObject({ headersTimeout: 10_000, requestTimeout: 15_000 })
})
