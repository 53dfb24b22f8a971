import type { WaitingListReply } from '@running-dinner/contract/people'
import { expect, test } from 'vitest'
import { newTeamChoice } from './generate-view.tsx'
import { placed } from './use-assigning.ts'

const person = (number: number, originator: string | null = null) => ({
  id: `p${number}`,
  participantNumber: number,
  teamPartnerWishOriginatorId: originator,
})

function listOf(waiting: number, freePlaces = 0): WaitingListReply {
  const people = Array.from({ length: waiting }, (_, index) => person(index + 1))
  const forTeams = waiting - (waiting % 6)
  return {
    participantsForTeamArrangement: people.slice(0, forTeams),
    remainingParticipants: people.slice(forTeams),
    totalNumberOfMissingTeamMembers: freePlaces,
  } as unknown as WaitingListReply
}

/** Numbers of people preselected, remaining and missing. */
test.each([
  [6, 0, 6, 0, 0],
  [7, 0, 6, 1, 5],
  [8, 0, 6, 2, 4],
  [12, 0, 12, 0, 0],
  [8, 2, 8, 0, 0],
  [9, 2, 8, 1, 5],
  [7, 2, 7, 0, 0],
])('of %i who wait beside %i free places, %i are preselected', (waiting, free, chosen, remaining, missing) => {
  const choice = newTeamChoice(listOf(waiting, free), 6)
  expect([choice.preselected.length, choice.most, choice.remaining, choice.missing]).toEqual([
    chosen,
    chosen,
    remaining,
    missing,
  ])
})

const people = [person(1), person(2), person(3, 'p3'), person(4, 'p3')]
const [one, two, root] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]]
const empty = { id: 'a', teamMembers: [] }
const half = { id: 'b', teamMembers: [1] }

test.each([
  ['a free place', {}, one, half, { p1: 'b' }],
  ['a place taken already', { p2: 'b' }, one, half, undefined],
  ['the place somebody has', { p1: 'b' }, one, half, { p1: 'b' }],
  ['no place any more', { p1: 'b', p2: 'a' }, one, undefined, { p1: undefined, p2: 'a' }],
  ['two places for a pair', {}, root, empty, { p3: 'a', p4: 'a' }],
  ['one place for a pair', {}, root, half, undefined],
  ['one of two places beside somebody', { p2: 'a' }, root, empty, undefined],
  ['no place for a pair', { p3: 'a', p4: 'a' }, root, undefined, { p3: undefined, p4: undefined }],
])('%s', (_, before, who, team, expected) => {
  expect(placed(before, { person: who, people, team, teamSize: 2 }).placing).toEqual(expected)
})

test('names the partner who is placed along with a person', () => {
  expect(placed({}, { person: root, people, team: empty, teamSize: 2 }).partner?.id).toBe('p4')
  expect(placed({}, { person: two, people, team: empty, teamSize: 2 }).partner).toBeUndefined()
})
