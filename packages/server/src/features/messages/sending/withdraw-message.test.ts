import { activityRoutes, type MessageJobReply, messageRoutes } from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { givenConfirmedDemo } from '../../../../test/given.ts'

const body = { subject: 'Hallo', message: 'Hallo {firstname}', participantSelection: 'ALL' } as const

async function heldJob() {
  const app = await createTestApp()
  const given = await givenConfirmedDemo(app)
  const { params } = given
  const sent = await app.call(messageRoutes.participants.send, { params, body, query: { holdSeconds: '30' } })
  const job = sent.body as MessageJobReply
  const withdraw = () => app.call(messageRoutes.withdraw, { params: { ...params, jobId: job.id } })
  const mailsOfJob = async () => {
    await app.deliver()
    return (await app.mails()).filter((mail) => mail.subject === 'Hallo')
  }
  return { app, params, job, withdraw, mailsOfJob }
}

test('a held message is delivered after its hold', async () => {
  const { app, job, mailsOfJob } = await heldJob()
  expect(job).toMatchObject({ sendingStatus: 'QUEUED', heldUntil: '2030-05-01T10:00:30.000Z' })
  expect(await mailsOfJob()).toEqual([])
  app.clock.set('2030-05-01T10:00:30Z')
  expect(await mailsOfJob()).toHaveLength(18)
})

test('a held message can be withdrawn permanently', async () => {
  const { app, params, job, withdraw, mailsOfJob } = await heldJob()
  const withdrawn = { id: job.id, withdrawn: true, sendingStatus: 'SENDING_FINISHED', sendingFailed: 'UNKNOWN' }
  expect(await withdraw()).toMatchObject({ status: 200, body: withdrawn })
  expect(await withdraw()).toMatchObject({ status: 200, body: withdrawn })
  app.clock.set('2030-05-01T11:00:00Z')
  expect(await mailsOfJob()).toEqual([])
  const { body: found } = await app.call(activityRoutes.list, { params })
  const codes = (found as { activities: { code: string | null }[] }).activities.map((activity) => activity.code)
  expect(codes.filter((code) => code === 'message_withdrawn')).toHaveLength(1)
  const { body: dashboard } = await app.call(activityRoutes.dashboard, { params })
  expect(dashboard).toMatchObject({ checkList: { participantMessagesSent: false } })
})

test('refuses to withdraw a due message, one never held and one of another event', async () => {
  const { app, params, withdraw, mailsOfJob } = await heldJob()
  const other = await givenConfirmedDemo(app)
  const { body: atOnce } = await app.call(messageRoutes.participants.send, { params, body })
  const withdrawAs = (adminId: string, jobId: string) =>
    app.call(messageRoutes.withdraw, { params: { adminId, jobId } })
  const { id } = atOnce as MessageJobReply
  expect(await withdrawAs(params.adminId, id)).toMatchObject({ status: 409 })
  expect(await withdrawAs(other.params.adminId, id)).toMatchObject({ status: 404 })
  expect(await withdrawAs(params.adminId, '00000000-0000-0000-0000-000000000000')).toMatchObject({ status: 404 })

  app.clock.set('2030-05-01T10:00:30Z')
  expect(await withdraw()).toMatchObject({ status: 409, issues: [{ message: 'concurrent_modification' }] })
  expect(await mailsOfJob()).toHaveLength(36)
})

test('refuses to withdraw a job whose first mail was claimed', async () => {
  const { app, job, withdraw } = await heldJob()
  const first = app.ctx.db.selectFrom('messageTask').select('id').where('jobId', '=', job.id).limit(1)
  await app.ctx.db.updateTable('messageTask').set({ status: 'CLAIMED' }).where('id', 'in', first).execute()
  expect(await withdraw()).toMatchObject({ status: 409 })
  const waiting = await app.ctx.db.selectFrom('messageTask').select('id').where('status', '=', 'QUEUED').execute()
  expect(waiting).toHaveLength(17)
})
