import { activityRoutes, type DinnerReply, dinnerRoutes, settingsRoutes, teamRoutes } from '@running-dinner/contract'
import { describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { dinnerBody } from '../../../../test/bodies.ts'
import { type GivenDinner, givenDinner, givenTeams } from '../../../../test/given.ts'
import { lookUpAddresses } from '../../plan/dinner-routes/look-up-addresses.jobs.ts'

const party = {
  title: 'Danach',
  time: '2030-06-16T01:30',
  addressName: 'Zum Löwen',
  addressRemarks: 'Hintereingang',
  street: 'Hauptstraße',
  streetNr: '1',
  zip: '79100',
  cityName: 'Freiburg',
  country: '',
}

async function given(changes: Parameters<typeof givenDinner>[1] = {}) {
  const app = await createTestApp()
  const event = await givenDinner(app, changes)
  const { params } = event
  return {
    app,
    ...event,
    saveParty: (body: object) => app.call(settingsRoutes.saveAfterParty, { params, body }),
    removeParty: () => app.call(settingsRoutes.removeAfterParty, { params }),
    locate: (body: object) => app.call(settingsRoutes.locateAfterParty, { params, body }),
    saveOptions: (body: object) => app.call(settingsRoutes.saveOptions, { params, body }),
  }
}

const read = async (app: TestApp, { params }: Pick<GivenDinner, 'params'>) =>
  (await app.call(dinnerRoutes.get, { params })).body as DinnerReply

async function codesOf(app: TestApp, { params }: Pick<GivenDinner, 'params'>) {
  const { body } = await app.call(activityRoutes.list, { params })
  return (body as { activities: { code: string | null }[] }).activities.flatMap(({ code }) => code ?? [])
}

/** A geocoder that finds every address at the same place. */
const geocoder = { locate: async () => ({ result: { lat: 48, lng: 7.8, quality: 'EXACT' as const }, settled: true }) }

describe('the after party', () => {
  test('can be added, read, changed and removed, each recorded as activity', async () => {
    const { app, params, saveParty, removeParty } = await given()
    const added = await saveParty(party)
    expect(added.status).toBe(200)
    expect(added.body).toMatchObject({ afterPartyLocation: { ...party, geocodingResult: { lat: -1, lng: -1 } } })
    expect(await read(app, { params })).toEqual(added.body)
    const changed = await saveParty({ ...party, title: 'Tanz', time: '2030-06-15T23:59' })
    expect(changed.body).toMatchObject({ afterPartyLocation: { title: 'Tanz', time: '2030-06-15T23:59' } })
    expect((await removeParty()).body).toMatchObject({ afterPartyLocation: null })
    expect((await removeParty()).status).toBe(200)
    expect((await read(app, { params })).afterPartyLocation).toBeNull()
    expect(await codesOf(app, { params })).toEqual([
      'after_party_removed',
      'after_party_changed',
      'after_party_changed',
    ])
  })

  test('is geocoded later, again after a new address but not after a new name', async () => {
    const { app, params, saveParty } = await given()
    const place = async () => (await read(app, { params })).afterPartyLocation?.geocodingResult
    await saveParty(party)
    expect(await lookUpAddresses(app.ctx, { geocoder })).toBe(1)
    const found = { lat: 48, lng: 7.8, quality: 'EXACT' }
    expect(await place()).toEqual(found)
    expect((await saveParty({ ...party, title: 'Tanz' })).body).toMatchObject({
      afterPartyLocation: { geocodingResult: found },
    })
    expect(await lookUpAddresses(app.ctx, { geocoder })).toBe(0)
    expect((await saveParty({ ...party, streetNr: '2' })).body).toMatchObject({
      afterPartyLocation: { geocodingResult: { lat: -1, lng: -1 } },
    })
    expect(await lookUpAddresses(app.ctx, { geocoder })).toBe(1)
  })

  test('keeps a manual pin until the address changes', async () => {
    const { app, params, saveParty, locate } = await given()
    await saveParty(party)
    const pin = { lat: 47.9, lng: 7.7 }
    const pinned = { ...pin, quality: 'MANUAL' }
    expect((await locate({ ...pin, quality: 'EXACT' })).body).toMatchObject({
      afterPartyLocation: { geocodingResult: pinned },
    })
    await saveParty({ ...party, title: 'Tanz' })
    await lookUpAddresses(app.ctx, { geocoder })
    expect((await read(app, { params })).afterPartyLocation?.geocodingResult).toEqual(pinned)
    await saveParty({ ...party, street: 'Nebenstraße' })
    await lookUpAddresses(app.ctx, { geocoder })
    expect((await read(app, { params })).afterPartyLocation?.geocodingResult).toEqual({
      lat: 48,
      lng: 7.8,
      quality: 'EXACT',
    })
    expect(await codesOf(app, { params })).toContain('after_party_located')
  })

  test('cannot be located before it exists', async () => {
    const { locate, saveParty } = await given()
    expect((await locate({ lat: 1, lng: 1 })).status).toBe(404)
    await saveParty(party)
    expect((await locate({ lat: 1, lng: 1 })).status).toBe(200)
  })

  test.each([
    ['the day before', { time: '2030-06-14T23:59' }, 'time', 'error_invalid_after_party_time'],
    ['three days later', { time: '2030-06-18T00:00' }, 'time', 'error_invalid_after_party_time'],
    ['without a street', { street: '' }, 'street', 'required'],
    ['with three digits in its zip', { zip: '791' }, 'zip', 'zip_invalid'],
  ])('is refused %s', async (_, change, field, message) => {
    const { app, params, saveParty } = await given()
    const { status, issues } = await saveParty({ ...party, ...change })
    expect([status, issues.map((issue) => [issue.field, issue.message])]).toEqual([406, [[field, message]]])
    expect((await read(app, { params })).afterPartyLocation).toBeNull()
    expect((await saveParty(party)).status).toBe(200)
  })

  test('reports all invalid fields at once', async () => {
    const { saveParty } = await given()
    const { issues } = await saveParty({ ...party, title: '', time: '2030-06-14T23:59' })
    expect(issues.map((issue) => issue.field).sort()).toEqual(['time', 'title'])
  })
})

describe('options', () => {
  const wanted = {
    teamSize: 2,
    genderAspects: 'FORCE_SAME_GENDER',
    forceEqualDistributedCapacityTeams: false,
    considerShortestPaths: true,
    teamPartnerWishDisabled: true,
  }

  test('are stored, read back and recorded as activity, and teams stay', async () => {
    const { app, params, dinner, acknowledgeToken, saveOptions } = await given()
    const teams = await givenTeams(app, { params, dinner, acknowledgeToken })
    const answer = await saveOptions({ ...dinner.options, ...wanted, meals: [] })
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({
      options: { ...wanted, meals: dinner.meals },
      basicDetails: { teamPartnerWishDisabled: true },
    })
    expect(await read(app, { params })).toEqual(answer.body)
    expect((await codesOf(app, { params }))[0]).toBe('settings_changed')
    const { body } = await app.call(teamRoutes.list, { params })
    expect((body as { teams: { id: string }[] }).teams.map((team) => team.id)).toEqual(teams.map((team) => team.id))
  })

  test('keep fields absent from the request', async () => {
    const { saveOptions } = await given()
    await saveOptions(wanted)
    const { body } = await saveOptions({ genderAspects: 'IGNORE_GENDE0R' })
    expect(body).toMatchObject({ options: { ...wanted, genderAspects: 'IGNORE_GENDER' } })
  })

  test('refuse another team size', async () => {
    const { saveOptions } = await given()
    const { status, issues } = await saveOptions({ ...wanted, teamSize: 3 })
    expect([status, issues.map((issue) => [issue.field, issue.message])]).toEqual([
      406,
      [['teamSize', 'error.invalid.team.size']],
    ])
  })
})

test('a cancelled event refuses all these changes', async () => {
  const { app, params, saveParty, removeParty, locate, saveOptions } = await given({
    afterPartyLocation: party,
    basicDetails: dinnerBody().basicDetails,
  })
  await app.call(dinnerRoutes.cancel, { params })
  const answers = [
    await saveParty(party),
    await removeParty(),
    await locate({ lat: 1, lng: 1 }),
    await saveOptions({ genderAspects: 'IGNORE_GENDER' }),
  ]
  for (const answer of answers) expect([answer.status, answer.issues[0]?.message]).toEqual([406, 'event_cancelled'])
})
