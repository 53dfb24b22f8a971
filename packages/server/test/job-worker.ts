import { sql } from 'kysely'
import { connectDatabase } from '../src/platform/db/database.ts'
import { claimedRows } from '../src/platform/queue/claimed-rows.ts'
import { asWorker } from '../src/platform/queue/worker-presence.ts'
import { jobTable } from './jobs.ts'

/** A process that claims one row and holds it until killed; on a message it reports how many rows it could finish. */
const { db } = connectDatabase(process.env.DATABASE_URL ?? '')
await asWorker(db, async (worker) => {
  const rows = claimedRows(worker, jobTable)
  await rows.claim(1)
  process.on('message', async () => {
    const { numAffectedRows } = await sql`update test_job set state = 'DONE' where ${rows.mine}`.execute(
      worker.connection,
    )
    process.send?.(Number(numAffectedRows))
  })
  process.send?.('claimed')
  await new Promise(() => undefined)
})
