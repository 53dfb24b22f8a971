import { registrationRoutes } from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../test/app.ts'
import { givenPublicDinner, registrationBody } from '../../../test/given-registration.ts'

test('neither a dead mail server nor a dead geocoder keeps anybody from registering and confirming', async () => {
  const app = await createTestApp()
  const { publicId } = await givenPublicDinner(app)
  // Nobody listens there; the event was made while all was well.
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
