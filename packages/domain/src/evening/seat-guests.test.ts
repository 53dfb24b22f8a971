import { expect, test } from 'vitest'
import { exampleParticipant } from '../../test/example-participant.ts'
import type { Team } from '../plan/teams/team.ts'
import type { HostPlace, Seat } from './seat-at-table.ts'
import { seatGuests } from './seat-guests.ts'

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
