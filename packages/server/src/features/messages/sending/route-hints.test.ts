import {
  eveningRoutes,
  notificationRoutes,
  type OwnEveningReply,
  type PreviewReply,
  plannedMailRoutes,
  settingsRoutes,
} from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { afterPartyBody } from '../../../../test/bodies.ts'
import { givenEvening } from '../../../../test/given-evening.ts'
import { givenMessage } from '../../../../test/given-portal.ts'

const lead = /^(Los um|Leave by) /

/** The lines of a mail that say when to leave, as the card of its reader has them. */
function linesOn({ stops }: OwnEveningReply, language: string): string[] {
  return stops.flatMap(({ leaveBy, wayMinutes }) => {
    if (leaveBy === null) return []
    const clock = leaveBy.slice(11, 16)
    return language === 'de'
      ? `Los um ${clock} Uhr, ${wayMinutes}\u00a0min mit dem Rad`
      : `Leave by ${clock}, ${wayMinutes}\u00a0min by bike`
  })
}

const linesIn = (text: string) => text.split('\n').filter((line) => lead.test(line))

test('a mail with a route has the times to leave by and the number to call that the card has, and is not sent again for them', async () => {
  const { app, given, params, teams, evening, selfOf } = await givenEvening()
  const { db } = app.database
  const [moved] = teams
  const unsure = teams.at(-1)
  await db
    .updateTable('participant')
    .set({ geocodingQuality: 'APPROXIMATE' })
    .where('teamId', '=', unsure?.id ?? '')
    .execute()
  await db.updateTable('participant').set({ languageCode: 'en' }).where('numSeats', '=', 6).execute()

  const settings = { travelMode: 'BICYCLE', eveningPhone: '0171 555' }
  expect((await app.call(eveningRoutes.saveSettings, { params, body: settings })).status).toBe(200)
  expect((await app.call(notificationRoutes.notificationStatus, { params })).body).toMatchObject({ outdated: [] })

  await app.call(settingsRoutes.saveAfterParty, { params, body: { ...afterPartyBody(), time: '2030-06-16T01:00' } })
  await givenMessage(app, given, 'dinnerRoutes')
  const people = await db.selectFrom('participant').select(['id', 'email', 'languageCode', 'teamId']).execute()
  const mails = await app.mails()
  const host = unsure?.hostTeamMember
  let unknownWays = 0
  for (const { id, email, languageCode } of people) {
    const card = await evening(selfOf(id))
    const expected = linesOn(card, languageCode)
    const mail = mails.find(({ to }) => to === email)
    expect(linesIn(mail?.text ?? ''), email).toEqual(expected)
    for (const line of expected) expect(mail?.html).toContain(line)
    expect(mail?.text).toMatch(/^(Organisation am Abend|Organiser that evening): 0171 555$/m)
    expect(mail?.html).toContain('href="tel:+49171555"')
    // Without a time to leave by, the address comes first.
    if (new RegExp(`(bei|at) ${host?.firstnamePart} ${host?.lastname}\\n(Adresse|Address): `).test(mail?.text ?? ''))
      unknownWays += 1
  }
  // Guests and hosts of the home that is known only by its town.
  expect(unknownWays).toBe(6)

  await db
    .updateTable('participant')
    .set({ street: 'Neuer Weg' })
    .where('teamId', '=', moved?.id ?? '')
    .execute()
  for (const preview of [
    await app.call(notificationRoutes.previewChanges, { params, body: {} }),
    await app.call(plannedMailRoutes.preview, { params, body: { mail: 'ALL_YOU_NEED', text: '' } }),
  ]) {
    const [shown] = (preview.body as PreviewReply).previewMessageList
    const reader = people.find(({ id }) => id === shown?.participantId)
    const expected = linesOn(await evening(selfOf(reader?.id ?? '')), reader?.languageCode ?? '')
    expect(expected.length).toBeGreaterThan(0)
    expect(linesIn(shown?.text ?? '')).toEqual(expected)
    expect(shown?.text).toContain(': 0171 555')
  }
})
