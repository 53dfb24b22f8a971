import { describe, expect, test } from 'vitest'
import { exampleEvening } from '../../test/example-evening.ts'
import { exampleParticipant } from '../../test/example-participant.ts'
import type { AfterPartyLocation, GeocodingResult } from '../events/dinner/dinner.ts'
import type { Participant } from '../people/participants/participant.ts'
import type { Team } from '../plan/teams/team.ts'
import type { HostPlace, Seat } from './seat-guests.ts'
import { type SeatingContext, seatGuests, seatJudge } from './seat-guests.ts'

const home = (north = 0): GeocodingResult => ({ lat: 51 + north, lng: 12, quality: 'EXACT' })
/** 2,671 m by road: 34 minutes on foot. */
const away = 0.02

interface Given {
  table?: { teamId: string; mealId: string }
  stage?: SeatingContext['stage']
  /** Of the evening of 1 May, courses at 19:00, 21:00 and 23:00; from 24:00 on of the next day. */
  clock?: string
  teamCount?: number
  /** Degrees north of the middle of the town, where all others live. */
  homes?: Record<string, number>
  person?: (team: number) => Partial<Participant>
  afterParty?: Pick<AfterPartyLocation, 'time' | 'geocodingResult'>
}

function given({ homes = {}, person = () => ({}), ...more }: Given = {}) {
  const { teamCount = 9, table = { teamId: 't1', mealId: 'main' }, stage = 'FROZEN', clock = '20:40' } = more
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  const people = (team: number) => ({ geocodingResult: home(homes[`t${team}`]), ...person(team) })
  const plan = { ...exampleEvening(teamCount, people), timeZone: 'UTC' }
  const afterParty = more.afterParty as AfterPartyLocation | undefined
  const now = new Date(Date.UTC(2030, 4, 1, hours, minutes))
  const judge = seatJudge({ plan, afterParty, travelMode: 'WALK', table, stage, now }, [])
  const team = (id: string) => plan.teams.find((one) => one.id === id) ?? plan.teams[0]
  const guest = plan.visits.find((visit) => visit.hostTeamId === table.teamId)?.guestTeamId ?? ''
  const hostOf = (mealId: string) =>
    plan.visits.find((visit) => visit.guestTeamId === guest && visit.mealId === mealId)?.hostTeamId ?? guest
  const seatAt = (hostId: string, guestIds: string[] = []) => {
    const [who, host] = [team(guest), team(hostId)]
    if (!who || !host) throw new Error('no teams')
    return judge(who, { host, guests: guestIds.flatMap((id) => team(id) ?? []) })
  }
  return { plan, guest, hostOf, seatAt }
}
/** Where the guest of the table is before and after it, the same whatever the homes are. */
const { guest, hostOf } = given()
const [before, after] = [hostOf('starter'), hostOf('dessert')]

describe('the way to another table', () => {
  test('begins at the table before while the course is open, and at the lost host once it is frozen', () => {
    const homes = { t1: away }
    expect(given({ homes, stage: 'OPEN', clock: '18:00' }).seatAt('t4')).toMatchObject({ wayMinutes: 0 })
    expect(given({ homes, stage: 'FROZEN' }).seatAt('t4')).toMatchObject({ wayMinutes: 34, lateMinutes: 19 })
  })

  test('begins at home for the first course', () => {
    const table = { teamId: 't0', mealId: 'starter' }
    const first = given({ table }).guest
    const evening = given({ table, homes: { [first]: away }, stage: 'OPEN', clock: '17:00' })
    expect(evening.seatAt('t3')).toMatchObject({ wayMinutes: 34, lateMinutes: 0 })
  })

  test('is not set off on before the course before had an hour', () => {
    const evening = given({ homes: { [before]: 2 * away }, stage: 'OPEN', clock: '18:00' })
    // From eight o'clock on 67 minutes and five for the door.
    expect(evening.seatAt('t4')).toMatchObject({ wayMinutes: 67, lateMinutes: 12 })
  })

  test('is unknown where only the town of the host is known', () => {
    const person = (team: number) =>
      team === 4 ? { geocodingResult: { ...home(), quality: 'APPROXIMATE' } as const } : {}
    expect(given({ person }).seatAt('t4')).toMatchObject({ wayMinutes: null, lateMinutes: 0 })
  })
})

describe('guests have half an hour at the table', () => {
  test.each<[string, Given, boolean]>([
    ['before the next course begins', { stage: 'BEGUN', clock: '22:25' }, true],
    ['not less', { stage: 'BEGUN', clock: '22:26' }, false],
    ['and the way to it', { stage: 'BEGUN', clock: '21:51', homes: { [after]: away } }, true],
    ['not less with that way', { stage: 'BEGUN', clock: '21:52', homes: { [after]: away } }, false],
  ])('%s', (_, evening, isSeated) => {
    expect(given(evening).seatAt('t4') !== undefined).toBe(isSeated)
  })

  const party = (time: string, north?: number) => ({ time: `2030-05-0${time}`, geocodingResult: home(north) })
  test.each<[string, Given, boolean]>([
    ['before three hours are over', { clock: '25:25' }, true],
    ['not less', { clock: '25:26' }, false],
    ['before the after party begins', { clock: '24:25', afterParty: party('2T01:00') }, true],
    ['not less before the party', { clock: '24:26', afterParty: party('2T01:00') }, false],
    ['and the way to the party', { clock: '23:51', afterParty: party('2T01:00', away) }, true],
    ['not less with the way to it', { clock: '23:52', afterParty: party('2T01:00', away) }, false],
    ['as without a party when that was before', { clock: '25:25', afterParty: party('1T20:00') }, true],
  ])('of the last course %s', (_, evening, isSeated) => {
    const table = { teamId: 't2', mealId: 'dessert' }
    expect(given({ table, stage: 'BEGUN', ...evening }).seatAt('t5') !== undefined).toBe(isSeated)
  })
})

test('names host and guests whom the team meets at another course, and no others', () => {
  const { plan, seatAt, guest: own } = given({ teamCount: 27 })
  const elsewhere = plan.visits.filter(({ mealId }) => mealId !== 'main')
  const hosts = elsewhere.filter((visit) => visit.guestTeamId === own).map((visit) => visit.hostTeamId)
  const met = elsewhere
    .filter((visit) => [...hosts, own].includes(visit.hostTeamId))
    .flatMap((visit) => [visit.hostTeamId, visit.guestTeamId])
  const [friend = ''] = met.filter((id) => id !== own)
  const [stranger = '', otherStranger = ''] = plan.teams
    .filter(({ id, mealId }) => mealId === 'main' && id !== 't1' && !met.includes(id))
    .map(({ id }) => id)
  expect(seatAt(stranger, [otherStranger])?.meetAgain).toEqual([])
  expect(seatAt(friend, [stranger])?.meetAgain).toEqual([friend])
  expect(seatAt(stranger, [otherStranger, friend])?.meetAgain).toEqual([friend])
})

test('a host is ready for what the host team and the guests at the table eat', () => {
  const person = (team: number) => ({
    vegan: [guest, 't5'].includes(`t${team}`),
    gluten: [guest, 't4'].includes(`t${team}`),
  })
  const { seatAt } = given({ person })
  expect(seatAt('t4', ['t5'])?.newDiets).toEqual([])
  expect(seatAt('t4', ['t3'])?.newDiets).toHaveLength(2)
  expect(seatAt('t7', ['t5'])?.newDiets).toHaveLength(2)
})

const rule = { teamSize: 2, meals: ['starter', 'main', 'dessert'], isStrict: true }

/** A team of two whose host named this number of seats. */
function team(number: number, seats: { numSeats: number | undefined } = { numSeats: 12 }): Team {
  const members = [exampleParticipant(2 * number, seats), exampleParticipant(2 * number + 1)]
  return { id: `t${number}`, teamNumber: number, status: 'OK', mealId: 'main', members, hostMemberId: members[0]?.id }
}
const place = (host: Team, guests: Team[] = []): HostPlace => ({ host, guests })

const perfect = { wayMinutes: 0, lateMinutes: 0, newDiets: [], meetAgain: [] }
const surprise = [exampleParticipant(99)]

/** Which of two hosts gets a guest team: the one with the first seat (number 2) or with the second (number 1). */
function preferred(first: Partial<Seat>, second: Partial<Seat>, isStrict = false) {
  const seats: Record<string, Partial<Seat>> = { t2: first, t1: second }
  const seating = seatGuests(
    [team(9)],
    [place(team(2)), place(team(1))],
    (guest, { host }) => ({ guestTeamId: guest.id, hostTeamId: host.id, ...perfect, ...seats[host.id] }),
    { ...rule, isStrict },
  )
  return seating?.seats.map(({ hostTeamId }) => (hostTeamId === 't2' ? 'first' : 'second'))
}

test.each<[string, Partial<Seat>, Partial<Seat>]>([
  ['fewer surprises to fewer who meet again', { meetAgain: ['t5', 't6'] }, { newDiets: surprise }],
  ['fewer who meet again to a shorter delay', { lateMinutes: 30 }, { meetAgain: ['t5'] }],
  ['a shorter delay to a shorter way', { wayMinutes: 60 }, { lateMinutes: 1 }],
  ['a shorter way', { wayMinutes: 10 }, { wayMinutes: 11 }],
  ['a way of 44 minutes to an unknown one', { wayMinutes: 44 }, { wayMinutes: null }],
  ['an unknown way to one of 46 minutes', { wayMinutes: null }, { wayMinutes: 46 }],
])('prefers %s', (_, better, worse) => {
  expect(preferred(better, worse)).toEqual(['first'])
  expect(preferred(worse, better)).toEqual(['second'])
})

test('takes the lower number of a team among equal tables', () => {
  expect(preferred({}, {})).toEqual(['second'])
})

test('is strict about what hosts did not plan for, whatever else speaks for them', () => {
  expect(preferred({ newDiets: surprise }, { lateMinutes: 50 }, true)).toEqual(['second'])
  expect(preferred({ newDiets: surprise }, { newDiets: surprise }, true)).toBeUndefined()
})

test.each([
  ['the seats that the host named', 6, true],
  ['no more than these', 5, false],
  ['a table of the usual size where the host named none', undefined, true],
])('counts %s', (_, numSeats, isSeated) => {
  const seat = (guest: Team, { host }: HostPlace) => ({ guestTeamId: guest.id, hostTeamId: host.id, ...perfect })
  const full = place(team(1, { numSeats }), [team(5)])
  expect(seatGuests([team(9)], [full], seat, rule) !== undefined).toBe(isSeated)
  // A team more is too many for six seats.
  expect(seatGuests([team(8), team(9)], [full], seat, rule)).toBeUndefined()
  const crowded = seatGuests([team(8), team(9)], [full], seat, { ...rule, isStrict: false })?.crowded
  expect(crowded).toEqual([{ teamId: 't1', seats: numSeats, people: 8 }])
})
