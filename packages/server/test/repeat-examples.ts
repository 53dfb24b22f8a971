import {
  dinnerRoutes,
  eveningTableRoutes,
  exportRoutes,
  messageRoutes,
  notificationRoutes,
  type OwnNotificationReply,
  orderRoutes,
  ownCancellationRoutes,
  ownNotificationRoutes,
  participantRoutes,
  partnerWishRoutes,
  paymentRoutes,
  placeOfferRoutes,
  planOptimizationRoutes,
  portalRoutes,
  type Route,
  registrationRoutes,
  selfRoutes,
  settingsRoutes,
  tableOfferRoutes,
  teamRoutes,
  waitingListRoutes,
  wizardRoutes,
} from '@running-dinner/contract'
import { expect } from 'vitest'
import type { TestApp } from './app.ts'
import { afterPartyBody, dinnerBody, personBody, publicSettingsBody } from './bodies.ts'
import { optionsBody } from './given-payment.ts'
import { registrationBody } from './given-registration.ts'
import { locateEveryone } from './given-run.ts'
import { accountRepeatExamples, form, type RepeatExample, type SentTwice } from './repeat-examples-of-accounts.ts'
import type { TenantFacts } from './tenant-facts.ts'

const { basicDetails, options } = dinnerBody()
const wishedEmail = 'person81@guests.example'

const answered = ({ questionId, mealId }: TenantFacts) => ({
  preferredMeal: mealId,
  answers: [{ questionId, answer: 'Antwort' }],
})

/** Without teams there are places again, and with one more person enough people for new teams. */
async function afterDropping(app: TestApp, facts: TenantFacts, sent: SentTwice, then?: Route): Promise<SentTwice> {
  const worked = async (route: Route, body?: unknown) =>
    expect((await app.call(route, { params: facts, body })).status, route.path).toBe(200)
  await worked(teamRoutes.drop)
  if (then !== teamRoutes.undo) await worked(participantRoutes.create, { ...personBody(80), ...answered(facts) })
  if (then) await worked(then)
  return sent
}

/** The ids of new people on the waiting list; `each` is what differs for the first of them, the second and so on. */
async function afterCreating(
  app: TestApp,
  facts: TenantFacts,
  count: number,
  each: readonly object[] = [],
): Promise<[string, ...string[]]> {
  const ids: string[] = []
  for (let number = 81; number < 81 + count; number++) {
    const body = { ...personBody(number), ...answered(facts), ...each[number - 81] }
    const reply = await app.call(participantRoutes.create, { params: facts, body })
    expect(reply.status).toBe(200)
    ids.push((reply.body as { id: string }).id)
  }
  return ids as [string, ...string[]]
}

async function afterFailing(app: TestApp, sent: SentTwice): Promise<SentTwice> {
  await app.database.pool.query("update message_task set status = 'FINISHED', failed = true")
  return sent
}

/** More teams than a plan needs, and a repair that lets one of them go. */
async function afterArrangingMore(app: TestApp, facts: TenantFacts): Promise<{ withoutTeamIds: string[] }> {
  await afterDropping(app, facts, {})
  await afterCreating(app, facts, 8)
  const { body } = await app.call(teamRoutes.arrange, { params: facts })
  await locateEveryone(app)
  const [team] = teamRoutes.arrange.reply.parse(body).teams
  return { withoutTeamIds: [team?.id ?? ''] }
}

/** Two people of teams change places, after all teams were notified: their notifications are outdated. */
async function afterSwapping(app: TestApp, facts: TenantFacts): Promise<void> {
  expect((await app.call(teamRoutes.swapMembers, { params: facts })).status).toBe(200)
}

/** A person who can cook for a table whose host does not come, without a team. */
async function afterAddingCook(app: TestApp, facts: TenantFacts): Promise<string> {
  const [cookId] = await afterCreating(app, facts, 1, [{ numSeats: 6 }])
  await app.database.pool.query('update participant set standby_cook = true where id = $1', [cookId])
  return cookId
}

async function eventFile(app: TestApp, facts: TenantFacts): Promise<{ participants: unknown[] }> {
  const { status, body } = await app.call(exportRoutes.event, { params: facts })
  expect(status).toBe(200)
  const file = body as { participants: { email: string }[] }
  return {
    ...file,
    participants: file.participants
      .slice(0, 2)
      .map((person, index) => ({ ...person, email: `file${index}@guests.example` })),
  }
}

/** Calls that succeed and that no other table of examples describes: those without ids of an event, and settings of one. */
export const repeatExamples: readonly RepeatExample[] = [
  {
    route: wizardRoutes.validateBasicDetails,
    sent: () => ({ body: basicDetails }),
  },
  {
    route: wizardRoutes.validateOptions,
    sent: () => ({ query: { runningDinnerDate: basicDetails.date }, body: options }),
  },
  {
    route: wizardRoutes.validatePublicSettings,
    sent: () => ({ query: { runningDinnerDate: basicDetails.date }, body: publicSettingsBody() }),
  },
  { route: wizardRoutes.validateAfterPartyLocation, sent: () => ({ body: afterPartyBody() }) },
  { route: wizardRoutes.create, sent: () => ({ body: dinnerBody({ email: 'new@organisers.example' }) }) },
  {
    route: dinnerRoutes.saveBasicSettings,
    sent: () => ({ body: { basicDetails: { ...basicDetails, title: 'Neu', registrationType: 'OPEN' } } }),
  },
  { route: dinnerRoutes.savePublicSettings, sent: () => ({ body: { ...publicSettingsBody(), title: 'Neu' } }) },
  { route: settingsRoutes.saveOptions, sent: () => ({ body: options }) },
  { route: settingsRoutes.saveAfterParty, sent: () => ({ body: { ...afterPartyBody(), title: 'Neu' } }) },
  { route: settingsRoutes.locateAfterParty, sent: () => ({ body: { lat: 48, lng: 7.8 } }) },
  {
    route: participantRoutes.import,
    sent: () => ({ body: { rows: [{ participant: personBody(90) }, { participant: personBody(91) }] } }),
  },
  { route: participantRoutes.previewImport, sent: () => form('people.csv', 'Vorname;Nachname\nAda;Beispiel\n') },
  {
    route: dinnerRoutes.resendCreated,
    sent: async (app) => {
      await app.database.pool.query('update dinner set acknowledged_at = null')
      return { body: { newEmailAddress: 'new@organisers.example' } }
    },
  },
  { route: dinnerRoutes.setRegistrationOpen, sent: () => ({ params: { enable: 'false' } }) },
  { route: teamRoutes.arrange, sent: async (app, facts) => afterDropping(app, facts, {}) },
  {
    route: teamRoutes.rearrange,
    sent: async (app, facts) => {
      return afterDropping(app, facts, {}, teamRoutes.arrange)
    },
  },
  { route: teamRoutes.redo, sent: async (app, facts) => afterDropping(app, facts, {}, teamRoutes.undo) },
  {
    route: registrationRoutes.register,
    sent: async (app, facts) => {
      await app.database.pool.query('delete from payment_options')
      return { body: { ...registrationBody(74), ...answered(facts) } }
    },
  },
  {
    route: registrationRoutes.validate,
    sent: async (app, facts) =>
      afterDropping(app, facts, { body: { ...registrationBody(73, { termsAccepted: true }), ...answered(facts) } }),
  },
  {
    route: orderRoutes.order,
    sent: async (app, facts) =>
      afterDropping(app, facts, { body: { ...registrationBody(75, { termsAccepted: true }), ...answered(facts) } }),
  },
  {
    route: orderRoutes.cancelOrder,
    sent: async (app, { orderToken, orderSecret }) => {
      await app.database.pool.query(
        "update payment_order set status = 'CREATED', participant_ids = '{}', registration = '{}'",
      )
      return { body: { token: orderToken, orderSecret } }
    },
  },
  { route: registrationRoutes.invitation, sent: () => ({ body: { invitation: 'x'.repeat(24) } }) },
  {
    route: participantRoutes.swap,
    sent: async (app, facts) => {
      const [participantId, otherParticipantId = ''] = await afterCreating(app, facts, 2)
      return { params: { participantId, otherParticipantId } }
    },
  },
  {
    route: waitingListRoutes.generateTeams,
    sent: async (app, facts) => ({
      body: { participants: (await afterCreating(app, facts, 8)).map((id) => ({ id })) },
    }),
  },
  {
    route: partnerWishRoutes.set,
    sent: async (app, facts) => {
      const [participantId] = await afterCreating(app, facts, 2, [{}, { teamPartnerWishEmail: wishedEmail }])
      return { params: { participantId }, body: { teamPartnerWishEmail: 'person82@guests.example' } }
    },
  },
  {
    route: partnerWishRoutes.invite,
    sent: async (app, facts) => {
      const [participantId] = await afterCreating(app, facts, 1, [{ teamPartnerWishEmail: 'new@guests.example' }])
      return { params: { participantId } }
    },
  },
  {
    route: selfRoutes.setPartnerWish,
    sent: async (app, facts) => {
      const [participantId] = await afterCreating(app, facts, 2, [{}, { teamPartnerWishEmail: wishedEmail }])
      const { rows } = await app.database.pool.query('select self_admin_id from participant where id = $1', [
        participantId,
      ])
      return {
        params: { participantId, selfAdminId: rows[0].self_admin_id },
        query: { email: 'person82@guests.example' },
      }
    },
  },
  {
    route: placeOfferRoutes.offerTeams,
    // The others are for the free places in teams.
    sent: async (app, facts) => ({
      body: { participants: (await afterCreating(app, facts, 8)).slice(0, 6).map((id) => ({ id })) },
    }),
  },
  {
    route: planOptimizationRoutes.repair,
    sent: async (app, facts) => ({ body: await afterArrangingMore(app, facts) }),
  },
  {
    route: planOptimizationRoutes.apply,
    sent: async (app, facts) => {
      const body = await afterArrangingMore(app, facts)
      const { body: repaired } = await app.call(planOptimizationRoutes.repair, { params: facts, body })
      return { params: { optimizationId: planOptimizationRoutes.repair.reply.parse(repaired).optimizationId } }
    },
  },
  {
    route: notificationRoutes.notifyOfChanges,
    sent: async (app, facts) => {
      await afterSwapping(app, facts)
      return { body: { participantIds: [facts.participantId] } }
    },
  },
  {
    route: notificationRoutes.previewChanges,
    sent: async (app, facts) => {
      await afterSwapping(app, facts)
      return { body: { participantIds: [facts.participantId] } }
    },
  },
  {
    route: ownNotificationRoutes.confirmNotification,
    sent: async (app, facts) => {
      await afterSwapping(app, facts)
      const { body } = await app.call(ownNotificationRoutes.ownNotifications, { params: facts })
      const [notification] = body as OwnNotificationReply[]
      return { body: { kind: notification?.kind, digest: notification?.digest } }
    },
  },
  {
    route: eveningTableRoutes.act,
    sent: (_app, { hostingTeamId = '' }) => ({ params: { teamId: hostingTeamId }, body: { action: 'DROP' } }),
  },
  {
    route: tableOfferRoutes.offer,
    sent: async (app, facts) => {
      const cookId = await afterAddingCook(app, facts)
      return { params: { teamId: facts.hostingTeamId ?? '' }, body: { participantIds: [cookId] } }
    },
  },
  {
    route: ownCancellationRoutes.undo,
    sent: async (app, facts) =>
      afterDropping(app, facts, {
        params: { selfAdminId: facts.cancelledSelfId ?? '', participantId: facts.cancelledId ?? '' },
      }),
  },
  { route: messageRoutes.resendFailed, sent: async (app) => afterFailing(app, {}) },
  {
    route: messageRoutes.resend,
    sent: async (app, { email }) =>
      afterFailing(app, { body: { recipientEmail: email, message: { subject: 'Neu', content: 'Text' } } }),
  },
  {
    route: messageRoutes.participants.send,
    sent: () => ({ body: { subject: 'Neu', message: 'Hallo', participantSelection: 'ALL' } }),
  },
  { route: messageRoutes.resendSent, sent: () => ({}) },
  {
    route: exportRoutes.importEvent,
    sent: async (app, facts) => ({ query: { teams: 'false', dryRun: 'false' }, body: await eventFile(app, facts) }),
  },
  {
    route: exportRoutes.importParticipants,
    sent: async (app, facts) => ({ body: { participants: (await eventFile(app, facts)).participants } }),
  },
  {
    route: paymentRoutes.create,
    sent: async (app) => {
      await app.database.pool.query('delete from payment_options')
      return { body: optionsBody() }
    },
  },
  { route: portalRoutes.myEvents, sent: () => ({ body: { portalTokens: [] } }) },
  { route: portalRoutes.accessRecovery, sent: (_app, { email = '' }) => ({ body: { email } }) },
  { route: portalRoutes.revoke, sent: () => ({ body: { portalTokens: ['x'.repeat(24)] } }) },
  ...accountRepeatExamples,
]
