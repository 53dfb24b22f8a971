import { describe, expect, test } from 'vitest'
import { exampleMember, exampleTeam } from '../../../../../test/example-team.ts'
import { longestWay, mostTeamsWithAllLines, type OverviewInput, overviewOf } from './overview-content.ts'
import { readSelection } from './route-selection.ts'

/** Each team lives a hundredth of a degree, about 1,112 m, north of the previous one. */
const place = (teamNumber: number) => ({ lat: 51 + teamNumber / 100, lng: 12, quality: 'EXACT' as const })
const party = { lat: 52, lng: 13 }

function plan(teamCount: number, stopsOf: Record<number, number[]>): OverviewInput {
  const numbers = Array.from({ length: teamCount }, (_, index) => index + 1)
  return {
    teams: numbers.map((number) =>
      exampleTeam(number, {
        geocodingResult: place(number),
        meal: { id: number % 2 === 0 ? 'm2' : 'm1', label: '', time: '2030-05-01T19:00' },
        teamMembers: [exampleMember(`p${number}`, { firstnamePart: number === 3 ? 'Zoë' : 'Kim' })],
      }),
    ),
    routes: numbers.map((number) => ({
      currentTeam: { teamNumber: number },
      teams: (stopsOf[number] ?? [number]).map((stop, index) => ({
        teamNumber: stop,
        meal: { id: `m${index + 1}` },
        hostTeamMember: { geocodingResult: place(stop) },
      })),
      afterPartyLocation: null,
    })),
    places: { ofTeam: new Map(numbers.map((number) => [number, place(number)])), afterParty: undefined },
    selection: readSelection(new URLSearchParams()),
  }
}

const four = plan(4, { 1: [1, 2], 2: [2, 1], 3: [3, 4, 1], 4: [4, 3] })
const choose = (address: string, given = four) => {
  const selection = readSelection(new URLSearchParams(address))
  return overviewOf({ ...given, selection })
}
const shownOf = ({ lookOf }: ReturnType<typeof overviewOf>) => [...lookOf.values()].map((look) => look.shown)
const tonesOf = ({ lines }: ReturnType<typeof overviewOf>) => lines.map((line) => `${line.key} ${line.tone}`)

describe('teams', () => {
  test('are all shown in full without a selection', () => {
    expect(shownOf(choose(''))).toEqual(['full', 'full', 'full', 'full'])
  })

  test('on routes of selected teams are shown in full, the others in grey', () => {
    expect(shownOf(choose('team=1'))).toEqual(['full', 'full', 'grey', 'grey'])
    expect(shownOf(choose('teams=1.4'))).toEqual(['full', 'full', 'full', 'full'])
    expect([...choose('teams=1.4').lookOf.values()].map((look) => look.chosen)).toEqual([true, false, false, true])
    expect([...choose('team=1').lookOf.values()].map((look) => look.onRoute)).toEqual([true, true, false, false])
  })

  test('outside of the selection are hidden with "others=hidden"', () => {
    expect(shownOf(choose('teams=1&others=hidden'))).toEqual(['full', 'full', 'hidden', 'hidden'])
  })

  test('that match name, number or course are marked and listed, the others are grey', () => {
    const zoe = choose('host=zoe')
    expect(shownOf(zoe)).toEqual(['grey', 'grey', 'full', 'grey'])
    expect(zoe.lookOf.get(3)?.marked).toBe(true)
    expect(zoe.listed.map((team) => team.teamNumber)).toEqual([3])
    expect(choose('host=%234').listed.map((team) => team.teamNumber)).toEqual([4])
    expect(choose('course=m2').listed.map((team) => team.teamNumber)).toEqual([2, 4])
  })

  test('that are selected stay in the list beside those that match the filter', () => {
    expect(choose('host=zoe&team=1').listed.map((team) => team.teamNumber)).toEqual([1, 3])
  })

  test('are listed only when they match all filters', () => {
    expect(choose('course=m2&host=zoe').listed).toEqual([])
  })

  test('near to each other are marked, listed and connected by a line', () => {
    const near = overviewOf({ ...four, nearPairs: [[1, 3]] })
    expect(shownOf(near)).toEqual(['full', 'grey', 'full', 'grey'])
    expect(near.listed.map((team) => team.teamNumber)).toEqual([1, 3])
    expect(tonesOf(near)).toContain('near-1-3 near')
  })

  test('are all grey when no two live near each other', () => {
    expect(shownOf(overviewOf({ ...four, nearPairs: [] }))).toEqual(['grey', 'grey', 'grey', 'grey'])
  })
})

describe('legs', () => {
  test('of selected teams are highlighted, the others plain', () => {
    expect(tonesOf(choose('team=3'))).toEqual([
      '1-m2 plain',
      '2-m2 plain',
      '3-m2 highlighted',
      '3-m3 highlighted',
      '4-m2 plain',
    ])
  })

  test('can be limited to those to one course', () => {
    expect(tonesOf(choose('to=m3'))).toEqual(['3-m3 plain'])
  })

  test('within a range of metres are marked with their teams, on the map and in the list', () => {
    const far = choose('metres=3000-4000')
    expect(tonesOf(far).filter((line) => line.endsWith('marked'))).toEqual(['3-m3 marked'])
    expect(shownOf(far)).toEqual(['full', 'grey', 'full', 'full'])
    expect([...far.lookOf.values()].map((look) => look.marked)).toEqual([false, false, true, false])
    expect(far.listed.map((team) => team.teamNumber)).toEqual([3])
    expect(far.metresInRange.get(3)?.map(Math.round)).toEqual([3336])
  })

  test('within a range of metres keep the markers at both ends when other teams are hidden', () => {
    const far = choose('metres=3000-4000&others=hidden')
    expect(tonesOf(far)).toEqual(['3-m3 marked'])
    // Team 3 walks from team 4 to team 1.
    expect(shownOf(far)).toEqual(['full', 'hidden', 'full', 'full'])
    expect(far.listed.map((team) => team.teamNumber)).toEqual([3])
  })

  test('within a range of metres to the after party keep the marker of the last host', () => {
    const given = plan(3, { 1: [2], 2: [], 3: [] })
    const routes = given.routes.map((route) => ({ ...route, afterPartyLocation: { geocodingResult: party } }))
    const toParty = choose('metres=1000-&others=hidden', {
      ...given,
      routes,
      places: { ...given.places, afterParty: party },
    })
    expect(tonesOf(toParty)).toEqual(['1-afterParty marked'])
    expect(shownOf(toParty)).toEqual(['full', 'full', 'hidden'])
  })

  test('can have a range without an upper bound', () => {
    expect(choose('metres=3000-').listed.map((team) => team.teamNumber)).toEqual([3])
    expect(choose('metres=9000-').listed).toEqual([])
  })

  test('of hidden teams are not drawn', () => {
    expect(tonesOf(choose('team=3&others=hidden'))).toEqual(['3-m2 highlighted', '3-m3 highlighted'])
  })

  test.each([
    [mostTeamsWithAllLines, '', 1],
    [mostTeamsWithAllLines + 1, '', 0],
    [mostTeamsWithAllLines + 1, 'lines=all', 1],
    [mostTeamsWithAllLines, 'lines=chosen', 0],
  ])(
    'of teams outside of the selection, among %d teams and with "%s" in the address: %d drawn',
    (count, address, drawn) => {
      expect(choose(address, plan(count, { 1: [1, 2] })).lines).toHaveLength(drawn)
    },
  )

  test('of selected teams are drawn also among 30 teams', () => {
    expect(tonesOf(choose('team=1', plan(30, { 1: [1, 2] })))).toEqual(['1-m2 highlighted'])
  })
})

describe('the section of the map', () => {
  const withParty = { ...four, places: { ...four.places, afterParty: party } }

  test('holds all places without a selection, the after party only while it is shown', () => {
    expect(choose('', withParty).view.points).toHaveLength(5)
    expect(choose('afterParty=hidden', withParty).view.points).toHaveLength(4)
  })

  test('moves to the stops of the teams selected on the map or by their checkboxes', () => {
    expect(choose('team=1').view.points).toEqual([place(1), place(2)])
    expect(choose('teams=1').view).toEqual(choose('team=1').view)
    expect(choose('team=1').view.key).not.toBe(choose('').view.key)
  })

  test('does not move when a filter narrows the teams', () => {
    expect(choose('host=zoe').view.key).toBe(choose('').view.key)
  })

  test('keeps all places when the selected team has no location', () => {
    expect(choose('team=9').view).toEqual(choose('').view)
  })
})

test('rounds the longest leg up to hundreds of metres', () => {
  expect(longestWay(four.routes, four.places)).toBe(3400)
  expect(longestWay([], four.places)).toBe(100)
})
