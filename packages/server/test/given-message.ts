import { activityRoutes, dinnerRoutes, type MessageTaskReply, messageRoutes } from '@running-dinner/contract'
import { jobTasks } from '../src/features/jobs.ts'
import { checkMailServer } from '../src/features/messages/sending/check-mail-server.ts'
import { systemClock } from '../src/platform/clock.ts'
import type { Ctx } from '../src/platform/ctx.ts'
import { createTestApp } from './app.ts'
import { givenDinner, givenParticipants } from './given.ts'
import { testLog } from './test-log.ts'
import { workOffMails } from './work-off-mails.ts'

const body = { subject: 'Hallo', message: 'Hallo {firstname}', participantSelection: 'ALL' } as const

/** An event with a message to `count` guests that no one has delivered. */
export async function givenMessage(count: number) {
  const app = await createTestApp()
  const { db } = app.ctx
  const given = await givenDinner(app)
  const { params, acknowledgeToken } = given
  await app.call(dinnerRoutes.acknowledge, { params: { ...params, acknowledgeToken } })
  await givenParticipants(app, given, count, (number) => ({ email: `guest${number}@guests.example` }))
  const { body: job } = await app.call(messageRoutes.participants.send, { params, body })
  const { log, lines } = testLog()
  const over = (smtpUrl: string) => {
    const ctx: Ctx = { ...app.ctx, log, config: { ...app.ctx.config, smtpUrl } }
    return {
      deliver: jobTasks(ctx)['deliver-mails'],
      check: () => checkMailServer(ctx),
      /** Delivers until no mail waits, with all rests and retries. Returns the seconds it took. */
      async deliverAll(): Promise<number> {
        await db.updateTable('messageTask').set({ dueAt: systemClock.now() }).where('status', '=', 'QUEUED').execute()
        const started = performance.now()
        await workOffMails({ ...ctx, clock: systemClock })
        return (performance.now() - started) / 1_000
      },
    }
  }
  return {
    app,
    lines,
    over,
    tasks: async () =>
      (await app.call(messageRoutes.tasks, { params: { ...params, taskId: (job as { id: string }).id } }))
        .body as MessageTaskReply[],
    banner: async () => {
      const { body: board } = await app.call(activityRoutes.dashboard, { params })
      return (board as { mailProblems: { mailServer: unknown } }).mailProblems.mailServer
    },
    attempts: async () => {
      const rows = await db.selectFrom('messageTask').select('attempts').where('jobId', 'is not', null).execute()
      return rows.map(({ attempts }) => attempts)
    },
    health: async () =>
      (await app.app.inject({ url: '/health/jobs' })).json() as { status: string; mailServer: string },
  }
}
