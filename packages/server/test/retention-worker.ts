import { cleanups } from '../src/features/cleanups.ts'
import { deleteEvent } from '../src/features/events/retention/delete-event.ts'
import { connectDatabase, type Db, type Tx } from '../src/platform/db/database.ts'
import { inTransaction } from '../src/platform/db/in-transaction.ts'

/**
 * A process that deletes one event and kills itself (SIGKILL) before statement number KILL_AT; tests start it for every number.
 */
const { DATABASE_URL = '', DINNER_ID = '', NOW = '', KILL_AT = '0', TRANSACTION = 'real' } = process.env

const { db, pool, close } = connectDatabase(DATABASE_URL)
let sentences = 0
pool.on('connect', (client) => {
  const query = client.query.bind(client)
  client.query = ((...given: Parameters<typeof query>) => {
    if (++sentences === Number(KILL_AT)) process.kill(process.pid, 'SIGKILL')
    return query(...given)
  }) as typeof client.query
})
/** A deletion without transaction. */
const inPieces = <T>(pieces: Db, work: (tx: Tx) => Promise<T>): Promise<T> => work(pieces as Tx)

await deleteEvent(
  { db },
  DINNER_ID,
  { now: new Date(NOW), cleanups },
  TRANSACTION === 'real' ? inTransaction : inPieces,
)
await close()
