import { type AddressInfo, createServer } from 'node:net'
import { registrationRoutes } from '@running-dinner/contract'
import { expect, onTestFinished, test } from 'vitest'
import { createTestApp } from '../../../../../test/app.ts'
import { givenPublicDinner, registrationBody } from '../../../../../test/given-registration.ts'

/** A service that ends every connection, and how often it was asked. */
async function brokenService() {
  let asked = 0
  const server = createServer((socket) => {
    asked++
    socket.destroy()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  return { address: `127.0.0.1:${(server.address() as AddressInfo).port}`, asked: () => asked }
}

test('registers and confirms while mail server and geocoder are down, without asking them (REL-10)', async () => {
  const app = await createTestApp()
  const { publicId } = await givenPublicDinner(app)
  const [mailServer, geocoder] = [await brokenService(), await brokenService()]
  Object.assign(app.ctx.config, {
    smtpUrl: `smtp://${mailServer.address}`,
    geocoder: { url: `http://${geocoder.address}`, protocol: 'photon' },
  })
  const registered = await app.call(registrationRoutes.register, { params: { publicId }, body: registrationBody(1) })
  expect(registered.status).toBe(200)
  expect(mailServer.asked()).toBe(0)
  await app.deliver()
  const tries = mailServer.asked()
  expect(tries).toBeGreaterThan(0)
  const { rows } = await app.database.pool.query(
    "select status, failed, content from message_task where kind = 'REGISTRATION'",
  )
  expect(rows).toMatchObject([{ status: 'QUEUED', failed: false }])
  const token = /\/([^/\s]+)\/activate/.exec(rows[0].content)?.[1] ?? ''
  const confirmed = await app.call(registrationRoutes.activate, { params: { publicId, token } })
  expect(confirmed.status).toBe(200)
  expect([mailServer.asked(), geocoder.asked()]).toEqual([tries, 0])
  const suggested = await app.call(registrationRoutes.addresses, { query: { q: 'Habsburger' } })
  expect([suggested.status, suggested.body]).toEqual([200, { suggestions: [] }])
  expect(geocoder.asked()).toBeGreaterThan(0)
})
