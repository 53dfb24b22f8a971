import { type DinnerReply, participantRoutes } from '@running-dinner/contract'
import { expect, onTestFinished, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../../test/app.ts'
import { failingDatabase } from '../../../../../test/failing-database.ts'
import { type GivenPublicDinner, givenPublicDinner, mailTo } from '../../../../../test/given-registration.ts'
import { asAuthorized, dinnerStore } from '../../../events/dinner-record/index.ts'
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

test('takes as many statements for fifty people as for five', async () => {
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
    const participantIds = await idsOf(app, given)
    counted.watch()
    const ctx = { ...app.ctx, db: counted.db }
    const { done } = await bulkChange(ctx, asAuthorized(dinner), { action: 'ACTIVATE', participantIds })
    expect(done).toHaveLength(participantIds.length)
    return counted.statements().length
  }
  const few = await statementsFor(5)
  expect(few).toBeGreaterThan(10)
  expect(await statementsFor(50)).toBe(few)
})
