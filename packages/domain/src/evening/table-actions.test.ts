import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exampleEvening } from '../../test/example-evening.ts'
import { exampleParticipant } from '../../test/example-participant.ts'
import { type CourseStage, courseStagesOf } from '../events/dinner/evening-times.ts'
import type { Participant } from '../people/participants/participant.ts'
import { eveningOf } from './evening.ts'
import type { EveningReport } from './evening-report.ts'
import { planAfterAction, teamsInAction } from './plan-after-action.ts'
import {
  chosenSeats,
  standbySeats,
  standbyTeam,
  standbyUnits,
  type TableAction,
  tableActions,
} from './table-actions.ts'

const main = 'main'
const [host, otherHost, thirdHost] = ['t1', 't4', 't7']

interface Given {
  teamCount?: number
  /** Of the main course at 21:00. */
  clock?: string
  reports?: Partial<EveningReport>[]
  standby?: Participant[]
  people?: (team: number, member: number) => Partial<Participant>
  travelMode?: 'WALK' | 'CAR'
  /** Teams that take part no more; their guests are still on their way to them. */
  cancelled?: string[]
  /** The guests of the table sit elsewhere by now. */
  isEmpty?: boolean
}

const roomy = () => ({ numSeats: 8 })

/** Nine teams; t1, t4 and t7 cook the main course, homes are some hundred metres apart. */
function given({
  teamCount = 9,
  clock = '20:10',
  reports = [],
  standby = [],
  people = roomy,
  travelMode = 'WALK',
  cancelled = [],
  isEmpty = false,
}: Given = {}) {
  const example = exampleEvening(teamCount, people)
  const plan = {
    ...{ timeZone: 'UTC', meals: example.meals },
    teams: example.teams.map((team) =>
      cancelled.includes(team.id) ? { ...team, status: 'CANCELLED' as const } : team,
    ),
    visits: example.visits.filter(({ hostTeamId }) => !isEmpty || hostTeamId !== host),
  }
  const now = new Date(`2030-05-01T${clock}:00Z`)
  const event = {
    meals: plan.meals,
    basicDetails: { date: '2030-05-01', timeZone: 'UTC' },
    afterPartyLocation: undefined,
  }
  const stage = courseStagesOf(event, now).get(main) as CourseStage
  const sent = reports.map(
    (report, index) => ({ id: `r${index}`, madeAt: now, receivedAt: now, mealId: main, ...report }) as EveningReport,
  )
  const state = eveningOf(plan, sent, now)
  return {
    plan,
    state,
    table: { teamId: host, mealId: main },
    stage,
    now,
    travelMode,
    afterParty: undefined,
    teamSize: 2,
    standby,
  }
}

const cannotCook = { teamId: host, kind: 'CANNOT_COOK' } as const
const actionsFor = (evening: Given) => tableActions(given(evening))
const kinds = (evening: Given) => actionsFor(evening).map(({ kind }) => kind)
const reseat = (evening: Given = {}) => actionsFor(evening).find(({ kind }) => kind === 'RESEAT')
const hostsIn = (action: TableAction | undefined) => action?.seats.map(({ hostTeamId }) => hostTeamId).sort()
const guestIds = (evening: Given = {}) => {
  const { plan } = given(evening)
  return plan.visits
    .filter((visit) => visit.hostTeamId === host && visit.mealId === main)
    .map((visit) => visit.guestTeamId)
}
const inTeam = (id: string) => (team: number) => `t${team}` === id

test.each<[string, Given, string[]]>([
  ['nothing was said', {}, ['WAIT', 'RESEAT', 'DROP']],
  ['one team found the door closed', { reports: atDoor(1) }, ['WAIT', 'RESEAT', 'DROP']],
  ['two teams found it closed', { reports: atDoor(2) }, ['RESEAT', 'WAIT', 'DROP']],
  ['the host cannot cook', { reports: [cannotCook] }, ['RESEAT', 'DROP']],
  [
    'the host cannot cook, and people can step in',
    { reports: [cannotCook], standby: [cook(1)] },
    ['RESEAT', 'STANDBY', 'DROP'],
  ],
  [
    'all tables are full, and people can step in',
    { reports: [cannotCook], standby: [cook(1)], people: () => ({ numSeats: 6 }) },
    ['STANDBY', 'RESEAT', 'DROP'],
  ],
  [
    'no host cooks what a guest eats, and people can step in',
    {
      reports: [cannotCook],
      standby: [cook(1)],
      people: (team) => ({ ...roomy(), gluten: `t${team}` === guestIds()[0] }),
    },
    ['STANDBY', 'RESEAT', 'DROP'],
  ],
  ['the host was cancelled', { cancelled: [host] }, ['RESEAT', 'DROP']],
  ['the guests sit elsewhere', { isEmpty: true }, []],
  ['the course has begun', { reports: [cannotCook], clock: '21:15' }, ['RESEAT', 'DROP']],
  ['the guests left for dessert', { reports: [cannotCook], clock: '22:31' }, []],
])('ranks what can be done when %s', (_, evening, expected) => {
  expect(kinds(evening)).toEqual(expected)
})

describe('seats', () => {
  test('only the guests of the table, and all of them, at tables of the same course', () => {
    const action = reseat({ reports: [cannotCook] })
    expect(action?.seats.map(({ guestTeamId }) => guestTeamId).sort()).toEqual(guestIds().sort())
    expect(hostsIn(action)?.every((id) => [otherHost, thirdHost].includes(id))).toBe(true)
    expect(action?.crowded).toEqual([])
  })

  test('none at a table without a place for them', () => {
    const people = (team: number) => ({ numSeats: inTeam(otherHost)(team) ? 7 : 10 })
    expect(hostsIn(reseat({ reports: [cannotCook], people }))).toEqual([thirdHost, thirdHost])
  })

  test('the places of guests who do not come', () => {
    const people = (team: number) => ({ numSeats: inTeam(otherHost)(team) ? 6 : 8 })
    const { plan } = given()
    const away = plan.visits.find((visit) => visit.hostTeamId === otherHost && visit.mealId === main)?.guestTeamId ?? ''
    const action = reseat({ reports: [cannotCook, { teamId: away, kind: 'NOT_COMING' }], people })
    expect(hostsIn(action)).toEqual([otherHost, thirdHost])
    expect(action?.crowded).toEqual([])
  })

  test('at full tables only when there is no other way, with what is missing, and never five teams', () => {
    const people = () => ({ numSeats: 6 })
    const action = reseat({ reports: [cannotCook], people })
    expect(hostsIn(action)).toEqual([otherHost, thirdHost])
    expect(action?.crowded).toEqual([otherHost, thirdHost].map((teamId) => ({ teamId, seats: 6, people: 8 })))
    expect(reseat({ reports: [cannotCook, { teamId: otherHost, kind: 'CANNOT_COOK' }], people })).toBeUndefined()
  })

  test('also guests who said that they do not come: they may come after all', () => {
    const [away = ''] = guestIds()
    const action = reseat({ reports: [cannotCook, { teamId: away, kind: 'NOT_COMING' }] })
    expect(action?.seats.map(({ guestTeamId }) => guestTeamId).sort()).toEqual(guestIds().sort())
  })

  test('where the hosts cook what the guests eat', () => {
    const [vegan] = guestIds()
    const eats = (other: string) => (team: number) => ({
      numSeats: 12,
      vegan: [vegan, other].some((id) => inTeam(id ?? '')(team)),
    })
    for (const id of [otherHost, thirdHost]) {
      const seat = reseat({ reports: [cannotCook], people: eats(id) })?.seats.find(
        ({ guestTeamId }) => guestTeamId === vegan,
      )
      expect(seat).toMatchObject({ hostTeamId: id, newDiets: [] })
    }
    const nowhere = reseat({ reports: [cannotCook], people: eats('') })
    expect(nowhere?.seats.flatMap(({ newDiets }) => newDiets.map(({ teamId, id }) => teamId ?? id))).toHaveLength(2)
  })

  test('says who meets again, and prefers tables where no one does', () => {
    const action = reseat({ teamCount: 27, reports: [cannotCook] })
    expect(action?.seats.map(({ meetAgain }) => meetAgain)).toEqual([[], []])
    // Of nine teams all have met.
    expect(reseat({ reports: [cannotCook] })?.seats.every(({ meetAgain }) => meetAgain.length > 0)).toBe(true)
  })

  test('none with hosts who are gone, who cannot cook or whose door stays closed', () => {
    const [guest] = given().plan.visits.filter((visit) => visit.hostTeamId === otherHost && visit.mealId === main)
    for (const kind of ['CANNOT_COOK', 'NOBODY_OPENS'] as const) {
      const report = {
        teamId: kind === 'CANNOT_COOK' ? otherHost : (guest?.guestTeamId ?? ''),
        hostTeamId: otherHost,
        kind,
      } as const
      expect(hostsIn(reseat({ reports: [cannotCook, report], people: () => ({ numSeats: 12 }) }))).toEqual([
        thirdHost,
        thirdHost,
      ])
    }
    const people = () => ({ numSeats: 12 })
    const gone = reseat({ reports: [cannotCook], cancelled: [otherHost], people })
    expect(hostsIn(gone)).toEqual([thirdHost, thirdHost])
  })

  test('none that cannot be reached before the next course, by the way people travel', () => {
    const far = { lat: 51.05, lng: 12.05, quality: 'EXACT' as const }
    const people = (team: number) => ({
      numSeats: 12,
      ...(inTeam(otherHost)(team) ? { geocodingResult: far } : {}),
    })
    // 7 km: an hour and a half on foot, half an hour by car.
    const seatsOn = (clock: string, travelMode: 'WALK' | 'CAR') => {
      const evening = given({ clock, travelMode, people, reports: [cannotCook] })
      return chosenSeats(
        evening,
        guestIds().map((guestTeamId) => ({ guestTeamId, hostTeamId: otherHost })),
      )
    }
    expect(seatsOn('21:30', 'WALK')).toBeUndefined()
    expect(seatsOn('21:30', 'CAR')?.seats.every(({ lateMinutes }) => lateMinutes > 40)).toBe(true)
    expect(hostsIn(reseat({ clock: '21:30', people, reports: [cannotCook] }))).toEqual([thirdHost, thirdHost])
  })

  test('the organiser cannot leave a guest out, or choose a table that is not there', () => {
    const evening = given({ reports: [cannotCook] })
    const seats = (...hosts: string[]) =>
      chosenSeats(
        evening,
        hosts.map((hostTeamId, index) => ({ guestTeamId: guestIds()[index] ?? '', hostTeamId })),
      )
    expect(seats(otherHost, thirdHost)?.seats).toHaveLength(2)
    expect(seats(otherHost)).toBeUndefined()
    expect(seats(otherHost, host)).toBeUndefined()
    expect(seats(otherHost, 't0')).toBeUndefined()
    expect(seats(otherHost, otherHost)).toBeUndefined()
    const withStranger = [...guestIds(), 't0'].map((guestTeamId) => ({ guestTeamId, hostTeamId: thirdHost }))
    const roomyTable = given({ reports: [cannotCook], people: () => ({ numSeats: 20 }) })
    expect(chosenSeats(roomyTable, withStranger.slice(0, 2))?.seats).toHaveLength(2)
    expect(chosenSeats(roomyTable, withStranger)).toBeUndefined()
  })
})

test('waiting costs nothing until the guests would come late to the other table', () => {
  const wait = (clock: string) =>
    actionsFor({ clock })
      .find(({ kind }) => kind === 'WAIT')
      ?.freeUntil?.toISOString()
  const longest = Math.max(...(reseat({ clock: '20:45' })?.seats.map(({ wayMinutes }) => wayMinutes ?? 0) ?? []))
  expect(longest).toBe(11)
  // A quarter past nine, less the way and five minutes.
  expect(wait('20:45')).toBe('2030-05-01T20:59:00.000Z')
  expect(wait('20:58')).toBe('2030-05-01T20:59:00.000Z')
  expect(wait('20:59')).toBeUndefined()
})

test('the nearest people who can cook step in, with enough seats before with too few', () => {
  const near = { lat: 51.001, lng: 12.007, quality: 'EXACT' as const }
  const standby = [cook(1, { numSeats: 3, geocodingResult: near }), cook(2), cook(3, { geocodingResult: near })]
  const action = actionsFor({ clock: '20:45', reports: [cannotCook], standby }).find(({ kind }) => kind === 'STANDBY')
  expect(action?.standby.map(({ id }) => id)).toEqual(['p103'])
  expect(hostsIn(action)).toEqual(['p103', 'p103'])
  const crowded = actionsFor({ reports: [cannotCook], standby: standby.slice(0, 1) }).find(
    ({ kind }) => kind === 'STANDBY',
  )
  expect(crowded?.crowded).toEqual([{ teamId: 'p101', seats: 3, people: 5 }])
})

test('people who cook what the guests eat step in before others, then those who keep no guests waiting', () => {
  const near = { lat: 51.001, lng: 12.007, quality: 'EXACT' as const }
  const people = (team: number) => ({ ...roomy(), gluten: guestIds().some((id) => inTeam(id)(team)) })
  const firstChoice = (evening: Given) =>
    actionsFor({ reports: [cannotCook], ...evening })
      .find(({ kind }) => kind === 'STANDBY')
      ?.standby.map(({ id }) => id)
  const standby = [cook(1, { geocodingResult: near }), cook(2, { gluten: true })]
  expect(firstChoice({ clock: '20:45', standby, people })).toEqual(['p102'])
  // One guest team comes from each end of the town: to the middle both have 31 minutes, to the end one has 61.
  const ends = guestIds().map(
    (id) =>
      given().plan.visits.find((visit) => visit.guestTeamId === id && visit.mealId === 'starter')?.hostTeamId ?? id,
  )
  expect(new Set(ends).size).toBe(2)
  const at = (north: number) => ({ lat: 51 + north, lng: 12, quality: 'EXACT' as const })
  const town = (team: number) => ({ ...roomy(), geocodingResult: at(inTeam(ends[0] ?? '')(team) ? 0.036 : 0) })
  const cooks = [cook(1, { geocodingResult: at(0) }), cook(2, { geocodingResult: at(0.018) })]
  expect(firstChoice({ clock: '18:00', standby: cooks, people: town })).toEqual(['p102'])
})

test('only people can step in, and as a team with the next number', () => {
  const input = given({ reports: [cannotCook] })
  expect(standbySeats(input, [])).toBeUndefined()
  const teams = input.plan.teams.map((team) => (team.id === 't8' ? { ...team, teamNumber: 40 } : team))
  const people = [cook(1), cook(2)]
  expect(standbyTeam(people, { ...input, plan: { ...input.plan, teams } })).toMatchObject({
    ...{ teamNumber: 41, mealId: main, members: people, hostMemberId: 'p101' },
  })
})

test('asks people to cook for guests who wait, and for none once they left or sit elsewhere', () => {
  const unitsAt = (evening: Given) => standbyUnits(given({ standby: [cook(1)], ...evening })).length
  expect([unitsAt({}), unitsAt({ clock: '22:29' }), unitsAt({ clock: '22:30' }), unitsAt({ isEmpty: true })]).toEqual([
    ...[1, 0, 0, 0],
  ])
})

test('whatever is reported, an action moves only the guests of its table, and gives the same answer twice', () => {
  const moments = fc.constantFrom('18:00', '19:30', '20:35', '20:59', '21:10', '22:00')
  fc.assert(
    fc.property(
      fc.integer({ min: 3, max: 12 }),
      moments,
      fc.array(fc.nat(35)),
      fc.array(fc.nat(12)),
      (third, clock, away, seats) => {
        const evening = {
          teamCount: third * 3,
          clock,
          people: (team: number) => ({ numSeats: seats[team % Math.max(1, seats.length)] }),
          reports: away.map((team) => ({ teamId: `t${team % (third * 3)}`, kind: 'NOT_COMING' as const })),
        }
        const input = given(evening)
        const actions = tableActions(input)
        expect(tableActions(given(evening))).toEqual(actions)
        for (const { seats: moved, crowded } of actions) {
          const action = { seats: moved, standbyTeam: undefined, hostLeaves: false }
          const { visits } = planAfterAction(input.plan, input.table, action)
          const strange = visits.filter((visit) => !input.plan.visits.includes(visit))
          expect(
            strange.every(({ guestTeamId, mealId }) => mealId === main && guestIds(evening).includes(guestTeamId)),
          ).toBe(true)
          expect(new Set(visits.map((visit) => `${visit.guestTeamId} ${visit.mealId}`)).size).toBe(visits.length)
          const known = teamsInAction(input.plan, input.table, action)
          expect(strange.every(({ guestTeamId, hostTeamId }) => known.has(guestTeamId) && known.has(hostTeamId))).toBe(
            true,
          )
          expect(crowded.every(({ people }) => people <= 8)).toBe(true)
        }
      },
    ),
    { numRuns: 60 },
  )
})

function atDoor(count: number): Partial<EveningReport>[] {
  return guestIds()
    .slice(0, count)
    .map((teamId) => ({ teamId, hostTeamId: host, kind: 'NOBODY_OPENS' }))
}

function cook(number: number, more: Partial<Participant> = {}): Participant {
  return exampleParticipant(100 + number, {
    numSeats: 8,
    geocodingResult: { lat: 51.006, lng: 12.009, quality: 'EXACT' },
    ...more,
  })
}
