import { describe, expect, test } from 'vitest'
import { limitedApp } from './limited-app.ts'

const minute = 60
const hour = 60 * minute
const frontend = '/frontend/v1/runningdinner/:publicId'
const guest = (path: string, publicId = 'event') => path.replace(':publicId', publicId)

describe('limits', () => {
  test.each([
    ['POST /wizardservice/v1/create', '/api/rest/wizardservice/v1/create', '200', 8, 20],
    ['POST /running-dinner-demo', '/running-dinner-demo', '200', 11, 30],
    [`POST ${frontend}/register`, `/api/rest${guest(`${frontend}/register`)}`, 'duplicate', 30, 100],
  ] as const)(
    'per day hold across hours for %s, and a call refused by one limit uses up no other',
    async (limited, url, answer, atOnce, aDay) => {
      const app = await limitedApp([limited])
      const call = { method: 'POST' as const, url, headers: { 'x-answer': answer } }
      let admitted = 0
      for (let count = 1; count <= aDay + 2 * atOnce; count++) {
        if ((await app.send(call)).statusCode !== 429) admitted++
        if (count % atOnce === 0) app.pass(hour + 1)
      }
      expect(admitted).toBe(aDay)
    },
  )

  test('per instance hold for all networks together, and a network over its own limit uses up none of it', async () => {
    const app = await limitedApp(['POST /running-dinner-demo'])
    const from = (network: number) => ({
      method: 'POST' as const,
      url: '/running-dinner-demo',
      remoteAddress: `198.51.100.${network}`,
    })
    for (let count = 0; count < 30; count++) await app.send(from(1))
    let made = 10
    for (let count = 0; count < 11 * 11; count++) {
      if ((await app.send(from(2 + Math.floor(count / 11)))).statusCode === 200) made++
    }
    expect(made).toBe(120)
    expect((await app.send(from(99))).statusCode).toBe(429)
    app.pass(hour + 1)
    expect((await app.send(from(99))).statusCode).toBe(200)
  })

  test('per instance hold per day for all networks together', async () => {
    const app = await limitedApp(['POST /running-dinner-demo'])
    let made = 0
    for (let count = 0; count < 6 * 120; count++) {
      if (count > 0 && count % 120 === 0) app.pass(hour + 1)
      const remoteAddress = `198.51.100.${Math.floor(count / 10)}`
      if ((await app.send({ method: 'POST', url: '/running-dinner-demo', remoteAddress })).statusCode === 200) made++
    }
    expect(made).toBe(600)
  })

  test('count per event where many guests share a network', async () => {
    const app = await limitedApp([`POST ${frontend}/register`])
    const registered = (publicId: string) =>
      app.send({ method: 'POST', url: guest(`${frontend}/register`, publicId), remoteAddress: '203.0.113.8' })
    for (let count = 0; count < 300; count++) await registered('one')
    expect([(await registered('one')).statusCode, (await registered('other')).statusCode]).toEqual([429, 200])
  })

  test('end when their first call is old enough, however many follow', async () => {
    const app = await limitedApp(['POST /wizardservice/v1/create'])
    const create = () => app.send({ method: 'POST', url: '/api/rest/wizardservice/v1/create' })
    await create()
    app.pass(40 * minute)
    for (let count = 0; count < 4; count++) await create()
    expect((await create()).statusCode).toBe(429)
    app.pass(21 * minute)
    expect((await create()).statusCode).toBe(200)
  })
})
