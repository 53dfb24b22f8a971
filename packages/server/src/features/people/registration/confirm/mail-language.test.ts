import {
  type BodyInputOf,
  messageRoutes,
  notificationRoutes,
  ownRegistrationRoutes,
  participantRoutes,
  portalRoutes,
  selfRoutes,
  type TeamReply,
  teamRoutes,
} from '@running-dinner/contract'
import type { Language } from '@running-dinner/domain'
import { longDay } from '@running-dinner/domain/messages'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../../test/app.ts'
import { personBody } from '../../../../../test/bodies.ts'
import { confirmDinner } from '../../../../../test/given.ts'
import { givenPublicDinner, mailedSelf } from '../../../../../test/given-registration.ts'
import { readHtml } from '../../../../../test/read-html.ts'
import { jobsByHand } from '../../../jobs.ts'

const organiser = 'olga@organisers.example'
const address = (number: number) => `person${number}@guests.example`

/** Words of every greeting, closing or sentence of one language that the other does not have. */
const telltale: Record<Language, RegExp> = {
  de: /\b(Hallo|Viele Grüße|Uhr|dein|deine|euer|und|nicht|Adresse)\b/,
  en: /\b(Hello|Regards|your|the|and|with|Address)\b/,
}

interface MailRow {
  kind: string
  recipientEmail: string
  languageCode: string
  subject: string
  content: string
}

async function mailRows({ ctx }: TestApp): Promise<MailRow[]> {
  const rows = await ctx.db
    .selectFrom('messageTask')
    .select(['kind', 'recipientEmail', 'languageCode', 'subject', 'content'])
    .orderBy('createdAt')
    .execute()
  return rows.map((row) => ({ ...row, languageCode: row.languageCode ?? '' }))
}

const notification = { subject: 'S', message: '{firstname}', teamSelection: 'ALL' } as const
type TeamBody = BodyInputOf<typeof messageRoutes.teams.send>
const toTeams: TeamBody = { ...notification, hostMessagePartTemplate: '1', nonHostMessagePartTemplate: '2' }

/** Every mail that the product writes to guests of an event in the other language. */
async function mailsToGuests(language: Language, eventLanguage: Language) {
  const app = await createTestApp()
  const given = await givenPublicDinner(app, { basicDetails: { languageCode: eventLanguage } })
  const { params } = given
  await confirmDinner(app, given)
  const speaking = { languageCode: language }
  const partner = { firstnamePart: 'Petra', lastname: 'Partner', email: 'petra@guests.example', mobileNumber: '' }
  await given.confirmed(1, { ...speaking, numSeats: 6, teamPartnerWishRegistrationData: partner })
  await given.confirmed(2, { ...speaking, teamPartnerWishEmail: 'new@guests.example' })
  await given.confirmed(3, speaking)
  await given.confirmed(4, { ...speaking, teamPartnerWishEmail: address(3) })
  await given.confirmed(5, { ...speaking, teamPartnerWishEmail: address(6) })
  await given.confirmed(6, { ...speaking, teamPartnerWishEmail: address(5) })
  await given.confirmed(7, { ...speaking, teamPartnerWishEmail: address(5) })
  await given.confirmed(8, speaking)
  await app.call(ownRegistrationRoutes.cancel, { params: await mailedSelf(app, address(8)) })
  const rows = Array.from({ length: 12 }, (_, at) => ({
    participant: personBody(at + 20, { ...speaking, numSeats: 6 }),
  }))
  await app.call(participantRoutes.import, { params, body: { rows } })
  const { body } = await app.call(teamRoutes.arrange, { params })
  const { teams } = body as { teams: TeamReply[] }
  await app.call(messageRoutes.teams.send, { params, body: toTeams })
  await app.call(messageRoutes.dinnerRoutes.send, {
    params,
    body: { ...notification, selfTemplate: '', hostsTemplate: '' },
  })
  await app.deliver()
  const team = teams.find(({ teamMembers }) => teamMembers.every(({ email }) => /person2\d|person3\d/.test(email)))
  const [member, host] = team?.teamMembers ?? []
  const person = await app.ctx.db
    .selectFrom('participant')
    .select('selfAdminId')
    .where('id', '=', member?.id ?? '')
    .executeTakeFirstOrThrow()
  const self = { selfAdminId: person.selfAdminId, participantId: member?.id ?? '', teamId: team?.id ?? '' }
  const newHost = team?.hostTeamMember?.id === member?.id ? host?.id : member?.id
  const changed = await app.call(selfRoutes.changeHost, {
    params: self,
    body: { newHostingTeamMemberId: newHost, comment: '' },
  })
  expect(changed.status).toBe(200)
  expect((await app.call(notificationRoutes.notifyOfChanges, { params, body: {} })).status).toBe(200)
  const { status } = await app.call(portalRoutes.accessRecovery, {
    body: { email: address(2) },
    headers: { 'accept-language': language },
  })
  expect(status).toBe(204)
  // After the moment of the daily digest.
  app.clock.set('2030-05-01T16:01:00Z')
  await jobsByHand(app.ctx).reminders()
  await app.deliver()
  return { mails: await mailRows(app), sent: await app.mails() }
}

test('writes to people in their language and to the organiser in that of the event', async () => {
  const [language, eventLanguage] = ['en', 'de'] as const
  const { mails, sent } = await mailsToGuests(language, eventLanguage)
  const toGuests = mails.filter(({ recipientEmail }) => recipientEmail !== organiser)
  const toOrganiser = mails.filter(({ recipientEmail }) => recipientEmail === organiser)
  expect(new Set(toGuests.map(({ kind }) => kind))).toEqual(
    new Set([
      'REGISTRATION',
      'PARTNER_WISH',
      'TEAM',
      'DINNER_ROUTE',
      'TEAM_HOST_CHANGED_BY_PARTICIPANT',
      'PORTAL_LINK',
    ]),
  )
  // Confirmation, confirmed and receipt; invitation, asked, mutual and conflict.
  const subjects = (kind: string) =>
    new Set(toGuests.filter((mail) => mail.kind === kind).map(({ subject }) => subject))
  expect([subjects('REGISTRATION').size, subjects('PARTNER_WISH').size]).toEqual([3, 4])
  for (const { languageCode, content, kind, subject } of toGuests) {
    expect([kind, subject, languageCode]).toEqual([kind, subject, language])
    expect(content).toMatch(telltale[language])
    expect(content).not.toMatch(telltale[eventLanguage])
  }
  // The new event, the digest of registrations, and what guests changed.
  expect(toOrganiser).toHaveLength(3)
  for (const { languageCode, content } of toOrganiser) {
    expect(languageCode).toBe(eventLanguage)
    expect(content).not.toMatch(telltale[language])
  }
  const aboutEvent = sent.filter(({ text }) => !text.includes('/my-events/'))
  for (const { to, subject, text, html, headers } of aboutEvent) {
    const isToOrganiser = to === organiser
    const day = longDay('2030-06-15', isToOrganiser ? eventLanguage : language)
    const title = 'Frühlingslauf'
    expect(text.startsWith(`${title}\n${day}\n\n`), `${subject}: ${text.slice(0, 90)}`).toBe(true)
    expect(readHtml(html).text, subject).toContain(`${day} ${title} `)
    // The receipt of a cancellation belongs to no event any more.
    const isFromOrganiser = !isToOrganiser && !/abgemeldet|place is cancelled/.test(subject)
    expect(headers.From, subject).toMatch(isFromOrganiser ? /^Olga · Frühlingslauf </ : /^Running Dinner </)
  }
  expect(aboutEvent.length).toBeGreaterThan(40)
  // Forty mails by way of their calls.
}, 60_000)
