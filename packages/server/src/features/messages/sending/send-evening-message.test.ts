import { randomUUID } from 'node:crypto'
import { eveningMessageRoutes, messageRoutes } from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { givenEvening } from '../../../../test/given-evening.ts'

const route = eveningMessageRoutes.sendEveningMessage

test('mails a table once when the press is sent three times, and all teams so that it can be taken back', async () => {
  const { app, params, teams, given, board } = await givenEvening()
  app.clock.set('2030-06-15T20:40:00+02:00')
  const mealId = given.dinner.meals[1]?.id ?? ''
  const host = teams.find(({ meal }) => meal.id === mealId)
  const send = async (body: object) => {
    const {
      status,
      body: answer,
      issues,
    } = await app.call(route, { params, body: { text: 'Ich komme vorbei', ...body } })
    if (status !== 200) return `${status} ${issues[0]?.field ?? ''} ${issues[0]?.message}`
    return route.reply.parse(answer)
  }
  const jobs = async () => messageRoutes.jobs.reply.parse((await app.call(messageRoutes.jobs, { params })).body)
  const before = (await jobs()).length
  const press = { id: randomUUID(), to: 'TABLE', mealId, teamId: host?.id }
  const [first, ...again] = await Promise.all([send(press), send(press), send(press)])
  expect(first).toMatchObject({ recipients: 6, heldUntil: null })
  expect(again).toEqual([first, first])
  expect(await jobs()).toHaveLength(before + 1)
  await app.deliver()
  const [job] = await jobs()
  expect(job).toMatchObject({
    subject: `Samstag, 15. Juni: Zum Abend: ${given.dinner.basicDetails.title}`,
    message: 'Ich komme vorbei',
  })
  const tasks = await app.call(messageRoutes.tasks, { params: { ...params, taskId: job?.id ?? '' } })
  const seated = messageRoutes.tasks.reply.parse(tasks.body).map(({ recipientEmail }) => recipientEmail)
  const table = (await board()).meals[1]?.tables.find(({ teamId }) => teamId === host?.id)
  expect(seated).toEqual(expect.arrayContaining(host?.teamMembers.map(({ email }) => email) ?? []))
  expect(seated).toHaveLength(2 + (table?.expected ?? 0))

  expect(await send({ id: randomUUID(), to: 'COURSE', mealId })).toMatchObject({
    recipients: 6,
    heldUntil: expect.any(String),
  })
  const all = await send({ id: randomUUID(), to: 'ALL' })
  expect(all).toMatchObject({ recipients: 18, heldUntil: expect.any(String) })
  const jobId = typeof all === 'string' ? '' : all.jobId
  expect((await app.call(messageRoutes.withdraw, { params: { ...params, jobId } })).status).toBe(200)

  expect(await send({ id: randomUUID(), to: 'TABLE', mealId })).toBe('406 teamId required')
  expect(await send({ id: randomUUID(), to: 'COURSE' })).toBe('406 mealId required')
  expect(await send({ id: randomUUID(), to: 'COURSE', mealId: randomUUID() })).toBe('406 mealId value_invalid')
  expect(await send({ id: randomUUID(), to: 'TABLE', mealId, teamId: randomUUID() })).toBe('406 teamId value_invalid')
  expect(await send({ id: randomUUID(), to: 'STREET' })).toBe('406 to value_invalid')
  expect(await send({ id: randomUUID(), to: 'ALL', text: ' ' })).toBe('406 text required')
  expect(await send({ to: 'ALL' })).toMatch('406 id')
  expect(await jobs()).toHaveLength(before + 3)
})

test.each([
  ['x'.repeat(255), `Zum Abend: ${'x'.repeat(39)}…`],
  ['Köln kocht www.evil.example', 'Zum Abend: Köln kocht'],
  ['www.evil.example', 'Zum Abend'],
])('the subject from the board has the day, and of the title %s what strangers may read', async (title, end) => {
  const { app, params, given } = await givenEvening()
  app.clock.set('2030-06-15T20:40:00+02:00')
  await app.ctx.db.updateTable('dinner').set({ title }).where('id', '=', given.dinner.id).execute()
  const body = { id: randomUUID(), to: 'ALL', text: 'Es geht los' }
  expect((await app.call(route, { params, body })).status).toBe(200)
  const [job] = messageRoutes.jobs.reply.parse((await app.call(messageRoutes.jobs, { params })).body)
  expect(job?.subject).toBe(`Samstag, 15. Juni: ${end}`)
})
