import { expect, test } from 'vitest'
import { exampleEvening } from '../../../test/example-evening.ts'
import { exampleList } from '../../../test/example-participant.ts'
import { lostOffers, nextUnit, type OpenOffer } from './offers.ts'
import { allAgreed, offerableTeams, placesWithoutOffer, teamOfferIssues } from './team-offers.ts'

const { teams: full } = exampleEvening(9)
const [full0, ...others] = full
if (!full0) throw new Error('nine teams')
const oneFree = [{ ...full0, members: full0.members.slice(1) }, ...others]
const sizes = { mealCount: 3, teamSize: 2 }
const ids = (...numbers: number[]) => numbers.map((number) => `p${number}`)
const offered = (number: number, places = 1, given: Partial<OpenOffer> = {}): OpenOffer => ({
  id: `offer ${number}`,
  participantId: `p${number}`,
  state: 'OPEN',
  teamId: undefined,
  teamOfferId: 'new',
  tableOfferId: undefined,
  places,
  ...given,
})
/** 3 and 4 registered together. */
const nine = exampleList(9, [3])

const tooFew = 'invalid_size_waitinglist_participants_to_generate_teams_too_few'
const steps = 'invalid_size_waitinglist_participants_to_generate_teams'
const divided = 'invalid_waitinglist_teamgeneration_inconsistent_teampartner_wish'
test.each<[string, typeof full, string[], OpenOffer[], [string, string][]]>([
  ['six people, a pair among them', full, ids(1, 2, 3, 4, 5, 6), [], []],
  ['five', full, ids(1, 2, 3, 4, 5), [], [[tooFew, 'participants']]],
  ['nobody', full, [], [], [[tooFew, 'participants']]],
  ['seven', full, ids(1, 2, 3, 4, 5, 6, 7), [], [[steps, 'participants']]],
  ['half of a pair', full, ids(1, 2, 3, 5, 6, 7), [], [[divided, 'participants']]],
  ['one person twice', full, ids(1, 1, 2, 5, 6, 7), [], [['waitinglist_participant_twice', 'participants[1].id']]],
  [
    'a person who has an offer',
    full,
    ids(1, 2, 5, 6, 7, 8),
    [offered(8)],
    [['waitinglist_offer_open', 'participants']],
  ],
  ['six of nine beside a free place', oneFree, ids(1, 2, 3, 4, 5, 6), [], []],
  [
    'six where the other three are asked',
    oneFree,
    ids(1, 2, 3, 4, 5, 6),
    [7, 8, 9].map((at) => offered(at)),
    [[tooFew, 'participants']],
  ],
])('offering new teams to %s', (_, teams, chosen, open, issues) => {
  const found = teamOfferIssues(chosen, { ...sizes, teams, people: nine, open })
  expect(found.map(({ message, field }) => [message, field])).toEqual(issues)
})

test.each<[string, typeof full, number, OpenOffer[], number, string[]]>([
  ['six of nine', full, 9, [], 6, ids(1, 2, 3, 4, 5, 6)],
  ['twelve of thirteen', full, 13, [], 12, ids(1, 2, 3, 4, 5, 6)],
  ['none of five', full, 5, [], 0, []],
  ['none of six where one place is free', oneFree, 6, [], 0, []],
  ['six of eight without those who are asked', full, 8, [offered(1), offered(2)], 6, ids(3, 4, 5, 6, 7, 8)],
  ['none before there are teams', [], 9, [], 0, []],
])('new teams can be offered to %s', (_, teams, count, open, most, nextIds) => {
  const people = exampleList(count, count > 5 ? [3] : [])
  expect(offerableTeams({ ...sizes, teams, people, open })).toEqual({ step: 6, most, nextIds })
})

test('the next person is asked for places that have no offer, a pair for two at once', () => {
  const own = [offered(1, 1, { state: 'AGREED' }), offered(2), offered(5)]
  expect(placesWithoutOffer(6, own)).toBe(3)
  expect(placesWithoutOffer(3, own)).toBe(0)
  const next = (places: number, asked: string[]) =>
    nextUnit(places, { people: nine, open: own, askedIds: new Set(asked) })?.map(({ id }) => id)
  expect([next(3, []), next(1, []), next(1, ids(6, 7, 8, 9))]).toEqual([ids(3, 4), ids(6), undefined])
})

test('all have agreed when the people of accepted offers fill the places', () => {
  const agreed = [offered(1, 1, { state: 'AGREED' }), offered(3, 2, { state: 'AGREED' })]
  expect([allAgreed(3, agreed), allAgreed(4, agreed), allAgreed(4, [...agreed, offered(5)])]).toEqual([
    true,
    false,
    false,
  ])
})

test('an offer of new teams keeps no place of a team, and is lost when its person found one', () => {
  const people = nine.map((person) => (person.id === 'p2' ? { ...person, teamId: 't3' } : person))
  const open = [offered(1), offered(2, 1, { state: 'AGREED' }), offered(5, 1, { teamId: 't0', teamOfferId: undefined })]
  expect(lostOffers(open, { teams: oneFree, people, teamSize: 2, emptyTables: new Set() }).map(({ id }) => id)).toEqual(
    ['offer 2'],
  )
})
