import { allRoutes, type Route } from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from './app.ts'
import { givenMessage } from './given-portal.ts'
import { secretOf } from './id-positions.ts'
import { tenantExamples } from './tenant-examples.ts'
import { givenTenant, type TenantFacts } from './tenant-facts.ts'

const leak = 'zqleak'

const nameOf = ({ method, path }: Route) => `${method} ${path}`
/** Calls with the secret of one guest, in an order in which reading comes first and leaving last. */
const ofGuests = allRoutes
  .filter((route) => secretOf(route) === 'selfAdminId')
  .sort((one, other) => rank(one) - rank(other))

function rank({ method, path }: Route): number {
  return ['GET', 'PUT', 'POST', 'DELETE'].indexOf(method) + (path.endsWith('/removal') ? 9 : 0)
}

/** Everybody but one guest, and the organiser, get words of their own in each field that guests read, and all routes are mailed. */
async function givenMarkedGuests() {
  const app = await createTestApp()
  const facts = await givenTenant(app, 'zqown', '2030-06-15')
  const mark = (round: number) =>
    app.database.pool.query(
      `update participant set street = 'zqleakstreet${round}', street_nr = 'zqleaknumber', city_name = 'zqleaktown',
        mobile_number = '0171 5550${round} zqleakphone${round}', address_remarks = 'zqleakremarks', bell_name = 'zqleakbell', floor = 'zqleakfloor',
        entrance_note = 'zqleakentrance', meal_specifics_note = 'zqleakdiet', notes = 'zqleaknotes', vegan = true,
        lat = 48.98765, lng = 7.98765, geocoding_quality = 'EXACT'
       where dinner_id = $1 and id <> $2`,
      [facts.dinnerId, facts.participantId],
    )
  await app.database.pool.query(
    `update after_party_location set street = 'zqleakparty', address_remarks = 'zqleakparty', lat = 48.98765, lng = 7.98765
     where dinner_id = $1`,
    [facts.dinnerId],
  )
  await app.database.pool.query("update dinner set evening_phone = 'zqleakorganiser' where id = $1", [facts.dinnerId])
  await mark(1)
  const given = { params: { adminId: facts.adminId ?? '' } } as Parameters<typeof givenMessage>[1]
  await givenMessage(app, given, 'teams')
  await givenMessage(app, given, 'dinnerRoutes')
  // What changed since then is in notices and in what the person has to read.
  await mark(2)
  return { app, facts }
}

/** The calls whose reply has a word of another guest, with the words. */
async function leaksOf(app: TestApp, facts: TenantFacts, routes: readonly Route[]) {
  const found = new Map<string, Set<string>>()
  const statuses: Record<string, number> = {}
  for (const route of routes) {
    const examples = tenantExamples.filter((example) => example.route === route)
    for (const example of examples.length > 0 ? examples : [{ route }]) {
      const { status, body } = await app.call(route, {
        params: { ...facts, ...example.params?.(facts) } as Record<string, string>,
        ...(example.query ? { query: example.query(facts) as Record<string, string> } : {}),
        ...(example.body ? { body: example.body(facts) } : {}),
      })
      const text = Buffer.isBuffer(body) ? body.toString('utf8') : JSON.stringify(body ?? '')
      const words = leaksIn(text)
      statuses[nameOf(route)] = status
      if (words.length > 0) found.set(nameOf(route), new Set([...(found.get(nameOf(route)) ?? []), ...words]))
    }
  }
  return { found, statuses }
}

/** Words of other guests, and what has none: where they live and what they eat. */
function leaksIn(text: string): string[] {
  // A calendar folds its lines.
  const unfolded = text.replace(/\r\n /g, '')
  return [
    ...(unfolded.match(new RegExp(`${leak}[a-z]+`, 'g')) ?? []),
    ...(unfolded.includes('8.98765') ? [`${leak}position`] : []),
    ...(/"vegan":(true|[1-9])/.test(unfolded) ? [`${leak}vegan`] : []),
  ]
}

const words = (...names: string[]) => new Set(names.map((name) => `${leak}${name}`))
const address = ['street', 'number', 'town', 'remarks', 'bell', 'floor', 'entrance']
const self = '/rest/self/v1/:selfAdminId/:participantId'

/** What these calls leave out: docs/rules/evening/evening.md#contacts */
const givesContacts: Record<string, Set<string>> = {
  [`GET ${self}/evening`]: words(...address, 'position', 'phone', 'diet', 'vegan', 'party', 'organiser'),
  [`GET ${self}/:teamId/dinnerroute`]: words(...address, 'position', 'phone', 'diet', 'vegan', 'party'),
  [`GET ${self}/:teamId/team`]: words('phone', 'diet', 'vegan'),
  [`GET ${self}/evening.ics`]: words(...address, 'position', 'phone', 'party'),
  [`GET ${self}/letter`]: words(...address, 'phone'),
  'GET /rest/participant-portal/v1/:selfAdminId/:participantId/self-service-info': words('phone', 'diet', 'vegan'),
  'GET /rest/participant-portal/v1/:selfAdminId/:participantId/messages': words(...address, 'phone', 'diet', 'party'),
}

test('guests read how to find and reach others until noon of the next day, and no call says it afterwards', {
  // Fills a whole event and makes every call of a guest.
  timeout: 180_000,
}, async () => {
  const { app, facts } = await givenMarkedGuests()
  const reading = ofGuests.filter(({ method }) => method === 'GET')
  app.clock.set('2030-06-15T12:00:00Z')
  const before = await leaksOf(app, facts, reading)
  expect(Object.fromEntries(before.found)).toEqual(givesContacts)
  app.clock.set('2030-06-16T09:59:59Z')
  const late = await leaksOf(app, facts, reading)
  expect([...late.found.keys()].sort()).toEqual(Object.keys(givesContacts).sort())
  app.clock.set('2030-06-16T10:00:00Z')
  const after = await leaksOf(app, facts, ofGuests)
  expect(Object.fromEntries(after.found)).toEqual({})
  for (const name of Object.keys(givesContacts)) expect([name, after.statuses[name]]).toEqual([name, 200])
})
