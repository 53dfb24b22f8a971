import { expect, test } from 'vitest'
import { exampleParticipant } from '../../test/example-participant.ts'
import { type EveningChange, mailReach, type ReachInput, type SentMail } from './mail-reach.ts'

/** Three teams of two: p1 and p2, p3 and p4, p5 and p6. */
const people = [1, 2, 3, 4, 5, 6].map((number) => exampleParticipant(number))
const team = (number: number) => ({
  id: `t${number}`,
  teamNumber: number,
  status: 'OK' as const,
  members: people.slice(2 * number - 2, 2 * number),
})
const teams = [team(1), team(2), team(3)]

const mail = (number: number, position: number, given: Partial<SentMail> = {}): SentMail => ({
  kind: 'DINNER_ROUTE',
  participantId: `p${number}`,
  email: `P${number}@example.org`,
  state: 'DELIVERED',
  jobId: `job${position}`,
  position,
  ...given,
})
const toAll = (position: number, given: Partial<SentMail> = {}) =>
  [1, 2, 3, 4, 5, 6].map((one) => mail(one, position, given))

function told(mails: readonly SentMail[], changes: readonly EveningChange[] = [], given: Partial<ReachInput> = {}) {
  return mailReach({ teams, mails, changes, teamsAt: 1, routesAt: 1, isDemo: false, ...given })
}
const routes = (...given: Parameters<typeof told>) => told(...given).routeMails

test('a mail to one of three teams reaches one of three', () => {
  expect(routes([mail(1, 2), mail(2, 2)])).toEqual({
    begun: true,
    teams: 3,
    teamsReached: 1,
    unreachedTeamIds: ['t2', 't3'],
    onTheWay: 0,
    failed: [],
    unsent: 4,
  })
})

test('a team is reached when every member is', () => {
  expect(routes([mail(1, 2)])).toMatchObject({ teamsReached: 0, unsent: 5 })
})

test('failed mails reach no person and are listed with the job to correct them in', () => {
  const found = routes(toAll(2, { state: 'FAILED' }))
  expect(found).toMatchObject({ begun: true, teamsReached: 0, unsent: 0, onTheWay: 0 })
  expect(found.failed).toHaveLength(6)
  expect(found.failed[2]).toEqual({ name: 'First3 Last3', teamNumber: 2, jobId: 'job2' })
})

test('a mail on its way has not arrived', () => {
  expect(routes(toAll(2, { state: 'ON_THE_WAY' }))).toMatchObject({ teamsReached: 0, onTheWay: 6, unsent: 0 })
})

test('a mail to an outdated address does not count', () => {
  expect(routes([mail(1, 2, { email: 'old@example.org' }), mail(2, 2)])).toMatchObject({ teamsReached: 0, unsent: 5 })
})

test('in a demo all mails go to the organiser and count', () => {
  const mails = toAll(2, { email: 'orga@example.org' })
  expect(routes(mails, [], { isDemo: true }).teamsReached).toBe(3)
  expect(routes(mails).teamsReached).toBe(0)
})

test('two members with one mailbox are reached by one mail, members of two teams are not', () => {
  const shared = people.map((person) => ({ ...person, email: 'both@example.org' }))
  const pair = [
    { ...team(1), members: shared.slice(0, 2) },
    { ...team(2), members: shared.slice(2, 4) },
  ]
  expect(routes([mail(1, 2, { email: 'both@example.org' })], [], { teams: pair })).toMatchObject({
    teamsReached: 1,
    unreachedTeamIds: ['t2'],
  })
})

test('mails about earlier teams or earlier routes do not count', () => {
  const mails = [...toAll(5), ...toAll(5, { kind: 'TEAM' })]
  expect(told(mails, [], { teamsAt: 6, routesAt: 6 })).toMatchObject({
    teamMails: { begun: false, teamsReached: 0 },
    routeMails: { begun: false, teamsReached: 0 },
  })
  expect(told(mails, [], { teamsAt: 1, routesAt: 6 })).toMatchObject({
    teamMails: { teamsReached: 3 },
    routeMails: { begun: false, teamsReached: 0 },
  })
})

test('cancelled teams need not be reached', () => {
  const cancelled = { ...team(3), status: 'CANCELLED' as const }
  const mails = [1, 2, 3, 4].map((one) => mail(one, 2))
  expect(routes(mails, [], { teams: [team(1), team(2), cancelled] })).toMatchObject({ teams: 2, teamsReached: 2 })
})

test('writing to another team does not notify the affected ones', () => {
  const change = { position: 3, teamIds: ['t1'] }
  expect(told(toAll(2), [change]).untoldChanges).toBe(1)
  expect(told([...toAll(2), mail(3, 4), mail(4, 4)], [change]).untoldChanges).toBe(1)
  expect(told([...toAll(2), mail(1, 4)], [change]).untoldChanges).toBe(1)
  expect(told([...toAll(2), mail(1, 4), mail(2, 4, { state: 'FAILED' })], [change]).untoldChanges).toBe(1)
  expect(told([...toAll(2), mail(1, 4), mail(2, 4, { kind: 'PARTICIPANT' })], [change]).untoldChanges).toBe(0)
})

test('a change that affects all teams is done when a mail went to each of them', () => {
  const change = { position: 3, teamIds: undefined }
  expect(told([...toAll(2), ...toAll(4).slice(1)], [change]).untoldChanges).toBe(1)
  expect(told([...toAll(2), ...toAll(4)], [change]).untoldChanges).toBe(0)
})

test('without routes there is nothing to correct; a team mail is out of date once its team changed', () => {
  const change = { position: 3, teamIds: ['t1'] }
  const mails = toAll(2, { kind: 'TEAM' })
  expect(told(mails, [change])).toMatchObject({
    untoldChanges: 0,
    teamMails: { teamsReached: 2, unreachedTeamIds: ['t1'], unsent: 2 },
  })
})
