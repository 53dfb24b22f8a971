import { callOf } from './call.ts'
import { confirmEvent } from './confirm-event.ts'
import { createDemo, sendRoutes } from './demo-event.ts'
import { mailedPath } from './mailed-path.ts'
import { createPublicEvent } from './public-event.ts'
import type { Language } from './words.ts'

const waiting = [
  ['Ida', 'Lorenz', 'FEMALE', 'Brühl', '12', 6],
  ['Emil', 'Sander', 'MALE', 'Nikolaistraße', '8', 4],
  ['Mara', 'Hofmann', 'FEMALE', 'Gottschedstraße', '21', 8],
] as const

/** The few screens that show what the product is about, with a team cancelled and three people who wait. */
export async function picturedScreens(base: string, language: Language): Promise<Record<string, string>> {
  const call = callOf(base)
  const { publicId } = await createPublicEvent(base, {
    language,
    email: 'olga@organisers.example',
    ...(language === 'de'
      ? { title: 'Freiburg isst zusammen', description: 'Drei Gänge in drei Küchen, quer durch die Stadt.' }
      : { title: 'Freiburg eats together', description: 'Three courses in three kitchens, all across the city.' }),
  })
  const { adminId, email } = await createDemo(call, language, 'olga@organisers.example')
  const teamsPath = `/teamservice/v1/runningdinner/${adminId}`
  const { teams } = await call<{ teams: { id: string }[] }>('POST', teamsPath)
  await confirmEvent(base, { adminId, email })
  await sendRoutes(call, adminId)
  for (const [firstnamePart, lastname, gender, street, streetNr, numSeats] of waiting) {
    await call('POST', `/participantservice/v1/runningdinner/${adminId}/participant`, {
      firstnamePart,
      lastname,
      gender,
      email: `${firstnamePart}.${lastname}@example.org`,
      mobileNumber: '0171 3920088',
      street,
      streetNr,
      zip: '04109',
      cityName: 'Leipzig',
      numSeats,
    })
  }
  const [cancelled, other] = teams
  const route = await mailedPath(base, email, new RegExp(`/dinnerroute/[^/]+/${other?.id}`))
  await call('PUT', `${teamsPath}/team/${cancelled?.id}/cancel`, { replacementParticipantIds: [] })
  const event = `/running-dinner-events/${publicId}`
  const admin = `/admin/${adminId}`
  return {
    landing: '/',
    event,
    registration: `${event}/registration`,
    wizard: '/running-dinner-wizard',
    dashboard: admin,
    participants: `${admin}/participants`,
    board: `${admin}/teams/board`,
    cancellation: `${admin}/teams/${other?.id}/cancel`,
    'waiting-list': `${admin}/participants/waiting-list`,
    routes: `${admin}/hostlocations`,
    messages: `${admin}/teams/messages`,
    evening: route,
  }
}
