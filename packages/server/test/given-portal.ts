import { type BodyInputOf, dinnerRoutes, messageRoutes, type PortalEvent, portalRoutes } from '@running-dinner/contract'
import { phrases } from '@running-dinner/phrases'
import { expect } from 'vitest'
import type { TestApp } from './app.ts'
import type { CreateBody } from './bodies.ts'
import { type GivenDinner, givenDinner } from './given.ts'

/** An event confirmed by its organiser. */
export async function givenConfirmedDinner(test: TestApp, changes: Partial<CreateBody> = {}): Promise<GivenDinner> {
  const given = await givenDinner(test, changes)
  const { params, acknowledgeToken } = given
  const { status } = await test.call(dinnerRoutes.acknowledge, { params: { ...params, acknowledgeToken } })
  expect(status).toBe(200)
  return given
}

/** The token in the mail a person requested; undefined if no mail came. */
export async function recoveredToken(test: TestApp, email: string): Promise<string | undefined> {
  const { status } = await test.call(portalRoutes.accessRecovery, { body: { email } })
  expect(status).toBe(204)
  await test.deliver()
  const mail = (await test.mails()).find((mail) => mail.to === email && mail.text.includes('/my-events/'))
  return /\/my-events\/([\w-]+)/.exec(mail?.text ?? '')?.[1]
}

export async function eventsOf(test: TestApp, ...portalTokens: (string | undefined)[]): Promise<PortalEvent[]> {
  const { status, body } = await test.call(portalRoutes.myEvents, { body: { portalTokens } })
  expect(status).toBe(200)
  return portalRoutes.myEvents.reply.parse(body).events
}

const toAllParticipants: BodyInputOf<typeof messageRoutes.participants.send> = {
  subject: 'Willkommen',
  message: 'Hallo {firstname}',
  participantSelection: 'ALL',
}
const { TEAM, DINNER_ROUTE } = phrases.de.messages.defaults
const aboutTeams = { ...TEAM, subject: 'Euer Team', teamSelection: 'ALL' } as const
const aboutRoutes = { ...DINNER_ROUTE, teamSelection: 'ALL' } as const

const routesOf = {
  participants: [messageRoutes.participants.send, toAllParticipants],
  teams: [messageRoutes.teams.send, aboutTeams],
  dinnerRoutes: [messageRoutes.dinnerRoutes.send, aboutRoutes],
} as const

/** The organiser messages everyone, and the mails are delivered. */
export async function givenMessage(
  test: TestApp,
  { params }: GivenDinner,
  kind: keyof typeof routesOf,
  options: { query?: Record<string, string> } = {},
): Promise<void> {
  const [route, body] = routesOf[kind]
  const { status } = await test.call(route, { params, body, ...options })
  expect(status).toBe(200)
  await test.deliver()
}
