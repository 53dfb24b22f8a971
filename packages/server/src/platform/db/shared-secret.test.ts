import { expect, test } from 'vitest'
import { testDatabase } from '../../../test/database.ts'
import { keptSecret, sharedSecret } from './shared-secret.ts'

test('has 256 bits, the same for all who ask at once, and another one for each purpose', async () => {
  const { db } = await testDatabase()
  const asked = await Promise.all(Array.from({ length: 4 }, () => sharedSecret(db, 'limits')))
  expect(new Set(asked.map((secret) => secret.toString('hex'))).size).toBe(1)
  expect(asked[0]).toHaveLength(32)
  expect(await sharedSecret(db, 'sessions')).not.toEqual(asked[0])
})

test('a kept one is asked for once, and again after the database was away', async () => {
  const { db } = await testDatabase()
  const secret = keptSecret(db, 'sessions')
  const [first, second] = [await secret(), await secret()]
  expect(first).toEqual(await sharedSecret(db, 'sessions'))
  expect(second).toBe(first)

  let isAway = true
  const away = new Proxy(db, {
    get(target, property) {
      if (isAway) throw new Error('the database is away')
      const value: unknown = Reflect.get(target, property)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  const later = keptSecret(away, 'sessions')
  await expect(later()).rejects.toThrow('the database is away')
  isAway = false
  expect(await later()).toEqual(first)
})
