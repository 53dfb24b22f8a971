import { type TeamReply, teamRoutes } from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from './app.ts'
import { givenDinner, givenTeams } from './given.ts'
import { tryHostileBodies } from './hostile-bodies.ts'

const someId = '00000000-0000-4000-8000-000000000000'
const noId = [
  undefined,
  null,
  '',
  'x',
  5,
  true,
  [],
  {},
  [someId],
  { id: someId },
  "' or 1=1 --",
  '\u0000',
  `${someId} `,
]

/** Ids of the event that each group of cases creates. */
const facts = { teamId: '', hostId: '', participantId: '', otherParticipantId: '' }

async function given(app: TestApp): Promise<Record<string, string>> {
  const dinner = await givenDinner(app)
  const [one, other] = (await givenTeams(app, dinner)) as [TeamReply, TeamReply]
  const [participantId = '', otherParticipantId = ''] = [one, other].map((team) => team.teamMembers[0]?.id)
  Object.assign(facts, { teamId: one.id, hostId: one.hostTeamMember?.id, participantId, otherParticipantId })
  return { ...dinner.params, teamId: one.id }
}

const entry = (changes: object) => [{ id: someId, hostTeamMember: { id: someId }, ...changes }]

tryHostileBodies([
  {
    name: 'hosts of teams',
    route: teamRoutes.saveHosts,
    given,
    body: () => ({ teams: [{ id: facts.teamId, hostTeamMember: { id: facts.hostId } }] }),
    stores: false,
    fields: {
      teams: {
        refused: [
          undefined,
          null,
          '',
          'x',
          5,
          {},
          [],
          [null],
          ['x'],
          [[]],
          [{}],
          entry({}),
          entry({ hostTeamMember: null }),
          entry({ hostTeamMember: someId }),
          ...noId.flatMap((id) => [entry({ id }), entry({ hostTeamMember: { id } })]),
          Array.from({ length: 3001 }, () => ({})),
          Array.from({ length: 80_000 }, () => ({})),
        ],
        accepted: [],
      },
      dinnerAdminId: { refused: [5, true, {}, [], 'another', someId], accepted: [undefined, null, ''] },
    },
  },
  {
    name: 'a lock',
    route: teamRoutes.lock,
    given,
    body: () => ({ locked: true }),
    stores: false,
    fields: { locked: { refused: [undefined, null, '', 'true', 0, 1, [], {}], accepted: [true, false] } },
  },
])

const moves = {
  SWAP_MEMBERS: ['participantId', 'otherParticipantId'],
  SWAP_MEALS: ['teamId', 'otherTeamId'],
  CHANGE_HOST: ['teamId', 'participantId'],
}

test.each(Object.entries(moves))('previews %s with ids only and reports every invalid one', async (kind, fields) => {
  const app = await createTestApp()
  const params = await given(app)
  const ids: Record<string, string> = { ...facts, otherTeamId: facts.teamId }
  const ask = (changes: object) =>
    app.call(teamRoutes.move, {
      params,
      body: {
        move: { kind, ...Object.fromEntries(fields.map((field) => [field, ids[field]])), ...changes },
        dryRun: true,
      },
    })
  for (const id of noId) {
    for (const field of fields) {
      const { status, issues } = await ask({ [field]: id })
      expect([status, issues.map((issue) => issue.field)], `${field} ${id}`).toEqual([406, [`move.${field}`]])
    }
    const { issues } = await ask(Object.fromEntries(fields.map((field) => [field, id])))
    expect(issues.map((issue) => issue.field)).toEqual(fields.map((field) => `move.${field}`))
  }
  expect((await ask({ locked: true, status: 'CANCELLED', adminId: someId })).status).toBe(200)
})

test('refuses a move of an unknown kind, one of two kinds, and what is no move', async () => {
  const app = await createTestApp()
  const params = await given(app)
  const ask = async (body: object) => {
    const { status, issues } = await app.call(teamRoutes.move, { params, body })
    return [status, issues.map((issue) => issue.field)]
  }
  const people = { participantId: facts.participantId, otherParticipantId: facts.otherParticipantId }
  for (const kind of [
    undefined,
    null,
    '',
    'swap_members',
    'DROP',
    'CHANGE_HOSTS',
    5,
    {},
    ['SWAP_MEMBERS'],
    '__proto__',
  ])
    expect(await ask({ move: { kind, ...people } }), String(kind)).toEqual([406, ['move.kind']])
  expect(await ask({ move: { kind: 'SWAP_MEALS', ...people } })).toEqual([406, ['move.teamId', 'move.otherTeamId']])
  for (const move of [undefined, null, '', 'SWAP_MEMBERS', 5, true, [], [{ kind: 'SWAP_MEMBERS', ...people }]])
    expect(await ask({ move }), String(move)).toEqual([406, ['move']])
  for (const dryRun of [null, '', 'true', 0, 1, [], {}])
    expect(await ask({ move: { kind: 'SWAP_MEMBERS', ...people }, dryRun })).toEqual([406, ['dryRun']])
  expect(await ask({ move: { kind: 'SWAP_MEMBERS', ...people } })).toEqual([200, []])
})
