import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { firstContactMailAllowed } from './first-contact-mail.store.ts'

const victim = 'victim@guests.example'

async function givenAsking(rateLimits = true) {
  const { ctx, clock, database } = await createTestApp({ config: { rateLimits } })
  const ask = (event: string | undefined, email = victim) =>
    inTransaction(ctx.db, (tx) =>
      firstContactMailAllowed(tx, ctx, event === undefined ? undefined : { id: event }, email),
    )
  const askTimes = async (count: number, event: string | undefined, email = victim) => {
    const answers: boolean[] = []
    for (let number = 0; number < count; number++) answers.push(await ask(event, email))
    return answers
  }
  return { ctx, clock, database, ask, askTimes }
}

const yes = (count: number) => Array.from({ length: count }, () => true)

describe('mails to an unverified address', () => {
  test('are limited to three a day per event, whatever the spelling', async () => {
    const { ask, askTimes, clock } = await givenAsking()
    const event = randomUUID()
    expect(await askTimes(3, event)).toEqual(yes(3))
    expect(await ask(event, ' Victim@GUESTS.example ')).toBe(false)
    // The limit holds across midnight until 24 hours have passed.
    clock.set('2030-05-02T09:59:00Z')
    expect(await ask(event)).toBe(false)
    clock.set('2030-05-02T10:00:01Z')
    expect(await ask(event)).toBe(true)
  })

  test('are counted per event and per address', async () => {
    const { ask, askTimes } = await givenAsking()
    const [event, otherEvent] = [randomUUID(), randomUUID()]
    expect(await askTimes(3, event)).toEqual(yes(3))
    expect(await ask(otherEvent)).toBe(true)
    expect(await ask(event, 'friend@guests.example')).toBe(true)
    expect(await ask(event)).toBe(false)
  })

  test('are limited to five an hour over all events (SEC-16)', async () => {
    const { ask, askTimes, clock } = await givenAsking()
    expect(await askTimes(3, undefined)).toEqual(yes(3))
    expect([await ask(randomUUID()), await ask(randomUUID())]).toEqual(yes(2))
    expect(await ask(randomUUID())).toBe(false)
    clock.set('2030-05-01T11:00:01Z')
    expect(await ask(randomUUID())).toBe(true)
  })

  test('are limited to ten a day over all events (SEC-16)', async () => {
    const { ask, clock } = await givenAsking()
    let allowed = 0
    for (let hours = 0; hours < 23; hours++) {
      clock.set(new Date(Date.parse('2030-05-01T10:00:00Z') + hours * 3_600_001).toISOString())
      if (await ask(randomUUID())) allowed++
    }
    expect(allowed).toBe(10)
  })

  test('do not count when rolled back', async () => {
    const { ctx, askTimes } = await givenAsking()
    const event = { id: randomUUID() }
    for (let number = 0; number < 5; number++) {
      const failing = inTransaction(ctx.db, async (tx) => {
        expect(await firstContactMailAllowed(tx, ctx, event, victim)).toBe(true)
        throw new Error('the use case was refused')
      })
      await expect(failing).rejects.toThrow('the use case was refused')
    }
    expect(await askTimes(3, event.id)).toEqual(yes(3))
  })

  test('cannot exceed the limit concurrently', async () => {
    const { ask } = await givenAsking()
    const event = randomUUID()
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(event)))
    expect(answers.filter(Boolean)).toHaveLength(3)
  })

  test('store no readable address', async () => {
    const { ask, database } = await givenAsking()
    await ask(randomUUID())
    const { rows } = await database.pool.query('select * from stranger_mail')
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows.map((row) => [row.address_key.toString(), row.scope_key.toString()]))).not.toContain(
      'victim',
    )
  })

  test('are not limited when rate limits are off', async () => {
    const { askTimes } = await givenAsking(false)
    expect(await askTimes(12, randomUUID())).toEqual(yes(12))
  })
})
