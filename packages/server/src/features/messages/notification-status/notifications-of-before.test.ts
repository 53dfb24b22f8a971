import { readFile } from 'node:fs/promises'
import { messageRoutes, type NotificationStatusReply, notificationRoutes } from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { givenParticipants, givenTeams } from '../../../../test/given.ts'
import { givenConfirmedDinner } from '../../../../test/given-portal.ts'
import { type NewActivity, recordActivity } from '../../events/activities/index.ts'
import { fillInNotifications } from './fill-in-notifications.ts'

const migration = new URL('../../../../migrations/0017-letters.sql', import.meta.url)
const toTeams = { subject: 'S', message: 'm', hostMessagePartTemplate: 'h', nonHostMessagePartTemplate: 'n' }
const routes = { subject: 'S', message: 'm', selfTemplate: 's', hostsTemplate: 'h' }

/** Nine teams whose 18 people were mailed about their team at 10:00 and about their route at 11:00. */
async function givenMails() {
  const app = await createTestApp({ now: '2030-05-01T09:00:00Z' })
  const given = await givenConfirmedDinner(app)
  const { params, dinner } = given
  const teams = await givenTeams(app, given)
  const { pool } = app.database
  const send = async (now: string, route: typeof messageRoutes.teams.send | typeof messageRoutes.dinnerRoutes.send) => {
    app.clock.set(now)
    const body = { ...(route === messageRoutes.teams.send ? toTeams : routes), teamSelection: 'ALL' }
    expect((await app.call(route, { params, body })).status).toBe(200)
    await app.deliver()
  }
  await send('2030-05-01T10:00:00Z', messageRoutes.teams.send)
  await send('2030-05-01T11:00:00Z', messageRoutes.dinnerRoutes.send)
  return {
    ...{ app, given, teams, pool, send },
    /** Who knows their team and who their route after the migration, run as on a database without notifications. */
    migrated: async () => {
      await pool.query('drop table letter')
      await pool.query(await readFile(migration, 'utf8'))
      await fillInNotifications(app.ctx)
      const { body } = await app.call(notificationRoutes.notificationStatus, { params })
      const { teams: aboutTeams, routes: aboutRoutes, outdated } = body as NotificationStatusReply
      return { team: aboutTeams.known, route: aboutRoutes.known, outdated: outdated.length }
    },
    /** As if this had happened at that time, and nothing else beside it. */
    recorded: async (activity: NewActivity, now: string) => {
      await pool.query('delete from activity')
      await app.ctx.db
        .transaction()
        .execute((tx) =>
          recordActivity(tx, { now: () => new Date(now) }, { ...dinner, email: 'o@example.org' }, activity),
        )
    },
  }
}

const custom = (code: NonNullable<NewActivity['code']>): NewActivity => ({ type: 'CUSTOM_ADMIN_CHANGE', code })
const all = { team: 18, route: 18, outdated: 0 }
const no = { team: 0, route: 0, outdated: 0 }

test('a mail about team or route that was delivered before notifications were stored is known when nothing changed since', async () => {
  const { pool, send, migrated, recorded } = await givenMails()
  expect(await migrated()).toEqual(all)
  const change: NewActivity = { type: 'TEAMS_HOST_CHANGED' }
  await recorded(change, '2030-05-01T09:30:00Z')
  expect(await migrated()).toEqual(all)
  // Between the two mails: the route was written afterwards and says the team too.
  await recorded(change, '2030-05-01T10:30:00Z')
  expect(await migrated()).toEqual(all)
  await pool.query("delete from message_task where kind = 'DINNER_ROUTE'")
  expect(await migrated()).toEqual(no)
  await recorded(change, '2030-05-01T09:30:00Z')
  expect(await migrated()).toEqual({ ...all, route: 0 })
  await pool.query("update message_task set failed = true where recipient_email = 'person1@guests.example'")
  expect(await migrated()).toEqual({ ...all, team: 17, route: 0 })
  // A later mail that failed takes nothing back.
  await send('2030-05-01T12:00:00Z', messageRoutes.teams.send)
  await recorded(change, '2030-05-01T09:30:00Z')
  await pool.query("update message_task set failed = true where created_at = '2030-05-01T12:00:00Z'")
  expect(await migrated()).toEqual({ ...all, team: 17, route: 0 })
  await pool.query("update message_job set withdrawn_at = '2030-05-01T10:00:10Z'")
  expect(await migrated()).toEqual(no)
})

const changes: readonly NewActivity[] = [
  { type: 'PARTICIPANT_CHANGED_TEAMHOST' },
  { type: 'MEAL_TIMES_UPDATED' },
  { type: 'TEAM_MEMBERS_SWAPPED' },
  { type: 'TEAMS_HOST_CHANGED' },
  { type: 'TEAM_CANCELLED' },
  { type: 'WAITINGLIST_PARTICIPANTS_ASSIGNED' },
  { type: 'WAITINGLIST_TEAMS_GENERATED' },
  { type: 'TEAM_ARRANGEMENT_CREATED' },
  { type: 'TEAMS_RECREATED' },
  { type: 'DINNER_ROUTES_OPTIMIZED' },
  ...(['after_party_changed', 'after_party_removed', 'after_party_located', 'team_meals_swapped'] as const).map(custom),
  ...(['team_replaced', 'team_member_cancelled', 'teams_dropped', 'settings_changed'] as const).map(custom),
  ...(['plan_change_undone', 'plan_change_redone'] as const).map(custom),
]

test('no notification is known when something of the evening changed after the mails', async () => {
  const { app, given, teams, migrated, recorded } = await givenMails()
  const after = '2030-05-01T11:30:00Z'
  for (const change of changes) {
    await recorded(change, after)
    expect([change, await migrated()]).toEqual([change, no])
  }
  for (const activity of [{ type: 'PARTICIPANT_SUBSCRIBED' }, custom('registration_closed')] as const) {
    await recorded(activity, after)
    expect([activity, await migrated()]).toEqual([activity, all])
  }
  // An edited person is in notifications only with a team.
  const edited = (id: string): NewActivity => ({
    ...custom('participant_edited'),
    related: { type: 'PARTICIPANT', id },
  })
  await recorded(edited(teams[0]?.teamMembers[0]?.id ?? ''), after)
  expect(await migrated()).toEqual(no)
  const [waiting] = await givenParticipants(app, given, 1, () => ({ email: 'waiting@guests.example' }))
  await recorded(edited(waiting?.id ?? ''), after)
  expect(await migrated()).toEqual(all)
})
