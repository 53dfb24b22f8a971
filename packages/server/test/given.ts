import {
  type DinnerReply,
  dinnerRoutes,
  participantRoutes,
  type TeamReply,
  teamRoutes,
  wizardRoutes,
} from '@running-dinner/contract'
import { expect } from 'vitest'
import type { TestApp } from './app.ts'
import { type CreateBody, dinnerBody, type PersonBody, personBody } from './bodies.ts'

export interface GivenDinner {
  dinner: DinnerReply
  params: { adminId: string }
  acknowledgeToken: string
}

/** An event as created by the wizard, with the token from its mail. */
export async function givenDinner(test: TestApp, changes: Partial<CreateBody> = {}): Promise<GivenDinner> {
  const { status, body } = await test.call(wizardRoutes.create, { body: dinnerBody(changes) })
  expect(status).toBe(200)
  const { runningDinner: dinner } = body as { runningDinner: DinnerReply }
  await test.deliver()
  const text = (await test.mails())[0]?.text ?? ''
  return {
    dinner,
    params: { adminId: dinner.adminId },
    acknowledgeToken: /\/admin\/[^/]+\/([^/\s]+)\/acknowledge/.exec(text)?.[1] ?? '',
  }
}

/** The organiser confirms by the mailed link. */
export async function confirmDinner(test: TestApp, { params, acknowledgeToken }: GivenDinner): Promise<void> {
  const { status } = await test.call(dinnerRoutes.acknowledge, { params: { ...params, acknowledgeToken } })
  expect(status).toBe(200)
}

/** A confirmed demo, whose mails are sent. */
export async function givenConfirmedDemo(test: TestApp, changes: Partial<CreateBody> = {}): Promise<GivenDinner> {
  const given = await givenDinner(test, { runningDinnerType: 'DEMO', contract: null, ...changes })
  await confirmDinner(test, given)
  return given
}

export async function givenParticipants(
  test: TestApp,
  { params }: GivenDinner,
  count: number,
  change: (number: number) => Partial<PersonBody> = () => ({}),
) {
  const rows = Array.from({ length: count }, (_, index) => ({ participant: personBody(index + 1, change(index + 1)) }))
  const { body } = await test.call(participantRoutes.import, { params, body: { rows } })
  const { imported, rejected } = body as { imported: { id: string; email: string }[]; rejected: unknown[] }
  expect(rejected).toEqual([])
  return imported
}

export async function givenTeams(test: TestApp, given: GivenDinner, participants = 18): Promise<TeamReply[]> {
  await givenParticipants(test, given, participants)
  const { status, body } = await test.call(teamRoutes.arrange, { params: given.params })
  expect(status).toBe(200)
  return (body as { teams: TeamReply[] }).teams
}
