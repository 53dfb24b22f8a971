import {
  activityRoutes,
  messageRoutes,
  participantRoutes,
  placeOfferRoutes,
  type ReplyOf,
  teamRoutes,
} from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { personBody } from '../../../../test/bodies.ts'
import { confirmDinner, givenDinner, givenTeams } from '../../../../test/given.ts'
import { smtpSink } from '../../../../test/smtp-sink.ts'
import { jobsByHand, jobTasks } from '../../jobs.ts'

test('an offer that does not arrive is on the dashboard and in the news, until a later mail arrives', async () => {
  const app = await createTestApp()
  const given = await givenDinner(app)
  const [team] = await givenTeams(app, given)
  await confirmDinner(app, given)
  const { params } = given
  const waiting = (await app.call(participantRoutes.create, { params, body: personBody(101, { numSeats: 6 }) }))
    .body as ReplyOf<typeof participantRoutes.create>
  const member = { ...params, teamId: team?.id ?? '', participantId: team?.teamMembers[1]?.id ?? '' }
  await app.call(teamRoutes.cancelMember, { params: member })
  await app.deliver()
  const offer = { teamId: team?.id, participantIds: [waiting.id], toNext: false }
  expect((await app.call(placeOfferRoutes.offer, { params, body: offer })).status).toBe(200)
  const sink = await smtpSink({ answer: () => ({ code: 550, text: '5.1.1 unknown' }) })
  await jobTasks({ ...app.ctx, config: { ...app.ctx.config, smtpUrl: sink.url } })['deliver-mails']()

  const problems = async () =>
    ((await app.call(activityRoutes.dashboard, { params })).body as ReplyOf<typeof activityRoutes.dashboard>)
      .mailProblems
  expect(await problems()).toMatchObject({
    failed: 1,
    waiting: 0,
    jobId: null,
    undelivered: [{ participantId: waiting.id, isOffer: true, failedAt: '2030-05-01T10:00:00.000Z' }],
  })
  app.clock.set('2030-05-01T10:03:00Z')
  await jobsByHand(app.ctx).reminders()
  await app.deliver()
  const [news] = (await app.mails()).filter(({ to }) => to === 'olga@organisers.example')
  expect(news?.text).toContain('Eine Mail an Vorname101 Nachname101 kam nicht an')

  const message = { subject: 'Hallo', message: 'Hallo', participantSelection: 'ALL' }
  expect((await app.call(messageRoutes.participants.send, { params, body: message })).status).toBe(200)
  await app.deliver()
  expect((await app.mails()).some(({ to }) => to === 'person101@guests.example')).toBe(true)
  expect(await problems()).toMatchObject({ failed: 0, undelivered: [] })
})
