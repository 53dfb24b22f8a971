import {
  selfRoutes,
  settingsRoutes,
  type TeamMove,
  type TeamReply,
  teamRoutes,
  waitingListRoutes,
} from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { confirmDinner, type GivenDinner, givenDinner, givenParticipants, givenTeams } from '../../../../test/given.ts'
import { givenMessage } from '../../../../test/given-portal.ts'
import { planStateOf } from '../../../../test/plan-of.ts'

/** The main course begins at 21:00 of the event's clocks. */
const [duringStarter, duringMain] = ['2030-06-15T17:30:00Z', '2030-06-15T19:15:00Z']

type Answer = { status: number; issues: readonly { message: string; data?: object }[] }
const said = ({ status, issues }: Answer) => [status, ...issues.map(({ message }) => message)]
const frozen = [406, 'course_frozen']

/** 18 people in nine teams; two more wait. A swap was made before the routes were mailed. */
async function givenEvening(app: TestApp) {
  const given = await givenDinner(app)
  await confirmDinner(app, given)
  const teams = await givenTeams(app, given)
  const { params } = given
  const cooks = (course: string) => teams.filter(({ meal }) => meal.label === course)
  const swap = (left: TeamReply | undefined, right: TeamReply | undefined) =>
    app.call(teamRoutes.swapMembers, {
      params: { ...params, participantId: idOf(left?.teamMembers[0]), otherParticipantId: idOf(right?.teamMembers[0]) },
    })
  return { given, params, teams, cooks, swap }
}

const idOf = (given: { id: string } | undefined) => given?.id ?? ''

const courses = (app: TestApp, { dinner }: GivenDinner) =>
  app.database.pool.query<{ label: string }>('select label from meal where dinner_id = $1 order by time', [dinner.id])

test('refuses every change of the plan that touches a frozen course of a mailed plan, and stores nothing of it', async () => {
  const app = await createTestApp()
  const { given, params, teams, swap } = await givenEvening(app)
  const [first, second, third] = teams
  expect((await swap(first, second)).status).toBe(200)
  const cooked = (await courses(app, given)).rows
  const main = teams.filter(({ meal }) => meal.label === cooked[1]?.label)
  const dessert = teams.filter(({ meal }) => meal.label === cooked[2]?.label)
  await givenMessage(app, given, 'dinnerRoutes')
  const waiting = await givenParticipants(app, given, 2, (number) => ({ email: `late${number}@guests.example` }))
  app.clock.set(duringMain)
  const before = await planStateOf(app, given)
  const host = (team: TeamReply | undefined) => ({
    body: {
      teams: [
        {
          id: team?.id,
          hostTeamMember: { id: team?.teamMembers.find(({ id }) => id !== team.hostTeamMember?.id)?.id },
        },
      ],
    },
  })
  const waitingIds = waiting.map(({ id }) => id)

  const swapped = await swap(second, third)
  expect(said(swapped)).toEqual(frozen)
  expect(swapped.issues[0]).toMatchObject({ data: { meal: cooked[0]?.label } })
  const announced = async (move: TeamMove) => {
    const { body } = await app.call(teamRoutes.move, { params, body: { move, dryRun: true } })
    return teamRoutes.move.reply.parse(body).issues.map(({ message, data: found }) => [message, found?.meal])
  }
  const hostMove = (team: TeamReply | undefined) => {
    const participantId = idOf(team?.teamMembers.find(({ id }) => id !== team.hostTeamMember?.id))
    return { kind: 'CHANGE_HOST', teamId: idOf(team), participantId } as const
  }
  const [one, other] = [idOf(second?.teamMembers[0]), idOf(third?.teamMembers[0])]
  const starterFrozen = [['course_frozen', cooked[0]?.label]]
  expect(await announced({ kind: 'SWAP_MEMBERS', participantId: one, otherParticipantId: other })).toEqual(
    starterFrozen,
  )
  expect(await announced({ kind: 'SWAP_MEALS', teamId: idOf(first), otherTeamId: idOf(second) })).toEqual(starterFrozen)
  expect(await announced(hostMove(main[0]))).toEqual([['course_frozen', cooked[1]?.label]])
  expect(await announced(hostMove(dessert[0]))).toEqual([])
  const refused: [string, Answer][] = [
    [
      'routes swapped',
      await app.call(teamRoutes.swapMeals, { params: { ...params, teamId: idOf(first), otherTeamId: idOf(second) } }),
    ],
    ['a host moved', await app.call(teamRoutes.move, { params, body: { move: hostMove(main[0]) } })],
    ['undone', await app.call(teamRoutes.undo, { params })],
    ['dropped', await app.call(teamRoutes.drop, { params })],
    ['built anew', await app.call(teamRoutes.rearrange, { params })],
    [
      'replaced',
      await app.call(teamRoutes.cancel, {
        params: { ...params, teamId: idOf(first) },
        body: { replaceTeam: true, replacementParticipantIds: waitingIds },
      }),
    ],
    [
      'a preview of the replacement',
      await app.call(teamRoutes.cancel, {
        params: { ...params, teamId: idOf(first) },
        body: { replaceTeam: true, replacementParticipantIds: waitingIds, dryRun: true },
      }),
    ],
    ['another host of the main course', await app.call(teamRoutes.saveHosts, { params, ...host(main[0]) })],
    [
      'the main course removed',
      await app.call(settingsRoutes.saveSchedule, {
        params,
        body: { meals: given.dinner.meals.filter(({ label }) => label !== cooked[1]?.label) },
      }),
    ],
  ]
  expect(refused.map(([what, answer]) => [what, said(answer)])).toEqual(refused.map(([what]) => [what, frozen]))
  expect(await planStateOf(app, given)).toEqual(before)

  // Dessert is open: its host may change, also by the guest; the host of the main course may not.
  expect(said(await app.call(teamRoutes.saveHosts, { params, ...host(dessert[0]) }))).toEqual([200])
  const [{ rows: people }] = [
    await app.database.pool.query<{ id: string; self: string }>('select id, self_admin_id as self from participant'),
  ]
  const byGuest = (team: TeamReply | undefined) => {
    const [member, other] = team?.teamMembers ?? []
    const isHost = member?.id === team?.hostTeamMember?.id
    return app.call(selfRoutes.changeHost, {
      params: {
        selfAdminId: people.find(({ id }) => id === member?.id)?.self ?? '',
        participantId: idOf(member),
        teamId: idOf(team),
      },
      body: { newHostingTeamMemberId: idOf(isHost ? other : member), comment: '' },
    })
  }
  expect(said(await byGuest(main[1]))).toEqual(frozen)
  expect(said(await byGuest(dessert[1]))).toEqual([200])

  // A lock changes no evening. A cancelled team may be given back by undo until a mail tells of it.
  expect(
    said(await app.call(teamRoutes.lock, { params: { ...params, teamId: idOf(main[0]) }, body: { locked: true } })),
  ).toEqual([200])
  expect(said(await app.call(teamRoutes.cancel, { params: { ...params, teamId: idOf(main[2]) }, body: {} }))).toEqual([
    200,
  ])
  expect(
    said(
      await app.call(waitingListRoutes.assignParticipants, {
        params,
        body: { teamParticipantsAssignments: [{ teamId: idOf(main[2]), participantIds: waitingIds }] },
      }),
    ),
  ).toEqual(frozen)
  expect(said(await app.call(teamRoutes.undo, { params }))).toEqual([200])
  expect(said(await app.call(teamRoutes.redo, { params }))).toEqual([200])
  app.clock.set('2030-06-15T19:16:00Z')
  await givenMessage(app, given, 'dinnerRoutes')
  expect(said(await app.call(teamRoutes.undo, { params }))).toEqual(frozen)
})

test('allows all of it until routes were mailed: teams can be built in the middle of the evening', async () => {
  const app = await createTestApp()
  app.clock.set(duringStarter)
  const { given, params, teams, swap } = await givenEvening(app)
  await givenMessage(app, given, 'teams')
  expect(said(await swap(teams[0], teams[1]))).toEqual([200])
  expect(said(await app.call(teamRoutes.undo, { params }))).toEqual([200])
  expect(said(await app.call(teamRoutes.rearrange, { params }))).toEqual([200])
})
