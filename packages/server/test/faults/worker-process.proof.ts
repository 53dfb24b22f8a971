import { expect, test } from 'vitest'
import { testDatabase } from '../database.ts'
import { startBuiltServer } from './built-server.ts'

test('a process that only runs jobs answers its health without METRICS_TOKEN, and nothing else', async () => {
  const { url: databaseUrl } = await testDatabase()
  const { url } = await startBuiltServer(
    { DATABASE_URL: databaseUrl, METRICS_TOKEN: '' },
    { args: ['--role', 'worker'] },
  )
  const statuses = await Promise.all(
    ['/health', '/health/ready', '/metrics', '/'].map(async (path) => (await fetch(`${url}${path}`)).status),
  )
  expect(statuses).toEqual([200, 200, 404, 404])
})
