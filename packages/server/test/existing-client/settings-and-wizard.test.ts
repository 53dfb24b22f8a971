import type { DinnerReply } from '@running-dinner/contract'
import { describe, expect, test } from 'vitest'
import { createTestApp } from '../app.ts'
import { afterPartyBody, dinnerBody, publicSettingsBody } from '../bodies.ts'
import { givenDinner } from '../given.ts'
import { blankContract, blankPublicSettings, existingClient, throughItsDates } from './client.ts'

const open = { ...dinnerBody().basicDetails, registrationType: 'OPEN' as const }
const everything = { basicDetails: open, publicSettings: publicSettingsBody(), afterPartyLocation: afterPartyBody() }
const zoned = { ...dinnerBody().basicDetails, zone: 'America/New_York' }

describe('an event read and sent back as a whole', () => {
  test('keeps every setting, whatever a date library does to its fields', async () => {
    const app = await createTestApp()
    const call = existingClient(app)
    const { params } = await givenDinner(app, { ...everything, basicDetails: { ...open, zone: 'America/New_York' } })
    const dinner = `/runningdinnerservice/v1/runningdinner/${params.adminId}`
    const read = await call<DinnerReply>('GET', dinner)
    const sent = throughItsDates(read.body) as DinnerReply
    expect(sent).toEqual(read.body)
    const { basicDetails, publicSettings, afterPartyLocation, meals } = sent
    const answers = [
      await call('PUT', `${dinner}/basicsettings`, { body: { basicDetails, teamPartnerWishDisabled: false } }),
      await call('PUT', `${dinner}/publicsettings`, { body: publicSettings }),
      await call('PUT', `${dinner}/afterpartylocation`, { body: afterPartyLocation }),
      await call('PUT', `${dinner}/mealtimes`, { body: { meals } }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect((await call('GET', dinner)).body).toEqual(read.body)
  })

  test.each([
    ['an array of nulls', [null, null, null]],
    ['a number', 5],
    ['null', null],
  ])('keeps the time zone when the older field is %s, and changes it for a string', async (_, mangled) => {
    const app = await createTestApp()
    const call = existingClient(app)
    const { dinner, params } = await givenDinner(app, { basicDetails: zoned })
    const settings = `/runningdinnerservice/v1/runningdinner/${params.adminId}/basicsettings`
    const { zone, ...withoutZone } = dinner.basicDetails
    expect(zone).toBe('America/New_York')
    const kept = await call<DinnerReply>('PUT', settings, {
      body: { basicDetails: { ...withoutZone, timeZone: mangled } },
    })
    expect(kept.body).toMatchObject({ basicDetails: { zone: 'America/New_York' } })
    const changed = await call('PUT', settings, {
      body: { basicDetails: { ...withoutZone, timeZone: 'Asia/Kolkata' } },
    })
    expect(changed.body).toMatchObject({ basicDetails: { zone: 'Asia/Kolkata' } })
    const refused = await call('PUT', settings, {
      body: { basicDetails: { ...withoutZone, timeZone: 'Mars/Olympus' } },
    })
    expect(refused.status).toBe(406)
  })

  test('has only one field named like a date in the basic details', async () => {
    const app = await createTestApp()
    const { dinner } = await givenDinner(app)
    expect(Object.keys(dinner.basicDetails).filter((name) => /date|time/i.test(name))).toEqual(['date'])
  })
})

describe('the wizard of an existing client', () => {
  const whole = { ...dinnerBody(), publicSettings: blankPublicSettings, afterPartyLocation: null }

  test('creates a closed event with blank registration settings', async () => {
    const app = await createTestApp()
    const { status, body } = await existingClient(app)<{ runningDinner: DinnerReply }>(
      'POST',
      '/wizardservice/v1/create',
      { body: whole },
    )
    expect(status).toBe(200)
    expect(body.runningDinner.publicSettings).toBeNull()
  })

  test('creates a demo with blank registration settings and contract', async () => {
    const app = await createTestApp()
    const { status, body } = await existingClient(app)<{ runningDinner: DinnerReply }>(
      'POST',
      '/wizardservice/v1/create',
      { body: { ...whole, runningDinnerType: 'DEMO', contract: blankContract } },
    )
    expect(status).toBe(200)
    expect(body.runningDinner).toMatchObject({ publicSettings: null, contract: null })
  })

  const prefilled = { ...blankPublicSettings, title: 'Ein öffentliches Demo-Event', description: 'Die Beschreibung' }
  const outdated = { ...publicSettingsBody(), endOfRegistrationDate: '2020-01-01' }
  const demo = { runningDinnerType: 'DEMO', contract: { ...blankContract, email: 'demo@example.org' } }

  test.each([
    ['half-filled registration settings of a closed event', { publicSettings: prefilled }],
    ['outdated registration settings of a closed event', { publicSettings: outdated }],
    ['registration settings of a closed event that are no object', { publicSettings: 'none' }],
    ['prefilled registration settings and the half-filled contract of a demo', { ...demo, publicSettings: prefilled }],
    ['a broken contract of a demo', { ...demo, contract: { zip: 7, email: 'broken' } }],
  ])('ignores %s', async (_, changes: object) => {
    const app = await createTestApp()
    const { status, body } = await existingClient(app)<{ runningDinner: DinnerReply }>(
      'POST',
      '/wizardservice/v1/create',
      { body: { ...whole, ...changes } },
    )
    expect(status).toBe(200)
    expect(body.runningDinner.publicSettings).toBeNull()
    if ('runningDinnerType' in changes) expect(body.runningDinner.contract).toBeNull()
  })

  test.each([
    ['a blank contract of a real event', { contract: blankContract }, 'contract.fullname'],
    ['blank registration settings of an open event', { basicDetails: open }, 'publicSettings.title'],
    [
      'half-filled settings of an open event',
      { basicDetails: open, publicSettings: { ...blankPublicSettings, title: 'Frühling' } },
      'publicSettings.description',
    ],
    [
      'half-filled settings of an open demo',
      { ...demo, basicDetails: open, publicSettings: prefilled },
      'publicContactName',
    ],
  ])('still gets an issue for what is missing in %s', async (_, changes, field) => {
    const app = await createTestApp()
    const { status, body } = await existingClient(app)<{ issues: { field: string }[] }>(
      'POST',
      '/wizardservice/v1/create',
      { body: { ...whole, ...changes } },
    )
    expect(status).toBe(406)
    expect(body.issues.map((one) => one.field.split('.').at(-1))).toContain(field.split('.').at(-1))
  })
})
