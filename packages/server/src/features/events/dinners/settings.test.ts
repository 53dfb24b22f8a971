import {
  activityRoutes,
  type DinnerReply,
  dinnerRoutes,
  messageRoutes,
  participantRoutes,
  type ReplyOf,
  teamRoutes,
} from '@running-dinner/contract'
import { describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { dinnerBody, personBody, publicSettingsBody } from '../../../../test/bodies.ts'
import { type GivenDinner, givenDinner, givenParticipants } from '../../../../test/given.ts'

const { basicDetails } = dinnerBody()
const open = {
  basicDetails: { ...basicDetails, registrationType: 'OPEN' as const },
  publicSettings: publicSettingsBody(),
}

async function given(changes: Parameters<typeof givenDinner>[1] = {}) {
  const app = await createTestApp()
  const event = await givenDinner(app, changes)
  return { app, ...event, saveBasics: savingBasics(app, event) }
}

function savingBasics(app: TestApp, { params, dinner }: Pick<GivenDinner, 'params' | 'dinner'>) {
  return async (changes: Partial<DinnerReply['basicDetails']>, more: { teamPartnerWishDisabled?: boolean } = {}) => {
    const { teamPartnerWishDisabled: _, ...stored } = dinner.basicDetails
    return app.call(dinnerRoutes.saveBasicSettings, {
      params,
      body: { basicDetails: { ...stored, ...changes }, ...more },
    })
  }
}

async function activitiesOf(app: TestApp, params: { adminId: string }): Promise<string[]> {
  const { body } = await app.call(activityRoutes.list, { params })
  const { activities } = body as { activities: { activityType: string; code: string | null }[] }
  return activities.map((entry) => entry.code ?? entry.activityType)
}

const read = async (app: TestApp, params: { adminId: string }) =>
  (await app.call(dinnerRoutes.get, { params })).body as DinnerReply

describe('basic settings', () => {
  test('are stored, read back and recorded as activity', async () => {
    const { app, params, saveBasics } = await given()
    const answer = await saveBasics({
      title: 'Herbstlauf',
      city: 'Basel',
      zip: '4051',
      country: 'CH',
      languageCode: 'en',
    })
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ basicDetails: { title: 'Herbstlauf', city: 'Basel', country: 'CH' } })
    expect(await read(app, params)).toEqual(answer.body)
    expect(await activitiesOf(app, params)).toEqual(['settings_changed', 'DINNER_CREATED'])
  })

  test('record old and new values in the activity', async () => {
    const { app, params, saveBasics } = await given()
    const stored = (await read(app, params)).basicDetails
    await saveBasics({ title: 'Herbstlauf', date: '2030-06-16' })
    const { body } = await app.call(activityRoutes.list, { params })
    const { activities } = body as ReplyOf<typeof activityRoutes.list>
    expect(activities[0]).toMatchObject({
      code: 'settings_changed',
      data: { title: 'Herbstlauf', titleBefore: stored.title, date: '2030-06-16', dateBefore: stored.date },
      activityMessage: expect.stringContaining('16.06.2030'),
    })
    expect(activities[0]?.activityMessage).toContain(`„Herbstlauf“ statt „${stored.title}“`)
  })

  test('a new date moves courses and after party with their clock times', async () => {
    const { app, params, saveBasics } = await given({
      afterPartyLocation: {
        title: 'Danach',
        time: '2030-06-16T01:30',
        street: 'Hauptstraße',
        streetNr: '1',
        zip: '79100',
        cityName: 'Freiburg',
      },
    })
    expect((await saveBasics({ date: '2030-03-31' })).status).toBe(406)
    expect((await saveBasics({ date: '2030-10-26' })).status).toBe(200)
    const { meals, afterPartyLocation } = await read(app, params)
    expect(meals.map((meal) => meal.time)).toEqual(['2030-10-26T19:00', '2030-10-26T21:00', '2030-10-26T23:00'])
    expect(afterPartyLocation?.time).toBe('2030-10-27T01:30')
  })

  test('an earlier date moves the deadline before it, a later one keeps it', async () => {
    const { saveBasics } = await given(open)
    expect((await saveBasics({ date: '2030-07-01' })).body).toMatchObject({
      publicSettings: { endOfRegistrationDate: '2030-06-10' },
    })
    expect((await saveBasics({ date: '2030-05-20' })).body).toMatchObject({
      publicSettings: { endOfRegistrationDate: '2030-05-15' },
    })
  })

  test('postpone an event to at most 25 months after its creation (PRIV-03)', async () => {
    const { app, saveBasics } = await given()
    const months25 = '2032-05-26'
    expect((await saveBasics({ date: '2032-05-02' })).issues).toEqual([
      { field: 'basicDetails.date', message: 'error_date_too_far', issueType: 'VALIDATION', data: { months: 24 } },
    ])
    app.clock.set('2032-01-01T10:00:00Z')
    expect((await saveBasics({ date: '2032-05-27' })).issues).toEqual([
      {
        field: 'basicDetails.date',
        message: 'error_date_put_off_too_often',
        issueType: 'VALIDATION',
        data: { months: 25 },
      },
    ])
    expect((await saveBasics({ date: months25 })).status).toBe(200)
  })

  test('can be saved after the event if the date stays', async () => {
    const { app, saveBasics } = await given()
    app.clock.set('2030-06-17T10:00:00Z')
    expect((await saveBasics({ title: 'Danke' })).status).toBe(200)
    expect((await saveBasics({ date: '2030-06-16' })).issues.map((issue) => issue.message)).toEqual([
      'error_date_invalid',
    ])
  })

  test('use today in the time zone of the event', async () => {
    const { app, saveBasics } = await given()
    app.clock.set('2030-05-31T22:30:00Z')
    expect((await saveBasics({ date: '2030-05-31' })).status).toBe(406)
    expect((await saveBasics({ date: '2030-05-31', zone: 'America/Los_Angeles' })).status).toBe(200)
  })

  test('report the path of an invalid field together with rule issues', async () => {
    const { saveBasics } = await given()
    const { status, issues } = await saveBasics({ title: '', date: '2030-04-30', zipRestrictions: '1-' })
    expect(status).toBe(406)
    expect(issues.map((issue) => issue.field).sort()).toEqual([
      'basicDetails.date',
      'basicDetails.title',
      'basicDetails.zipRestrictions',
    ])
  })

  test.each([
    ['beside the details', {}, { teamPartnerWishDisabled: true }, true],
    ['within the details', { teamPartnerWishDisabled: true }, {}, true],
    ['beside wins over within', { teamPartnerWishDisabled: false }, { teamPartnerWishDisabled: true }, true],
    ['absent keeps the stored value', {}, {}, false],
  ])('store one value for partner wishes: %s', async (_, within, beside, expected) => {
    const { saveBasics } = await given()
    const { body } = await saveBasics(within, beside)
    expect(body).toMatchObject({
      basicDetails: { teamPartnerWishDisabled: expected },
      options: { teamPartnerWishDisabled: expected },
    })
  })

  test('keep the time zone when the client sends none', async () => {
    const { app, params, saveBasics } = await given({ basicDetails: { ...basicDetails, timeZone: 'Asia/Kolkata' } })
    await saveBasics({ zone: '' })
    expect((await read(app, params)).basicDetails.zone).toBe('Asia/Kolkata')
  })
})

describe('opening a closed event', () => {
  test('proposes a deadline a week before the event, a public address and a title', async () => {
    const { saveBasics } = await given()
    const { body } = await saveBasics({ registrationType: 'PUBLIC', title: 'Sommerlauf' })
    expect(body).toMatchObject({
      publicSettings: {
        title: 'Sommerlauf',
        endOfRegistrationDate: '2030-06-08',
        registrationDeactivated: false,
        publicDinnerId: expect.stringMatching(/^[A-Za-z0-9_-]{24}$/),
      },
    })
  })

  test('proposes today when a week before is past', async () => {
    const { app, saveBasics } = await given()
    app.clock.set('2030-06-12T10:00:00Z')
    expect((await saveBasics({ registrationType: 'OPEN' })).body).toMatchObject({
      publicSettings: { endOfRegistrationDate: '2030-06-12' },
    })
  })

  test('restores the earlier public settings', async () => {
    const { saveBasics, dinner } = await given(open)
    const closed = (await saveBasics({ registrationType: 'CLOSED' })).body as DinnerReply
    expect(closed.publicSettings).toEqual(dinner.publicSettings)
    const reopened = (await saveBasics({ registrationType: 'PUBLIC' })).body as DinnerReply
    expect(reopened.publicSettings).toEqual(dinner.publicSettings)
  })
})

describe('public settings', () => {
  test('are stored, read back and recorded as activity', async () => {
    const { app, params, dinner } = await given(open)
    const body = { ...publicSettingsBody(), title: 'Kommt', publicContactMobileNumber: '0171 1', participantLimit: 60 }
    const answer = await app.call(dinnerRoutes.savePublicSettings, { params, body })
    expect(answer.status).toBe(200)
    const stored = await read(app, params)
    expect(stored).toEqual(answer.body)
    expect(stored.publicSettings).toMatchObject(body)
    expect(stored.publicSettings?.publicDinnerId).toBe(dinner.publicSettings?.publicDinnerId)
    expect((await activitiesOf(app, params))[0]).toBe('public_settings_changed')
  })

  test('refuse a limit below the confirmed people, and say how many would wait', async () => {
    const event = await given(open)
    const { app, params } = event
    await givenParticipants(app, event, 20)
    const limitTo = (participantLimit: number | null) =>
      app.call(dinnerRoutes.savePublicSettings, { params, body: { ...publicSettingsBody(), participantLimit } })
    const stored = await read(app, params)
    const refused = await limitTo(10)
    expect([refused.status, refused.issues]).toMatchObject([
      406,
      [{ message: 'participant_limit_below_confirmed', field: 'participantLimit', data: { people: 8 } }],
    ])
    expect(await read(app, params)).toEqual(stored)
    for (const limit of [20, 18, null]) expect((await limitTo(limit)).status).toBe(200)
  })

  test('are refused for a closed event', async () => {
    const { app, params } = await given()
    const answer = await app.call(dinnerRoutes.savePublicSettings, { params, body: publicSettingsBody() })
    expect([answer.status, answer.issues[0]?.message]).toEqual([406, 'event_closed'])
  })

  test('keep a deadline that has passed and refuse another past one', async () => {
    const { app, params } = await given(open)
    app.clock.set('2030-06-12T10:00:00Z')
    const save = (endOfRegistrationDate: string) =>
      app.call(dinnerRoutes.savePublicSettings, { params, body: { ...publicSettingsBody(), endOfRegistrationDate } })
    expect((await save('2030-06-10')).status).toBe(200)
    expect((await save('2030-06-11')).issues[0]?.message).toBe('error.endOfRegistrationDate.invalid')
    expect((await save('2030-06-15')).status).toBe(200)
  })
})

describe('the registration', () => {
  const set = (app: TestApp, params: { adminId: string }, enable: string) =>
    app.call(dinnerRoutes.setRegistrationOpen, { params: { ...params, enable } })

  test('can be closed and reopened; repeating a state records no activity', async () => {
    const { app, params } = await given(open)
    for (const enable of ['false', 'false']) {
      expect((await set(app, params, enable)).body).toMatchObject({ publicSettings: { registrationDeactivated: true } })
    }
    expect((await set(app, params, 'true')).body).toMatchObject({ publicSettings: { registrationDeactivated: false } })
    expect(await activitiesOf(app, params)).toEqual(['registration_opened', 'registration_closed', 'DINNER_CREATED'])
  })

  test.each(['TRUE', 'on', '1', 'x'])('refuses the value %s', async (enable) => {
    const { app, params } = await given(open)
    expect((await set(app, params, enable)).status).toBe(400)
  })

  test('cannot be opened for a closed event', async () => {
    const { app, params } = await given()
    const answer = await set(app, params, 'true')
    expect([answer.status, answer.issues[0]?.message]).toEqual([406, 'event_closed'])
  })
})

describe('cancelling', () => {
  const cancel = (app: TestApp, params: { adminId: string }) => app.call(dinnerRoutes.cancel, { params })

  test('is permanent, closes the registration and is recorded once', async () => {
    const { app, params } = await given(open)
    const first = await cancel(app, params)
    expect(first.body).toMatchObject({
      cancellationDate: '2030-05-01T10:00:00.000Z',
      publicSettings: { registrationDeactivated: true },
    })
    app.clock.set('2030-05-01T12:00:00Z')
    expect((await cancel(app, params)).body).toEqual(first.body)
    expect(await activitiesOf(app, params)).toEqual(['DINNER_CANCELLED', 'DINNER_CREATED'])
  })

  test('two concurrent requests cancel once', async () => {
    const { app, params } = await given(open)
    const answers = await Promise.all([cancel(app, params), cancel(app, params), cancel(app, params)])
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200])
    expect((await activitiesOf(app, params)).filter((type) => type === 'DINNER_CANCELLED')).toHaveLength(1)
  })

  test('refuses changes of settings, people and teams afterwards, but allows messages', async () => {
    const { app, params, saveBasics, acknowledgeToken, dinner } = await given(open)
    await givenParticipants(app, { params, dinner, acknowledgeToken }, 2)
    await app.call(dinnerRoutes.acknowledge, { params: { ...params, acknowledgeToken } })
    await cancel(app, params)
    const refused = [
      await saveBasics({ title: 'Doch nicht' }),
      await app.call(dinnerRoutes.savePublicSettings, { params, body: publicSettingsBody() }),
      await app.call(dinnerRoutes.setRegistrationOpen, { params: { ...params, enable: 'true' } }),
      await app.call(participantRoutes.create, { params, body: personBody(3) }),
      await app.call(participantRoutes.import, { params, body: { rows: [{ participant: personBody(3) }] } }),
      await app.call(teamRoutes.arrange, { params }),
      await app.call(teamRoutes.rearrange, { params }),
    ]
    for (const answer of refused) expect([answer.status, answer.issues[0]?.message]).toEqual([406, 'event_cancelled'])
    const sent = await app.call(messageRoutes.participants.send, {
      params,
      body: { subject: 'Abgesagt', message: 'Hallo {firstname}', participantSelection: 'ALL' },
    })
    expect(sent.status).toBe(200)
    await app.deliver()
    expect((await app.mails()).filter((mail) => mail.subject === 'Abgesagt')).toHaveLength(2)
  })
})
