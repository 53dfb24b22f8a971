import { ownRegistrationRoutes, type PreviewReply, plannedMailRoutes } from '@running-dinner/contract'
import { plannedMails } from '@running-dinner/domain/messages'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { confirmDinner, givenDinner, givenParticipants } from '../../../../test/given.ts'
import { givenPublicDinner, mailedSelf } from '../../../../test/given-registration.ts'
import { jobsByHand } from '../../jobs.ts'

test('previews each mail, the one to guests as it would go out now', async () => {
  const app = await createTestApp()
  const given = await givenDinner(app)
  await confirmDinner(app, given)
  const { params } = given
  const preview = (body: object) => app.call(plannedMailRoutes.preview, { params, body })
  expect((await preview({ mail: 'ALL_YOU_NEED' })).issues[0]?.message).toBe(
    'invalid_size_selected_participants_message_empty',
  )
  await givenParticipants(app, given, 2)
  const { body } = await preview({ mail: 'ALL_YOU_NEED', text: 'Hallo {firstname} {lost}' })
  expect(body).toMatchObject({ numRecipients: 2, unknownPlaceholders: ['lost'] })
  expect((body as PreviewReply).previewMessageList[0]?.text).toContain('Hallo Vorname1 {lost}')
  for (const mail of plannedMails.slice(1)) {
    const { body: own } = await preview({ mail })
    expect((own as PreviewReply).previewMessageList[0]?.text).toMatch(/Mia Sommer|Jonas Winter|40 Mails/)
  }
  const { body: noted } = await preview({ mail: 'LATE_DIETS', text: 'Gleich {firstname} anrufen' })
  expect((noted as PreviewReply).previewMessageList[0]?.text).toMatch(
    /Mia Sommer[\s\S]*Deine Notiz[\s\S]*Gleich \{firstname\} anrufen/,
  )
})

test('news for the organiser end with the note of each kind that they report, and with no other', async () => {
  const app = await createTestApp()
  const given = await givenPublicDinner(app)
  await confirmDinner(app, given)
  const { params } = given
  for (const [mail, text] of [
    ['REGISTRATION_DIGEST', 'Liste an Ute schicken'],
    ['CANCELLATIONS', 'Zuerst Eva anrufen: https://liste.example'],
    ['HOST_CHANGES', 'Karte neu drucken'],
  ])
    expect((await app.call(plannedMailRoutes.save, { params, body: { mail, isOn: true, text } })).status).toBe(200)
  const remind = async (now: string) => {
    app.clock.set(now)
    await jobsByHand(app.ctx).reminders()
  }
  await given.confirmed(1)
  await app.call(ownRegistrationRoutes.cancel, { params: await mailedSelf(app, 'person1@guests.example') })
  const news = async (subject: RegExp) => {
    await app.deliver()
    return (await app.mails()).find((mail) => subject.test(mail.subject))?.text
  }
  await remind('2030-05-01T10:03:00Z')
  const notice = await news(/^Etwas hat/)
  expect(notice).toMatch(/Vorname1 Nachname1[\s\S]*Deine Notiz[\s\S]*Zuerst Eva anrufen: https:\/\/liste.example/)
  expect(notice).not.toMatch(/Ute|Karte/)
  await remind('2030-05-01T16:01:00Z')
  const digest = await news(/neue Anmeldung/)
  expect(digest).toContain('Liste an Ute schicken')
  expect(digest).not.toMatch(/Eva|Karte/)
})
