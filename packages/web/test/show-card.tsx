import { eveningRoutes, type OwnEveningReply } from '@running-dinner/contract/evening'
import { selfRoutes } from '@running-dinner/contract/guests'
import { ownNotificationRoutes } from '@running-dinner/contract/messages'
import { screen } from '@testing-library/react'
import { vi } from 'vitest'
import { SelfArea } from '../src/areas/self/self-area.tsx'
import { exampleEvening, localInstant } from './example-evening.ts'
import { exampleOwnRoute, exampleOwnTeam, exampleSession } from './example-self-service.ts'
import { renderPage } from './render-page.tsx'
import { type Answer, given, reply } from './server.ts'

/** The link whose card `showCard` opens. */
export const cardLink = { selfAdminId: 'self-1', participantId: 'guest-1' }

/** The server's clock says the same as the phone's. */
export function atServer(evening: OwnEveningReply): OwnEveningReply {
  const now = new Date()
  const clock = [now.getHours(), now.getMinutes()].map((value) => String(value).padStart(2, '0')).join(':')
  return { ...evening, now: localInstant(clock) }
}

export function givenCard(evening = exampleEvening()): void {
  given(
    reply(ownNotificationRoutes.ownNotifications, []),
    reply(selfRoutes.sessionData, exampleSession),
    reply(selfRoutes.team, exampleOwnTeam),
    reply(selfRoutes.dinnerRoute, exampleOwnRoute),
    reply(eveningRoutes.ownEvening, () => atServer(evening)),
  )
}

/** Opens the card of Ada's team at this time of the evening. */
export function showCard(evening = exampleEvening(), time = '18:30') {
  givenCard(evening)
  return openCard(time)
}

/** The same with what the server was given before. */
export function openCard(time = '18:30') {
  return renderPage(<SelfArea />, {
    path: '/self/*',
    at: '/self/self-1/dinnerroute/guest-1/team-1?lng=en',
    now: new Date(`2030-06-01T${time}:00`).toISOString(),
  })
}

/** The server receives reports and answers with this evening. */
export function answering(evening = exampleEvening()) {
  const report = vi.fn<Answer<typeof eveningRoutes.report>>(() => atServer(evening))
  given(reply(eveningRoutes.report, report))
  return report
}

export const button = (name: string) => screen.findByRole('button', { name })
