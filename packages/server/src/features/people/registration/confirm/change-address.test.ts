import { registrationRoutes } from '@running-dinner/contract'
import { describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../../test/app.ts'
import { type GivenPublicDinner, givenPublicDinner, mailedToken } from '../../../../../test/given-registration.ts'

const [typo, right] = ['person1@guests.example', 'right@guests.example']
const partner = { firstnamePart: 'Petra', lastname: 'Partner', email: '', mobileNumber: '' }

const change = async (
  app: TestApp,
  { publicId }: GivenPublicDinner,
  registrationSecret: string,
  newEmailAddress: string,
) => {
  const answer = await app.call(registrationRoutes.changeAddress, {
    params: { publicId },
    body: { registrationSecret, newEmailAddress },
  })
  return {
    status: answer.status,
    body: answer.body,
    message: answer.issues[0]?.message,
    field: answer.issues[0]?.field,
  }
}
const resend = async (app: TestApp, { publicId }: GivenPublicDinner, email: string) =>
  app.call(registrationRoutes.resendConfirmation, { params: { publicId }, body: { email } })
const activate = async (app: TestApp, { publicId }: GivenPublicDinner, token: string) =>
  app.call(registrationRoutes.activate, { params: { publicId, token } })
const mailsTo = async (app: TestApp, email: string) => {
  await app.deliver()
  return (await app.mails()).filter((mail) => mail.to === email).length
}

describe('correcting the address', () => {
  test('replaces it; only the link mailed to the new address confirms', async () => {
    const app = await createTestApp()
    const given = await givenPublicDinner(app)
    const { registrationSecret } = await given.register(1)
    const old = await mailedToken(app, typo)
    expect(await change(app, given, registrationSecret, right)).toMatchObject({ status: 200, body: {} })
    expect(await activate(app, given, old)).toMatchObject({ status: 404, issues: [{ message: 'link_invalid' }] })
    expect((await activate(app, given, await mailedToken(app, right))).status).toBe(200)
    const { rows } = await app.database.pool.query('select email, email_identity, activated_by from participant')
    expect(rows).toEqual([{ email: right, email_identity: right, activated_by: right }])
  })

  test('ends the earlier link when only the spelling changes', async () => {
    const app = await createTestApp()
    const given = await givenPublicDinner(app)
    const { registrationSecret } = await given.register(1)
    const old = await mailedToken(app, typo)
    expect(await change(app, given, registrationSecret, typo.toUpperCase())).toMatchObject({ status: 200 })
    expect((await activate(app, given, old)).status).toBe(404)
  })

  test('changes both of a pair that shares a mailbox', async () => {
    const app = await createTestApp()
    const given = await givenPublicDinner(app)
    const { registrationSecret } = await given.register(2, { teamPartnerWishRegistrationData: partner })
    await change(app, given, registrationSecret, right)
    const { rows } = await app.database.pool.query(
      'select email, shares_root_email from participant order by participant_number',
    )
    expect(rows).toEqual([
      { email: right, shares_root_email: false },
      { email: right, shares_root_email: true },
    ])
  })

  test.each(['petra@guests.example', 'PETRA@guests.example'])(
    "takes the partner's own address: %s",
    async (address) => {
      const app = await createTestApp()
      const given = await givenPublicDinner(app)
      const { registrationSecret } = await given.register(2, {
        teamPartnerWishRegistrationData: { ...partner, email: 'petra@guests.example' },
      })
      expect(await change(app, given, registrationSecret, address)).toMatchObject({ status: 200 })
      const { rows } = await app.database.pool.query(
        'select email, shares_root_email from participant order by participant_number',
      )
      expect(rows).toEqual([
        { email: address, shares_root_email: false },
        { email: 'petra@guests.example', shares_root_email: true },
      ])
    },
  )

  test('needs the secret of the browser that registered', async () => {
    const app = await createTestApp()
    const given = await givenPublicDinner(app)
    const { registrationSecret } = await given.register(1)
    const other = await givenPublicDinner(app)
    const elsewhere = await other.register(1)
    for (const secret of ['x', 'x'.repeat(24), elsewhere.registrationSecret, await mailedToken(app, typo)])
      expect(await change(app, given, secret, right)).toMatchObject({ status: 404, message: 'link_invalid' })
    expect(await mailsTo(app, right)).toBe(0)
    expect((await change(app, given, registrationSecret, right)).status).toBe(200)
  })

  test('is refused after the confirmation', async () => {
    const app = await createTestApp()
    const given = await givenPublicDinner(app)
    const { registrationSecret } = await given.confirmed(1)
    expect(await change(app, given, registrationSecret, right)).toMatchObject({
      status: 406,
      message: 'registration_already_confirmed',
    })
  })

  test('is possible three times', async () => {
    const app = await createTestApp()
    const given = await givenPublicDinner(app)
    const { registrationSecret } = await given.register(1)
    const statuses: number[] = []
    for (const number of [1, 2, 3, 4])
      statuses.push((await change(app, given, registrationSecret, `new${number}@guests.example`)).status)
    expect(statuses).toEqual([200, 200, 200, 406])
    expect(await change(app, given, registrationSecret, right)).toMatchObject({
      message: 'registration_address_changes_exceeded',
    })
  })

  test.each([
    ['somebody else has', 'person2@guests.example', 'participant_already_registered'],
    ['is wished for as partner', 'wished@guests.example', 'participant_email_equals_team_partner_wish'],
    ['is no address', 'a@b', 'email_invalid'],
    ['is nothing', '', 'required'],
  ])('refuses an address that %s', async (_name, address, message) => {
    const app = await createTestApp()
    const given = await givenPublicDinner(app)
    await given.register(2)
    const { registrationSecret } = await given.register(1, { teamPartnerWishEmail: 'wished@guests.example' })
    expect(await change(app, given, registrationSecret, address)).toMatchObject({
      status: 406,
      message,
      field: 'newEmailAddress',
    })
    expect((await change(app, given, registrationSecret, right)).status).toBe(200)
  })

  test("mails a stranger's address at most three times a day per event", async () => {
    const app = await createTestApp({ config: { rateLimits: true } })
    const given = await givenPublicDinner(app)
    for (const number of [1, 2, 3, 4]) {
      const { registrationSecret } = await given.register(number)
      await change(app, given, registrationSecret, right)
      await app.database.pool.query('delete from participant')
    }
    expect(await mailsTo(app, right)).toBe(3)
  })
})

describe('resending the confirmation mail', () => {
  test('mails another link and keeps the earlier one valid', async () => {
    const app = await createTestApp()
    const given = await givenPublicDinner(app)
    await given.register(1)
    const first = await mailedToken(app, typo)
    expect((await resend(app, given, ' PERSON1@guests.example')).body).toEqual({})
    const second = await mailedToken(app, typo)
    expect(second).not.toBe(first)
    expect((await activate(app, given, first)).status).toBe(200)
    expect((await activate(app, given, second)).body).toMatchObject({ alreadyActivated: true })
  })

  test('reveals no registrations and mails no other addresses', async () => {
    const app = await createTestApp()
    const given = await givenPublicDinner(app)
    await given.register(1)
    await given.confirmed(2)
    await given.register(4, { teamPartnerWishRegistrationData: { ...partner, email: 'petra@guests.example' } })
    const other = await givenPublicDinner(app)
    await other.register(3)
    await app.deliver()
    const before = (await app.mails()).length
    const addresses = [
      typo,
      'person2@guests.example',
      'person3@guests.example',
      'petra@guests.example',
      'x@guests.example',
    ]
    const answers = []
    for (const email of addresses) answers.push(await resend(app, given, email))
    expect(new Set(answers.map((answer) => JSON.stringify([answer.status, answer.body]))).size).toBe(1)
    await app.deliver()
    const after = await app.mails()
    expect(after.slice(0, after.length - before).map((mail) => mail.to)).toEqual([typo])
  })

  test('mails at most three times a day', async () => {
    const app = await createTestApp({ config: { rateLimits: true } })
    const given = await givenPublicDinner(app)
    await given.register(1)
    for (let turn = 0; turn < 6; turn++) expect((await resend(app, given, typo)).status).toBe(200)
    expect(await mailsTo(app, typo)).toBe(3)
  })
})
