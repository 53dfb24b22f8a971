import { expect, test } from 'vitest'
import { examplePlan, exampleProblem } from '../test/example-problem.ts'
import { planChanges } from './plan-changes.ts'
import type { Plan } from './plan-problem.ts'

const problem = exampleProblem(12, 3)
const plan = examplePlan(problem)
const teamIds = Array.from({ length: 12 }, (_, team) => `t${team}`)
const changes = (after: Plan, ids = teamIds) => planChanges({ teamIds, plan }, { teamIds: ids, plan: after })

test('the same plan changes no team, in any order of the teams', () => {
  expect(changes(plan)).toEqual([])
  const turned = [...teamIds.keys()].reverse()
  const host = turned.flatMap((team) => [0, 1, 2].map((course) => 11 - (plan.host[team * 3 + course] ?? 0)))
  const after = { course: Uint8Array.from(turned, (team) => plan.course[team] ?? 0), host: Int32Array.from(host) }
  expect(changes(after, [...teamIds].reverse())).toEqual([])
})

test('two guests that change tables concern themselves and their hosts, not the others at the table', () => {
  const guests = [...teamIds.keys()].filter((team) => plan.course[team] !== 0)
  const [one = 0] = guests
  const hostOf = (team: number) => plan.host[team * 3] ?? 0
  const other = guests.find((team) => hostOf(team) !== hostOf(one)) ?? 0
  const host = plan.host.slice()
  host[one * 3] = hostOf(other)
  host[other * 3] = hostOf(one)
  const notified = new Map(changes({ course: plan.course, host }).map((change) => [change.teamId, change]))
  expect(new Set(notified.keys())).toEqual(new Set([one, other, hostOf(one), hostOf(other)].map((team) => `t${team}`)))
  expect(notified.get(`t${one}`)).toMatchObject({ courseChanged: false, hostsChanged: true, guestsChanged: false })
  expect(notified.get(`t${hostOf(one)}`)).toMatchObject({
    courseChanged: false,
    hostsChanged: false,
    guestsChanged: true,
  })
})

test('a team that is gone is not among the changed ones', () => {
  const kept = teamIds.slice(0, 11)
  const host = plan.host.slice(0, 33).map((team) => (team === 11 ? -1 : team))
  const notified = changes({ course: plan.course.slice(0, 11), host }, kept).map((change) => change.teamId)
  const hosts = [...plan.host.subarray(33, 36)].filter((team) => team !== 11)
  expect(notified).toEqual(expect.arrayContaining(hosts.map((team) => `t${team}`)))
  expect(notified).not.toContain('t11')
})

test('a new team is among the changed ones', () => {
  expect(
    planChanges({ teamIds: [], plan: { course: new Uint8Array(), host: new Int32Array() } }, { teamIds, plan }),
  ).toHaveLength(12)
})
