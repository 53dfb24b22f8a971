import { randomUUID } from 'node:crypto'
import { type DinnerReply, participantRoutes, registrationRoutes } from '@running-dinner/contract'
import { expect, onTestFinished, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../../test/app.ts'
import { failingDatabase } from '../../../../../test/failing-database.ts'
import { type GivenPublicDinner, givenPublicDinner, mailTo } from '../../../../../test/given-registration.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import { asAuthorized, dinnerStore } from '../../../events/dinner-record/index.ts'
import { notificationStore } from '../../../messages/notifications/index.ts'
import { guestRequestStore } from '../../request-record/index.ts'
import { bulkChange } from './bulk-change.ts'

const addressOf = (number: number) => `person${number}@guests.example`
const partner = (email: string) => ({
  numSeats: 6,
  teamPartnerWishRegistrationData: { firstnamePart: 'Pat', lastname: 'Partner', email, mobileNumber: '' },
})
const idsOf = async ({ database }: TestApp, { dinner }: { dinner: Pick<DinnerReply, 'id'> }) =>
  (
    await database.pool.query<{ id: string }>(
      'select id from participant where dinner_id = $1 and activated_at is null order by participant_number',
      [dinner.id],
    )
  ).rows.map(({ id }) => id)

/** Each rule that makes a confirmation depend on another one. */
async function givenWishes(app: TestApp): Promise<GivenPublicDinner> {
  const given = await givenPublicDinner(app, { publicSettings: { participantLimit: 8 } })
  await given.confirmed(1, { teamPartnerWishEmail: addressOf(2) })
  const [, invitation = ''] = /[?&]invitation=([\w-]+)/.exec(await mailTo(app, addressOf(2))) ?? []
  // The first of two who came by one invitation becomes the partner, by another address than the invited one.
  await given.register(3, { invitation })
  await given.register(4, { invitation })
  await given.register(5, { teamPartnerWishEmail: addressOf(6) })
  await given.register(6, { teamPartnerWishEmail: addressOf(5).toUpperCase() })
  await given.register(7, { teamPartnerWishEmail: addressOf(8) })
  await given.register(8)
  await given.register(9, partner('child@guests.example'))
  await given.register(10, { teamPartnerWishEmail: addressOf(9) })
  await given.register(11, partner(''))
  await given.register(12, { teamPartnerWishEmail: addressOf(7) })
  return given
}

/** What a confirmation leaves behind, without secrets and ids. */
async function effectsOf({ database }: TestApp, { dinner }: GivenPublicDinner) {
  const of = async (query: string) => (await database.pool.query(query, [dinner.id])).rows
  const mails = await of(
    "select kind, recipient_email, subject, content from message_task where dinner_id = $1 and kind <> 'NEW_RUNNING_DINNER'",
  )
  return {
    mails: mails.map((mail) => JSON.stringify(mail).replaceAll(/[\w-]{24,}/g, 'secret')).sort(),
    people: await of(
      `select email, team_partner_wish_email, activated_at, activated_by, geocoding_due_at from participant
      where dinner_id = $1 order by participant_number`,
    ),
    waiting: await of(
      `select participant_number from waiting_notice join participant on participant.id = participant_id
      where waiting_notice.dinner_id = $1 order by 1`,
    ),
    wishMails: await of(
      `select participant_number from partner_wish_mail mail
      left join participant on participant.id = inviter_id where mail.dinner_id = $1 order by 1`,
    ),
    wishes: await of("select data, originator from activity where dinner_id = $1 and code = 'partner_wish_set'"),
  }
}

test('has the same effects as confirming each person alone, in the same order', async () => {
  const [alone, together] = [
    await createTestApp({ config: { rateLimits: true } }),
    await createTestApp({ config: { rateLimits: true } }),
  ]
  const [one, all] = [await givenWishes(alone), await givenWishes(together)]
  for (const participantId of await idsOf(alone, one))
    await alone.call(participantRoutes.activate, { params: { ...one.params, participantId } })
  const body = { action: 'ACTIVATE' as const, participantIds: await idsOf(together, all) }
  expect((await together.call(participantRoutes.bulk, { params: all.params, body })).status).toBe(200)
  const effects = await effectsOf(together, all)
  expect(effects).toEqual(await effectsOf(alone, one))
  expect([effects.waiting.length, effects.wishes.length]).toEqual([5, 1])
})

test('stops at the daily limit of mails to one unproven address, which others do not share', async () => {
  const app = await createTestApp({ config: { rateLimits: true } })
  const given = await givenPublicDinner(app)
  for (const number of [1, 2, 3, 4]) await given.register(number, { teamPartnerWishEmail: 'wished@guests.example' })
  await given.register(5, { teamPartnerWishEmail: 'other@guests.example' })
  const body = { action: 'ACTIVATE' as const, participantIds: await idsOf(app, given) }
  await app.call(participantRoutes.bulk, { params: given.params, body })
  const { rows } = await app.database.pool.query(
    "select recipient_email as email from message_task where kind = 'PARTNER_WISH' order by 1",
  )
  expect(rows.map(({ email }) => email)).toEqual(['other@guests.example', ...Array(3).fill('wished@guests.example')])
})

test('reminds by the same mails as asking for another link for each person, in the same order', async () => {
  const [alone, together] = [
    await createTestApp({ config: { rateLimits: true } }),
    await createTestApp({ config: { rateLimits: true } }),
  ]
  const [one, all] = [await givenWishes(alone), await givenWishes(together)]
  for (const app of [alone, together]) app.clock.set('2030-05-02T10:00:01Z')
  for (const number of [3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    await alone.call(registrationRoutes.resendConfirmation, {
      params: { publicId: one.publicId },
      body: { email: addressOf(number) },
    })
  const body = { action: 'REMIND' as const, participantIds: await idsOf(together, all) }
  const answer = await together.call(participantRoutes.bulk, { params: all.params, body })
  expect(answer.body).toMatchObject({ done: { length: 10 }, refused: [] })
  const { mails } = await effectsOf(together, all)
  expect(mails).toEqual((await effectsOf(alone, one)).mails)
  const links = 'select participant_id from confirmation_token group by participant_id having count(*) = 2'
  expect((await together.database.pool.query(links)).rows).toHaveLength(10)
})

test.each(['ACTIVATE', 'REMIND', 'DELETE'] as const)(
  '%s takes as many statements for fifty people as for five',
  async (action) => {
    const app = await createTestApp({ config: { rateLimits: true } })
    const counted = failingDatabase(app.database.url)
    onTestFinished(() => counted.close())
    const statementsFor = async (count: number) => {
      const given = await givenPublicDinner(app, { publicSettings: { participantLimit: 4 } })
      for (let number = 1; number <= count; number++) {
        const mailbox = `${count}-${number}@guests.example`
        await given.register(number, number % 2 ? { teamPartnerWishEmail: mailbox } : partner(mailbox))
      }
      const dinner = await dinnerStore.byId(app.ctx.db, given.dinner.id)
      if (!dinner) throw new Error('the event was created')
      if (action === 'REMIND') app.clock.set(new Date(app.clock.now().getTime() + 86_400_000).toISOString())
      if (action === 'DELETE') await givenTraces(app, given)
      const participantIds = action === 'DELETE' ? await notRootsOf(app, given) : await idsOf(app, given)
      counted.watch()
      const ctx = { ...app.ctx, db: counted.db }
      const { done } = await bulkChange(ctx, asAuthorized(dinner), { action, participantIds })
      // One mail reminds both of a pair.
      expect(done).toHaveLength(action === 'REMIND' ? count : participantIds.length)
      return counted.statements().length
    }
    const few = await statementsFor(5)
    expect(few).toBeGreaterThan(10)
    expect(await statementsFor(50)).toBe(few)
  },
)

/** What a deletion has to forget: delivered mails with names, notifications to roots that name their children, and requests to leave. */
async function givenTraces(app: TestApp, { dinner }: GivenPublicDinner): Promise<void> {
  await app.deliver()
  const { rows } = await app.database.pool.query<{ id: string; rootId: string }>(
    'select id, originator_id as "rootId" from participant where dinner_id = $1 and originator_id <> id',
    [dinner.id],
  )
  const notifications = rows.map(({ id, rootId }) => ({
    participantId: rootId,
    teamId: randomUUID(),
    notification: {
      kind: 'TEAM' as const,
      ownMealId: undefined,
      facts: [{ fact: 'PARTNER' as const, people: [{ id, name: 'Pat Partner' }] }],
    },
    source: 'PAGE' as const,
    taskId: undefined,
    recipientName: '',
    recipientEmail: '',
  }))
  const now = app.clock.now()
  await inTransaction(app.ctx.db, async (tx) => {
    await notificationStore.insert(tx, dinner, notifications, now)
    for (const { id } of rows)
      await guestRequestStore.insert(tx, dinner, {
        id: randomUUID(),
        participantId: id,
        kind: 'CANNOT_COME',
        home: undefined,
        word: '',
        createdAt: now,
      })
  })
}

async function notRootsOf({ database }: TestApp, { dinner }: GivenPublicDinner): Promise<string[]> {
  const { rows } = await database.pool.query<{ id: string }>(
    'select id from participant where dinner_id = $1 and originator_id is distinct from id',
    [dinner.id],
  )
  return rows.map(({ id }) => id)
}
