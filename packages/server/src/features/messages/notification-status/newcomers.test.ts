import { messageRoutes, type NotificationStatusReply, notificationRoutes, teamRoutes } from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { confirmDinner, type GivenDinner, givenDinner, givenParticipants, givenTeams } from '../../../../test/given.ts'

const routes = { subject: 'S', message: 'm', selfTemplate: 's', hostsTemplate: 'h', teamSelection: 'ALL' }

async function notificationStatusOf(app: TestApp, { params }: GivenDinner): Promise<NotificationStatusReply> {
  return (await app.call(notificationRoutes.notificationStatus, { params })).body as NotificationStatusReply
}

/** Nine teams that know their routes; then two waiting people take the place of the first. */
async function givenReplacedTeam() {
  const app = await createTestApp()
  const given = await givenDinner(app)
  await confirmDinner(app, given)
  const teams = await givenTeams(app, given)
  const { params } = given
  expect((await app.call(messageRoutes.dinnerRoutes.send, { params, body: routes })).status).toBe(200)
  await app.deliver()
  const waiting = await givenParticipants(app, given, 2, (number) => ({
    email: `new${number}@example.org`,
    numSeats: 6,
  }))
  const team = teams[0]
  const replaced = await app.call(teamRoutes.cancel, {
    params: { ...params, teamId: team?.id ?? '' },
    body: { replaceTeam: true, replacementParticipantIds: waiting.map(({ id }) => id), dryRun: false },
  })
  expect(replaced.status).toBe(200)
  return {
    app,
    given,
    newIds: waiting.map(({ id }) => id).sort(),
    goneIds: (team?.teamMembers ?? []).map(({ id }) => id),
  }
}

test('one press notifies those concerned, mails newcomers their first route whole, and those who dropped out that they are out', async () => {
  const { app, given, newIds, goneIds } = await givenReplacedTeam()
  const { params } = given
  const before = await notificationStatusOf(app, given)
  expect(before.newcomers.map(({ participantId }) => participantId).sort()).toEqual(newIds)
  expect(before.newcomers[0]).toMatchObject({ kind: 'DINNER_ROUTE', name: expect.stringContaining('Nachname') })
  const outdatedIds = before.outdated.map(({ participantId }) => participantId)
  expect(outdatedIds).toEqual(expect.arrayContaining(goneIds))
  const sent = await app.call(notificationRoutes.notifyOfChanges, { params, body: {} })
  expect(sent.body).toMatchObject({ numberOfMessageTasks: outdatedIds.length + newIds.length })
  const mails = await app.ctx.db
    .selectFrom('messageTask')
    .select(['participantId', 'subject', 'content'])
    .where('jobId', '=', (sent.body as { id: string }).id)
    .execute()
  const mailTo = (ids: readonly string[]) => mails.filter(({ participantId }) => ids.includes(participantId ?? ''))
  for (const { subject, content } of mailTo(newIds)) {
    expect(subject).toBe('Samstag, 15. Juni: deine Route')
    expect(content).toMatch(/^Hallo [\s\S]*deine Route[\s\S]*Auf einen Blick/)
    expect(content).not.toMatch(/geändert|vorher:/)
  }
  for (const { content } of mailTo(goneIds)) expect(content).toContain('Du bist in keinem Team mehr')
  await app.deliver()
  expect(await notificationStatusOf(app, given)).toMatchObject({
    outdated: [],
    newcomers: [],
    routes: { people: 18, known: 18 },
  })
})

test('a press for one newcomer leaves the others as they were', async () => {
  const { app, given, newIds } = await givenReplacedTeam()
  const { params } = given
  const body = { participantIds: newIds.slice(0, 1) }
  const preview = await app.call(notificationRoutes.previewChanges, { params, body })
  expect(preview.body).toMatchObject({ numRecipients: 1, subject: 'Samstag, 15. Juni: deine Route' })
  expect((await app.call(notificationRoutes.notifyOfChanges, { params, body })).status).toBe(200)
  const { newcomers } = await notificationStatusOf(app, given)
  expect(newcomers.map(({ participantId }) => participantId)).toEqual(newIds.slice(1))
})
