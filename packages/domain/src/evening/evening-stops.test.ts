import { expect, test } from 'vitest'
import { afterParty } from '../../test/example-messages.ts'
import { reportedEvening } from '../../test/example-reports.ts'
import type { GeocodingQuality, GeocodingResult } from '../events/dinner/dinner.ts'
import type { Participant } from '../people/participants/participant.ts'
import { eveningStops } from './evening-stops.ts'

/** `thousandths` of a degree north of the centre; each is 134 m by road, 1.7 minutes on foot. */
const place = (thousandths: number, quality: GeocodingQuality = 'EXACT'): GeocodingResult => ({
  lat: 51 + thousandths / 1_000,
  lng: 12,
  quality,
})
const homes: Record<string, GeocodingResult | undefined> = {
  Ada: place(0),
  Ben: place(10),
  Cem: place(5),
  Eva: place(20),
}
const minutesOf = (thousandths: number) => Math.ceil((thousandths * 133.546) / 80)

function stops(name: string, changed: typeof homes = {}, party = afterParty, change: Partial<Participant> = {}) {
  const at = { ...homes, ...changed }
  const plan = reportedEvening((team) => ({
    ...team,
    members: team.members.map((member) => ({
      ...{ ...member, geocodingResult: at[member.id] },
      ...(member.id === name ? change : {}),
    })),
  }))
  const team = plan.teams.find(({ members }) => members.some(({ id }) => id === name))
  const person = team?.members.find(({ id }) => id === name)
  if (!team || !person) throw new Error(`no ${name}`)
  return eveningStops(person, team, { ...plan, afterParty: party, travelMode: 'WALK' }).map((stop) => [
    stop.party ? 'party' : stop.stop.meal.id,
    stop.wayMinutes,
    stop.leaveBy?.toISOString().slice(11, 16),
  ])
}

test('each way is from the stop before, the first from the own home', () => {
  const [toStarter, home, toDessert] = [5, 5, 20].map(minutesOf)
  expect(stops('Ada', {}, { ...afterParty, geocodingResult: place(20) })).toEqual([
    ['starter', toStarter, '16:46'],
    ['main', home, '18:46'],
    ['dessert', toDessert, '20:21'],
    ['party', 0, '22:55'],
  ])
  // Ben lives elsewhere than Ada, who hosts.
  expect(stops('Ben')[0]).toEqual(['starter', minutesOf(5), '16:46'])
  expect(stops('Ben', { Ben: place(30) })[0]?.[1]).toBe(minutesOf(25))
})

test('the second of a fixed pair, whose own home is not looked up, sets off from the home of the pair', () => {
  const child = { teamPartnerWishOriginatorId: 'Ada' }
  expect(stops('Ben', { Ben: undefined }, afterParty, child)[0]?.[1]).toBe(minutesOf(5))
  expect(stops('Ben', { Ben: undefined })[0]?.[1]).toBeNull()
})

test('a host is at home for the first course, and a partner who lives elsewhere goes there', () => {
  expect(stops('Cem')[0]).toEqual(['starter', null, undefined])
  expect(stops('Dana', { Dana: place(8) })[0]?.[1]).toBe(minutesOf(3))
})

test('unknown and approximate homes have no way to them and from them', () => {
  expect(stops('Ada', { Cem: place(5, 'APPROXIMATE') }).map(([, minutes]) => minutes)).toEqual([
    null,
    null,
    minutesOf(20),
    null,
  ])
  expect(stops('Ada', { Ada: undefined }).map(([, minutes]) => minutes)).toEqual([null, null, null, null])
})

test('a cancelled course has no way to it and none from it: who was there by then, no one knows', () => {
  const plan = reportedEvening((team) => {
    const members = team.members.map((member) => ({ ...member, geocodingResult: homes[member.id] }))
    return team.id === 'starters'
      ? { ...team, status: 'CANCELLED', members: [], hostMemberId: undefined }
      : { ...team, members }
  })
  const [own] = plan.teams
  const [ada] = own?.members ?? []
  if (!own || !ada) throw new Error('no Ada')
  const ways = eveningStops(ada, own, { ...plan, afterParty, travelMode: 'WALK' })
  expect(ways.map(({ wayMinutes, leaveBy }) => [wayMinutes, leaveBy !== null])).toEqual([
    [null, false],
    [null, false],
    [minutesOf(20), true],
    [null, false],
  ])
})

test('latitude and longitude entered in the wrong order are turned', () => {
  const turned: GeocodingResult = { lat: 12, lng: 51.005, quality: 'EXACT' }
  expect(stops('Ada', { Cem: turned })[0]?.[1]).toBe(minutesOf(5))
})

test('a party before the last course comes before it', () => {
  const early = { ...afterParty, time: '2030-06-01T22:00' }
  expect(stops('Ada', {}, early).map(([name]) => name)).toEqual(['starter', 'main', 'party', 'dessert'])
})
