import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  accountRoutes,
  dinnerRoutes,
  eveningHelperRoutes,
  messageRoutes,
  ownRegistrationRoutes,
  participantRoutes,
  selfRoutes,
  teamRoutes,
} from '@running-dinner/contract'
import { sampled } from '@running-dinner/domain/test/sampled.ts'
import { expect, onTestFinished, test } from 'vitest'
import { createApp } from '../src/app.ts'
import { removeEvent } from '../src/features/accounts/operation/operation.routes.ts'
import { cleanups } from '../src/features/cleanups.ts'
import { applyTombstones, jobsByHand } from '../src/features/jobs.ts'
import { restoreBackup } from '../src/platform/backup/restore-backup.ts'
import { writeBackup } from '../src/platform/backup/write-backup.ts'
import type { Ctx } from '../src/platform/ctx.ts'
import { callsOf, createTestApp, type TestApp } from './app.ts'
import { personBody } from './bodies.ts'
import { tablesSaying } from './database-walk.ts'
import { confirmDinner, givenDinner, givenTeams } from './given.ts'
import { bearer, givenAccount } from './given-account.ts'
import { migrationsFolder, newEmptyDatabase } from './given-backup.ts'
import { givenPublicDinner, mailedSelf } from './given-registration.ts'
import { givenTombstones } from './given-tombstones.ts'
import { patientDatabase } from './patient-database.ts'
import { smtpSink } from './smtp-sink.ts'

/** In every name and address of what is deleted after the backup. */
const mark = 'zqgone'

async function worked(call: Promise<{ status: number; issues: unknown }>): Promise<void> {
  const { status, issues } = await call
  expect(issues).toEqual([])
  expect(status).toBeLessThan(300)
}

/** Events, guests, an account, a helper and a message that waits; with what deletes some of them. */
async function givenSite() {
  const app = await createTestApp()
  const tombstones = await givenTombstones(app.ctx)
  const { pool } = app.database
  const stays = await givenDinner(app)
  await confirmDinner(app, stays)
  const [cancelledTeam, smallerTeam] = await givenTeams(app, stays)
  const leaver = smallerTeam?.teamMembers.find(({ id }) => id !== smallerTeam.hostTeamMember?.id)
  await pool.query(
    `update participant set last_name = '${mark}', email = '${mark}' || participant_number || '@guests.example',
    email_identity = '${mark}' || participant_number || '@guests.example' where team_id = $1 or id = $2`,
    [cancelledTeam?.id, leaver?.id],
  )
  const added = await app.call(participantRoutes.create, {
    params: stays.params,
    body: personBody(40, { lastname: mark, email: `${mark}40@guests.example` }),
  })
  const helper = await app.call(eveningHelperRoutes.addHelper, { params: stays.params, body: { name: mark } })
  const removed = await givenDinner(app, { email: `${mark}@organisers.example` })
  await confirmDinner(app, removed)
  const called = await givenDinner(app)
  await confirmDinner(app, called)
  const open = await givenPublicDinner(app)
  await confirmDinner(app, open)
  await open.confirmed(1, { lastname: mark, email: `${mark}1@guests.example` })
  await open.confirmed(2)
  const self = await mailedSelf(app, `${mark}1@guests.example`)
  const session = await givenAccount(app, { username: mark, email: `${mark}@accounts.example`, lastName: mark })
  const { rows } = await pool.query('select id, self_admin_id from participant where participant_number = 19')
  const sink = await smtpSink()
  app.ctx.config.smtpUrl = sink.url
  const body = { subject: 'Wichtig', message: 'Hallo {firstname}', participantSelection: 'ALL' }
  await worked(app.call(messageRoutes.participants.send, { params: stays.params, body }))
  await applyTombstones(app.ctx)
  const { id: addedId } = added.body as { id: string }
  const deleteAll = async () => {
    const { params } = stays
    const teamBody = { replaceTeam: false, dryRun: false, replacementParticipantIds: [] }
    await worked(
      app.call(selfRoutes.removeMe, { params: { selfAdminId: rows[0].self_admin_id, participantId: addedId } }),
    )
    await worked(
      app.call(teamRoutes.cancel, { params: { ...params, teamId: cancelledTeam?.id ?? '' }, body: teamBody }),
    )
    await worked(
      app.call(teamRoutes.cancelMember, {
        params: { ...params, teamId: smallerTeam?.id ?? '', participantId: leaver?.id ?? '' },
      }),
    )
    const helperId = (helper.body as { id: string }).id
    await worked(app.call(eveningHelperRoutes.removeHelper, { params: { ...params, helperId } }))
    await worked(app.call(ownRegistrationRoutes.cancel, { params: self }))
    await worked(app.call(dinnerRoutes.cancel, { params: called.params }))
    await worked(app.call(accountRoutes.remove, { headers: bearer(session.token) }))
    await removeEvent(app.ctx, removed.dinner.id, cleanups)
  }
  return { app, tombstones, sink, deleteAll, stays, removed, called, cancelledTeam, smallerTeam }
}

/** How many rows of each table still name something that was deleted; activities and sent mails may, until their event is deleted. */
async function tracesIn(database: TestApp['database']): Promise<Record<string, number>> {
  const traces: Record<string, number> = {}
  for (const table of await tablesSaying(database, mark)) {
    const { rows } = await database.pool.query(`select count(*) as n from ${table} t where t::text ilike $1`, [
      `%${mark}%`,
    ])
    traces[table] = Number(rows[0].n)
  }
  return traces
}

type Site = Awaited<ReturnType<typeof givenSite>>

/** A second site from the backup, with the folder of the first. */
async function restored({ app, tombstones }: Site, file: string, knownBy: 'mark' | 'counter') {
  const url = await newEmptyDatabase()
  await restoreBackup({ connectionString: url, file, migrationsFolder, replace: false })
  const { db, pool, close } = patientDatabase(url, 8)
  // As pg_restore and a copied folder leave it.
  if (knownBy === 'counter') await pool.query('update deletion_counter set is_restored = false')
  const ctx = { ...app.ctx, db }
  await givenTombstones(ctx, undefined, tombstones.path)
  onTestFinished(close)
  const runAllJobs = async () => {
    const jobs = jobsByHand(ctx)
    for (const job of [jobs.outbox, jobs.reminders, jobs.retention, jobs.outbox]) await job()
  }
  return { ctx, pool, runAllJobs, traces: () => tracesIn({ ...app.database, pool }) }
}

async function callsTo(ctx: Ctx) {
  const server = await createApp(ctx, '/nonexistent')
  onTestFinished(() => server.close())
  return callsOf(server)
}

test('what was deleted after a backup does not come back with it, and nothing is mailed again (REL-15)', {
  timeout: 180_000,
}, async () => {
  const site = await givenSite()
  const { app, sink, stays } = site
  const folder = await mkdtemp(join(tmpdir(), 'rd-drill-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = await writeBackup(app.database.url, folder, app.clock.now())
  app.clock.set('2030-05-01T10:05:00Z')
  await app.deliver()
  const delivered = sink.mails.length
  expect(delivered).toBeGreaterThan(17)
  await site.deleteAll()
  await app.deliver()
  const sent = sink.mails.length
  const left = await tracesIn(app.database)
  app.clock.set('2030-05-01T10:10:00Z')

  // Shows that the backup would bring everything back.
  const careless = await restored(site, file, 'counter')
  const back = ['participant', 'dinner', 'account', 'evening_helper'].map((table) => `public.${table}`)
  expect(Object.keys(await careless.traces())).toEqual(expect.arrayContaining(back))
  expect(Object.keys(left)).not.toEqual(expect.arrayContaining(back.slice(0, 1)))
  await careless.runAllJobs()
  expect(sink.mails.length - sent).toBe(delivered)

  const mailed = sink.mails.length
  for (const knownBy of sampled(['mark', 'counter'] as const, { step: 2 })) {
    const { ctx, pool, runAllJobs, traces } = await restored(site, file, knownBy)
    await applyTombstones(ctx)
    for (const [table, count] of Object.entries(await traces()))
      expect(count, table).toBeLessThanOrEqual(left[table] ?? 0)
    await runAllJobs()
    expect(sink.mails).toHaveLength(mailed)
    const call = await callsTo(ctx)
    expect((await call(dinnerRoutes.get, { params: site.removed.params })).status).toBe(404)
    expect((await call(dinnerRoutes.get, { params: site.called.params })).body).toMatchObject({
      cancellationDate: expect.any(String),
    })
    const { body: teams } = await call(teamRoutes.list, { params: stays.params })
    const teamOf = (id = '') => (teams as { teams: { id: string }[] }).teams.find((team) => team.id === id)
    expect(teamOf(site.cancelledTeam?.id)).toMatchObject({ status: 'CANCELLED', teamMembers: [] })
    expect(teamOf(site.smallerTeam?.id)).toMatchObject({ status: 'OK', teamMembers: [{}] })
    const { rows } = await pool.query(
      'select (select count(*) from participant) as people, (select count(*) from unwanted_address) as unwanted',
    )
    expect(rows).toEqual([{ people: 18 + 1 + 2 - 5, unwanted: 1 }])
    await jobsByHand(ctx)['release-mails']()
    await jobsByHand(ctx).outbox()
    expect(sink.mails.length).toBeGreaterThan(mailed)
    sink.mails.length = mailed
  }
})
