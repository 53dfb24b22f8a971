import {
  dinnerRoutes,
  type EventImportReply,
  exportRoutes,
  participantRoutes,
  type TeamReply,
  teamRoutes,
} from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { personBody } from '../../../../test/bodies.ts'
import { type GivenDinner, givenDinner, givenParticipants } from '../../../../test/given.ts'

interface EventFile {
  format: string
  version: number
  meals: object[]
  participants: Record<string, unknown>[]
  teams: { teamNumber: number; status: string; meal: number; members: number[]; host: number | null; locked: boolean }[]
  visits: { hostTeam: number; guestTeam: number; meal: number }[]
}

/** Sixteen singles and a pair in nine teams, with one wished course and one known coordinate. */
async function givenFile(app: TestApp): Promise<{ given: GivenDinner; file: EventFile; teams: TeamReply[] }> {
  const given = await givenDinner(app)
  const { params, dinner } = given
  await app.call(participantRoutes.create, {
    params,
    body: personBody(90, {
      numSeats: 6,
      teamPartnerWishRegistrationData: {
        ...{ firstnamePart: 'Zwei', lastname: 'Te', email: 'zwei@guests.example' },
        diet: { vegan: true, mealSpecificsNote: 'keine Nüsse', allergens: [{ allergen: 'NUTS', severity: 'TRACES' }] },
      },
    }),
  })
  await givenParticipants(app, given, 16, (number) =>
    number === 3 ? { preferredMeal: dinner.meals[2]?.id, miscNotes: 'nur intern', age: 41 } : {},
  )
  await app.database.pool.query(
    "update participant set lat = 48.1, lng = 7.8, geocoding_quality = 'EXACT', geocoding_due_at = null where participant_number = 5",
  )
  const { body } = await app.call(teamRoutes.arrange, { params })
  return { given, file: await fileOf(app, given), teams: (body as { teams: TeamReply[] }).teams }
}

async function fileOf(app: TestApp, { params }: GivenDinner): Promise<EventFile> {
  return (await app.call(exportRoutes.event, { params })).body as EventFile
}

const givenTarget = (app: TestApp) => givenDinner(app, { email: 'other@organisers.example' })

async function importInto(app: TestApp, { params }: GivenDinner, file: unknown, query: Record<string, string> = {}) {
  const { status, issues, body } = await app.call(exportRoutes.importEvent, { params, body: file, query })
  return { status, issues, reply: body as EventImportReply }
}

const withTeams = { teams: 'true' }
const plain = ({ participants, teams, visits, meals }: EventFile) => {
  const sorted = (rows: object[]) => rows.map((row) => JSON.stringify(row)).sort()
  return { participants, meals, teams, visits: sorted(visits) }
}

test('imports people, pair with two diets, wished course, coordinate, teams and visits unchanged', async () => {
  const app = await createTestApp()
  const { file, teams } = await givenFile(app)
  expect(file).toMatchObject({ format: 'running-dinner', version: 1 })
  expect(file.participants[0]).toMatchObject({
    vegan: false,
    teamPartnerWishRegistrationData: { diet: { vegan: true, mealSpecificsNote: 'keine Nüsse' } },
  })
  expect([file.participants.length, file.teams.length, file.visits.length]).toEqual([17, 9, 18])
  const target = await givenTarget(app)
  const dry = await importInto(app, target, file, { ...withTeams, dryRun: 'true' })
  expect(dry.reply).toEqual({
    dryRun: true,
    numImported: 18,
    rejected: [],
    teams: { inFile: 9, imported: 9, issues: [] },
    planVersion: 0,
  })
  expect((await fileOf(app, target)).participants).toEqual([])
  const { reply } = await importInto(app, target, file, withTeams)
  expect(reply).toEqual({ ...dry.reply, dryRun: false, planVersion: 1 })
  expect(plain(await fileOf(app, target))).toEqual(plain(file))
  const { body } = await app.call(teamRoutes.list, { params: target.params })
  const ids = (list: TeamReply[]) => list.flatMap((team) => [team.id, ...team.teamMembers.map((member) => member.id)])
  const importedTeams = (body as { teams: TeamReply[] }).teams
  expect(importedTeams).toHaveLength(9)
  expect(ids(importedTeams).filter((id) => ids(teams).includes(id))).toEqual([])
  const jobs = await app.database.pool.query('select type, data from activity where dinner_id = $1 order by position', [
    target.dinner.id,
  ])
  expect(jobs.rows.slice(-2)).toEqual([
    { type: 'PARTICIPANTS_UPLOADED', data: { count: 18 } },
    { type: 'TEAM_ARRANGEMENT_CREATED', data: { teams: 9 } },
  ])
})

test('imported teams can be undone and redone; people stay', async () => {
  const app = await createTestApp()
  const { file } = await givenFile(app)
  const target = await givenTarget(app)
  await importInto(app, target, file, withTeams)
  const before = plain(await fileOf(app, target))
  expect((await app.call(teamRoutes.undo, { params: target.params })).status).toBe(200)
  const without = await fileOf(app, target)
  expect([without.teams, without.visits, without.participants.length]).toEqual([[], [], 17])
  expect((await app.call(teamRoutes.redo, { params: target.params })).status).toBe(200)
  expect(plain(await fileOf(app, target))).toEqual(before)
})

test('refuses every row and the teams when a file is imported again', async () => {
  const app = await createTestApp()
  const { file } = await givenFile(app)
  const target = await givenTarget(app)
  await importInto(app, target, file, withTeams)
  const before = plain(await fileOf(app, target))
  const { reply } = await importInto(app, target, file, withTeams)
  expect([reply.numImported, reply.rejected.length, reply.teams.imported]).toEqual([0, 17, 0])
  expect(
    reply.rejected.every((row) => row.issues.some(({ message }) => message === 'participant_already_registered')),
  ).toBe(true)
  expect(reply.teams.issues.map(({ message }) => message)).toEqual(['teams_already_exist', 'event_file_people_missing'])
  expect(plain(await fileOf(app, target))).toEqual(before)
})

test('reports invalid rows, imports the others and then no teams', async () => {
  const app = await createTestApp()
  const { file } = await givenFile(app)
  const target = await givenTarget(app)
  const participants = file.participants.map((person, index) =>
    index === 2 ? { ...person, email: 'nobody' } : index === 4 ? { ...person, zip: '' } : person,
  )
  const { reply } = await importInto(app, target, { ...file, participants }, withTeams)
  expect(reply.numImported).toBe(16)
  expect(reply.rejected.map((row) => [row.rowNumber, row.issues[0]?.field, row.issues[0]?.message])).toEqual([
    [3, 'email', 'email_invalid'],
    [5, 'zip', 'required'],
  ])
  expect(reply.teams).toMatchObject({ imported: 0, issues: [{ message: 'event_file_people_missing' }] })
})

test('imports no teams unless requested, and imports unconfirmed people as confirmed', async () => {
  const app = await createTestApp()
  const { file } = await givenFile(app)
  const target = await givenTarget(app)
  const participants = file.participants.map((person) => ({ ...person, confirmed: false }))
  const { reply } = await importInto(app, target, { ...file, participants })
  expect(reply).toMatchObject({ numImported: 18, teams: { inFile: 9, imported: 0, issues: [] }, planVersion: 0 })
  const now = await fileOf(app, target)
  expect(now.participants.every((person) => person.confirmed)).toBe(true)
  expect(now.teams).toEqual([])
})

const firstTeam = (file: EventFile, change: Partial<EventFile['teams'][number]>) => ({
  ...file,
  teams: file.teams.map((team, index) => (index === 0 ? { ...team, ...change } : team)),
})
const contradictions: [string, (file: EventFile) => EventFile, field: string][] = [
  ['an unknown member', (file) => firstTeam(file, { members: [7777], host: 7777 }), 'teams'],
  [
    'a person in two teams',
    (file) => firstTeam(file, { members: file.teams[1]?.members ?? [], host: file.teams[1]?.host ?? 0 }),
    'teams',
  ],
  ['a host of another team', (file) => firstTeam(file, { host: file.teams[1]?.host ?? 0 }), 'teams[0]'],
  ['a team without a host', (file) => firstTeam(file, { host: null }), 'teams[0]'],
  ['a cancelled team with people', (file) => firstTeam(file, { status: 'CANCELLED' }), 'teams[0]'],
  ['an unknown course', (file) => firstTeam(file, { meal: 9 }), 'teams[0]'],
  ['a duplicate team number', (file) => firstTeam(file, { teamNumber: file.teams[1]?.teamNumber ?? 0 }), 'teams[1]'],
  ['a visit to an unknown team', (file) => ({ ...file, visits: [{ hostTeam: 99, guestTeam: 1, meal: 1 }] }), 'visits'],
  ['a visit to the own team', (file) => ({ ...file, visits: [{ hostTeam: 1, guestTeam: 1, meal: 1 }] }), 'visits'],
  ['a duplicate visit', (file) => ({ ...file, visits: [...file.visits, ...file.visits.slice(0, 1)] }), 'visits'],
  [
    'two teams that meet twice',
    (file) => ({
      ...file,
      visits: file.visits.flatMap((visit, index) => [visit, ...(index === 0 ? [reversedFirstVisit(file)] : [])]),
    }),
    'visits',
  ],
  [
    'a separated pair',
    (file) => {
      const pairTeam = file.teams.findIndex((team) => team.members.includes(2))
      const otherIndex = pairTeam === 0 ? 1 : 0
      const teams = structuredClone(file.teams)
      const [teamOfPair, otherTeam] = [teams[pairTeam], teams[otherIndex]]
      const moved = otherTeam?.members.find((number) => number !== otherTeam.host) ?? 0
      if (teamOfPair && otherTeam) {
        teamOfPair.members = [1, moved]
        teamOfPair.host = 1
        otherTeam.members = [otherTeam.host ?? 0, 2]
      }
      return { ...file, teams }
    },
    'teams',
  ],
]

/** The first visit in the opposite direction, so that both teams meet twice. */
function reversedFirstVisit({ visits, teams }: EventFile) {
  const [first] = visits
  return {
    hostTeam: first?.guestTeam ?? 0,
    guestTeam: first?.hostTeam ?? 0,
    meal: teams.find((team) => team.teamNumber === first?.guestTeam)?.meal ?? 0,
  }
}

test('imports people but no teams when the teams are inconsistent', async () => {
  const app = await createTestApp()
  const { file } = await givenFile(app)
  const target = await givenTarget(app)
  for (const [name, change, field] of contradictions) {
    const { reply, status } = await importInto(app, target, change(file), { ...withTeams, dryRun: 'true' })
    expect([name, status, reply.teams]).toEqual([
      name,
      200,
      { inFile: 9, imported: 0, issues: [{ field, message: 'event_file_teams_invalid', issueType: 'VALIDATION' }] },
    ])
    expect(reply.numImported).toBe(18)
  }
  const courses = await importInto(
    app,
    target,
    { ...file, meals: file.meals.slice(1) },
    { ...withTeams, dryRun: 'true' },
  )
  expect(courses.reply.teams.issues.map(({ message }) => message)).toEqual(['event_file_courses_differ'])
  expect((await importInto(app, target, file, withTeams)).reply.teams.imported).toBe(9)
})

test('imports a cancelled team as cancelled', async () => {
  const app = await createTestApp()
  const { given, teams } = await givenFile(app)
  const gone = teams[8]?.id ?? ''
  await app.database.pool.query('update participant set team_id = null where team_id = $1', [gone])
  await app.database.pool.query("update team set status = 'CANCELLED', host_participant_id = null where id = $1", [
    gone,
  ])
  const file = await fileOf(app, given)
  const target = await givenTarget(app)
  const { reply } = await importInto(app, target, file, withTeams)
  expect(reply.teams).toEqual({ inFile: 9, imported: 9, issues: [] })
  expect(plain(await fileOf(app, target))).toEqual(plain(file))
})

const person = (number: number) => ({ number, ...personBody(number) })
const file = { format: 'running-dinner', version: 1 }

test.each([
  ['a file without format', { participants: [person(1)] }, 406, 'event_file_unknown'],
  ['another format', { ...file, format: 'excel', participants: [person(1)] }, 406, 'event_file_unknown'],
  ['another version', { ...file, version: 2, participants: [person(1)] }, 406, 'event_file_version_unknown'],
  ['an empty list of people', { ...file, participants: [] }, 406, 'required'],
  ['people that are not a list', { ...file, participants: { 0: person(1) } }, 406, 'value_invalid'],
  ['10,000 people', { ...file, participants: Array.from({ length: 10_000 }, () => ({})) }, 406, 'import_too_many_rows'],
  ['teams that are not a list', { ...file, participants: [person(1)], teams: 'all' }, 406, 'value_invalid'],
  [
    'an invalid team number',
    { ...file, participants: [person(1)], teams: [{ teamNumber: 1.5 }] },
    406,
    'number_invalid',
  ],
  ['a list', [file], 400, 'body_invalid'],
  ['text', 'running-dinner', 415, 'media_type_unsupported'],
])('refuses a file with %s', async (_, body, status, message) => {
  const app = await createTestApp()
  const given = await givenDinner(app)
  const answer = await importInto(app, given, body)
  expect([answer.status, answer.issues.map(({ message }) => message)]).toEqual([
    status,
    expect.arrayContaining([message]),
  ])
})

test('refuses malformed rows one by one, also deeply nested ones', async () => {
  const app = await createTestApp()
  const given = await givenDinner(app)
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
  const rows = ['1', 'null', '"x"', '[]', deep, `{"notes":${deep}}`, `{"teamPartnerWishRegistrationData":${deep}}`]
  const people = [...rows, JSON.stringify(person(8))].join(',')
  const { status, body } = await app.call(exportRoutes.importEvent, {
    params: given.params,
    headers: { 'content-type': 'application/json' },
    body: `{"format":"running-dinner","version":1,"participants":[${people}]}`,
  })
  const { numImported, rejected } = body as EventImportReply
  expect([status, numImported, rejected.map((row) => row.rowNumber)]).toEqual([200, 1, [1, 2, 3, 4, 5, 6, 7]])
})

test('handles names such as hasOwnProperty as plain data', async () => {
  const app = await createTestApp()
  const given = await givenDinner(app)
  const send = (payload: string) =>
    app.app.inject({
      method: 'POST',
      url: `/api${exportRoutes.importEvent.path.replace(':adminId', given.params.adminId)}`,
      headers: { 'content-type': 'application/json' },
      payload,
    })
  const text = (key: string) =>
    JSON.stringify({ ...file, participants: [person(1)] }).replace('"number":1', `"number":1,"${key}":{"vegan":true}`)
  for (const key of ['__proto__', 'constructor'])
    expect([400, 200]).toContain(
      (await send(text(key).replace('"vegan":true', '"prototype":{"vegan":true}'))).statusCode,
    )
  expect(({} as { vegan?: boolean }).vegan).toBeUndefined()
  expect((await send(text('hasOwnProperty').replaceAll('person1@', 'other@'))).statusCode).toBe(200)
  expect((await send(`{"format":"${'x'.repeat(4_100_000)}"}`)).statusCode).toBe(413)
  expect((await send('{"format":')).statusCode).toBe(400)
})

test('exports the people of one event, imports them into another and returns refused rows', async () => {
  const app = await createTestApp()
  const { given } = await givenFile(app)
  const target = await givenTarget(app)
  const { body } = await app.call(exportRoutes.participants, { params: given.params })
  const { participants } = body as { participants: Record<string, unknown>[] }
  const send = () => app.call(exportRoutes.importParticipants, { params: target.params, body: { participants } })
  expect(await send()).toMatchObject({ status: 200, body: [] })
  expect((await fileOf(app, target)).participants).toEqual(participants)
  const again = await send()
  expect([again.status, (again.body as unknown[]).length]).toEqual([200, 17])
})

const asked = {
  allergenListEnabled: true,
  registrationQuestions: [
    { label: 'Motto?', kind: 'TEXT', options: [], required: false },
    { label: 'Shirt', kind: 'CHOICE', options: [{ label: 'S' }, { label: 'M' }], required: true },
  ],
}

test('imports answers to questions with the same wording, and allergens where the form asks for them', async () => {
  const app = await createTestApp()
  const [given, same, plain] = [await givenDinner(app), await givenTarget(app), await givenTarget(app)]
  for (const { params } of [given, same])
    expect((await app.call(dinnerRoutes.saveRegistrationForm, { params, body: asked })).status).toBe(200)
  const nothing = { params: plain.params, body: { registrationQuestions: [], allergenListEnabled: false } }
  expect((await app.call(dinnerRoutes.saveRegistrationForm, nothing)).status).toBe(200)
  const { body: form } = await app.call(dinnerRoutes.registrationForm, { params: given.params })
  const { registrationQuestions: questions } = form as {
    registrationQuestions: { id: string; options: { id: string }[] }[]
  }
  await givenParticipants(app, given, 1, () => ({
    allergens: [{ allergen: 'MILK', severity: 'ALLERGY' }],
    answers: [
      { questionId: questions[0]?.id ?? '', answer: 'Frühling' },
      { questionId: questions[1]?.id ?? '', answer: questions[1]?.options[1]?.id ?? '' },
    ],
  }))
  const file = await fileOf(app, given)
  const answers = [
    { question: 'Motto?', answer: 'Frühling' },
    { question: 'Shirt', answer: 'M' },
  ]
  expect(file.participants[0]).toMatchObject({ answers, allergens: [{ allergen: 'MILK' }] })
  for (const target of [same, plain]) expect((await importInto(app, target, file)).reply.numImported).toBe(1)
  expect((await fileOf(app, same)).participants[0]).toMatchObject({ answers, allergens: [{ allergen: 'MILK' }] })
  expect((await fileOf(app, plain)).participants[0]).toMatchObject({ answers: [], allergens: [] })
})

test('refuses imports into a cancelled event and for a stale plan version', async () => {
  const app = await createTestApp()
  const { file } = await givenFile(app)
  const target = await givenTarget(app)
  const headers = { 'if-match': '7' }
  const stale = await app.call(exportRoutes.importEvent, {
    params: target.params,
    body: file,
    query: withTeams,
    headers,
  })
  expect([stale.status, stale.issues[0]?.message]).toEqual([409, 'concurrent_modification'])
  await app.database.pool.query('update dinner set cancelled_at = now() where id = $1', [target.dinner.id])
  const { status, issues } = await importInto(app, target, file)
  expect([status, issues[0]?.message]).toEqual([406, 'event_cancelled'])
})
