import {
  dinnerRoutes,
  type MessageJobReply,
  type MessageTaskReply,
  messageRoutes,
  type NotificationStatusReply,
  notificationRoutes,
  type TeamReply,
  teamRoutes,
} from '@running-dinner/contract'
import { phrases } from '@running-dinner/phrases'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { givenDinner, givenTeams } from '../../../../test/given.ts'
import { readCalendar } from '../../../../test/read-calendar.ts'

const { heading } = phrases.de.notifications

/** Nine teams whose members were mailed their routes. */
async function givenRoutes() {
  const app = await createTestApp()
  const given = await givenDinner(app)
  const { params, acknowledgeToken } = given
  await app.call(dinnerRoutes.acknowledge, { params: { ...params, acknowledgeToken } })
  const teams = await givenTeams(app, given)
  const team = teams[0] as TeamReply
  const body = { ...phrases.de.messages.defaults.DINNER_ROUTE, teamSelection: 'ALL' }
  const job = (await app.call(messageRoutes.dinnerRoutes.send, { params, body })).body as MessageJobReply
  await app.deliver()
  const tasksOf = async (taskId: string) =>
    (await app.call(messageRoutes.tasks, { params: { ...params, taskId } })).body as MessageTaskReply[]
  const person = team.teamMembers[0] as TeamReply['teamMembers'][number]
  const taskIn = async (jobId: string) => {
    const task = (await tasksOf(jobId)).find(({ recipientEmail }) => recipientEmail === person.email)
    if (!task) throw new Error('no mail')
    return task
  }
  return {
    ...{ app, params, team, teams, person, taskIn },
    task: await taskIn(job.id),
    other: team.teamMembers.find(({ id }) => id !== team.hostTeamMember?.id)?.lastname ?? '-',
    changeHost: async (hostId = team.teamMembers.find(({ id }) => id !== team.hostTeamMember?.id)?.id) => {
      const hosts = { teams: [{ id: team.id, hostTeamMember: { id: hostId } }] }
      expect((await app.call(teamRoutes.saveHosts, { params, body: hosts })).status).toBe(200)
    },
    notify: async () => {
      const sent = await app.call(notificationRoutes.notifyOfChanges, { params, body: { participantIds: [person.id] } })
      await app.deliver()
      return (sent.body as MessageJobReply).id
    },
    fail: (id: string) =>
      app.ctx.db
        .updateTable('messageTask')
        .set({ failed: true, failureType: 'BOUNCE', finishedAt: app.clock.now() })
        .where('id', '=', id)
        .execute(),
    knows: async () => {
      const { body: now } = await app.call(notificationRoutes.notificationStatus, { params })
      return (now as NotificationStatusReply).people.find(({ participantId }) => participantId === person.id)?.route
    },
    last: async () => {
      await app.deliver()
      const mail = (await app.mails()).find(({ to }) => to === person.email)
      if (!mail) throw new Error('no mail')
      return mail
    },
  }
}

test('a corrected text leaves the notification in the mail, once, and buttons below it', async () => {
  const { app, params, task, fail, last } = await givenRoutes()
  expect(task.message.content).toContain(heading)
  expect(task.message.ownText).not.toContain(heading)
  expect(task.message.content.startsWith(task.message.ownText)).toBe(true)
  const before = await last()
  for (const content of ['Nur kurz.', `Nur kurz.\n\n${heading}\n\nvon früher`]) {
    await fail(task.id)
    const body = { recipientEmail: task.recipientEmail, message: { subject: 'Neu', content } }
    const { body: resent } = await app.call(messageRoutes.resend, { params: { ...params, taskId: task.id }, body })
    expect(resent).toMatchObject({ message: { ownText: 'Nur kurz.' } })
    const { text } = await last()
    expect(text).toMatch(new RegExp(`\n\nNur kurz\\.\n\n${heading}\n`))
    expect(text.split(heading)[1]).toBe(before.text.split(heading)[1])
    expect(text).not.toContain('von früher')
  }
})

test.each(['failed', 'delivered', 'refused'] as const)(
  'a %s mail that is sent again brings the notification that is true now, and its reader knows that',
  async (which) => {
    const { app, params, task, person, other, changeHost, fail, knows, last } = await givenRoutes()
    await changeHost()
    const { content } = (await app.mails()).find(({ to }) => to === person.email)?.attachments[0] ?? {}
    expect(await knows()).toBe('OUTDATED')
    if (which !== 'delivered') await fail(task.id)
    const { status } =
      which === 'delivered'
        ? await app.call(messageRoutes.resendSent, { params: { ...params, taskId: task.id } })
        : which === 'refused'
          ? await app.call(messageRoutes.resendFailed, { params: { ...params, jobId: task.jobId } })
          : await app.call(messageRoutes.resend, {
              params: { ...params, taskId: task.id },
              body: { recipientEmail: task.recipientEmail, message: task.message },
            })
    expect(status).toBe(200)
    expect(await knows()).toBe('QUEUED')
    const { text, attachments } = await last()
    expect(text.slice(text.indexOf(heading))).toMatch(new RegExp(`bei .*${other}`))
    expect(text.startsWith(`Frühlingslauf\nSamstag, 15. Juni 2030\n\n${task.message.ownText}`)).toBe(true)
    expect(readCalendar(attachments[0]?.content ?? '').entries).not.toEqual(readCalendar(content ?? '').entries)
    expect(await knows()).toBe('KNOWN')
  },
)

test('a mail about changes that is sent again names what is new by then, and nothing where all was known before', async () => {
  const { app, params, team, other, changeHost, taskIn, notify, knows, last } = await givenRoutes()
  await changeHost()
  const task = await taskIn(await notify())
  expect(task.message.content).toMatch(new RegExp(`Neu: .*${other} \\(vorher`))
  const again = async () => {
    expect((await app.call(messageRoutes.resendSent, { params: { ...params, taskId: task.id } })).status).toBe(200)
    return (await last()).text
  }
  expect(await again()).toMatch(new RegExp(`Neu: .*${other} \\(vorher`))
  await changeHost(team.hostTeamMember?.id)
  const unchanged = await again()
  expect(unchanged).not.toContain('Neu:')
  expect(unchanged).not.toContain(`bei ${other}`)
  expect(await knows()).toBe('KNOWN')
})

test('a person whose team was dropped gets the notification that they have no team any more, without a page', async () => {
  const { app, params, task, last } = await givenRoutes()
  expect((await app.call(teamRoutes.drop, { params })).status).toBe(200)
  expect((await app.call(messageRoutes.resendSent, { params: { ...params, taskId: task.id } })).status).toBe(200)
  const { text } = await last()
  expect(text).toContain(`${heading}\n\n${phrases.de.notifications.noTeamAnyMore}`)
  expect(text.split(heading)[1]).not.toContain('/dinnerroute/')
})
