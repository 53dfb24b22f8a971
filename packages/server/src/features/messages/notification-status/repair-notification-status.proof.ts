import {
  activityRoutes,
  dinnerRoutes,
  type MessageJobReply,
  messageRoutes,
  type NotificationStatusReply,
  notificationRoutes,
  type OptimizationPreview,
  type OptimizationState,
  planOptimizationRoutes,
  portalRoutes,
  type ReplyOf,
  selfRoutes,
  type TeamReply,
  teamRoutes,
} from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { givenDinner, givenTeams } from '../../../../test/given.ts'
import { locateEveryone } from '../../../../test/given-run.ts'
import { smtpSink } from '../../../../test/smtp-sink.ts'
import { jobTasks } from '../../jobs.ts'

const routes = { subject: 'S', message: 'm', selfTemplate: 's', hostsTemplate: 'h', teamSelection: 'ALL' }

// An event of 126 people.
test('one of 63 teams that know their routes drops out: one press mails exactly the people of the repair', async () => {
  const app = await createTestApp()
  const dinner = await givenDinner(app)
  const { params, acknowledgeToken } = dinner
  const eventStatus = async () =>
    ((await app.call(activityRoutes.dashboard, { params })).body as ReplyOf<typeof activityRoutes.dashboard>).standing
  const teams = await givenTeams(app, dinner, 126)
  await locateEveryone(app)
  await app.call(dinnerRoutes.acknowledge, { params: { ...params, acknowledgeToken } })
  expect((await app.call(messageRoutes.dinnerRoutes.send, { params, body: routes })).status).toBe(200)
  await app.deliver()
  const knowledge = async () =>
    (await app.call(notificationRoutes.notificationStatus, { params })).body as NotificationStatusReply
  expect((await knowledge()).routes.known).toBe(126)

  const pagesBefore = await pagesOf(app, teams)

  const gone = teams[20]
  const repair = await app.call(planOptimizationRoutes.repair, { params, body: { withoutTeamIds: [gone?.id] } })
  const call = { params: { ...params, optimizationId: (repair.body as OptimizationState).optimizationId } }
  const { changedTeams } = (await app.call(planOptimizationRoutes.preview, call)).body as OptimizationPreview
  expect((await app.call(planOptimizationRoutes.apply, call)).status).toBe(200)

  const { outdated } = await knowledge()
  const former = outdated.filter(({ teamId }) => teamId === gone?.id)
  const staying = outdated.filter(({ teamId }) => teamId !== gone?.id)
  expect(former.map(({ participantId }) => participantId)).toEqual(gone?.teamMembers.map(({ id }) => id))
  expect(staying.length).toBeLessThanOrEqual(12)
  expect(changedTeams.map(({ teamId }) => teamId)).toEqual(
    expect.arrayContaining([...new Set(staying.map(({ teamId }) => teamId))]),
  )

  const pages = await pagesOf(app, teams)
  const concerned = new Set(outdated.map(({ participantId }) => participantId))
  const others = [...pagesBefore.keys()].filter((participantId) => !concerned.has(participantId))
  expect(others).toHaveLength(126 - outdated.length)
  expect(others.filter((participantId) => pages.get(participantId) !== pagesBefore.get(participantId))).toEqual([])
  expect(await eventStatus()).toMatchObject({ routeMailsSent: true, untoldChanges: outdated.length })

  const addresses = await app.database.pool.query<{ email: string }>(
    'select distinct lower(recipient_email) as email from letter where participant_id = any($1)',
    [[...concerned]],
  )
  const mailsBefore = (await app.mails()).length
  const sent = (await app.call(notificationRoutes.notifyOfChanges, { params, body: {} })).body as MessageJobReply
  expect(sent.numberOfMessageTasks).toBe(outdated.length)
  await app.deliver()
  const { rows: tasks } = await app.database.pool.query<{ email: string }>(
    'select lower(recipient_email) as email from message_task where job_id = $1',
    [sent.id],
  )
  expect(tasks.map(({ email }) => email).sort()).toEqual(addresses.rows.map(({ email }) => email).sort())
  // No other mail went out with them.
  expect((await app.mails()).length - mailsBefore).toBe(outdated.length)
  const pagesAfter = await pagesOf(app, teams)
  expect(others.filter((participantId) => pagesAfter.get(participantId) !== pagesBefore.get(participantId))).toEqual([])
  expect(await knowledge()).toMatchObject({
    outdated: [],
    routes: { people: 124, known: 124 },
    teams: { people: 124, known: 124 },
  })
  expect(await eventStatus()).toMatchObject({ routeMailsSent: true, untoldChanges: 0 })
})

test('changes that the mail server rejects reach no person, and the dashboard says so', async () => {
  const app = await createTestApp()
  const dinner = await givenDinner(app)
  const { params, acknowledgeToken } = dinner
  const teams = await givenTeams(app, dinner)
  await app.call(dinnerRoutes.acknowledge, { params: { ...params, acknowledgeToken } })
  expect((await app.call(messageRoutes.dinnerRoutes.send, { params, body: routes })).status).toBe(200)
  await app.deliver()
  const [team] = teams
  const other = team?.teamMembers.find(({ id }) => id !== team.hostTeamMember?.id)
  const hosts = { teams: [{ id: team?.id, hostTeamMember: { id: other?.id } }] }
  expect((await app.call(teamRoutes.saveHosts, { params, body: hosts })).status).toBe(200)
  const knowledge = async () =>
    (await app.call(notificationRoutes.notificationStatus, { params })).body as NotificationStatusReply
  const concerned = (await knowledge()).outdated.map(({ participantId }) => participantId)
  expect(concerned).toHaveLength(6)

  expect((await app.call(notificationRoutes.notifyOfChanges, { params, body: {} })).status).toBe(200)
  const sink = await smtpSink({ answer: () => ({ code: 550, text: '5.1.1 unknown' }) })
  await jobTasks({ ...app.ctx, config: { ...app.ctx.config, smtpUrl: sink.url } })['deliver-mails']()

  const { people, routes: aboutRoutes } = await knowledge()
  expect(aboutRoutes).toMatchObject({ people: 18, known: 12, failed: 6, queued: 0, outdated: 0 })
  const failed = people.filter(({ route }) => route === 'FAILED').map(({ participantId }) => participantId)
  expect(failed.sort()).toEqual(concerned.sort())
  const { standing: eventStatus } = (await app.call(activityRoutes.dashboard, { params })).body as ReplyOf<
    typeof activityRoutes.dashboard
  >
  expect(eventStatus).toMatchObject({ routeMailsSent: false, knowledge: { routes: { known: 12, failed: 6 } } })
  expect(eventStatus.routeMails.teamsReached).toBeLessThan(eventStatus.routeMails.teams)
})

/** What each member of the teams reads on their page, in their portal and in its list of messages. */
async function pagesOf(app: TestApp, teams: readonly TeamReply[]): Promise<Map<string, string>> {
  const { rows } = await app.database.pool.query<{ id: string; self: string }>(
    'select id, self_admin_id as self from participant',
  )
  const selfAdminIds = new Map(rows.map(({ id, self }) => [id, self]))
  const pages = new Map<string, string>()
  for (const { id: teamId, teamMembers } of teams)
    for (const { id: participantId } of teamMembers) {
      const params = { selfAdminId: selfAdminIds.get(participantId) ?? '', participantId, teamId }
      const replies = [
        await app.call(selfRoutes.dinnerRoute, { params }),
        await app.call(portalRoutes.selfServiceInfo, { params }),
        await app.call(portalRoutes.messages, { params }),
      ]
      pages.set(participantId, JSON.stringify(replies.map(({ status, body }) => [status, body])))
    }
  return pages
}
