import { registrationRoutes } from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../test/app.ts'
import { givenPublicDinner, registrationBody } from '../../../test/given-registration.ts'

test('registers and confirms while mail server and geocoder are down', async () => {
  const app = await createTestApp()
  const { publicId } = await givenPublicDinner(app)
  // No server listens on this port; the event was created before.
  Object.assign(app.ctx.config, {
    smtpUrl: 'smtp://127.0.0.1:9',
    geocoder: { url: 'http://127.0.0.1:9', protocol: 'photon' },
  })
  const started = performance.now()
  const registered = await app.call(registrationRoutes.register, { params: { publicId }, body: registrationBody(1) })
  expect(registered.status).toBe(200)
  await app.deliver()
  const { rows } = await app.database.pool.query(
    "select status, failed, content from message_task where kind = 'REGISTRATION'",
  )
  expect(rows).toMatchObject([{ status: 'QUEUED', failed: false }])
  const token = /\/([^/\s]+)\/activate/.exec(rows[0].content)?.[1] ?? ''
  const confirmed = await app.call(registrationRoutes.activate, { params: { publicId, token } })
  expect(confirmed.status).toBe(200)
  const suggested = await app.call(registrationRoutes.addresses, { query: { q: 'Habsburger' } })
  expect([suggested.status, suggested.body]).toEqual([200, { suggestions: [] }])
  expect(performance.now() - started).toBeLessThan(10_000)
})
