import { expect, test } from 'vitest'
import { copyEvent } from '../bench/scale-copies.ts'
import { scansOf, wholeReads } from '../bench/whole-reads.ts'
import { createTestApp } from './app.ts'
import { givenDinner, givenParticipants } from './given.ts'

test('a call that reads a large table as a whole is found once its index is dropped (PERF-04)', async () => {
  const app = await createTestApp()
  const given = await givenDinner(app)
  await givenParticipants(app, given, 18)
  const client = await app.database.pool.connect()
  const readsOf = async (...statements: string[]) => {
    const before = await scansOf(client)
    await client.query('begin')
    for (const statement of statements) await client.query(statement)
    await client.query('rollback')
    // Otherwise they are reported up to a second later.
    await client.query('select pg_stat_force_next_flush()')
    return wholeReads(before, await scansOf(client))
  }
  try {
    await copyEvent(client, given.dinner.id, 60)
    await client.query('analyze')
    const guest = "select from participant where self_admin_id = 'x'"
    expect(await readsOf(guest)).toEqual([])
    expect(await readsOf('alter table participant drop constraint participant_self_admin_id_key', guest)).toEqual([
      `participant: 1 times ${18 * 61} rows`,
    ])
  } finally {
    client.release()
  }
})
