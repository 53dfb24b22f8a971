import {
  accountRoutes,
  type MessageJobReply,
  messageRoutes,
  operationRoutes,
  placeOfferRoutes,
  type Route,
  tableOfferRoutes,
} from '@running-dinner/contract'
import { expect } from 'vitest'
import type { TestApp } from './app.ts'
import { givenDinner } from './given.ts'
import { bearer, givenAccount } from './given-account.ts'
import { repeatExamples } from './repeat-examples.ts'
import type { RepeatExample, SentTwice } from './repeat-examples-of-accounts.ts'
import type { TenantFacts } from './tenant-facts.ts'

/** What another call is sent that has to succeed first. */
async function afterCall(app: TestApp, facts: TenantFacts, route: Route): Promise<SentTwice> {
  const sent = await repeatExamples.find((example) => example.route === route)?.sent(app, facts)
  const { status } = await app.call(route, { ...sent, params: { ...facts, ...sent?.params } })
  expect(status, route.path).toBe(200)
  return sent ?? {}
}

/** Calls of method DELETE that need more than an event with all its rows. */
export const deletionExamples: readonly RepeatExample[] = [
  {
    route: placeOfferRoutes.withdraw,
    sent: async (app, facts) => {
      const { cancelledTeamId: teamId, waitingId } = facts
      const body = { teamId, participantIds: [waitingId] }
      expect((await app.call(placeOfferRoutes.offer, { params: facts, body })).status).toBe(200)
      const { rows } = await app.database.pool.query('select id from place_offer where team_id = $1', [teamId])
      return { params: { offerId: rows[0].id } }
    },
  },
  {
    route: tableOfferRoutes.withdraw,
    sent: async (app, facts) => {
      const { params = {} } = await afterCall(app, facts, tableOfferRoutes.offer)
      return { params }
    },
  },
  {
    route: messageRoutes.withdraw,
    sent: async (app, facts) => {
      const body = { subject: 'Neu', message: 'Hallo', participantSelection: 'ALL' }
      const sent = { params: facts, query: { holdSeconds: '30' }, body }
      const { body: job } = await app.call(messageRoutes.participants.send, sent)
      return { params: { jobId: (job as MessageJobReply).id } }
    },
  },
  {
    route: accountRoutes.removeAvatar,
    sent: async (app, facts) => {
      const { headers } = await afterCall(app, facts, accountRoutes.uploadAvatar)
      return { headers: { authorization: headers?.authorization ?? '' } }
    },
  },
  {
    route: accountRoutes.remove,
    sent: async (app) => {
      const { token } = await givenAccount(app, { username: 'leaving', email: 'leaving@guests.example' })
      return { headers: bearer(token) }
    },
  },
  {
    route: operationRoutes.removeEvent,
    sent: async (app) => {
      const { dinner } = await givenDinner(app)
      const { token } = await givenAccount(app, { username: 'operator', email: app.ctx.config.adminEmail })
      return { params: { eventId: dinner.id }, headers: bearer(token) }
    },
  },
]
