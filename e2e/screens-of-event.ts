import { type Call, callOf } from './call.ts'
import { createDemo } from './demo-event.ts'
import { cardOf, createEvening, firstTables, sendReport } from './evening-tonight.ts'
import { mailedPath } from './mailed-path.ts'
import { createPublicEvent, registerPerson } from './public-event.ts'
import type { Language } from './words.ts'

/** Screens that the demo does not have: a public event with its guests, one without anybody, one that is closed, and an evening. */
export async function screensOfEvent(base: string, language: Language): Promise<Record<string, string>> {
  const call = callOf(base)
  const isGerman = language === 'de'
  const texts = isGerman
    ? { title: 'Freiburg isst zusammen', description: 'Drei Gänge in drei Küchen, quer durch die Stadt.' }
    : { title: 'Freiburg eats together', description: 'Three courses in three kitchens, all across the city.' }
  const { adminId, publicId } = await createPublicEvent(base, { language, ...texts, participantLimit: 6 })
  const [own, unconfirmed] = await registerGuests(base, call, publicId)
  const empty = await createPublicEvent(base, { language, ...texts })
  const closed = await createPublicEvent(base, { language, ...texts, deadlineOver: true })
  // Teams that nobody was notified of.
  const planned = await createDemo(call, language)
  const { teams } = await call<{ teams: { id: string }[] }>('POST', `/teamservice/v1/runningdinner/${planned.adminId}`)
  const admin = `/admin/${adminId}`
  const plannedAdmin = `/admin/${planned.adminId}`
  const event = `/running-dinner-events/${publicId}`
  return {
    event,
    'event-open': `/running-dinner-events/${empty.publicId}`,
    'event-closed': `/running-dinner-events/${closed.publicId}`,
    registration: `/running-dinner-events/${empty.publicId}/registration`,
    'registration-closed': `/running-dinner-events/${closed.publicId}/registration`,
    'registration-finished': `${event}/registration-finished`,
    'confirmation-again': `${event}/resend-confirmation`,
    confirmation: unconfirmed,
    'own-registration': own,
    'my-event': own.replace(/\/self\/([^/]+)\/registration\//, '/my-events/event/$1/'),
    'dashboard-empty': `/admin/${empty.adminId}`,
    'dashboard-open': admin,
    'participants-none': `/admin/${empty.adminId}/participants`,
    'waiting-list': `${admin}/participants/waiting-list`,
    'teams-none': `/admin/${empty.adminId}/teams`,
    'map-none': `/admin/${empty.adminId}/hostlocations`,
    'dashboard-planned': plannedAdmin,
    'teams-planned': `${plannedAdmin}/teams`,
    'team-cancel': `${plannedAdmin}/teams/${teams[0]?.id}/cancel`,
    'what-if': `${plannedAdmin}/teams/what-if`,
    'messages-people': `${plannedAdmin}/participants/messages`,
    'messages-routes': `${plannedAdmin}/dinnerroute/messages`,
    'messages-changes-none': `${plannedAdmin}/messages/changes`,
    'as-guest': `${plannedAdmin}/as-guest`,
    'messages-overview-none': `/admin/${empty.adminId}/messages/overview`,
    'activities-few': `/admin/${empty.adminId}/activities`,
    'payment-options': `${admin}/paymentoptions`,
    ...(await screensOfEvening(base, call, language)),
    missing: '/no-such-page',
    'missing-event': '/running-dinner-events/none',
    'missing-admin': '/admin/none',
  }
}

/** Seven confirmed guests, the last one waiting, and one unconfirmed; the own page of the first and the confirmation of the last. */
async function registerGuests(base: string, call: Call, publicId: string): Promise<[string, string]> {
  const names = ['Anna Berg', 'Jonas Wolf', 'Mira Sommer', 'Theo Lang', 'Lena Vogt', 'Emil Sander', 'Ida Lorenz']
  for (const name of [...names, 'Noah Winter']) {
    const [firstnamePart, lastname = ''] = name.split(' ')
    await registerPerson(call, publicId, { firstnamePart, lastname, email: addressOf(name) })
  }
  for (const name of names)
    await call('PUT', `/frontend/v1/runningdinner${(await confirmationOf(base, name)).split('events')[1]}`)
  return [
    await mailedPath(base, addressOf('Anna Berg'), /\/self\/[^/]+\/registration\//),
    await confirmationOf(base, 'Noah Winter'),
  ]
}

const addressOf = (name: string) => `${name.toLowerCase().replace(' ', '.')}@guests.example`

const confirmationOf = (base: string, name: string) => mailedPath(base, addressOf(name), /\/activate$/)

/** The first course is going on: one team has arrived, one is late. */
async function screensOfEvening(base: string, call: Call, language: Language): Promise<Record<string, string>> {
  const organiser = await createEvening(base, call, language, 0.2)
  const [table] = await firstTables(call, organiser.adminId)
  if (!table) throw new Error('no table')
  const { mealId, host, guests } = table
  const [arrived, late] = [await cardOf(base, organiser, guests[0]), await cardOf(base, organiser, guests[1])]
  await sendReport(call, arrived, { kind: 'ARRIVED', mealId })
  await sendReport(call, late, { kind: 'LATE', mealId, minutes: 20 })
  return {
    'evening-board': `/admin/${organiser.adminId}/evening`,
    'dashboard-evening': `/admin/${organiser.adminId}`,
    'card-guest': late,
    'card-host': await cardOf(base, organiser, host),
  }
}
