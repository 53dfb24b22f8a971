import Fastify from 'fastify'
import pg from 'pg'

/**
 * The minimum of a registration: two rows in one transaction under the event's lock, with a count, on the same stack. Reports
 * its address to the parent.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL ?? '', max: 10 })
await pool.query(`
  drop table if exists bench_registration, bench_outbox;
  create table bench_registration (id bigint generated always as identity primary key, event_id uuid not null,
    email text not null, data jsonb not null, waiting boolean not null, unique (event_id, email));
  create table bench_outbox (id bigint generated always as identity primary key, event_id uuid not null, content text not null)`)
const app = Fastify()
app.post<{ Body: { email: string }; Params: { id: string } }>('/:id', async ({ body, params: { id } }) => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [id])
    const { rows } = await client.query('select count(*)::int as people from bench_registration where event_id = $1', [
      id,
    ])
    const waiting = rows[0].people >= 300
    await client.query('insert into bench_registration (event_id, email, data, waiting) values ($1, $2, $3, $4)', [
      id,
      body.email,
      body,
      waiting,
    ])
    await client.query('insert into bench_outbox (event_id, content) values ($1, $2)', [id, 'x'.repeat(800)])
    await client.query('commit')
    return { waitingList: waiting }
  } finally {
    client.release()
  }
})
const url = await app.listen({ port: 0, host: '127.0.0.1' })
process.send?.(url)
process.once('message', async () => {
  await app.close()
  await pool.query('drop table bench_registration, bench_outbox')
  await pool.end()
  process.disconnect()
})
