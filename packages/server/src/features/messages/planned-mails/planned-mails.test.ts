import { readFile } from 'node:fs/promises'
import {
  activityRoutes,
  dinnerRoutes,
  messageRoutes,
  type NotificationStatusReply,
  notificationRoutes,
  ownRegistrationRoutes,
  type PlaceOffersReply,
  type PlannedMailListReply,
  participantRoutes,
  placeOfferRoutes,
  plannedMailRoutes,
  type ReplyOf,
  selfRoutes,
  settingsRoutes,
  teamRoutes,
} from '@running-dinner/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { afterPartyBody, dinnerBody, personBody } from '../../../../test/bodies.ts'
import {
  confirmDinner,
  givenConfirmedDemo,
  givenDinner,
  givenParticipants,
  givenTeams,
} from '../../../../test/given.ts'
import { givenPublicDinner, mailedSelf } from '../../../../test/given-registration.ts'
import { smtpSink } from '../../../../test/smtp-sink.ts'
import { jobsByHand, jobTasks } from '../../jobs.ts'

/** Two days before the event of `dinnerBody`, at ten in Berlin. */
const moment = '2030-06-13T08:00:00Z'
const organiser = 'olga@organisers.example'

const remind = async (app: TestApp, now?: string) => {
  if (now !== undefined) app.clock.set(now)
  await jobsByHand(app.ctx).reminders()
}
/** Without the `before` oldest ones. */
const newMails = async (app: TestApp, before = 0) => {
  await app.deliver()
  const mails = await app.mails()
  return mails.slice(0, mails.length - before)
}
const list = async (app: TestApp, params: { adminId: string }) =>
  (await app.call(plannedMailRoutes.list, { params })).body as PlannedMailListReply
const mailOf = ({ mails }: PlannedMailListReply, name: string) => mails.find(({ mail }) => mail === name)

async function givenEvening() {
  const app = await createTestApp()
  const given = await givenDinner(app)
  await confirmDinner(app, given)
  await app.call(settingsRoutes.saveAfterParty, { params: given.params, body: afterPartyBody() })
  return { app, given, params: given.params }
}

describe('everything you need for the evening', () => {
  test('tells each guest what the organiser sent them before, and no route that went to others only', async () => {
    const { app, given, params } = await givenEvening()
    const [team, otherTeam] = await givenTeams(app, given)
    const one = (id: string | undefined) => ({ teamSelection: 'CUSTOM_SELECTION', customSelectedTeamIds: [id] })
    const texts = { subject: 'S', message: 'm', selfTemplate: 's', hostsTemplate: 'h' }
    const parts = { subject: 'S', message: 'm', hostMessagePartTemplate: 'h', nonHostMessagePartTemplate: 'n' }
    await app.call(messageRoutes.dinnerRoutes.send, { params, body: { ...texts, ...one(team?.id) } })
    await app.call(messageRoutes.teams.send, { params, body: { ...parts, ...one(otherTeam?.id) } })
    await app.deliver()
    const before = (await app.mails()).length
    const body = { mail: 'ALL_YOU_NEED', isOn: true, text: 'Bis bald, {firstname}!' }
    expect((await app.call(plannedMailRoutes.save, { params, body })).status).toBe(200)

    await remind(app, '2030-06-13T07:59:00Z')
    expect(await newMails(app, before)).toEqual([])
    expect(mailOf(await list(app, params), 'ALL_YOU_NEED')).toMatchObject({ state: 'PLANNED', due: '2030-06-13T10:00' })
    await remind(app, moment)
    const mails = await newMails(app, before)
    expect(new Set(mails.map(({ to }) => to)).size).toBe(18)
    expect(mails).toHaveLength(18)
    for (const { text, subject } of mails) {
      expect(subject).toBe('Alles für deinen Abend am Samstag, 15. Juni')
      expect(text).toMatch(/Bis bald, Vorname\d+!/)
      expect(text).toContain('Danach (23:30 Uhr)')
    }
    const hasAddress = (text: string) => text.includes('Habsburgerstraße')
    const emailsOf = (of: typeof team) => of?.teamMembers.map(({ email }) => email).sort()
    const routesTo = mails.filter(({ text }) => hasAddress(text) && !text.includes('schreibt dir, wer den Abend'))
    const teamsTo = mails.filter(({ text }) => text.includes('Wohin es für dich geht, schreibt dir'))
    expect(routesTo.map(({ to }) => to).sort()).toEqual(emailsOf(team))
    expect(teamsTo.map(({ to }) => to).sort()).toEqual(emailsOf(otherTeam))
    const others = mails.filter(({ to }) => ![...routesTo, ...teamsTo].some((mail) => mail.to === to))
    expect(others.filter(({ text }) => hasAddress(text) || text.includes('0171'))).toEqual([])
    const known = (await app.call(notificationRoutes.notificationStatus, { params })).body as NotificationStatusReply
    expect([known.teams.known, known.routes.known, known.routes.never]).toEqual([4, 2, 16])

    // Again, as after a restart, and by clocks that jump.
    for (const now of [moment, '2030-06-12T08:00:00Z', '2030-06-14T08:00:00Z', moment]) await remind(app, now)
    expect((await newMails(app, before)).length).toBe(18)
    const planned = mailOf(await list(app, params), 'ALL_YOU_NEED')
    expect(planned).toMatchObject({ state: 'SENT', due: null, lastSentAt: '2030-06-13T08:00:00.000Z' })
    const jobs = await app.call(messageRoutes.jobs, { params, query: {} })
    const job = (jobs.body as ReplyOf<typeof messageRoutes.jobs>).find(({ id }) => id === planned?.jobId)
    expect(job).toMatchObject({ numberOfMessageTasks: 18, messageType: 'DINNER_ROUTE' })
  })

  test('says what is new to a guest whose evening changed since, and in the language of each', async () => {
    const { app, given, params } = await givenEvening()
    const teams = await givenTeams(app, given)
    const body = { subject: 'S', message: 'm', selfTemplate: 's', hostsTemplate: 'h', teamSelection: 'ALL' }
    await app.call(messageRoutes.dinnerRoutes.send, { params, body })
    await app.deliver()
    const before = (await app.mails()).length
    const team = teams[0]
    const other = team?.teamMembers.find(({ id }) => id !== team.hostTeamMember?.id)
    await app.call(teamRoutes.saveHosts, {
      params,
      body: { teams: [{ id: team?.id, hostTeamMember: { id: other?.id } }] },
    })
    await app.database.pool.query("update participant set language_code = 'en' where email = 'person1@guests.example'")
    await remind(app, moment)
    const mails = await newMails(app, before)
    const changed = mails.filter(({ text }) => /Neu seit der letzten Mail|New since the last email/.test(text))
    // The team itself and its two guest teams.
    expect(changed).toHaveLength(6)
    expect(mails.filter(({ subject }) => subject.startsWith('Everything you need for')).map(({ to }) => to)).toEqual([
      'person1@guests.example',
    ])
    const known = (await app.call(notificationRoutes.notificationStatus, { params })).body as NotificationStatusReply
    expect(known.outdated).toEqual([])
  })

  test('is not sent later to people who register after its moment passed without guests', async () => {
    const { app, given } = await givenEvening()
    const before = (await app.mails()).length
    await remind(app, moment)
    await givenParticipants(app, given, 2)
    await remind(app, '2030-06-13T12:00:00Z')
    expect(await newMails(app, before)).toEqual([])
  })

  test('is queued once when four runs race', async () => {
    const { app, given } = await givenEvening()
    await givenParticipants(app, given, 3)
    const before = (await app.mails()).length
    app.clock.set(moment)
    await Promise.all([1, 2, 3, 4].map(() => jobsByHand(app.ctx).reminders()))
    expect(await newMails(app, before)).toHaveLength(3)
  })
})

test('a run by hand as of a time to come queues mails that are delivered at once, and says how many', async () => {
  const app = await createTestApp()
  const given = await givenDinner(app)
  await confirmDinner(app, given)
  await givenParticipants(app, given, 3)
  const before = (await app.mails()).length
  expect(await jobsByHand({ ...app.ctx, clock: { now: () => new Date(moment) } }).reminders()).toBe(3)
  expect(await newMails(app, before)).toHaveLength(3)
})

describe('news for the organiser', () => {
  test('registrations come once a day, cancellations by guests within minutes, and none of the own changes', async () => {
    const app = await createTestApp()
    const given = await givenPublicDinner(app)
    await confirmDinner(app, given)
    const { params } = given
    const people = [await given.confirmed(1), await given.confirmed(2), await given.confirmed(3)]
    const { body } = await app.call(participantRoutes.list, { params })
    const { participants } = body as ReplyOf<typeof participantRoutes.list>
    const third = participants.find(({ email }) => email === people[2]?.email)
    await app.call(participantRoutes.remove, { params: { ...params, participantId: third?.id ?? '' } })
    await app.call(ownRegistrationRoutes.cancel, { params: await mailedSelf(app, 'person1@guests.example') })
    const news = async () =>
      (await newMails(app)).filter(({ subject }) => /neue Anmeldung|Etwas hat|Neuigkeiten/.test(subject))

    await remind(app, '2030-05-01T10:02:00Z')
    expect(await news()).toEqual([])
    await remind(app, '2030-05-01T10:03:00Z')
    expect(await news()).toMatchObject([
      { to: organiser, subject: 'Etwas hat sich geändert: Frühlingslauf, Samstag, 15. Juni' },
    ])
    expect((await news())[0]?.text).toContain('Vorname1 Nachname1')
    expect((await news())[0]?.text).not.toContain('Vorname3')
    await remind(app, '2030-05-01T16:01:00Z')
    expect((await news())[0]).toMatchObject({ to: organiser, subject: expect.stringMatching(/^3 neue Anmeldungen/) })
    for (const now of ['2030-05-02T16:01:00Z', '2030-04-30T10:00:00Z', '2030-05-01T16:01:00Z']) await remind(app, now)
    expect(await news()).toHaveLength(2)
  })

  test('a diet that a guest changes after the routes goes out within minutes, an earlier one and one of the organiser do not', async () => {
    const { app, given, params } = await givenEvening()
    await givenTeams(app, given)
    const { body } = await app.call(participantRoutes.list, { params })
    const [guest, otherGuest] = (body as ReplyOf<typeof participantRoutes.list>).participants
    const changed = async (changes: object) => {
      const self = await app.database.pool.query('select self_admin_id as s from participant where id = $1', [
        guest?.id,
      ])
      const link = { selfAdminId: String(self.rows[0].s), participantId: guest?.id ?? '' }
      const sent = { ...guest, languageCode: 'de', ...changes }
      expect((await app.call(ownRegistrationRoutes.changeLate, { params: link, body: sent })).status).toBe(200)
    }
    const news = async () => (await newMails(app)).filter(({ subject }) => subject.startsWith('Etwas hat sich'))
    await changed({ vegan: true })
    await remind(app, '2030-05-01T10:10:00Z')
    expect(await news()).toEqual([])
    const texts = { subject: 'S', message: 'm', selfTemplate: 's', hostsTemplate: 'h', teamSelection: 'ALL' }
    await app.call(messageRoutes.dinnerRoutes.send, { params, body: texts })
    app.clock.set('2030-05-02T10:00:00Z')
    await changed({ vegan: false, mealSpecificsNote: 'keine Erdnüsse' })
    await app.call(participantRoutes.update, {
      params: { ...params, participantId: otherGuest?.id ?? '' },
      body: { ...otherGuest, vegan: true },
    })
    await remind(app, '2030-05-02T10:03:00Z')
    const [mail, ...others] = await news()
    expect(others).toEqual([])
    expect(mail?.to).toBe(organiser)
    expect(mail?.text).toContain(`${guest?.firstnamePart} ${guest?.lastname} hat die Angaben zum Essen geändert`)
    expect(mail?.text).not.toContain('Erdnüsse')
    expect(mail?.text).not.toContain(otherGuest?.lastname)
  })

  test('failed mails and the pause that follows are one mail in the language of the event, once for each message', async () => {
    const app = await createTestApp()
    const given = await givenDinner(app)
    const basicDetails = { ...dinnerBody().basicDetails, languageCode: 'en' as const }
    const english = await givenDinner(app, { email: 'ed@organisers.example', basicDetails })
    const body = { subject: 'Wo?', message: 'm', participantSelection: 'ALL' }
    const jobs: Record<string, string>[] = []
    for (const event of [given, english]) {
      await confirmDinner(app, event)
      await givenParticipants(app, event, 12)
      const sent = await app.call(messageRoutes.participants.send, { params: event.params, body })
      jobs.push({ ...event.params, jobId: (sent.body as { id: string }).id })
    }
    const before = (await app.mails()).length
    const sink = await smtpSink({ answer: () => ({ code: 550, text: '5.1.1 unknown' }) })
    const smtp = { ...app.ctx, config: { ...app.ctx.config, smtpUrl: sink.url } }
    await jobTasks(smtp)['deliver-mails']()
    await remind(app, '2030-05-01T10:04:00Z')
    const mails = await newMails(app, before)
    expect(mails.map(({ to }) => to).sort()).toEqual(['ed@organisers.example', organiser])
    const textTo = (email: string) => mails.find(({ to }) => to === email)?.text
    expect(textTo(organiser)).toContain('Wo?: 10 Mails konnten nicht zugestellt werden')
    expect(textTo(organiser)).toContain('„Wo?“ angehalten: 2 Mails warten, weil der Mailserver sie nicht annimmt')
    expect(textTo('ed@organisers.example')).toContain('Wo?: 10 emails couldn’t be delivered')
    expect(textTo('ed@organisers.example')).toContain(
      '“Wo?” paused: 2 emails are waiting because the mail server isn’t accepting them',
    )
    expect((await app.call(messageRoutes.resume, { params: jobs[0] ?? {} })).status).toBe(200)
    await app.database.pool.query('update message_job set refusals = 9, refusal_code = $1', ['550 5.1.1'])
    await jobTasks(smtp)['deliver-mails']()
    const { rows } = await app.database.pool.query("select from activity where code = 'message_paused'")
    expect(rows).toHaveLength(3)
    await remind(app, '2030-05-01T10:08:00Z')
    expect(await newMails(app, before)).toHaveLength(2)
  })

  test('another host by a guest and answers to offers go out within minutes; what the organiser changed does not', async () => {
    const { app, given, params } = await givenEvening()
    const [team, otherTeam, halfTeam] = await givenTeams(app, given)
    const mateOf = (of: typeof team) => of?.teamMembers.find(({ id }) => id !== of.hostTeamMember?.id)?.id ?? ''
    const waiting = [101, 102, 103].map((number) => ({ participant: personBody(number, { numSeats: 6 }) }))
    const { body } = await app.call(participantRoutes.import, { params, body: { rows: waiting } })
    const [first, second, third] = (body as { imported: { id: string }[] }).imported.map(({ id }) => id)
    const news = async () =>
      (await newMails(app)).filter(({ to, subject }) => to === organiser && /Etwas hat|Neuigkeiten/.test(subject))
    const answer = async (route: typeof placeOfferRoutes.accept | typeof placeOfferRoutes.decline) => {
      const [token = ''] = (await newMails(app)).flatMap(({ text }) => /offers\/([\w-]{24})/.exec(text)?.[1] ?? [])
      expect((await app.call(route, { params: { offerToken: token } })).status).toBe(200)
    }
    const teamId = halfTeam?.id ?? ''
    const offer = async (id: string | undefined) => {
      const body = { teamId, participantIds: [id], toNext: false }
      const offered = await app.call(placeOfferRoutes.offer, { params, body })
      return (offered.body as PlaceOffersReply).offers[0]?.id ?? ''
    }
    // By the organiser.
    const host = { id: otherTeam?.id, hostTeamMember: { id: mateOf(otherTeam) } }
    expect((await app.call(teamRoutes.saveHosts, { params, body: { teams: [host] } })).status).toBe(200)
    const leaving = { ...params, teamId, participantId: mateOf(halfTeam) }
    expect((await app.call(teamRoutes.cancelMember, { params: leaving })).status).toBe(200)
    const withdrawn = { ...params, offerId: await offer(first) }
    expect((await app.call(placeOfferRoutes.withdraw, { params: withdrawn })).status).toBe(200)
    await remind(app, '2030-05-01T10:03:00Z')
    expect(await news()).toEqual([])

    // By guests.
    const { rows } = await app.database.pool.query('select self_admin_id from participant where id = $1', [
      mateOf(team),
    ])
    const self = { selfAdminId: rows[0].self_admin_id, participantId: mateOf(team), teamId: team?.id ?? '' }
    const change = { newHostingTeamMemberId: mateOf(team), comment: '' }
    expect((await app.call(selfRoutes.changeHost, { params: self, body: change })).status).toBe(200)
    await offer(second)
    await answer(placeOfferRoutes.decline)
    await remind(app, '2030-05-01T10:06:00Z')
    const [mail, ...more] = await news()
    expect([mail?.subject, more]).toEqual(['2 Neuigkeiten: Frühlingslauf, Samstag, 15. Juni', []])
    expect(mail?.text).toContain(`In Team ${team?.teamNumber} kocht jetzt`)
    expect(mail?.text).toContain(`Vorname102 Nachname102 möchte den Platz in Team ${halfTeam?.teamNumber} nicht`)

    // Switched off, the answer is only an activity.
    const off = { mail: 'PLACE_ANSWERS', isOn: false, text: '' }
    expect((await app.call(plannedMailRoutes.save, { params, body: off })).status).toBe(200)
    await offer(third)
    await answer(placeOfferRoutes.accept)
    await remind(app, '2030-05-01T10:12:00Z')
    expect(await news()).toHaveLength(1)
    const { body: dashboard } = await app.call(activityRoutes.dashboard, { params })
    const { activities } = dashboard as ReplyOf<typeof activityRoutes.dashboard>
    expect(activities.map(({ code }) => code)).toContain('place_offer_accepted')
  })

  test('is queued once when four runs race', async () => {
    const app = await createTestApp()
    const given = await givenPublicDinner(app)
    await confirmDinner(app, given)
    await given.confirmed(1)
    await app.deliver()
    const before = (await app.mails()).length
    app.clock.set('2030-05-01T16:01:00Z')
    await Promise.all([1, 2, 3, 4].map(() => jobsByHand(app.ctx).reminders()))
    expect(await newMails(app, before)).toHaveLength(1)
  })
})

test('nothing goes out for a demo, an unconfirmed or a cancelled event, nor for what is switched off', async () => {
  const app = await createTestApp()
  const demo = await givenConfirmedDemo(app)
  const unconfirmed = await givenDinner(app, { email: 'ute@organisers.example' })
  const cancelled = await givenDinner(app, { email: 'carl@organisers.example' })
  const off = await givenDinner(app, { email: 'ole@organisers.example' })
  for (const given of [unconfirmed, cancelled, off]) await givenParticipants(app, given, 2)
  for (const given of [cancelled, off]) await confirmDinner(app, given)
  await app.call(dinnerRoutes.cancel, { params: cancelled.params })
  const body = { mail: 'ALL_YOU_NEED', isOn: false, text: '' }
  expect(
    mailOf(
      (await app.call(plannedMailRoutes.save, { params: off.params, body })).body as PlannedMailListReply,
      'ALL_YOU_NEED',
    ),
  ).toMatchObject({ state: 'OFF', due: null })
  await app.deliver()
  const before = (await app.mails()).length
  await remind(app, moment)
  expect(await newMails(app, before)).toEqual([])
  const reasons = await Promise.all(
    [demo, unconfirmed, cancelled, off].map(async ({ params }) => (await list(app, params)).off),
  )
  expect(reasons).toEqual(['DEMO', 'NOT_CONFIRMED', 'CANCELLED', null])
  expect((await app.call(plannedMailRoutes.save, { params: cancelled.params, body })).issues[0]?.message).toBe(
    'event_cancelled',
  )
})

test('refuses unknown mails, long texts and bodies without a switch, and stores nothing', async () => {
  const { app, params } = await givenEvening()
  const good = { mail: 'ALL_YOU_NEED', isOn: true, text: 'Bis bald' }
  const save = async (change: object) => {
    const { status, issues } = await app.call(plannedMailRoutes.save, { params, body: { ...good, ...change } })
    return [status, issues[0]?.field, issues[0]?.message]
  }
  expect(await save({ mail: 'NEWSLETTER' })).toEqual([406, 'mail', 'value_invalid'])
  expect(await save({ isOn: undefined })).toEqual([406, 'isOn', 'required'])
  expect(await save({ isOn: 'yes' })).toEqual([406, 'isOn', 'value_invalid'])
  expect(await save({ text: 'x'.repeat(2049) })).toEqual([406, 'text', 'max_length_exceeded'])
  expect((await list(app, params)).mails.filter(({ text, isOn }) => text !== '' || !isOn)).toEqual([])
  expect(await save({})).toEqual([200, undefined, undefined])
  expect(mailOf(await list(app, params), 'ALL_YOU_NEED')).toMatchObject({ text: 'Bis bald', isOn: true })
})

test('the migration leaves events that exist already with the mail about cancellations only', async () => {
  const { app, params } = await givenEvening()
  for (const [name, from] of [
    ['0022-planned-mails', '-- Off for events'],
    ['0027-offered-teams', 'insert into planned_mail_setting'],
  ]) {
    const file = await readFile(new URL(`../../../../migrations/${name}.sql`, import.meta.url), 'utf8')
    await sql.raw(file.slice(file.indexOf(from ?? ''))).execute(app.ctx.db)
  }
  const { mails } = await list(app, params)
  expect(mails.filter(({ isOn }) => isOn).map(({ mail }) => mail)).toEqual(['CANCELLATIONS'])
})
