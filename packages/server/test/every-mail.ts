import { randomUUID } from 'node:crypto'
import {
  eveningMessageRoutes,
  messageRoutes,
  notificationRoutes,
  participantRoutes,
  teamRoutes,
} from '@running-dinner/contract'
import type { Language, Participant } from '@running-dinner/domain'
import { hostOf } from '@running-dinner/domain/plan'
import { phrases } from '@running-dinner/phrases'
import { expect } from 'vitest'
import { feedbackMail } from '../src/features/accounts/feedback/feedback.mails.ts'
import { eventRemovedMail } from '../src/features/accounts/operation/event-removed.mails.ts'
import {
  accountKnownMail,
  confirmAccountMail,
  newPasswordMail,
  passwordChangedMail,
} from '../src/features/accounts/user-accounts/account.mails.ts'
import { type AuthorizedDinner, asAuthorized, dinnerStore } from '../src/features/events/dinner-record/index.ts'
import { administrationLinkMail, dinnerCreatedMail } from '../src/features/events/dinners/dinner.mails.ts'
import { warnOrganiser } from '../src/features/events/retention/deletion-warning.mails.ts'
import { portalLinkMail } from '../src/features/guests/portal/portal-link.mails.ts'
import { hostChangedMail } from '../src/features/guests/self-service/host-changed.mails.ts'
import { type JobMail, queueMail, type SystemMail } from '../src/features/messages/outbox/index.ts'
import { composeAllYouNeed } from '../src/features/messages/planned-mails/compose-all-you-need.ts'
import { organiserNewsMail } from '../src/features/messages/planned-mails/organiser-news.mails.ts'
import { composeStepIn, queueMessage } from '../src/features/messages/sending/index.ts'
import { moneyReturnsMail } from '../src/features/payments/orders/money-returns.mails.ts'
import type { PaymentOrder } from '../src/features/payments/orders/payment-order.ts'
import { participantStore } from '../src/features/people/participants/index.ts'
import { placeOfferMail, teamOutcomeMail } from '../src/features/people/place-offers/place-offer.mails.ts'
import {
  agreedMail,
  askedMail,
  conflictMail,
  invitationMail,
  leftMail,
  mutualMail,
} from '../src/features/people/registration/partner-wish/partner-wish.mails.ts'
import {
  confirmationMail,
  confirmedMail,
  mailOrganiser,
  mailReceipts,
  mailReturned,
  movedUpMail,
} from '../src/features/people/registration/registration.mails.ts'
import {
  homeRequestToOrganiserMail,
  type RequestNews,
  requestMail,
  requestToOrganiserMail,
} from '../src/features/people/request-record/request.mails.ts'
import { teamStore } from '../src/features/plan/teams/index.ts'
import { inTransaction } from '../src/platform/db/in-transaction.ts'
import type { TestApp } from './app.ts'
import { afterPartyBody, type PersonBody, personBody } from './bodies.ts'
import { exampleNews } from './example-news.ts'
import { confirmDinner } from './given.ts'
import { givenPublicDinner } from './given-registration.ts'

type MailKind = SystemMail['kind'] | JobMail['kind']

interface Given {
  app: TestApp
  language: Language
  params: { adminId: string }
  dinner: AuthorizedDinner
  people: Participant[]
  secret: string
}

const eventTitle = 'Köln kocht'
/** A message from the board of the evening. */
export const boardText = 'Treffpunkt ist der Münsterplatz.'
const requestNews = [
  ...(['asked', 'withdrawn', 'declined', 'ownDeclined', 'ownLeft'] as const),
  ...(['ownHomeAccepted', 'ownHomeDeclined'] as const),
] satisfies readonly RequestNews[]
const names = ['Ada Lang', 'Ben Ott', 'Cem Aydin', 'Dora Weiß', 'Eva Kern', 'Finn Holm', 'Gus Berg', 'Hana Novak']

function guestBody(number: number, languageCode: Language): PersonBody {
  const [firstnamePart = '', lastname = ''] = (names[number - 1] ?? `Mara Gast${number}`).split(' ')
  const diet = number % 5 === 0 ? { vegan: true, allergens: [{ allergen: 'PEANUTS', severity: 'TRACES' }] } : {}
  return personBody(number, {
    ...{ firstnamePart, lastname, languageCode, numSeats: 6, addressRemarks: '2. Stock, rechts' },
    ...diet,
  } as Partial<PersonBody>)
}

/**
 * Queues and delivers every mail that the product writes, to an event whose people all read one language. The kinds are complete by
 * their type, the texts by the phrases that the test looks for.
 */
export async function sendEveryMail(app: TestApp, language: Language): Promise<void> {
  const event = await givenPublicDinner(app, {
    basicDetails: { title: eventTitle, languageCode: language },
    publicSettings: { title: eventTitle, publicContactMobileNumber: '0171 555' },
    afterPartyLocation: afterPartyBody(),
  })
  await confirmDinner(app, event)
  const rows = Array.from({ length: 18 }, (_, index) => ({ participant: guestBody(index + 1, language) }))
  const { status } = await app.call(participantRoutes.import, { params: event.params, body: { rows } })
  expect(status).toBe(200)
  // Known homes have ways between them.
  for (const { id, participantNumber } of (await stored(app, event.dinner.id)).people)
    await app.ctx.db
      .updateTable('participant')
      .set({ lat: 48 + participantNumber / 1_000, lng: 7.85, geocodingQuality: 'EXACT' })
      .where('id', '=', id)
      .execute()
  const given: Given = {
    ...{ app, language, secret: 'S'.repeat(24), params: event.params },
    ...(await stored(app, event.dinner.id)),
  }
  for (const send of Object.values(everyKind)) await send(given)
  await app.deliver()
}

async function stored({ ctx }: TestApp, id: string): Promise<Pick<Given, 'dinner' | 'people'>> {
  const found = await dinnerStore.byId(ctx.db, id)
  if (!found) throw new Error('no event')
  const dinner = asAuthorized(found)
  return { dinner, people: await participantStore.ofDinner(ctx.db, dinner) }
}

type Chosen = { teamSelection: 'ALL' } | { teamSelection: 'CUSTOM_SELECTION'; customSelectedTeamIds: string[] }

async function oneTeam({ app, dinner }: Given): Promise<Chosen> {
  const [team] = await teamStore.ofDinner(app.ctx.db, dinner)
  return { teamSelection: 'CUSTOM_SELECTION', customSelectedTeamIds: team ? [team.id] : [] }
}

/** All others get their first notification together with what changed. */
async function notifyNewcomers({ app, params }: Given): Promise<void> {
  expect((await app.call(notificationRoutes.notifyOfChanges, { params, body: {} })).status).toBe(200)
  await app.deliver()
}

/** In the order of an event's life, because messages about teams need teams. */
const everyKind: Record<MailKind, (given: Given) => Promise<void>> = {
  NEW_RUNNING_DINNER: (given) => {
    const { dinner, secret, app } = given
    const demo = { ...dinner, runningDinnerType: 'DEMO' as const }
    return queue(given, [
      dinnerCreatedMail(app.ctx, dinner, secret, secret),
      dinnerCreatedMail(app.ctx, demo, secret, undefined),
      dinnerCreatedMail(app.ctx, unconfirmed(untitled(dinner)), secret, undefined),
    ])
  },
  ADMINISTRATION_LINK_REPLACED: (given) =>
    queue(given, [administrationLinkMail(given.app.ctx, given.dinner, given.secret)]),
  DELETION_WARNING: ({ app, dinner }) => warnOrganiser(app.ctx, dinner.id, app.clock.now()),
  REGISTRATION: async (given) => {
    const { app, dinner, secret } = given
    const [person, partner] = pairOf(given)
    const pairOfPerson = { ...person, teamPartnerWishOriginatorId: person.id }
    const child = { ...partner, teamPartnerWishOriginatorId: person.id }
    const alone = {
      selfAdminId: secret,
      partner: undefined,
      wished: undefined,
      partnerSelfAdminId: undefined,
      waitingList: false,
      paid: false,
    }
    const selfAdminIds = new Map([person, partner].map(({ id }) => [id, secret]))
    await queue(given, [
      confirmationMail(app.ctx, dinner, person, { token: secret, waitingList: false }),
      confirmationMail(app.ctx, dinner, person, { token: secret, waitingList: true }),
      confirmationMail(app.ctx, unconfirmed(untitled(dinner)), person, { token: secret, waitingList: false }),
      confirmedMail(app.ctx, dinner, { ...alone, person, wished: partner, paid: true }),
      confirmedMail(app.ctx, dinner, { ...alone, person: { ...person, teamPartnerWishEmail: partner.email } }),
      confirmedMail(app.ctx, dinner, { ...alone, person: pairOfPerson, partner: child, partnerSelfAdminId: secret }),
      confirmedMail(app.ctx, dinner, { ...alone, person: child, partner: pairOfPerson, waitingList: true }),
      ...requestNews.map((news) => requestMail(app.ctx, dinner, news, { reader: person, person: partner })),
      requestMail(app.ctx, unconfirmed(dinner), 'asked', { reader: person, person: nameless(partner) }),
      ...(['asked', 'withdrawn'] as const).map((news) =>
        requestToOrganiserMail(dinner, news, {
          ...{ person: partner, teamNumber: 3, word: 'Fieber, leider.' },
          link: `${app.ctx.baseUrl()}/admin/${dinner.adminId}/teams`,
        }),
      ),
      ...(['asked', 'withdrawn'] as const).flatMap((news) =>
        [6, undefined].map((numSeats) =>
          homeRequestToOrganiserMail(dinner, news, {
            person,
            request: { home: { ...person, street: 'Neue Gasse', streetNr: '7', numSeats }, word: 'Wir ziehen um.' },
            link: `${app.ctx.baseUrl()}/admin/${dinner.adminId}/teams`,
          }),
        ),
      ),
    ])
    await inTransaction(app.ctx.db, async (tx) => {
      await mailReceipts(app.ctx, tx, dinner, { leaving: [person], selfAdminIds, isPaid: true })
      await mailReceipts(app.ctx, tx, untitled(dinner), { leaving: [person], selfAdminIds, isPaid: false })
      await mailReceipts(app.ctx, tx, dinner, { leaving: [person, partner], selfAdminIds, isPaid: false })
      await mailReturned(app.ctx, tx, dinner, { people: [person], selfAdminIds, waitingList: false })
      await mailReturned(app.ctx, tx, dinner, { people: [person, partner], selfAdminIds, waitingList: true })
      await mailOrganiser(app.ctx, tx, dinner, [person], 'changed')
      await mailOrganiser(app.ctx, tx, dinner, [person, partner], 'returned')
    })
  },
  PARTNER_WISH: (given) => {
    const { app, dinner, secret } = given
    const [person, partner] = pairOf(given)
    const addressed = { person: { ...person, teamPartnerWishEmail: partner.email }, selfAdminId: secret }
    return queue(given, [
      invitationMail(app.ctx, dinner, { sender: addressed.person, invitation: secret }),
      askedMail(app.ctx, dinner, partner, addressed),
      mutualMail(app.ctx, dinner, person, partner),
      agreedMail(app.ctx, dinner, person, partner),
      leftMail(app.ctx, dinner, addressed),
      conflictMail(app.ctx, dinner, addressed),
    ])
  },
  PARTICIPANT: async (given) => {
    const { app, params, language } = given
    const { PARTICIPANT } = phrases[language].messages.defaults
    const to = { participantSelection: 'CUSTOM_SELECTION', customSelectedParticipantIds: [pairOf(given)[0].id] }
    const body = { ...PARTICIPANT, ...to }
    expect((await app.call(messageRoutes.participants.send, { params, body })).status).toBe(200)
    await allYouNeed(given)
  },
  TEST: async ({ app, params, language }) => {
    const { PARTICIPANT } = phrases[language].messages.defaults
    const body = { ...PARTICIPANT, subject: 'Test', participantSelection: 'ALL' }
    const query = { sendToDinnerOwner: 'true' }
    expect((await app.call(messageRoutes.participants.send, { params, query, body })).status).toBe(200)
  },
  TEAM: async (given) => {
    const { app, params, language } = given
    expect((await app.call(teamRoutes.arrange, { params })).status).toBe(200)
    const { TEAM } = phrases[language].messages.defaults
    const send = async (to: Chosen) => {
      const { status } = await app.call(messageRoutes.teams.send, { params, body: { ...TEAM, ...to } })
      expect(status).toBe(200)
      await app.deliver()
    }
    await send(await oneTeam(given))
    await notifyNewcomers(given)
    await send({ teamSelection: 'ALL' })
    await allYouNeed(given)
  },
  DINNER_ROUTE: async (given) => {
    const { app, params, language, dinner } = given
    const { DINNER_ROUTE } = phrases[language].messages.defaults
    const send = async (to: Chosen) => {
      const { status } = await app.call(messageRoutes.dinnerRoutes.send, { params, body: { ...DINNER_ROUTE, ...to } })
      expect(status).toBe(200)
      await app.deliver()
    }
    await send(await oneTeam(given))
    await notifyNewcomers(given)
    await send({ teamSelection: 'ALL' })
    // All know their route now, and what changes next is news to them.
    const [cancelled, moved] = await teamStore.ofDinner(app.ctx.db, dinner)
    const otherHost = moved?.members.find(({ id }) => id !== hostOf(moved)?.id)
    const teams = [{ id: moved?.id, hostTeamMember: { id: otherHost?.id } }]
    expect((await app.call(teamRoutes.saveHosts, { params, body: { teams } })).status).toBe(200)
    const { status } = await app.call(teamRoutes.cancel, {
      params: { ...params, teamId: cancelled?.id ?? '' },
      body: { teamId: cancelled?.id, replaceTeam: false, replacementParticipantIds: [], dryRun: false },
    })
    expect(status).toBe(200)
    await allYouNeed(given)
    expect((await app.call(notificationRoutes.notifyOfChanges, { params, body: {} })).status).toBe(200)
    const fromBoard = { id: randomUUID(), to: 'TABLE', mealId: moved?.mealId, teamId: moved?.id, text: boardText }
    expect((await app.call(eveningMessageRoutes.sendEveningMessage, { params, body: fromBoard })).status).toBe(200)
  },
  MOVED_UP: (given) =>
    queue(given, [movedUpMail(given.app.ctx, given.dinner, { person: pairOf(given)[0], selfAdminId: given.secret })]),
  PLACE_OFFER: async (given) => {
    const { app, dinner, secret } = given
    const team = (await teamStore.ofDinner(app.ctx.db, dinner)).find(({ members }) => members.length > 0)
    if (!team) throw new Error('no team')
    const validUntil = new Date('2030-06-14T10:00:00Z')
    const [person, partner] = pairOf(given)
    await queue(given, [
      placeOfferMail(app.ctx, dinner, { unit: [person], offered: { team }, secret, validUntil }),
      placeOfferMail(app.ctx, dinner, { unit: [person, partner], offered: { team }, secret, validUntil }),
      placeOfferMail(app.ctx, dinner, {
        unit: [person],
        offered: { lostTable: { mealId: team.mealId, people: 4 } },
        secret,
        validUntil,
      }),
      placeOfferMail(app.ctx, dinner, {
        unit: [person, partner],
        offered: { lostTable: { mealId: team.mealId, people: 4 } },
        secret,
        validUntil,
      }),
      placeOfferMail(app.ctx, dinner, { unit: [person], offered: { people: 6 }, secret, validUntil }),
      placeOfferMail(app.ctx, dinner, { unit: [person, partner], offered: { people: 6 }, secret, validUntil }),
    ])
    await inTransaction(app.ctx.db, (tx) =>
      queueMessage(app.ctx, tx, dinner, {
        compose: () => composeStepIn(app.ctx, tx, dinner, team.id),
        ...{ copyToOwner: false, holdSeconds: 0, recipientId: undefined },
      }),
    )
  },
  PLACE_OFFER_OUTCOME: (given) => {
    const [person, partner] = pairOf(given)
    return queue(given, [
      teamOutcomeMail(given.dinner, [person], 'built'),
      teamOutcomeMail(given.dinner, [person, partner], 'built'),
      teamOutcomeMail(given.dinner, [person], 'failed'),
      teamOutcomeMail(given.dinner, [person, partner], 'failed'),
    ])
  },
  TEAM_HOST_CHANGED_BY_PARTICIPANT: (given) => {
    const [person, member] = pairOf(given)
    return queue(given, [
      hostChangedMail(given.dinner, { person, host: member, member, comment: 'Meine Küche ist größer.' }),
      hostChangedMail(given.dinner, { person, host: person, member, comment: '' }),
      hostChangedMail(unconfirmed(given.dinner), {
        person: nameless(person),
        host: person,
        member,
        comment: '',
      }),
    ])
  },
  PAYMENT_RETURNED: (given) => {
    const order = {
      ...{ payerFullname: 'Ada Lang', payerEmail: 'ada@guests.example', amountCents: 1250 },
      registration: null,
    } as PaymentOrder
    return queue(given, [
      moneyReturnsMail(given.dinner, order, 'guest'),
      moneyReturnsMail(given.dinner, order, 'organiser'),
    ])
  },
  ORGANISER_NOTICE: (given) => {
    const { app, dinner } = given
    return queue(
      given,
      exampleNews.map(({ stream, ...facts }) => organiserNewsMail(app.ctx, dinner, stream, facts)),
    )
  },
  PORTAL_LINK: (given) =>
    queue(given, [
      portalLinkMail(given.app.ctx, { email: 'ada@guests.example', token: given.secret, language: given.language }),
    ]),
  ACCOUNT: (given) => {
    const account = { email: 'ada@guests.example', language: given.language }
    return queue(given, [
      confirmAccountMail(given.app.ctx, account, given.secret),
      accountKnownMail(given.app.ctx, account),
      newPasswordMail(given.app.ctx, account, given.secret),
      passwordChangedMail(given.app.ctx, account),
    ])
  },
  EVENT_REMOVED: (given) => queue(given, [eventRemovedMail(given.app.ctx, given.dinner)]),
  FEEDBACK: (given) => {
    const written = { senderEmail: 'ada@guests.example', message: 'Schöne Seite!\nDanke.', pageName: '/teams' }
    return queue(given, [feedbackMail('admin@dinner.example', written, given.dinner)])
  },
}

/** The mail two days before says as much as its reader may know by then. */
async function allYouNeed(given: Given): Promise<void> {
  const { app, dinner } = given
  await app.deliver()
  const draft = await composeAllYouNeed(app.ctx, app.ctx.db, dinner, 'Bringt gute Laune mit.')
  const to = { recipientEmail: dinner.email, recipientName: '', replyTo: dinner.email }
  await queue(
    given,
    draft.recipients.slice(0, 3).map((recipient) => ({ ...to, ...draft.render(recipient), kind: 'TEST' })),
  )
}

function unconfirmed(dinner: AuthorizedDinner): AuthorizedDinner {
  return { ...dinner, acknowledgedDate: undefined }
}

/** A title that is only a link leaves nothing to show to strangers. */
function untitled(dinner: AuthorizedDinner): AuthorizedDinner {
  const [basicDetails, publicSettings] = [dinner.basicDetails, dinner.publicSettings].map(
    (settings) => settings && { ...settings, title: 'www.evil.example' },
  )
  return { ...dinner, basicDetails, publicSettings } as AuthorizedDinner
}

function nameless(person: Participant): Participant {
  return { ...person, firstnamePart: '', lastname: '' }
}

function pairOf({ people: [person, partner] }: Given): [Participant, Participant] {
  if (!person || !partner) throw new Error('no people')
  return [person, partner]
}

async function queue({ app, dinner }: Given, mails: readonly SystemMail[]): Promise<void> {
  const ofNoEvent: readonly string[] = ['ACCOUNT', 'PORTAL_LINK', 'EVENT_REMOVED', 'FEEDBACK']
  await inTransaction(app.ctx.db, async (tx) => {
    for (const mail of mails) await queueMail(tx, app.ctx, ofNoEvent.includes(mail.kind) ? undefined : dinner, mail)
  })
}
