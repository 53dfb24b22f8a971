import {
  type ConsequencesReply,
  planOptimizationRoutes,
  type TeamMove,
  type TeamReply,
  teamRoutes,
} from '@running-dinner/contract'
import type { Dinner } from '@running-dinner/domain'
import type { PlanState } from '@running-dinner/domain/plan'
import { sampled } from '@running-dinner/domain/test/sampled.ts'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { type GivenDinner, givenDinner, givenTeams } from '../../../../test/given.ts'
import { asAuthorized, dinnerStore } from '../../events/dinner-record/index.ts'
import { readPlanState } from '../plan-history/plan-history.read.ts'
import { teamStore } from './team.store.ts'

type TeamListBody = { teams: TeamReply[]; planVersion: number }

const unknown = '00000000-0000-4000-8000-000000000000'
const twoCourses = ['19', '21'].map((hour) => ({ label: hour, time: `2030-06-15T${hour}:00` }))

/** Six teams of two: a registered pair, a mutual wish, a locked one and three ordinary ones; two people wait. */
async function givenMixedTeams() {
  const app = await createTestApp()
  const given = await givenDinner(app, {
    options: { teamSize: 2, genderAspects: 'FORCE_GENDER_MIX', meals: twoCourses },
  })
  const [pair, wish, locked] = (await givenTeams(app, given, 14)) as [TeamReply, TeamReply, TeamReply]
  const write = (id: string | undefined, row: { originatorId?: string; teamPartnerWishEmail?: string }) =>
    app.ctx.db
      .updateTable('participant')
      .set(row)
      .where('id', '=', id ?? '')
      .execute()
  for (const { id } of pair.teamMembers) await write(id, { originatorId: pair.teamMembers[0]?.id ?? '' })
  const [one, other] = wish.teamMembers
  await write(one?.id, { teamPartnerWishEmail: other?.email ?? '' })
  await write(other?.id, { teamPartnerWishEmail: one?.email ?? '' })
  await app.call(teamRoutes.lock, { params: { ...given.params, teamId: locked.id }, body: { locked: true } })
  await locate(app)
  const people = await app.ctx.db.selectFrom('participant').select('id').orderBy('participantNumber').execute()
  return { app, given, teams: await listed(app, given), people: people.map((person) => person.id) }
}

/** Gives each person another home. */
async function locate(app: TestApp) {
  const people = await app.ctx.db.selectFrom('participant').select(['id', 'participantNumber']).execute()
  for (const { id, participantNumber } of people)
    await app.ctx.db
      .updateTable('participant')
      .set({ lat: 48 + participantNumber ** 2 / 9000, lng: 7.8 + participantNumber / 700, geocodingQuality: 'EXACT' })
      .where('id', '=', id)
      .execute()
}

const listed = async (app: TestApp, { params }: GivenDinner) =>
  ((await app.call(teamRoutes.list, { params })).body as TeamListBody).teams

function ask(app: TestApp, { params }: GivenDinner, move: TeamMove | object) {
  return app.call(teamRoutes.move, { params, body: { move, dryRun: true } })
}

function make(app: TestApp, { params }: GivenDinner, move: TeamMove | object) {
  return app.call(teamRoutes.move, { params, body: { move } })
}

/** By the call that makes only this kind of move. */
function makeAlone(app: TestApp, { params }: GivenDinner, move: TeamMove) {
  switch (move.kind) {
    case 'SWAP_MEMBERS':
      return app.call(teamRoutes.swapMembers, { params: { ...params, ...withoutKind(move) } })
    case 'SWAP_MEALS':
      return app.call(teamRoutes.swapMeals, { params: { ...params, ...withoutKind(move) } })
    case 'CHANGE_HOST':
      return app.call(teamRoutes.saveHosts, {
        params,
        body: { teams: [{ id: move.teamId, hostTeamMember: { id: move.participantId } }] },
      })
  }
}

function withoutKind({ kind: _, ...ids }: TeamMove): Record<string, string> {
  return ids
}

const sumOf = async (app: TestApp, { params }: GivenDinner) => {
  const { body } = await app.call(planOptimizationRoutes.distances, { params })
  return (body as { sumDistanceInMeters: number }).sumDistanceInMeters
}

const nameOf = (person: { firstnamePart: string; lastname: string } | null | undefined) =>
  person ? `${person.firstnamePart} ${person.lastname}` : ''

/** Differences between a preview and the change itself, in words; the change is undone afterwards. */
async function differencesOf(app: TestApp, given: GivenDinner, move: TeamMove): Promise<string[]> {
  const before = await listed(app, given)
  const { body } = await ask(app, given, move)
  const previewed = body as ConsequencesReply
  const metres = await sumOf(app, given)
  const { status, issues, body: made } = await make(app, given, move)
  const after = await listed(app, given)
  const lies: string[] = []
  const check = (lie: string, isTrue: boolean) => {
    if (!isTrue) lies.push(`${lie}: ${JSON.stringify(move)}`)
  }
  check('other issues', JSON.stringify(previewed.issues) === JSON.stringify(issues))
  const { planVersion: _, ...done } = made as ConsequencesReply
  const { planVersion: __, ...tried } = previewed
  check('other consequences', status !== 200 || JSON.stringify(done) === JSON.stringify(tried))
  check('possible, yet refused', (previewed.issues.length === 0) === (status === 200))
  for (const { before: was, after: becomes } of previewed.teams)
    for (const [teams, fit] of [
      [before, was],
      [after, becomes],
    ] as const) {
      const team = teams.find((one) => one.id === fit.teamId)
      check('another host', nameOf(team?.hostTeamMember) === fit.host)
      const members = (team?.teamMembers ?? []).map(nameOf).sort()
      check('other people', String(members) === String(fit.members.toSorted()))
    }
  const { distance } = previewed
  check('another way before', distance === null || distance.before === metres)
  check('another way after', distance === null || distance.after === (await sumOf(app, given)))
  check('no ways', distance !== null || previewed.teams.length === 0)
  if (JSON.stringify(before) !== JSON.stringify(after)) await app.call(teamRoutes.undo, { params: given.params })
  return lies
}

// Random moves in an event of its own each: 5 s alone.
test('previews what the swap does, for any two people of an event', { timeout: 120_000 }, async () => {
  const { app, given, people } = await givenMixedTeams()
  const swaps = people.flatMap((participantId, index) =>
    people
      .slice(index)
      .map((otherParticipantId): TeamMove => ({ kind: 'SWAP_MEMBERS', participantId, otherParticipantId })),
  )
  for (const move of sampled(swaps, { step: 6 })) expect(await differencesOf(app, given, move)).toEqual([])
  const seen = new Set<string>()
  for (const move of swaps) {
    const { issues } = (await ask(app, given, move)).body as ConsequencesReply
    seen.add(issues.map((issue) => issue.message).join(' '))
  }
  expect(seen).toEqual(
    new Set([
      '',
      'team_locked',
      'team_locked team_swap_violates_team_partner_wish',
      'team_swap_same_person',
      'team_swap_same_team',
      'team_swap_violates_team_partner_wish',
      'team_swap_without_team',
    ]),
  )
})

// Random moves in an event of its own each: 5 s alone.
test('previews what the swap does, for any two teams and any team and person', { timeout: 120_000 }, async () => {
  const { app, given, people, teams } = await givenMixedTeams()
  for (const [index, { id: teamId }] of teams.entries()) {
    for (const { id: otherTeamId } of sampled(teams.slice(index), { step: 5, start: index }))
      expect(await differencesOf(app, given, { kind: 'SWAP_MEALS', teamId, otherTeamId })).toEqual([])
    for (const participantId of sampled(people, { step: 5, start: index }))
      expect(await differencesOf(app, given, { kind: 'CHANGE_HOST', teamId, participantId })).toEqual([])
  }
})

test('describes the teams before and after and stores nothing', async () => {
  const { app, given, teams } = await givenMixedTeams()
  const [, wish, , plain] = teams as [TeamReply, TeamReply, TeamReply, TeamReply]
  const state = () => readPlanState(app.ctx.db, given.dinner)
  const before = await state()
  const { status, body } = await ask(app, given, { kind: 'SWAP_MEALS', teamId: wish.id, otherTeamId: plain.id })
  expect([status, await state()]).toEqual([200, before])
  const { affectedTeamIds, affectedPeople } = body as ConsequencesReply
  expect(affectedTeamIds).toContain(wish.id)
  expect(affectedPeople).toBe(2 * affectedTeamIds.length)
  expect(body).toMatchObject({
    planVersion: 2,
    issues: [],
    repeatedMeetings: [],
    teamMessagesSent: false,
    dinnerRouteMessagesSent: false,
    teams: [
      {
        before: {
          teamNumber: 2,
          meal: wish.meal,
          seats: 'ENOUGH',
          gendersFit: true,
          partnerWishes: 1,
          courseWishes: 0,
        },
        after: { teamNumber: 2, meal: wish.meal, seats: 'ENOUGH', gendersFit: true, partnerWishes: 0 },
      },
      { before: { teamNumber: 4, partnerWishes: 0 }, after: { teamNumber: 4, meal: plain.meal, partnerWishes: 1 } },
    ],
  })
})

test('makes each move like the call for its kind alone: teams, activity, history and refusals', async () => {
  const { app, given, teams, people } = await givenMixedTeams()
  const [pair, wish, locked, plain, other] = teams as [TeamReply, TeamReply, TeamReply, TeamReply, TeamReply]
  const guestOf = ({ teamMembers, hostTeamMember }: TeamReply) =>
    teamMembers.find(({ id }) => id !== hostTeamMember?.id)?.id ?? ''
  const [participantId, otherParticipantId, waitingId = ''] = [guestOf(plain), guestOf(other), people.at(-1)]
  const state = async () => ({
    plan: await readPlanState(app.ctx.db, given.dinner),
    activities: await app.ctx.db
      .selectFrom('activity')
      .select(['type', 'code', 'data', 'originator'])
      .orderBy('position', 'desc')
      .limit(1)
      .execute(),
    history: await app.ctx.db
      .selectFrom('planChange')
      .select(['type', 'code', 'data', 'originator', 'delta'])
      .where('undone', '=', false)
      .orderBy('position', 'desc')
      .limit(1)
      .execute(),
  })
  const before = await state()
  const good: TeamMove[] = [
    { kind: 'SWAP_MEMBERS', participantId, otherParticipantId },
    { kind: 'SWAP_MEALS', teamId: plain.id, otherTeamId: other.id },
    { kind: 'CHANGE_HOST', teamId: plain.id, participantId },
  ]
  for (const move of good) {
    const made = await make(app, given, move)
    const { planVersion, teams: changes } = teamRoutes.move.reply.parse(made.body)
    const moved = await state()
    expect(moved.plan).not.toEqual(before.plan)
    await app.call(teamRoutes.undo, { params: given.params })
    expect((await state()).plan).toEqual(before.plan)
    const { status, body } = await makeAlone(app, given, move)
    expect([status, await state()]).toEqual([200, moved])
    const concerned = new Set(changes.map(({ after }) => after.teamId))
    expect(body).toEqual({
      teams: (await listed(app, given)).filter(({ id }) => concerned.has(id)),
      dinnerAdminId: given.dinner.adminId,
      planVersion: planVersion + 2,
    })
    await app.call(teamRoutes.undo, { params: given.params })
  }
  const refused: TeamMove[] = [
    { kind: 'SWAP_MEMBERS', participantId, otherParticipantId: participantId },
    { kind: 'SWAP_MEMBERS', participantId, otherParticipantId: guestOf(locked) },
    { kind: 'SWAP_MEMBERS', participantId, otherParticipantId: guestOf(wish) },
    { kind: 'SWAP_MEMBERS', participantId, otherParticipantId: waitingId },
    { kind: 'SWAP_MEALS', teamId: plain.id, otherTeamId: plain.id },
    { kind: 'SWAP_MEALS', teamId: locked.id, otherTeamId: plain.id },
    { kind: 'CHANGE_HOST', teamId: pair.id, participantId: guestOf(pair) },
    { kind: 'CHANGE_HOST', teamId: plain.id, participantId: otherParticipantId },
  ]
  const saidOf = (answer: Awaited<ReturnType<typeof make>>) => [
    answer.status,
    answer.issues.map(({ message, data }) => ({ message, data })),
  ]
  for (const move of refused) {
    const answer = await make(app, given, move)
    expect(answer.status).toBe(406)
    expect(saidOf(await makeAlone(app, given, move))).toEqual(saidOf(answer))
  }
})

test('names the person of the move when they cannot be host', async () => {
  const { app, given, teams } = await givenMixedTeams()
  const [, , , plain, other] = teams as [TeamReply, TeamReply, TeamReply, TeamReply, TeamReply]
  const move = { kind: 'CHANGE_HOST', teamId: plain.id, participantId: other.hostTeamMember?.id }
  const { issues } = await make(app, given, move)
  expect(issues).toMatchObject([{ field: 'move.participantId', message: 'team_host_not_member' }])
})

test('makes no new version of the plan for the host there is', async () => {
  const { app, given, teams } = await givenMixedTeams()
  const [, , , plain] = teams as [TeamReply, TeamReply, TeamReply, TeamReply]
  const move = { kind: 'CHANGE_HOST', teamId: plain.id, participantId: plain.hostTeamMember?.id }
  expect((await make(app, given, move)).body).toMatchObject({ planVersion: 2, affectedTeamIds: [] })
})

test('the history compares the plan of a move as every other change does', async () => {
  const { app, given } = await givenMixedTeams()
  const dinner = await dinnerStore.byId(app.ctx.db, given.dinner.id)
  const { state } = await teamStore.evening(app.ctx.db, asAuthorized(dinner as Dinner))
  const ordered = (plan: PlanState) => ({ ...plan, meals: plan.meals.toSorted((a, b) => a.id.localeCompare(b.id)) })
  expect(ordered(state)).toEqual(ordered(await readPlanState(app.ctx.db, given.dinner)))
})

test('gives no distances when no home is located', async () => {
  const { app, given, teams } = await givenMixedTeams()
  await app.ctx.db.updateTable('participant').set({ lat: null, lng: null, geocodingQuality: null }).execute()
  const [, wish, , plain] = teams as [TeamReply, TeamReply, TeamReply, TeamReply]
  const { body } = await ask(app, given, { kind: 'SWAP_MEALS', teamId: wish.id, otherTeamId: plain.id })
  expect(body).toMatchObject({ distance: null, issues: [] })
})

test('refuses unknown ids, a stale version and a cancelled event, tried out or not', async () => {
  const { app, given, teams, people } = await givenMixedTeams()
  const [team] = teams as [TeamReply]
  const [participantId = ''] = people
  for (const move of [
    { kind: 'SWAP_MEMBERS', participantId, otherParticipantId: unknown },
    { kind: 'SWAP_MEALS', teamId: unknown, otherTeamId: team.id },
    { kind: 'CHANGE_HOST', teamId: unknown, participantId },
    { kind: 'CHANGE_HOST', teamId: team.id, participantId: unknown },
  ]) {
    expect((await ask(app, given, move)).status).toBe(404)
    expect((await make(app, given, move)).status).toBe(404)
  }
  const move = { kind: 'CHANGE_HOST', teamId: team.id, participantId: team.hostTeamMember?.id }
  const { params } = given
  for (const dryRun of [true, false]) {
    const seen = (planVersion: number) =>
      app.call(teamRoutes.move, { params, body: { move, dryRun }, headers: { 'if-match': String(planVersion) } })
    expect((await seen(1)).status).toBe(409)
    expect((await seen(2)).issues.map(({ message }) => message)).toEqual(dryRun ? [] : ['team_host_fixed_pair'])
  }
  await app.ctx.db.updateTable('dinner').set({ cancelledAt: new Date() }).execute()
  for (const answer of [await ask(app, given, move), await make(app, given, move)])
    expect(answer.issues[0]?.message).toBe('event_cancelled')
})

test('reports which mails were sent already', async () => {
  const { app, given, teams } = await givenMixedTeams()
  const [team] = teams as [TeamReply]
  const activity = { originator: 'o', dinnerId: given.dinner.id, data: '{}', createdAt: app.clock.now() }
  await app.ctx.db
    .insertInto('activity')
    .values({ ...activity, id: unknown, type: 'TEAMARRANGEMENT_MAIL_SENT' })
    .execute()
  const { body } = await ask(app, given, { kind: 'SWAP_MEALS', teamId: team.id, otherTeamId: teams[3]?.id })
  expect(body).toMatchObject({ teamMessagesSent: true, dinnerRouteMessagesSent: false })
})
