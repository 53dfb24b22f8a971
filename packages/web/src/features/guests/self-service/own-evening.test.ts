import { expect, test } from 'vitest'
import {
  exampleEvening,
  exampleEveningStop,
  exampleReport,
  localInstant,
  teamIds,
} from '../../../../test/example-evening.ts'
import { dessertId, mainId, starterId } from '../../../../test/example-self-service.ts'
import {
  asksIfReady,
  asksWhoComes,
  asksWhoIsThere,
  canTakeBack,
  guestQuestion,
  isUnderWay,
  lastTableReport,
  lastVisitReport,
  lateArrival,
  openHelp,
} from './own-evening.ts'

const at = (time: string) => Date.parse(localInstant(time))

test('the last report about a stop is the own team’s, of that stop and of that role', () => {
  const reports = [
    exampleReport('LATE', { id: 'a', mealId: starterId, minutes: 10 }),
    exampleReport('ARRIVED', { id: 'b', mealId: starterId }),
    exampleReport('READY', { id: 'c', mealId: mainId }),
    exampleReport('HELP', { id: 'd', mealId: starterId }),
    exampleReport('NOBODY_OPENS', { id: 'e', mealId: starterId, teamId: 'team-2' }),
  ]
  expect(lastVisitReport({ teamId: 'team-1', reports }, starterId)?.id).toBe('b')
  expect(lastVisitReport({ teamId: 'team-1', reports }, dessertId)).toBeUndefined()
  expect(lastTableReport({ teamId: 'team-1', reports }, mainId)?.id).toBe('c')
})

test.each([
  ['18:29', true],
  ['18:30', false],
])('a report of 18:28:30 can be taken back for a minute: at %s %s', (time, expected) => {
  const madeAt = new Date(at('18:28') + 30_000).toISOString()
  expect(canTakeBack(exampleReport('ARRIVED', { madeAt }), at(time))).toBe(expected)
})

test.each([
  ['2030-05-31T18:59:00', false],
  ['2030-05-31T19:00:00', true],
  ['2030-06-01T18:59:00', true],
  ['2030-06-01T19:00:00', false],
])('asks from a day before the first stop until it begins: %s %s', (time, expected) => {
  expect(asksWhoComes(exampleEvening({ phase: 'BEFORE' }), 'team-1', new Date(time).getTime())).toBe(expected)
})

test('does not ask who comes while no stop is known, nor a team that reported from the way', () => {
  const late = exampleReport('LATE', { mealId: starterId, minutes: 10 })
  expect(asksWhoComes(exampleEvening({ stops: [] }), 'team-1', at('18:00'))).toBe(false)
  expect(asksWhoComes(exampleEvening({ reports: [late] }), 'team-1', at('18:00'))).toBe(false)
  expect(asksWhoComes(exampleEvening({ reports: [late] }), 'team-2', at('18:00'))).toBe(true)
})

test.each([
  ['19:59', false, false],
  ['20:00', true, false],
  ['20:44', true, false],
  ['20:45', true, true],
  ['20:59', true, true],
  ['21:00', false, true],
])('the host of the main course at %s is asked if all is ready: %s, and who is there: %s', (time, ready, there) => {
  expect(asksIfReady(exampleEveningStop(1), at(time))).toBe(ready)
  expect(asksWhoIsThere(exampleEveningStop(1), at(time))).toBe(there)
})

test('a host is asked who is there as soon as one team of guests has arrived', () => {
  const teams = exampleEveningStop(1).teams.map((team, index) => ({
    ...team,
    state: index === 0 ? ('ARRIVED' as const) : team.state,
  }))
  expect(asksWhoIsThere(exampleEveningStop(1, { teams }), at('20:20'))).toBe(true)
})

const said = (kind: Parameters<typeof exampleReport>[0], mealId: string | null = null, teamId = 'team-1') =>
  exampleReport(kind, { mealId, teamId })

test.each([
  ['is open', true, [said('HELP', starterId)]],
  ['stays open while the team is late', true, [said('HELP', starterId), said('LATE', starterId)]],
  ['stays open when another team arrives', true, [said('HELP', starterId), said('ARRIVED', mainId, 'team-2')]],
  ['ends when the team arrives anywhere', false, [said('HELP', starterId), said('ARRIVED', dessertId)]],
  ['ends when the team is home', false, [said('HELP'), said('HOME')]],
  ['ends when the host of that course is ready', false, [said('HELP', mainId), said('READY', mainId)]],
  ['ends when all are at the table of that course', false, [said('HELP', mainId), said('COMPLETE', mainId)]],
  ['of another course stays open while the host gets ready', true, [said('HELP', dessertId), said('READY', mainId)]],
  ['is open again after the next call', true, [said('HELP'), said('ARRIVED', starterId), said('HELP')]],
])('help %s', (_, isOpen, reports) => {
  expect(openHelp({ teamId: 'team-1', reports }) !== undefined).toBe(isOpen)
})

test('a guest team that is late comes at the start of the own course plus its minutes', () => {
  const late = (minutes: number) => exampleReport('LATE', { teamId: teamIds[0], mealId: mainId, minutes })
  const reader = { teamId: teamIds[0], reports: [late(10), late(20)] }
  expect(lateArrival(exampleEveningStop(1), reader)).toBe('21:20')
  expect(lateArrival(exampleEveningStop(1), { ...reader, teamId: teamIds[1] })).toBeUndefined()
})

test.each([
  ['not while it cooks', '20:00', [said('READY', mainId)], undefined],
  ['once it cannot cook', '20:00', [said('CANNOT_COOK', mainId)], { answer: undefined }],
  ['with its answer', '20:00', [said('CANNOT_COOK', mainId), said('NOT_COMING')], { answer: false }],
  ['not when no other host waits for it any more', '23:00', [said('CANNOT_COOK', mainId)], undefined],
])('asks a team whether it still comes as a guest: %s', (_, time, reports, expected) => {
  expect(guestQuestion(exampleEvening({ reports }), 'team-1', at(time))).toEqual(expected)
})

test.each([
  ['an hour before the course', {}, '18:00', true],
  ['earlier than that', {}, '17:59', false],
  ['a quarter of an hour before leaving on a long way', { leaveBy: localInstant('17:30') }, '17:15', true],
  ['an hour before it where the way is unknown', { leaveBy: null, wayMinutes: null }, '18:00', true],
])('a guest is under way %s', (_, changes, time, expected) => {
  expect(isUnderWay(exampleEveningStop(0, changes), at(time))).toBe(expected)
})
