import { setTimeout as delay } from 'node:timers/promises'
import { jobTasks } from '../src/features/jobs.ts'
import type { Ctx } from '../src/platform/ctx.ts'

/** Calls the job as often as the job runner would be woken, until no mail waits. */
export async function workOffMails(ctx: Ctx): Promise<void> {
  const deliver = jobTasks(ctx)['deliver-mails']
  for (;;) {
    await deliver()
    const rows = await ctx.db.selectFrom('messageTask').select('id').where('status', '=', 'QUEUED').execute()
    if (rows.length === 0) return
    await delay(1_000)
  }
}
