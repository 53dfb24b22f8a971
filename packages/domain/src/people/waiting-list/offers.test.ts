import { expect, test } from 'vitest'
import { exampleEvening, exampleMeals } from '../../../test/example-evening.ts'
import { exampleList, exampleParticipant } from '../../../test/example-participant.ts'
import { localTimeIn } from '../../local-date.ts'
import {
  defaultOfferHours,
  hasBegun,
  lostOffers,
  nextForTeam,
  type OpenOffer,
  offerEnd,
  offerIssues,
} from './offers.ts'

const { teams: full } = exampleEvening(9)
const [full0, full1] = full
if (!full0 || !full1) throw new Error('nine teams')
/** `t0` has one free place, `t1` is cancelled with two. */
const oneFree = { ...full0, members: full0.members.slice(1) }
const twoFree = { ...full1, status: 'CANCELLED' as const, members: [] }
const teams = [oneFree, twoFree, ...full.slice(2)]
/** 1 and 4 are singles, 2 and 3 a pair; 5 is in a team, 6 unconfirmed. */
const people = [
  ...exampleList(4, [2]),
  exampleParticipant(5, { teamId: 't3' }),
  exampleParticipant(6, { activationDate: undefined }),
]
const open = (participantId: string, teamId: string, places = 1): OpenOffer => ({
  id: `${participantId} ${teamId}`,
  participantId,
  state: 'OPEN',
  teamId,
  teamOfferId: undefined,
  tableOfferId: undefined,
  places,
})
const codes = (issues: { message: string; field?: string }[]) => issues.map(({ message, field }) => [message, field])

const divided = 'invalid_replacement_participants_inconsistent_teampartner_wish'
test.each<[string, string[], OpenOffer[], [string, string][]]>([
  ['t0', ['p1'], [], []],
  ['t1', ['p2', 'p3'], [], []],
  ['t1', ['p4'], [open('p1', 't1')], []],
  ['t0', ['p2', 'p3'], [], [['waitinglist_team_full', 'teamId']]],
  ['t1', ['p2', 'p3'], [open('p1', 't1')], [['waitinglist_team_full', 'teamId']]],
  ['t0', ['p4'], [open('p1', 't0')], [['waitinglist_team_full', 'teamId']]],
  ['t2', ['p1'], [], [['waitinglist_team_full', 'teamId']]],
  ['t9', ['p1'], [], [['value_invalid', 'teamId']]],
  ['t1', ['p2'], [], [[divided, 'participantIds']]],
  ['t1', ['p1', 'p4'], [], [['value_invalid', 'participantIds']]],
  ['t1', [], [], [['value_invalid', 'participantIds']]],
  ['t0', ['p5'], [], [['participant_assigned_in_team', 'participantIds[0]']]],
  ['t0', ['p6'], [], [['value_invalid', 'participantIds[0]']]],
  ['t0', ['p1'], [open('p1', 't1')], [['waitinglist_offer_open', 'participantIds']]],
])('offering team %s to %j beside %j', (teamId, participantIds, offers, issues) => {
  expect(codes(offerIssues({ teamId, participantIds }, { teams, people, teamSize: 2, open: offers }))).toEqual(issues)
})

test.each<[string, typeof oneFree | typeof twoFree, OpenOffer[], string[], string[] | undefined]>([
  ['the first in order', oneFree, [], [], ['p1']],
  ['a pair is skipped where one place is free', oneFree, [], ['p1'], ['p4']],
  ['a pair where two are free', twoFree, [], ['p1'], ['p2', 'p3']],
  ['not who was asked for this team', twoFree, [], ['p1', 'p2'], ['p4']],
  ['not who has an open offer elsewhere', oneFree, [open('p1', 't1')], [], ['p4']],
  ['no place is left beside open offers', oneFree, [open('p1', 't0')], [], undefined],
  ['all were asked', oneFree, [], ['p1', 'p4'], undefined],
])('next: %s', (_, team, offers, asked, next) => {
  const found = nextForTeam(team, { people, teamSize: 2, meals: exampleMeals, open: offers, askedIds: new Set(asked) })
  expect(found?.map(({ id }) => id)).toEqual(next)
})

const seats = (numSeats: number | undefined) => ({ numSeats })
test.each([
  ['who can host comes first where nobody of the team can', 4, [2, undefined, 6], ['p3']],
  ['then whose seats are not known', 4, [2, undefined, 4], ['p2']],
  ['the first in order where all can', 4, [6, 8, 8], ['p1']],
  ['the first in order where the team can host already', 6, [2, undefined, 6], ['p1']],
])('next: %s', (_, ofTeam, ofWaiting, next) => {
  const member = exampleParticipant(9, { teamId: 't0', ...seats(ofTeam) })
  const waiting = ofWaiting.map((numSeats, at) => exampleParticipant(at + 1, seats(numSeats)))
  const found = nextForTeam(
    { ...oneFree, members: [member] },
    { people: [...waiting, member], teamSize: 2, meals: exampleMeals, open: [], askedIds: new Set() },
  )
  expect(found?.map(({ id }) => id)).toEqual(next)
})

test('an offer is lost with its place, its team or its person; the older one keeps what is left', () => {
  const offers = [open('p1', 't0'), open('p4', 't0'), open('p2', 't1', 2), open('p5', 't1'), open('p1', 't8')]
  expect(lostOffers(offers, { teams, people, teamSize: 2, emptyTables: new Set() }).map(({ id }) => id)).toEqual([
    'p4 t0',
    'p5 t1',
    'p1 t8',
  ])
  expect(lostOffers([open('p2', 't0', 2)], { teams, people, teamSize: 2, emptyTables: new Set() })).toHaveLength(1)
})

test.each([
  ['2030-04-30', 24],
  ['2030-05-01', 2],
])('on %s an offer is valid for %i hours', (today, hours) => {
  expect(defaultOfferHours('2030-05-01', today)).toBe(hours)
})

test.each([
  ['24 hours', '2030-04-20T10:00:00Z', 24, '2030-04-21T10:00:00.000Z'],
  ['until the first course, at 17:00 in universal time', '2030-05-01T15:30:00Z', 2, '2030-05-01T17:00:00.000Z'],
  ['not at all once it has begun', '2030-05-01T18:00:00Z', 2, '2030-05-01T18:00:00.000Z'],
])('an offer is kept %s', (_, instant, hours, end) => {
  const now = new Date(instant)
  const localNow = localTimeIn('Europe/Berlin', now)
  expect(offerEnd(exampleMeals, { now, localNow, hours }).toISOString()).toBe(end)
  expect(hasBegun(exampleMeals, localNow)).toBe(instant.endsWith('18:00:00Z'))
})
