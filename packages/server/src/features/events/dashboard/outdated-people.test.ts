import {
  activityRoutes,
  dinnerRoutes,
  messageRoutes,
  notificationRoutes,
  ownNotificationRoutes,
  participantRoutes,
  type ReplyOf,
  type TeamReply,
  teamRoutes,
} from '@running-dinner/contract'
import { settingsRoutes } from '@running-dinner/contract/events'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { afterPartyBody } from '../../../../test/bodies.ts'
import { type GivenDinner, givenDinner, givenTeams } from '../../../../test/given.ts'
import { jobTasks } from '../../jobs.ts'

interface Evening {
  app: TestApp
  given: GivenDinner
  teams: TeamReply[]
}

const routes = { subject: 'S', message: 'm', teamSelection: 'ALL', selfTemplate: 's', hostsTemplate: 'h' }

/** Teams of a demo, which may send messages without confirmation. */
async function givenEvening(): Promise<Evening> {
  const app = await createTestApp()
  const given = await givenDinner(app, { runningDinnerType: 'DEMO' })
  return { app, given, teams: await givenTeams(app, given) }
}

async function sendRoutes({ app, given: { params } }: Evening) {
  expect((await app.call(messageRoutes.dinnerRoutes.send, { params, body: routes })).status).toBe(200)
  await jobTasks(app.ctx)['deliver-mails']()
}

async function outdated({ app, given: { params } }: Evening): Promise<number> {
  const { body } = await app.call(activityRoutes.dashboard, { params })
  return (body as ReplyOf<typeof activityRoutes.dashboard>).standing.untoldChanges
}

async function edit({ app, given: { params } }: Evening, participantId: string | undefined, change: object) {
  const of = { params: { ...params, participantId: participantId ?? '' } }
  const { body } = await app.call(participantRoutes.get, of)
  return app.call(participantRoutes.update, { ...of, body: { ...(body as object), ...change } })
}

const hostOf = ({ teams: [team] }: Evening) => team?.hostTeamMember?.id
const guestOf = ({ teams: [team] }: Evening) => team?.teamMembers.find(({ id }) => id !== team.hostTeamMember?.id)?.id

const saveBasics = ({ app, given: { dinner, params } }: Evening, change: object) =>
  app.call(dinnerRoutes.saveBasicSettings, { params, body: { basicDetails: { ...dinner.basicDetails, ...change } } })

test.each<[string, (evening: Evening) => Promise<{ status: number }>, number]>([
  [
    'a new host',
    (evening) =>
      evening.app.call(teamRoutes.saveHosts, {
        params: evening.given.params,
        body: { teams: [{ id: evening.teams[0]?.id, hostTeamMember: { id: guestOf(evening) } }] },
      }),
    6,
  ],
  [
    'a cancelled team',
    ({ app, given: { params }, teams: [team] }) =>
      app.call(teamRoutes.cancel, {
        params: { ...params, teamId: team?.id ?? '' },
        body: { teamId: team?.id, replaceTeam: false },
      }),
    10,
  ],
  [
    'new meal times',
    ({ app, given: { dinner, params } }) =>
      app.call(settingsRoutes.saveSchedule, {
        params,
        body: { meals: dinner.meals.map((meal) => ({ ...meal, time: meal.time.replace(':00', ':15') })) },
      }),
    36,
  ],
  ['a new date', (evening) => saveBasics(evening, { date: '2030-06-16' }), 36],
  ['a new title', (evening) => saveBasics(evening, { title: 'Sommerlauf' }), 0],
  [
    'an after party',
    ({ app, given: { params } }) => app.call(settingsRoutes.saveAfterParty, { params, body: afterPartyBody() }),
    36,
  ],
  ['a host who moved', (evening) => edit(evening, hostOf(evening), { street: 'Andere Straße' }), 6],
  [
    'a host who moved by an imported list',
    ({ app, given: { params }, teams: [team] }) =>
      app.call(participantRoutes.import, {
        params,
        body: {
          rows: [
            {
              rowNumber: 2,
              update: true,
              participant: { email: team?.hostTeamMember?.email, street: 'Andere Straße' },
            },
          ],
        },
      }),
    6,
  ],
  ['a guest who moved', (evening) => edit(evening, guestOf(evening), { street: 'Andere Straße' }), 0],
  ['a note about a host', (evening) => edit(evening, hostOf(evening), { notes: 'Hund' }), 0],
])('after routes were sent, counts the people whose evening changed: %s', async (_name, change, expected) => {
  const evening = await givenEvening()
  await sendRoutes(evening)
  expect(await outdated(evening)).toBe(0)
  expect((await change(evening)).status).toBe(200)
  expect(await outdated(evening)).toBe(expected)
  const { params } = evening.given
  const sent = await evening.app.call(notificationRoutes.notifyOfChanges, { params, body: {} })
  expect(sent.status).toBe(expected > 0 ? 200 : 406)
  await jobTasks(evening.app.ctx)['deliver-mails']()
  expect(await outdated(evening)).toBe(0)
})

test('after the event was cancelled nobody is outdated, no page lists changes, and the call is refused', async () => {
  const evening = await givenEvening()
  const { app, given, teams } = evening
  const { params } = given
  await sendRoutes(evening)
  await saveBasics(evening, { date: '2030-06-16' })
  expect(await outdated(evening)).toBe(36)
  const participantId = teams[0]?.teamMembers[0]?.id ?? ''
  const { selfAdminId } = await app.ctx.db
    .selectFrom('participant')
    .select('selfAdminId')
    .where('id', '=', participantId)
    .executeTakeFirstOrThrow()
  const own = () => app.call(ownNotificationRoutes.ownNotifications, { params: { selfAdminId, participantId } })
  expect((await own()).body).toHaveLength(2)
  expect((await app.call(dinnerRoutes.cancel, { params })).status).toBe(200)
  expect(await outdated(evening)).toBe(0)
  expect((await own()).body).toEqual([])
  for (const route of [notificationRoutes.notifyOfChanges, notificationRoutes.previewChanges]) {
    const { status, issues } = await app.call(route, { params, body: {} })
    expect([status, issues[0]?.message]).toEqual([406, 'event_cancelled'])
  }
})

test('no person is outdated before routes were sent', async () => {
  const evening = await givenEvening()
  await edit(evening, hostOf(evening), { street: 'Andere Straße' })
  expect(await outdated(evening)).toBe(0)
})
