#!/bin/sh
# @electric-sql/pglite-socket 0.2.17 serves @electric-sql/pglite 0.5.14 to several clients (maxConnections: 10), here pg 8.23.1.
# Expected: what belongs to a session in PostgreSQL (locks, settings, LISTEN) belongs to one client, or is refused. The readme warns only that the one connection
# behind it is multiplexed, and that some uses may not work.
# Seen: transactions wait for each other, and one that is broken off is rolled back. All else is one session: an advisory lock that one client holds is granted to the
# other as well, so that a test of two servers sees the same reminder sent twice, or never sees what waiting does; settings of one hold for the other and for whoever
# comes later. A notification goes to the client that speaks next, not to the one that listens. None is refused.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund @electric-sql/pglite@0.5.14 @electric-sql/pglite-socket@0.2.17 pg@8.23.1
cat > see.mjs <<'JS'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import pg from 'pg'

const server = new PGLiteSocketServer({ db: await PGlite.create(), path: `${process.cwd()}/.s.PGSQL.5432`, maxConnections: 10 })
await server.start()
const heard = []
const connect = async (name) => {
  const client = new pg.Client({ host: process.cwd(), user: 'postgres', database: 'postgres' })
  client.on('error', () => {})
  client.on('notification', ({ payload }) => heard.push(`${name} hears "${payload}"`))
  await client.connect()
  return { client, ask: async (sql) => String(Object.values((await client.query(sql)).rows[0] ?? {})) }
}
const first = await connect('first')
const second = await connect('second')
await first.ask('create table guest (name text)')
await first.ask('begin')
await first.ask("insert into guest values ('Anna')")
const waiting = second.ask('select count(*) from guest')
await first.ask('rollback')
console.log(`after a rollback the second client counts ${await waiting} guests`)
console.log(`the first takes a lock; the second gets it too: ${(await first.ask('select pg_advisory_lock(1)'), await second.ask('select pg_try_advisory_lock(1)'))}`)
console.log(`the first sets its zone; zone of the second: ${(await first.ask("set timezone = 'Asia/Tokyo'"), await second.ask('show timezone'))}`)
await first.ask('listen moved')
await second.ask("notify moved, 'to table 3'")
await second.ask('select 1')
await first.ask('select 1')
console.log(`the first listens: ${heard.join(', ')}`)
await first.client.end()
const third = await connect('third')
console.log(`the first has left; zone of a new client: ${await third.ask('show timezone')}`)
process.exit()
JS
node see.mjs | tee seen
cat >expected <<'SEEN'
after a rollback the second client counts 0 guests
the first takes a lock; the second gets it too: true
the first sets its zone; zone of the second: Asia/Tokyo
the first listens: second hears "to table 3"
the first has left; zone of a new client: Asia/Tokyo
SEEN
cmp -s seen expected || { echo CHANGED; exit 1; }
