import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../../../../test/database.ts'
import { answeredByFake, fakeGeocoder, type GeocoderMode } from '../../../../test/fakes/fake-geocoder.ts'
import { silentLog } from '../../../../test/test-log.ts'
import { readConfig } from '../../../platform/config.ts'
import type { Db } from '../../../platform/db/database.ts'
import { newId, newSecret } from '../../../platform/ids.ts'
import { type Address, addressHash, normalisedAddress } from '../geocoding/address.ts'
import { configuredGeocoder, type Geocoder } from '../geocoding/geocoder.ts'
import { lookUpAddresses } from './look-up-addresses.jobs.ts'

const start = new Date('2030-05-01T10:00:00Z')
const minutes = 60_000
const home: Address = { street: 'Habsburgerstraße', streetNr: '84', zip: '79104', cityName: 'Freiburg', country: '' }
const exact = { ...answeredByFake, geocodingQuality: 'EXACT' }
const town = { lat: 47.9959, lng: 7.8522, geocodingQuality: 'APPROXIMATE' }
const nowhere = { lat: null, lng: null, geocodingQuality: null }

/** A database with one event and a clock moved by the test; requests to the geocoder leave without pauses. */
async function givenEvent(options: { geocoderUrl?: string; eventCountry?: string } = {}) {
  const [{ db }, dataDir] = await Promise.all([testDatabase(), mkdtemp(join(tmpdir(), 'rd-geo-'))])
  onTestFinished(() => rm(dataDir, { recursive: true }))
  let now = start
  const ctx = {
    db,
    config: {
      ...readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir }),
      geocoder:
        options.geocoderUrl === undefined ? undefined : { url: options.geocoderUrl, protocol: 'nominatim' as const },
    },
    clock: { now: () => now },
    log: silentLog,
    baseUrl: () => 'https://dinner.example',
  }
  const dinnerId = await insertDinner(db, options.eventCountry ?? '')
  return {
    db,
    ctx,
    dinnerId,
    pass: (ms: number) => {
      now = new Date(now.getTime() + ms)
    },
    person: (changes: PersonChanges = {}) => insertPerson(db, dinnerId, changes),
    run: async (geocoder?: Geocoder) =>
      lookUpAddresses(ctx, { geocoder: geocoder ?? (await configuredGeocoder(ctx, { turn: async () => undefined })) }),
  }
}

async function insertDinner(db: Db, country: string): Promise<string> {
  const id = newId()
  const options = {
    teamSize: 2,
    genderAspects: 'IGNORE_GENDER',
    forceEqualDistributedCapacityTeams: true,
    considerShortestPaths: false,
  }
  const basics = {
    title: 'Lauf',
    city: 'Freiburg',
    zip: '79104',
    date: '2030-06-01',
    registrationType: 'CLOSED',
    languageCode: 'de',
  }
  const rest = {
    email: 'o@x.example',
    runningDinnerType: 'STANDARD',
    timeZone: 'Europe/Berlin',
    zipRestrictions: '',
    teamPartnerWishDisabled: false,
  }
  await db
    .insertInto('dinner')
    .values({ id, adminId: newSecret(), country, createdAt: start, ...options, ...basics, ...rest })
    .execute()
  return id
}

type PersonChanges = Partial<Address> & {
  lat?: number
  lng?: number
  geocodingQuality?: string
  geocodedAddressHash?: Buffer
  geocodingDueAt?: Date | null
  teamId?: string
}

let people = 0

async function insertPerson(db: Db, dinnerId: string, changes: PersonChanges): Promise<string> {
  const id = newId()
  const email = `p${++people}@x.example`
  const diet = { vegetarian: false, lactose: false, gluten: false, vegan: false, mealSpecificsNote: '' }
  const texts = { mobileNumber: '', addressRemarks: '', notes: '', miscNotes: '', teamPartnerWishEmail: '' }
  const name = {
    firstName: 'Secret',
    lastName: 'Name',
    gender: 'UNDEFINED',
    languageCode: 'de',
    email,
    emailIdentity: email,
  }
  await db
    .insertInto('participant')
    .values({
      id,
      dinnerId,
      selfAdminId: newSecret(),
      participantNumber: people,
      createdAt: start,
      ...name,
      ...diet,
      ...texts,
      ...home,
      geocodingDueAt: start,
      ...changes,
    })
    .execute()
  return id
}

async function stateOf(db: Db, id: string) {
  return db
    .selectFrom('participant')
    .select(['lat', 'lng', 'geocodingQuality', 'geocodingAttempts', 'geocodingDueAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

const settled = { geocodingAttempts: 0, geocodingDueAt: null }

test('looks an address up once and sends the geocoder no name (PRIV-05)', async () => {
  const fake = await fakeGeocoder()
  const { db, person, run, ctx } = await givenEvent({ geocoderUrl: fake.url })
  const id = await person()
  expect(await run()).toBe(1)
  expect(await stateOf(db, id)).toEqual({ ...exact, ...settled })
  expect(await run()).toBe(0)
  expect(fake.questions()).toEqual(['Habsburgerstraße 84, 79104 Freiburg'])
  expect(fake.requests[0]?.url).not.toMatch(/secret|name|x\.example/i)
  expect(fake.requests[0]?.headers['user-agent']).toContain(ctx.config.adminEmail)
})

test('asks once for two people at one address, and caches no readable address', async () => {
  const fake = await fakeGeocoder()
  const { db, person, run, pass } = await givenEvent({ geocoderUrl: fake.url })
  await person()
  await person({ street: ' HABSBURGERSTRASSE'.replace('SS', 'ß').toLowerCase() })
  expect(await run()).toBe(2)
  expect(fake.requests).toHaveLength(1)
  const rows = await db.selectFrom('geocodeCache').selectAll().execute()
  expect(rows).toHaveLength(1)
  const plain = addressHash({ ...home, country: 'DE' })
  expect(rows[0]?.addressKey.equals(plain)).toBe(false)
  expect(rows[0]?.addressKey.toString('latin1')).not.toContain(normalisedAddress(home))
  pass(31 * 24 * 60 * minutes)
  await person()
  await run()
  expect(fake.requests).toHaveLength(2)
})

test('calls a home doubtful that was found in Freiburg and not near its zip and town, and uses the town', async () => {
  const { db, person, run } = await givenEvent({ geocoderUrl: (await fakeGeocoder()).url })
  const id = await person({ zip: '04109', cityName: 'Leipzig' })
  await run()
  const { lat, ...rest } = await stateOf(db, id)
  expect(rest).toMatchObject({ geocodingQuality: 'DOUBTFUL', ...settled })
  expect(lat).toBeCloseTo(51.34, 1)
})

test('without a geocoder, uses the coordinate of the town and does not retry', async () => {
  const { db, person, run } = await givenEvent()
  const [known, unknown] = [await person(), await person({ cityName: 'Nirgendwo' })]
  expect(await run()).toBe(1)
  expect(await stateOf(db, known)).toEqual({ ...town, ...settled })
  expect(await stateOf(db, unknown)).toEqual({ ...nowhere, ...settled })
})

test.each<GeocoderMode>(['429', '500', 'garbage', 'html', 'huge', 'NaN', 'out of range', 'redirect'])(
  'uses the coordinate of the town while the geocoder answers %s, and retries',
  async (mode) => {
    const fake = await fakeGeocoder(mode)
    const { db, person, run, pass } = await givenEvent({ geocoderUrl: fake.url })
    const id = await person()
    await run()
    expect(await stateOf(db, id)).toEqual({
      ...town,
      geocodingAttempts: 1,
      geocodingDueAt: new Date(start.getTime() + minutes),
    })
    expect(await run()).toBe(0)
    fake.mode = 'ok'
    pass(minutes)
    expect(await run()).toBe(1)
    expect(await stateOf(db, id)).toEqual({ ...exact, ...settled })
  },
)

test('retries a failing geocoder after 1, 5, 30 and 360 minutes, then gives up (REL-10)', async () => {
  const fake = await fakeGeocoder('500')
  const { db, person, run, pass, ctx } = await givenEvent({ geocoderUrl: fake.url })
  const id = await person({ cityName: 'Nirgendwo' })
  const waits: (number | null)[] = []
  for (let i = 0; i < 5; i++) {
    await run()
    const { geocodingDueAt } = await stateOf(db, id)
    const wait = geocodingDueAt && geocodingDueAt.getTime() - ctx.clock.now().getTime()
    waits.push(wait && wait / minutes)
    pass(wait ?? 0)
  }
  expect(waits).toEqual([1, 5, 30, 360, null])
  await run()
  expect(fake.requests).toHaveLength(5)
  expect(await stateOf(db, id)).toMatchObject(nowhere)
})

test('does not retry an address unknown to the geocoder', async () => {
  const fake = await fakeGeocoder('nothing')
  const { db, person, run } = await givenEvent({ geocoderUrl: fake.url })
  const id = await person()
  await run()
  expect(await stateOf(db, id)).toEqual({ ...town, ...settled })
})

test('uses the country of the person, then of the event, then the configured one', async () => {
  const fake = await fakeGeocoder()
  const abroad = await givenEvent({ geocoderUrl: fake.url, eventCountry: 'AT' })
  await abroad.person({ country: 'ch' })
  await abroad.person()
  await abroad.run()
  const atHome = await givenEvent({ geocoderUrl: fake.url })
  await atHome.person()
  await atHome.run()
  const countries = fake.requests.map(({ url }) => new URL(url ?? '', fake.url).searchParams.get('countrycodes'))
  expect(countries.sort()).toEqual(['at', 'ch', 'de'])
})

test('keeps a manual pin until the address changes', async () => {
  const fake = await fakeGeocoder()
  const { db, person, run } = await givenEvent({ geocoderUrl: fake.url })
  const pin = { lat: 47.5, lng: 7.5, geocodingQuality: 'MANUAL' }
  const same = await person({ ...pin, geocodedAddressHash: addressHash(home) })
  const moved = await person({ ...pin, geocodedAddressHash: addressHash({ ...home, streetNr: '1' }) })
  const unmarked = await person(pin)
  await run()
  expect(await stateOf(db, same)).toEqual({ ...pin, ...settled })
  expect(await stateOf(db, unmarked)).toEqual({ ...pin, ...settled })
  expect(await stateOf(db, moved)).toEqual({ ...exact, ...settled })
})

test('removes the coordinate of a former address when the new one is not found', async () => {
  const { db, person, run } = await givenEvent()
  const before = { ...town, geocodedAddressHash: addressHash(home) }
  const moved = await person({ ...before, cityName: 'Nirgendwo' })
  await run()
  expect(await stateOf(db, moved)).toMatchObject(nowhere)
})

test('looks an address up again when it was edited during the look-up', async () => {
  const { db, person, run } = await givenEvent()
  const id = await person()
  const askedStreetNumbers: string[] = []
  const geocoder: Geocoder = {
    async locate({ streetNr }) {
      askedStreetNumbers.push(streetNr)
      if (askedStreetNumbers.length === 1)
        await db
          .updateTable('participant')
          .set({ streetNr: '85', geocodingDueAt: start })
          .where('id', '=', id)
          .execute()
      return { result: { lat: Number(streetNr), lng: 7, quality: 'EXACT' }, settled: true }
    },
  }
  await run(geocoder)
  expect(askedStreetNumbers).toEqual(['84', '85'])
  expect(await stateOf(db, id)).toMatchObject({ lat: 85, ...settled })
})

test.each([addressHash(home), null])('keeps a pin set during the look-up (%#)', async (geocodedAddressHash) => {
  const { db, person, run } = await givenEvent()
  const id = await person()
  const pin = { lat: 47.5, lng: 7.5, geocodingQuality: 'MANUAL' }
  await run({
    async locate() {
      await db
        .updateTable('participant')
        .set({ ...pin, geocodedAddressHash })
        .where('id', '=', id)
        .execute()
      return { result: { lat: 1, lng: 2, quality: 'EXACT' }, settled: true }
    },
  })
  expect(await stateOf(db, id)).toMatchObject(pin)
})

test('a failing address does not stop the others', async () => {
  const { db, person, run } = await givenEvent()
  const poisoned = await person({ street: 'poison' })
  const others = [await person(), await person()]
  const geocoder: Geocoder = {
    async locate({ street }) {
      if (street === 'poison') throw new Error('boom')
      return { result: { lat: 1, lng: 2, quality: 'EXACT' }, settled: true }
    },
  }
  expect(await run(geocoder)).toBe(2)
  for (const id of others) expect(await stateOf(db, id)).toMatchObject({ lat: 1, ...settled })
  expect(await stateOf(db, poisoned)).toMatchObject({
    geocodingAttempts: 1,
    geocodingDueAt: new Date(start.getTime() + minutes),
  })
})

test('holds no transaction open while waiting for the geocoder', async () => {
  const { db, person, run } = await givenEvent()
  await person()
  const open: unknown[] = []
  await run({
    async locate() {
      const { sql } = await import('kysely')
      const { rows } =
        await sql`select state from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`.execute(
          db,
        )
      open.push(...rows)
      return { result: undefined, settled: true }
    },
  })
  expect(open).toEqual([])
})

test('only one process looks up addresses at a time', async () => {
  const { person, run } = await givenEvent()
  await person()
  let underWay = 0
  let most = 0
  const geocoder: Geocoder = {
    async locate() {
      most = Math.max(most, ++underWay)
      await new Promise((resolve) => setTimeout(resolve, 50))
      underWay--
      return { result: undefined, settled: true }
    },
  }
  await Promise.all([run(geocoder), run(geocoder), run(geocoder)])
  expect(most).toBe(1)
})

test('skips cancelled teams, cancelled events and addresses that are not due', async () => {
  const { db, person, run, dinnerId } = await givenEvent()
  const [mealId, cancelled, running] = [newId(), newId(), newId()]
  await db.insertInto('meal').values({ id: mealId, dinnerId, label: 'Hauptgang', time: '2030-06-01T20:00' }).execute()
  const team = { dinnerId, mealId, hostParticipantId: null }
  await db
    .insertInto('team')
    .values({ ...team, id: cancelled, teamNumber: 1, status: 'CANCELLED' })
    .execute()
  await db
    .insertInto('team')
    .values({ ...team, id: running, teamNumber: 2, status: 'OK' })
    .execute()
  const left = [
    await person({ teamId: cancelled }),
    await person({ geocodingDueAt: null }),
    await person({ geocodingDueAt: new Date(start.getTime() + 1) }),
  ]
  const located = await person({ teamId: running })
  expect(await run()).toBe(1)
  for (const id of left) expect(await stateOf(db, id)).toMatchObject(nowhere)
  expect(await stateOf(db, located)).toMatchObject(town)
  await db.updateTable('dinner').set({ cancelledAt: start }).execute()
  await person()
  expect(await run()).toBe(0)
})

test('looks up the after party', async () => {
  const { db, run, dinnerId } = await givenEvent()
  const texts = { title: 'Party', time: '2030-06-02T01:00', addressName: '', addressRemarks: '' }
  const address = { ...home, street: '', streetNr: '' }
  await db
    .insertInto('afterPartyLocation')
    .values({ dinnerId, ...texts, ...address, geocodingDueAt: start })
    .execute()
  expect(await run()).toBe(1)
  const row = await db.selectFrom('afterPartyLocation').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({ ...town, ...settled, geocodedAddressHash: addressHash(address) })
})

test('looks up more addresses than one batch in one run', async () => {
  const { db, person, run } = await givenEvent()
  for (let i = 0; i < 230; i++) await person({ streetNr: String(i) })
  expect(await run()).toBe(230)
  const waiting = await db.selectFrom('participant').select('id').where('geocodingDueAt', 'is not', null).execute()
  expect(waiting).toEqual([])
})
