import type { Ctx } from '../../platform/ctx.ts'
import type { Tx } from '../../platform/db/database.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { recordActivity } from '../activities/index.ts'
import type { AuthorizedDinner } from '../dinners/index.ts'
import { participantStore, type SortedRows } from '../participants/index.ts'

/** Stores imported people; one import is one activity. */
export async function addFilePeople(
  ctx: Pick<Ctx, 'clock'>,
  tx: Tx,
  dinner: AuthorizedDinner,
  added: SortedRows['added'],
): Promise<void> {
  const people = added.flatMap(({ people }) => people)
  if (people.length === 0) return
  await participantStore.insert(tx, dinner, people)
  await recordActivity(tx, ctx.clock, dinner, { type: 'PARTICIPANTS_UPLOADED', data: { count: people.length } })
  await enqueue(tx, 'look-up-addresses')
}
