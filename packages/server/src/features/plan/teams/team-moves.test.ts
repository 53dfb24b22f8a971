import {
  type PlanChangeReply,
  participantRoutes,
  selfRoutes,
  type TeamMove,
  type TeamReply,
  teamRoutes,
} from '@running-dinner/contract'
import { describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { type GivenDinner, givenDinner, givenTeams } from '../../../../test/given.ts'
import { readPlanState } from '../plan-history/plan-history.read.ts'

type TeamListBody = { teams: TeamReply[]; planVersion: number }

const idsOf = (team: TeamReply | undefined) => team?.teamMembers.map((member) => member.id) ?? []
const memberOf = (team: TeamReply | undefined, index = 0) => team?.teamMembers[index]?.id ?? ''
const otherMember = (team: TeamReply) => team.teamMembers.find((member) => member.id !== team.hostTeamMember?.id)
const unknown = '00000000-0000-4000-8000-000000000000'

/** Nine teams of two, and three people who wait. */
async function given21() {
  const app = await createTestApp()
  const given = await givenDinner(app)
  const teams = await givenTeams(app, given, 21)
  const list = (await app.call(participantRoutes.list, { params: given.params })).body as {
    participantsWaitingList: { id: string }[]
  }
  return { app, given, teams, waiting: list.participantsWaitingList.map((person) => person.id) }
}

const callsOf = (app: TestApp, { params }: GivenDinner) => ({
  swapMembers: (participantId: string, otherParticipantId: string, headers = {}) =>
    app.call(teamRoutes.swapMembers, { params: { ...params, participantId, otherParticipantId }, headers }),
  swapMeals: (teamId: string, otherTeamId: string, headers = {}) =>
    app.call(teamRoutes.swapMeals, { params: { ...params, teamId, otherTeamId }, headers }),
  saveHosts: (hosts: [teamId: string, hostId: string][], headers = {}) =>
    app.call(teamRoutes.saveHosts, {
      params,
      headers,
      body: { dinnerAdminId: params.adminId, teams: hosts.map(([id, host]) => ({ id, hostTeamMember: { id: host } })) },
    }),
  move: (move: TeamMove, headers = {}) => app.call(teamRoutes.move, { params, body: { move }, headers }),
  lock: (teamId: string, locked: boolean, headers = {}) =>
    app.call(teamRoutes.lock, { params: { ...params, teamId }, body: { locked }, headers }),
  list: async () => ((await app.call(teamRoutes.list, { params })).body as TeamListBody).teams,
  version: async () => ((await app.call(teamRoutes.list, { params })).body as TeamListBody).planVersion,
})

/** Pairs and wishes are written afterwards, because the teams are only known once drawn. */
const write = (app: TestApp, id: string, row: { originatorId?: string; teamPartnerWishEmail?: string }) =>
  app.ctx.db.updateTable('participant').set(row).where('id', '=', id).execute()

async function newestActivity(app: TestApp) {
  const [row] = await app.ctx.db.selectFrom('activity').selectAll().orderBy('position', 'desc').limit(1).execute()
  return row
}

describe('swapping two people', () => {
  test('keeps numbers, courses and everyone else', async () => {
    const { app, given, teams } = await given21()
    const [one, other] = teams as [TeamReply, TeamReply]
    const { swapMembers, list } = callsOf(app, given)
    const { status, body } = await swapMembers(memberOf(one), memberOf(other), { 'if-match': '1' })
    expect(status).toBe(200)
    const { teams: told, planVersion } = body as TeamListBody
    expect(planVersion).toBe(2)
    expect(told.map((team) => [team.id, team.meal.id])).toEqual([one, other].map((team) => [team.id, team.meal.id]))
    expect(new Set(idsOf(told[0]))).toEqual(new Set([memberOf(other), memberOf(one, 1)]))
    expect(new Set(idsOf(told[1]))).toEqual(new Set([memberOf(one), memberOf(other, 1)]))
    expect((await list()).slice(2)).toEqual(teams.slice(2))
    expect(await newestActivity(app)).toMatchObject({
      type: 'TEAM_MEMBERS_SWAPPED',
      data: {
        name: `${one.teamMembers[0]?.firstnamePart} ${one.teamMembers[0]?.lastname}`,
        otherName: `${other.teamMembers[0]?.firstnamePart} ${other.teamMembers[0]?.lastname}`,
        teamNumber: 1,
        otherTeamNumber: 2,
      },
    })
  })

  test('keeps the host if the newcomer cannot host', async () => {
    const { app, given, teams } = await given21()
    const [one, other] = teams as [TeamReply, TeamReply]
    const { swapMembers } = callsOf(app, given)
    const hosts = async (mine: string, theirs: string) =>
      ((await swapMembers(mine, theirs)).body as TeamListBody).teams.map((team) => team.hostTeamMember?.id)
    const [host, guest] = [one.hostTeamMember?.id ?? '', otherMember(one)?.id ?? '']
    const [otherHost, otherGuest] = [other.hostTeamMember?.id ?? '', otherMember(other)?.id ?? '']
    expect(await hosts(guest, otherGuest)).toEqual([host, otherHost])
    // Both who can host end up together, and those who cannot.
    expect(await hosts(otherGuest, otherHost)).toEqual([host, otherGuest])
  })

  test('refuses to split a mutual wish unless wishes are off, and a pair always', async () => {
    const { app, given, teams } = await given21()
    const [one, other] = teams as [TeamReply, TeamReply]
    const { swapMembers, version } = callsOf(app, given)
    const swap = async () => (await swapMembers(memberOf(one), memberOf(other))).issues[0]?.message
    await write(app, memberOf(one), { teamPartnerWishEmail: one.teamMembers[1]?.email ?? '' })
    expect(await swap()).toBeUndefined()
    expect((await swapMembers(memberOf(other), memberOf(one))).status).toBe(200)
    await write(app, memberOf(one, 1), { teamPartnerWishEmail: one.teamMembers[0]?.email ?? '' })
    expect(await swap()).toBe('team_swap_violates_team_partner_wish')
    expect(await version()).toBe(3)
    await app.ctx.db.updateTable('dinner').set({ teamPartnerWishDisabled: true }).execute()
    expect(await swap()).toBeUndefined()
    await swapMembers(memberOf(other), memberOf(one))
    for (const id of idsOf(one)) await write(app, id, { originatorId: memberOf(one) })
    expect(await swap()).toBe('team_swap_violates_team_partner_wish')
  })

  test('refuses the same person, the same team, and people without a team', async () => {
    const { app, given, teams, waiting } = await given21()
    const [one, other] = teams as [TeamReply, TeamReply]
    const { swapMembers, version } = callsOf(app, given)
    const refusal = async (first: string, second: string) => {
      const { status, issues } = await swapMembers(first, second)
      return [status, issues[0]?.message]
    }
    expect(await refusal(memberOf(one), memberOf(one))).toEqual([406, 'team_swap_same_person'])
    expect(await refusal(memberOf(one), memberOf(one, 1))).toEqual([406, 'team_swap_same_team'])
    expect(await refusal(memberOf(one), waiting[0] ?? '')).toEqual([406, 'team_swap_without_team'])
    expect(await refusal(waiting[1] ?? '', waiting[0] ?? '')).toEqual([406, 'team_swap_without_team'])
    expect(await refusal(memberOf(one), unknown)).toEqual([404, 'not_found'])
    expect(await refusal('nonsense', memberOf(one))).toEqual([404, 'not_found'])
    expect(await version()).toBe(1)
    expect(await refusal(memberOf(one), memberOf(other))).toEqual([200, undefined])
  })
})

describe('swapping the members of two teams', () => {
  test('moves their hosts too', async () => {
    const { app, given, teams } = await given21()
    const [one, other] = teams as [TeamReply, TeamReply]
    const { status, body } = await callsOf(app, given).swapMeals(one.id, other.id)
    expect(status).toBe(200)
    expect(
      (body as TeamListBody).teams.map((team) => [team.teamNumber, team.meal.id, team.hostTeamMember?.id, idsOf(team)]),
    ).toEqual([
      [one.teamNumber, one.meal.id, other.hostTeamMember?.id, idsOf(other)],
      [other.teamNumber, other.meal.id, one.hostTeamMember?.id, idsOf(one)],
    ])
    expect(await newestActivity(app)).toMatchObject({
      code: 'team_meals_swapped',
      data: { teamNumber: 1, otherTeamNumber: 2 },
    })
  })

  test('works within a course; refuses the same, a cancelled, and an unknown team', async () => {
    const { app, given, teams } = await given21()
    const [one] = teams as [TeamReply]
    const { swapMeals } = callsOf(app, given)
    const same = teams.find((team) => team.id !== one.id && team.meal.id === one.meal.id)
    const refusal = async (other: string) => {
      const { status, issues } = await swapMeals(one.id, other)
      return [status, issues[0]?.message]
    }
    expect(await refusal(same?.id ?? '')).toEqual([200, undefined])
    expect(await refusal(one.id)).toEqual([406, 'team_swap_same_team'])
    expect(await refusal(unknown)).toEqual([404, 'not_found'])
    await app.ctx.db
      .updateTable('team')
      .set({ status: 'CANCELLED' })
      .where('id', '=', same?.id ?? '')
      .execute()
    expect(await refusal(same?.id ?? '')).toEqual([406, 'team_cancelled'])
  })
})

describe('changing hosts', () => {
  test('works for one team and several, and makes no version when repeated', async () => {
    const { app, given, teams } = await given21()
    const [one, other] = teams as [TeamReply, TeamReply]
    const [host, otherHost] = [otherMember(one), otherMember(other)]
    const { saveHosts } = callsOf(app, given)
    const first = await saveHosts([[one.id, host?.id ?? '']])
    expect(first.body).toMatchObject({ planVersion: 2, teams: [{ id: one.id, hostTeamMember: { id: host?.id } }] })
    const { data } = (await newestActivity(app)) ?? {}
    expect(data).toEqual({ count: 1, teamNumber: 1, host: `${host?.firstnamePart} ${host?.lastname}` })
    expect((await saveHosts([[one.id, host?.id ?? '']])).body).toMatchObject({ planVersion: 2 })
    const both = await saveHosts([
      [other.id, otherHost?.id ?? ''],
      [one.id, one.hostTeamMember?.id ?? ''],
    ])
    expect((both.body as TeamListBody).teams.map((team) => team.hostTeamMember?.id)).toEqual([
      one.hostTeamMember?.id,
      otherHost?.id,
    ])
    expect(await newestActivity(app)).toMatchObject({ type: 'TEAMS_HOST_CHANGED', data: { count: 2 } })
  })

  test('changes all or none and reports every mistake', async () => {
    const { app, given, teams } = await given21()
    const [one, other, pair, gone] = teams as [TeamReply, TeamReply, TeamReply, TeamReply]
    const { saveHosts, list } = callsOf(app, given)
    const before = await list()
    const good: [string, string] = [one.id, otherMember(one)?.id ?? '']
    for (const id of idsOf(pair)) await write(app, id, { originatorId: memberOf(pair) })
    await app.ctx.db.updateTable('team').set({ status: 'CANCELLED' }).where('id', '=', gone.id).execute()
    const { status, issues } = await saveHosts([
      good,
      [other.id, memberOf(one)],
      [pair.id, memberOf(pair, 1)],
      [gone.id, memberOf(gone)],
      [unknown, memberOf(one)],
      good,
    ])
    expect(status).toBe(406)
    expect(issues.map((issue) => [issue.field, issue.message])).toEqual([
      ['teams[1].hostTeamMember.id', 'team_host_not_member'],
      ['teams[2].hostTeamMember.id', 'team_host_fixed_pair'],
      ['teams[3].hostTeamMember.id', 'team_cancelled'],
      ['teams[4].id', 'value_invalid'],
      ['teams[5].id', 'value_invalid'],
    ])
    expect((await list())[0]).toEqual(before[0])
    expect((await saveHosts([good])).status).toBe(200)
  })

  test('is refused for a guest-only team', async () => {
    const app = await createTestApp()
    const meals = ['19', '21'].map((hour) => ({ label: hour, time: `2030-06-15T${hour}:00` }))
    const given = await givenDinner(app, { options: { teamSize: 2, genderAspects: 'IGNORE_GENDER', meals } })
    await givenTeams(app, given, 14)
    const { params } = given
    const { teams } = (await app.call(teamRoutes.rearrange, { params, body: { leaveNobodyOut: true } }))
      .body as TeamListBody
    const guest = teams.find((team) => team.onlyGuest) as TeamReply
    const { saveHosts, swapMeals } = callsOf(app, given)
    const choose = (team: TeamReply | undefined) => saveHosts([[team?.id ?? '', memberOf(team, 1)]])
    expect((await choose(guest)).issues[0]?.message).toBe('team_host_only_guest')
    const cook = teams.find((team) => !team.onlyGuest) as TeamReply
    expect((await choose(cook)).status).toBe(200)

    // The former guest-only team cooks now, at the home of the member with seats.
    const { teams: swapped } = (await swapMeals(guest.id, cook.id)).body as TeamListBody
    const cooking = swapped.find((team) => team.id === cook.id)
    expect([idsOf(cooking), cooking?.onlyGuest]).toEqual([idsOf(guest), false])
    expect(cooking?.hostTeamMember?.numSeats).toBe(6)
  })
})

describe('a locked team', () => {
  test('is refused in swaps until it is unlocked; its host may change', async () => {
    const { app, given, teams } = await given21()
    const [one, other] = teams as [TeamReply, TeamReply]
    const { lock, swapMeals, swapMembers, saveHosts, version } = callsOf(app, given)
    expect((await lock(one.id, true)).body).toMatchObject({ id: one.id, locked: true })
    expect(await newestActivity(app)).toMatchObject({ code: 'team_locked', data: { teamNumber: 1 } })
    await lock(one.id, true)
    expect(await version()).toBe(2)
    expect((await swapMeals(other.id, one.id)).issues[0]?.message).toBe('team_locked')
    expect((await swapMembers(memberOf(other), memberOf(one))).issues).toMatchObject([
      { message: 'team_locked', data: { teamNumber: 1 } },
    ])
    expect((await saveHosts([[one.id, otherMember(one)?.id ?? '']])).status).toBe(200)
    expect((await lock(one.id, false)).body).toMatchObject({ locked: false })
    expect(await newestActivity(app)).toMatchObject({ code: 'team_unlocked' })
    expect((await swapMeals(other.id, one.id)).status).toBe(200)
    expect((await swapMembers(memberOf(other), memberOf(one))).status).toBe(200)
  })

  test('is 404 if unknown; a cancelled one can be unlocked but not locked', async () => {
    const { app, given, teams } = await given21()
    const { lock } = callsOf(app, given)
    const id = teams[0]?.id ?? ''
    expect((await lock(unknown, true)).status).toBe(404)
    await app.ctx.db.updateTable('team').set({ status: 'CANCELLED', locked: true }).where('id', '=', id).execute()
    expect((await lock(id, false)).body).toMatchObject({ locked: false })
    expect((await lock(id, true)).issues[0]?.message).toBe('team_cancelled')
  })
})

describe('every change', () => {
  type Calls = ReturnType<typeof callsOf>
  const changes: [string, (calls: Calls, teams: TeamReply[], headers?: object) => Promise<{ status: number }>][] = [
    ['a swap of people', ({ swapMembers }, [one, other], h) => swapMembers(memberOf(one), memberOf(other), h)],
    ['a swap of meals', ({ swapMeals }, [one, other], h) => swapMeals(one?.id ?? '', other?.id ?? '', h)],
    [
      'other hosts',
      ({ saveHosts }, teams, h) =>
        saveHosts(
          teams.map((team): [string, string] => [team.id, otherMember(team)?.id ?? '']),
          h,
        ),
    ],
    [
      'a move of people',
      ({ move }, [one, other], h) =>
        move({ kind: 'SWAP_MEMBERS', participantId: memberOf(one), otherParticipantId: memberOf(other) }, h),
    ],
    [
      'a move of teams',
      ({ move }, [one, other], h) =>
        move({ kind: 'SWAP_MEALS', teamId: one?.id ?? '', otherTeamId: other?.id ?? '' }, h),
    ],
    [
      'a move of the host',
      ({ move }, [one], h) =>
        move({ kind: 'CHANGE_HOST', teamId: one?.id ?? '', participantId: one ? (otherMember(one)?.id ?? '') : '' }, h),
    ],
    ['a lock', ({ lock }, [one], h) => lock(one?.id ?? '', true, h)],
  ]

  test.each(changes)('is undone and redone exactly: %s', async (_, change) => {
    const { app, given, teams } = await given21()
    const state = () => readPlanState(app.ctx.db, given.dinner).then(sorted)
    const before = await state()
    expect((await change(callsOf(app, given), teams)).status).toBe(200)
    const after = await state()
    expect(after).not.toEqual(before)
    expect((await app.call(teamRoutes.undo, { params: given.params })).status).toBe(200)
    expect(await state()).toEqual(before)
    expect((await app.call(teamRoutes.redo, { params: given.params })).status).toBe(200)
    expect(await state()).toEqual(after)
  })

  test.each(changes)('is refused when stale, simultaneous, or after the cancellation: %s', async (_, change) => {
    const { app, given, teams } = await given21()
    const calls = callsOf(app, given)
    expect((await change(calls, teams, { 'if-match': '0' })).status).toBe(409)
    const answers = await Promise.all([1, 2].map(() => change(calls, teams, { 'if-match': '1' })))
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409])
    expect(await calls.version()).toBe(2)
    await app.ctx.db.updateTable('dinner').set({ cancelledAt: new Date() }).execute()
    expect((await change(calls, teams)).status).toBe(406)
  })

  test('counts both of two simultaneous swaps and loses no one', async () => {
    const { app, given, teams } = await given21()
    const [one, other] = teams as [TeamReply, TeamReply]
    const calls = callsOf(app, given)
    await Promise.all([1, 2].map(() => calls.swapMembers(memberOf(one), memberOf(other))))
    expect((await calls.list()).map(idsOf)).toEqual(teams.map(idsOf))
    expect(await calls.version()).toBe(3)
  })

  test("by a guest makes the organiser's version stale", async () => {
    const { app, given, teams } = await given21()
    const [one] = teams as [TeamReply]
    const guest = one.teamMembers[0]
    const { selfAdminId } = await app.ctx.db
      .selectFrom('participant')
      .select('selfAdminId')
      .where('id', '=', guest?.id ?? '')
      .executeTakeFirstOrThrow()
    const params = { selfAdminId, participantId: guest?.id ?? '', teamId: one.id }
    const body = { newHostingTeamMemberId: otherMember(one)?.id }
    expect((await app.call(selfRoutes.changeHost, { params, body })).status).toBe(200)
    expect((await callsOf(app, given).lock(one.id, true, { 'if-match': '1' })).status).toBe(409)
  })
})

function sorted(state: Awaited<ReturnType<typeof readPlanState>>) {
  return Object.values(state).map((rows: object[]) => rows.map((row) => JSON.stringify(row)).sort())
}

test('needs the same mails before and after, whatever is changed', async () => {
  const { app, given, teams } = await given21()
  const [one, other] = teams as [TeamReply, TeamReply]
  const calls = callsOf(app, given)
  const { params } = given
  const told = async (move: TeamMove) => {
    const { body } = await app.call(teamRoutes.move, { params, body: { move, dryRun: true } })
    return teamRoutes.move.reply.parse(body).affectedTeamIds
  }
  const changed = async () =>
    ((await app.call(teamRoutes.history, { params })).body as { undo: PlanChangeReply }).undo.affectedTeamIds
  const [participantId, otherParticipantId] = [memberOf(one), memberOf(other)]
  const before = await told({ kind: 'SWAP_MEMBERS', participantId, otherParticipantId })
  await calls.swapMembers(participantId, otherParticipantId)
  expect(await changed()).toEqual(before)
  const meals = await told({ kind: 'SWAP_MEALS', teamId: one.id, otherTeamId: teams[4]?.id ?? '' })
  await calls.swapMeals(one.id, teams[4]?.id ?? '')
  expect(await changed()).toEqual(meals)
  const [now] = (await calls.list()) as [TeamReply]
  const host = otherMember(now)?.id ?? ''
  const hosts = await told({ kind: 'CHANGE_HOST', teamId: now.id, participantId: host })
  await calls.saveHosts([[now.id, host]])
  expect(await changed()).toEqual(hosts)
})
