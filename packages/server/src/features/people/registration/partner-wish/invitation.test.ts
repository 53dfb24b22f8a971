import {
  type ConfirmedRegistration,
  type InvitationStatus,
  ownCancellationRoutes,
  ownRegistrationRoutes,
  participantRoutes,
  partnerWishRoutes,
  type RegistrationSummary,
  registrationRoutes,
  selfRoutes,
  teamRoutes,
} from '@running-dinner/contract'
import { dinnerRoutes } from '@running-dinner/contract/events'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../../test/app.ts'
import { personBody } from '../../../../../test/bodies.ts'
import {
  type GivenPublicDinner,
  givenPublicDinner,
  mailedSelf,
  mailedToken,
  mailTo,
  registrationBody,
} from '../../../../../test/given-registration.ts'
import { withoutLocks } from '../../../../../test/without-locks.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { confirmByLink } from '../confirm/confirm-registration.ts'
import { publicDinnerById } from '../public-page/authorized-public-dinner.ts'

const eva = 'person1@guests.example'
const finn = 'finn@guests.example'
const other = 'finn.other@guests.example'

interface Invited {
  app: TestApp
  given: GivenPublicDinner
  invitation: string
}

/** Eva takes part and wishes for Finn, who was mailed an invitation. */
async function invited(changes: Parameters<typeof givenPublicDinner>[1] = {}): Promise<Invited> {
  const app = await createTestApp()
  const given = await givenPublicDinner(app, changes)
  await given.confirmed(1, { teamPartnerWishEmail: finn })
  return { app, given, invitation: await mailedInvitation(app, finn) }
}

async function mailedInvitation(app: TestApp, email: string) {
  return /invitation=([\w-]+)/.exec(await mailTo(app, email, 'invitation='))?.[1] ?? ''
}

async function status({ app, given, invitation }: Invited): Promise<InvitationStatus> {
  const params = { publicId: given.publicId }
  const answer = await app.call(registrationRoutes.invitation, { params, body: { invitation } })
  expect(answer.status).toBe(200)
  return answer.body as InvitationStatus
}

async function validated({ app, given }: Invited, changes: object) {
  const body = { ...registrationBody(2), ...changes }
  const answer = await app.call(registrationRoutes.validate, { params: { publicId: given.publicId }, body })
  return { messages: answer.issues.map(({ message }) => message), summary: answer.body as RegistrationSummary }
}

async function activate({ app, given }: Pick<Invited, 'app' | 'given'>, email: string): Promise<ConfirmedRegistration> {
  const params = { publicId: given.publicId, token: await mailedToken(app, email) }
  const answer = await app.call(registrationRoutes.activate, { params })
  expect(answer.issues).toEqual([])
  return answer.body as ConfirmedRegistration
}

async function wishes({ database }: TestApp): Promise<Record<string, string>> {
  const { rows } = await database.pool.query('select email, team_partner_wish_email as wish from participant')
  return Object.fromEntries(rows.map(({ email, wish }) => [email, wish]))
}

async function subjectsTo(app: TestApp, email: string): Promise<string[]> {
  await app.deliver()
  const mails = (await app.mails()).filter((mail) => mail.to === email && !/Anmeldung/.test(mail.subject))
  return mails.map((mail) => mail.subject.replace('Samstag, 15. Juni: ', '')).reverse()
}

const accept = (invitation: string, email: string) => ({ email, teamPartnerWishEmail: eva, invitation })

describe('registering by an invitation link', () => {
  test.each([
    ['the invited address', finn],
    ['another address', other],
  ])('with %s makes the wish mutual and mails both', async (_name, email) => {
    const of = await invited()
    const { app, given, invitation } = of
    const typed = accept(invitation, email)
    expect((await validated(of, typed)).summary.teamPartnerWishState).toBe('EXISTS_SAME_TEAM_PARTNER_WISH')
    await given.register(2, typed)
    expect(await wishes(app)).toMatchObject({ [eva]: finn })
    const confirmed = await activate(of, email)
    expect(confirmed.mutualWish).toEqual({ firstnamePart: 'Vorname1', lastname: 'Nachname1' })
    expect(await wishes(app)).toEqual({ [eva]: email, [email]: eva })
    expect(await subjectsTo(app, eva)).toEqual(['Ihr kocht zusammen'])
    expect(await mailTo(app, email, 'bestätigt')).toContain('Vorname1 Nachname1 und du wünscht euch gegenseitig')
    const states = await wishStates(of)
    expect(states).toEqual(['EXISTS_SAME_TEAM_PARTNER_WISH', 'EXISTS_SAME_TEAM_PARTNER_WISH'])
  })

  test('also binds when the address is corrected before the confirmation', async () => {
    const of = await invited()
    const { app, given, invitation } = of
    const { registrationSecret } = await given.register(2, accept(invitation, 'typo@guests.example'))
    const answer = await app.call(registrationRoutes.changeAddress, {
      params: { publicId: given.publicId },
      body: { registrationSecret, newEmailAddress: other },
    })
    expect(answer.issues).toEqual([])
    await activate(of, other)
    expect(await wishes(app)).toEqual({ [eva]: other, [other]: eva })
  })

  test('also binds without a wish in the form and when the organiser confirms', async () => {
    const of = await invited()
    await of.given.register(2, { email: other, invitation: of.invitation })
    const { rows } = await of.app.database.pool.query('select id from participant where email = $1', [other])
    const params = { ...of.given.params, participantId: rows[0].id }
    expect((await of.app.call(participantRoutes.activate, { params })).issues).toEqual([])
    expect(await wishes(of.app)).toEqual({ [eva]: other, [other]: eva })
  })

  test('also binds from the waiting list', async () => {
    const of = await invited({ publicSettings: { participantLimit: 1 } })
    await of.given.register(2, accept(of.invitation, other))
    expect(await activate(of, other)).toMatchObject({ waitingList: true, mutualWish: { firstnamePart: 'Vorname1' } })
    expect(await wishes(of.app)).toEqual({ [eva]: other, [other]: eva })
  })

  test('still binds after a resent mail and a corrected address of the sender', async () => {
    const of = await invited()
    const { app, given, invitation } = of
    await given.register(2, accept(invitation, other))
    const params = { publicId: given.publicId }
    await app.call(registrationRoutes.resendConfirmation, { params, body: { email: other } })
    await changeByOrganiser(of, eva, personBody(1, { email: 'eva@guests.example', teamPartnerWishEmail: finn }))
    await activate(of, other)
    expect(await wishes(app)).toEqual({ 'eva@guests.example': other, [other]: 'eva@guests.example' })
  })

  test('puts both into one team', async () => {
    const of = await invited()
    await of.given.register(2, accept(of.invitation, other))
    await activate(of, other)
    for (let number = 3; number <= 18; number += 1) await of.given.confirmed(number)
    expect((await of.app.call(teamRoutes.arrange, { params: of.given.params })).issues).toEqual([])
    const { rows } = await of.app.database.pool.query(
      'select count(distinct team_id)::int as teams, count(team_id)::int as people from participant where email = any($1)',
      [[eva, other]],
    )
    expect(rows).toEqual([{ teams: 1, people: 2 }])
  })
})

async function wishStates({ app, given }: Invited) {
  const { body } = await app.call(participantRoutes.list, { params: given.params })
  const { participants, participantsWaitingList } = body as Record<
    'participants' | 'participantsWaitingList',
    { teamPartnerWishStateEmailInvitation: string | null }[]
  >
  return [...participants, ...participantsWaitingList].map((person) => person.teamPartnerWishStateEmailInvitation)
}

async function changeByOrganiser({ app, given }: Pick<Invited, 'app' | 'given'>, email: string, body: object) {
  const { rows } = await app.database.pool.query('select id from participant where email = $1', [email])
  const params = { ...given.params, participantId: rows[0].id }
  const answer = await app.call(participantRoutes.update, { params, body: body as ReturnType<typeof personBody> })
  expect(answer.issues).toEqual([])
}

describe('several guests of one invitation', () => {
  const both = async () => {
    const of = await invited()
    await of.given.register(2, accept(of.invitation, finn))
    await of.given.register(3, accept(of.invitation, other))
    return of
  }

  test.each([
    [finn, other],
    [other, finn],
  ])('the first confirmed wins: %s before %s', async (first, second) => {
    const of = await both()
    expect((await activate(of, first)).mutualWish).not.toBeNull()
    expect((await activate(of, second)).mutualWish).toBeNull()
    expect(await wishes(of.app)).toMatchObject({ [eva]: first, [first]: eva })
    expect(await subjectsTo(of.app, eva)).toEqual(['Ihr kocht zusammen'])
    expect(await mailTo(of.app, second, 'Wunsch')).toContain('schon jemand anderen im Sinn')
    expect(await status(of)).toEqual({ state: 'TAKEN', invitedBy: null })
  })

  /** How many of these guests of one link, confirmed at once, are mailed that they are a team with the sender. */
  const mailedAsTeam = async (guests: number[], connect: (app: TestApp) => Db) => {
    const { app, given, invitation } = await invited()
    for (const number of guests) await given.register(number, { teamPartnerWishEmail: eva, invitation })
    const ctx = { ...app.ctx, db: connect(app) }
    const dinner = await publicDinnerById(ctx, given.publicId)
    const tokens = []
    for (const number of guests) tokens.push(await mailedToken(app, `person${number}@guests.example`))
    const replies = await Promise.all(tokens.map((token) => confirmByLink(ctx, dinner, token)))
    return replies.filter(({ mutualWish }) => mutualWish !== null).length
  }

  test('mails exactly one of eight guests confirmed at once that they are a team', async () => {
    expect(await mailedAsTeam([2, 3, 4, 5, 6, 7, 8, 9], ({ ctx }) => ctx.db)).toBe(1)
  })

  test('mails more than one without the lock (shows that the lock is needed)', async () => {
    const unlocked = ({ database }: TestApp) => withoutLocks(database.url, onTestFinished, { meet: 2 })
    expect(await mailedAsTeam([2, 3], unlocked)).toBe(2)
  })
})

describe('an invitation that no longer binds', () => {
  const zips = { basicDetails: { zipRestrictions: '79100-79199' } }

  test('names the inviter while it is open', async () => {
    const of = await invited()
    const invitedBy = { firstnamePart: 'Vorname1', lastname: 'Nachname1', email: eva }
    expect(await status(of)).toEqual({ state: 'OPEN', invitedBy })
    expect(await status({ ...of, invitation: 'x'.repeat(24) })).toEqual({ state: 'UNKNOWN', invitedBy: null })
    expect(await status({ ...of, given: await givenPublicDinner(of.app) })).toMatchObject({ state: 'UNKNOWN' })
  })

  const cases: [string, string, (of: Invited) => Promise<unknown>][] = [
    [
      'once the sender wishes for somebody else',
      'TAKEN',
      (of) => changeByOrganiser(of, eva, personBody(1, { teamPartnerWishEmail: 'gustav@guests.example' })),
    ],
    [
      'once the sender has withdrawn the wish',
      'TAKEN',
      (of) => changeByOrganiser(of, eva, personBody(1, { teamPartnerWishEmail: '' })),
    ],
    ['once the invited address takes part without the link', 'TAKEN', (of) => of.given.confirmed(5, { email: finn })],
    [
      'once the sender has left',
      'LEFT',
      ({ app }) => app.database.pool.query('delete from participant where email = $1', [eva]),
    ],
    [
      'once wishes are switched off',
      'UNKNOWN',
      ({ app }) => app.database.pool.query('update dinner set team_partner_wish_disabled = true'),
    ],
  ]

  test.each(cases)('is ignored when: %s', async (_name, state, change) => {
    const of = await invited(zips)
    await change(of)
    expect(await status(of)).toEqual({ state, invitedBy: null })
    const refused = await validated(of, { email: other, invitation: of.invitation, zip: '10115' })
    expect(refused.messages).toEqual(['zip_not_allowed'])
  })

  test.each(cases)(
    'is ignored when it changed between registration and confirmation: %s',
    async (_name, _state, change) => {
      const of = await invited(zips)
      await of.given.register(2, { ...accept(of.invitation, other), zip: '10115' })
      await change(of)
      const before = (await wishes(of.app))[eva]
      expect((await activate(of, other)).mutualWish).toBeNull()
      expect((await wishes(of.app))[eva]).toBe(before)
    },
  )

  test('is ignored for a pair or with another wish', async () => {
    const of = await invited(zips)
    const data = { firstnamePart: 'Petra', lastname: 'Partner', email: '', mobileNumber: '' }
    for (const choice of [
      { teamPartnerWishRegistrationData: data },
      { teamPartnerWishEmail: 'gustav@guests.example' },
    ]) {
      const typed = { email: other, invitation: of.invitation, zip: '10115', ...choice }
      expect((await validated(of, typed)).messages).toEqual(['zip_not_allowed'])
    }
  })

  test('is ignored when the organiser enters another wish for the guest', async () => {
    const of = await invited()
    await of.given.register(2, accept(of.invitation, other))
    const change = personBody(2, { email: other, teamPartnerWishEmail: 'gustav@guests.example' })
    await changeByOrganiser(of, other, change)
    await activate(of, other)
    expect(await wishes(of.app)).toEqual({ [eva]: finn, [other]: 'gustav@guests.example' })
  })
})

describe('a sender of an invitation who left', () => {
  test.each([
    ['by the link', finn, true],
    ['by the link with another address', other, true],
    ['without the link', finn, false],
  ])('gets no invitation back from a guest who comes %s', async (_name, email, byLink) => {
    const of = await invited()
    const { app, given, invitation } = of
    await given.register(2, { email, teamPartnerWishEmail: eva, invitation: byLink ? invitation : '' })
    await app.database.pool.query('delete from participant where email = $1', [eva])
    await activate(of, email)
    expect(await subjectsTo(app, eva)).toEqual([])
    expect(await mailTo(app, email, 'Wunsch')).toContain('nicht mehr dabei')
  })

  test('binds again by the earlier link after registering again', async () => {
    const of = await invited()
    const { app, given, invitation } = of
    await app.database.pool.query('delete from participant where email = $1', [eva])
    await given.confirmed(1, { teamPartnerWishEmail: finn })
    expect((await status(of)).state).toBe('OPEN')
    await given.register(2, accept(invitation, other))
    await activate(of, other)
    expect(await wishes(app)).toEqual({ [eva]: other, [other]: eva })
  })
})

describe('a sender of an invitation who comes back', () => {
  const self = (of: Invited) => mailedSelf(of.app, eva)
  const cancel = async (of: Invited, params: Record<string, string>) =>
    expect((await of.app.call(ownRegistrationRoutes.cancel, { params })).status).toBe(200)
  const undo = async (of: Invited, params: Record<string, string>) =>
    expect((await of.app.call(ownCancellationRoutes.undo, { params })).status).toBe(200)

  test('binds by the same link, of the first mail as of one sent again', async () => {
    const of = await invited()
    await of.app.call(dinnerRoutes.acknowledge, {
      params: { ...of.given.params, acknowledgeToken: of.given.acknowledgeToken },
    })
    const params = await self(of)
    const invite = { ...of.given.params, participantId: params.participantId ?? '' }
    expect((await of.app.call(partnerWishRoutes.invite, { params: invite })).status).toBe(200)
    const again = { ...of, invitation: await mailedInvitation(of.app, finn) }
    expect(again.invitation).not.toBe(of.invitation)
    await cancel(of, params)
    expect([await status(of), await status(again)]).toMatchObject([{ state: 'LEFT' }, { state: 'LEFT' }])
    await undo(of, params)
    expect([await status(of), await status(again)]).toMatchObject([{ state: 'OPEN' }, { state: 'OPEN' }])
    await of.given.register(2, accept(again.invitation, other))
    await activate(of, other)
    expect(await wishes(of.app)).toEqual({ [eva]: other, [other]: eva })
  })

  test('also for a guest who registered while the sender was away', async () => {
    const of = await invited()
    const params = await self(of)
    await cancel(of, params)
    await of.given.register(2, accept(of.invitation, other))
    await undo(of, params)
    expect((await activate(of, other)).mutualWish).not.toBeNull()
  })

  test('stays taken once the invited address took part meanwhile', async () => {
    const of = await invited()
    const params = await self(of)
    await cancel(of, params)
    await of.given.confirmed(2, { email: finn })
    await undo(of, params)
    expect(await status(of)).toEqual({ state: 'TAKEN', invitedBy: null })
  })
})

describe('the person who wished first', () => {
  test('is mailed when the other agrees by the link in the mail', async () => {
    const app = await createTestApp()
    const given = await givenPublicDinner(app)
    await given.confirmed(2)
    await given.confirmed(1, { teamPartnerWishEmail: 'person2@guests.example' })
    const self = await mailedSelf(app, 'person2@guests.example')
    for (let time = 0; time < 2; time += 1) {
      const answer = await app.call(selfRoutes.setPartnerWish, { params: self, query: { email: eva } })
      expect(answer.status).toBe(200)
    }
    expect(await subjectsTo(app, eva)).toEqual(['Ihr kocht zusammen'])
    expect(await mailTo(app, eva, 'möchte auch mit dir')).toContain('Vorname2 Nachname2')
  })

  test('gets no mail when the wish is not mutual', async () => {
    const app = await createTestApp()
    const given = await givenPublicDinner(app)
    await given.confirmed(1)
    await given.confirmed(2)
    const self = await mailedSelf(app, 'person2@guests.example')
    await app.call(selfRoutes.setPartnerWish, { params: self, query: { email: eva } })
    expect(await subjectsTo(app, eva)).toEqual([])
  })
})

test("updates a wish when the organiser corrects the wished person's address", async () => {
  const of = await invited()
  await of.given.register(2, accept(of.invitation, finn))
  await activate(of, finn)
  await changeByOrganiser(of, finn, personBody(2, { email: other, teamPartnerWishEmail: eva }))
  expect(await wishes(of.app)).toEqual({ [eva]: other, [other]: eva })
})
