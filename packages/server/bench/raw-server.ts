import Fastify from 'fastify'
import pg from 'pg'

/**
 * The least that the measured calls cost on the same stack: a registration is two rows in one transaction under the event's lock, with
 * a count; a page is a stored event with that count; a check is such a page and a look for the address; a list is the stored people of
 * an event; a guest's page is one person by secret and those at the tables; a report is one row under the event's lock. Reports its
 * address to the parent.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL ?? '', max: 10 })
await pool.query(`
  drop table if exists bench_registration, bench_outbox, bench_person, bench_report, bench_event;
  create table bench_event (id uuid primary key, data jsonb not null);
  create table bench_registration (id bigint generated always as identity primary key, event_id uuid not null,
    email text not null, data jsonb not null, waiting boolean not null, unique (event_id, email));
  create table bench_outbox (id bigint generated always as identity primary key, event_id uuid not null, content text not null);
  create table bench_person (secret text primary key, event_id uuid not null, number int not null, data jsonb not null,
    unique (event_id, number));
  create table bench_report (id bigint generated always as identity primary key, event_id uuid not null, data jsonb not null)`)
const app = Fastify({ bodyLimit: 16 * 1_048_576 })
interface OfEvent {
  Params: { id: string }
}

async function underLock<T>(id: string, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [id])
    const result = await work(client)
    await client.query('commit')
    return result
  } finally {
    client.release()
  }
}

app.post<OfEvent & { Body: { email: string } }>('/:id', ({ body, params: { id } }) =>
  underLock(id, async (client) => {
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
    return { waitingList: waiting }
  }),
)
app.put<OfEvent & { Body: object }>('/event/:id', async ({ body, params: { id } }) => {
  await pool.query('insert into bench_event (id, data) values ($1, $2)', [id, body])
  return {}
})
async function pageOf(id: string) {
  const event = await pool.query('select data from bench_event where id = $1', [id])
  const people = await pool.query('select count(*)::int as people from bench_registration where event_id = $1', [id])
  return { ...event.rows[0].data, ...people.rows[0] }
}
app.get<OfEvent>('/event/:id', ({ params: { id } }) => pageOf(id))
app.post<OfEvent & { Body: { email: string } }>('/validate/:id', async ({ body, params: { id } }) => {
  const { people } = await pageOf(id)
  const sql = 'select 1 from bench_registration where event_id = $1 and email = $2'
  const { rowCount } = await pool.query(sql, [id, body.email])
  return { people, isRegistered: rowCount === 1, ...body }
})
app.post<OfEvent & { Body: { people: object[] } }>('/people/:id', async ({ body, params: { id } }) => {
  await pool.query(
    `insert into bench_person (secret, event_id, number, data)
     select $1::text || '/' || number, $1::uuid, number, data from jsonb_array_elements($2::jsonb) with ordinality t (data, number)`,
    [id, JSON.stringify(body.people)],
  )
  return {}
})
app.get<OfEvent>('/people/:id', async ({ params: { id } }) => {
  const { rows } = await pool.query('select data from bench_person where event_id = $1 order by number', [id])
  return { participants: rows.map(({ data }) => data) }
})
app.get<{ Params: { id: string; number: string } }>('/person/:id/:number', async ({ params: { id, number } }) => {
  const self = await pool.query('select event_id, number, data from bench_person where secret = $1', [
    `${id}/${number}`,
  ])
  const tables = await pool.query(
    'select data from bench_person where event_id = $1 and number between $2 and $3 order by number',
    [self.rows[0].event_id, self.rows[0].number - 6, self.rows[0].number + 6],
  )
  return { self: self.rows[0].data, tables: tables.rows.map(({ data }) => data) }
})
app.post<OfEvent & { Body: object }>('/reports/:id', ({ body, params: { id } }) =>
  underLock(id, async (client) => {
    await client.query('insert into bench_report (event_id, data) values ($1, $2)', [id, body])
    return {}
  }),
)
const url = await app.listen({ port: 0, host: '127.0.0.1' })
process.send?.(url)
process.once('message', async () => {
  await app.close()
  await pool.query('drop table bench_registration, bench_outbox, bench_person, bench_report, bench_event')
  await pool.end()
  process.disconnect()
})
