import { expect, test } from 'vitest'
import { testDatabase } from '../../../test/database.ts'
import { sharedSecret } from './shared-secret.ts'

test('has 256 bits, the same for all who ask at once, and another one for each purpose', async () => {
  const { db } = await testDatabase()
  const asked = await Promise.all(Array.from({ length: 4 }, () => sharedSecret(db, 'limits')))
  expect(new Set(asked.map((secret) => secret.toString('hex'))).size).toBe(1)
  expect(asked[0]).toHaveLength(32)
  expect(await sharedSecret(db, 'sessions')).not.toEqual(asked[0])
})
