import { dinnerRoutes } from '@running-dinner/contract'
import { expect, onTestFinished, test } from 'vitest'
import { createApp } from '../src/app.ts'
import { connectDatabase } from '../src/platform/db/database.ts'
import { callsOf, createTestApp } from './app.ts'
import { givenDinner } from './given.ts'
import { noteReplies } from './noted-replies.ts'

test('answers reads, and 503 to changes, while the database is read-only (REL-12)', async () => {
  const app = await createTestApp()
  const { dinner, params } = await givenDinner(app)
  // As hosting services set it when the disk is nearly full, for these connections only.
  const { db, close } = connectDatabase(`${app.database.url}&options=-c%20default_transaction_read_only%3Don`)
  onTestFinished(close)
  const server = await createApp({ ...app.ctx, db }, '/nonexistent')
  noteReplies(server)
  onTestFinished(() => server.close())
  const call = callsOf(server)
  app.keepLog()
  const refused = await call(dinnerRoutes.cancel, { params })
  expect([refused.status, refused.issues[0]?.message, refused.headers['retry-after']]).toEqual([
    503,
    'unavailable',
    '5',
  ])
  expect(await call(dinnerRoutes.get, { params })).toMatchObject({
    status: 200,
    body: { id: dinner.id, cancellationDate: null },
  })
  expect((await app.call(dinnerRoutes.cancel, { params })).status).toBe(200)
})
