import {
  type BodyInputOf,
  exportRoutes,
  participantRoutes,
  type Route,
  type TeamReply,
  teamRoutes,
  type wizardRoutes,
} from '@running-dinner/contract'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import Papa from 'papaparse'
import { create } from 'qrcode'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { personBody } from '../../../../test/bodies.ts'
import { type GivenDinner, givenDinner, givenParticipants } from '../../../../test/given.ts'
import { readPdf, readSquares } from '../../../../test/read-pdf.ts'
import { parseSpreadsheet } from '../spreadsheets/parse-spreadsheet.ts'

const names = [
  ['Łukasz', 'Wiśniewski'],
  ['Şule', 'Öztürk'],
  ['Ďuriš', 'Žďár'],
  ['Ελένη', 'Παπαδοπούλου'],
  ['Юлия', 'Иванова'],
  ['=HYPERLINK("http://evil.example")', '+Plus'],
]
const afterParty = {
  title: 'Nachfeier',
  time: '2030-06-16T01:00',
  addressName: 'Café Atlantik',
  street: 'Schwabentorring',
  streetNr: '7',
  zip: '79098',
  cityName: 'Freiburg',
}

interface GivenPlan extends GivenDinner {
  teams: TeamReply[]
}

async function givenPlan(
  app: TestApp,
  changes: Partial<BodyInputOf<typeof wizardRoutes.create>> = {},
): Promise<GivenPlan> {
  const given = await givenDinner(app, { afterPartyLocation: afterParty, ...changes })
  await givenParticipants(app, given, 18, (number) => {
    const [firstnamePart = '', lastname = ''] = names[number - 1] ?? []
    const named = firstnamePart === '' ? {} : { firstnamePart, lastname }
    return { ...named, vegan: number % 3 === 0, mealSpecificsNote: number === 4 ? 'Keine Nüsse' : '' }
  })
  const { body } = await app.call(teamRoutes.arrange, { params: given.params })
  return { ...given, teams: (body as { teams: TeamReply[] }).teams }
}

async function download(app: TestApp, route: Route, { params }: GivenDinner, query: Record<string, string> = {}) {
  const answer = await app.call(route, { params, query })
  expect({ status: answer.status, issues: answer.issues }).toEqual({ status: 200, issues: [] })
  return { bytes: answer.body as Buffer, headers: answer.headers }
}

const lists = [
  ['teams', exportRoutes.teams],
  ['hosts', exportRoutes.hosts],
  ['guests', exportRoutes.guests],
] as const

/** Parses the rows by their headers. */
async function rowsOf(app: TestApp, route: Route, given: GivenDinner, query: Record<string, string> = {}) {
  const { bytes } = await download(app, route, given, { format: 'xlsx', ...query })
  const [header = [], ...rows] = await parseSpreadsheet(bytes, 'list.xlsx')
  return rows.map((row) => Object.fromEntries(header.map((name, index) => [name, row[index] ?? ''])))
}

/** Cells of CSV that begin like formulas; formulas and cells that are no text in the sheets of a workbook. */
function formulasOf(cells: readonly string[], workbook: Buffer): string[] {
  const sheets = Object.entries(unzipSync(workbook)).filter(([name]) => name.startsWith('xl/worksheets/'))
  const found = sheets.flatMap(([, bytes]) => {
    const xml = strFromU8(bytes)
    const tags = [...xml.matchAll(/<c\s[^>]*>/g)].map(([tag]) => tag)
    return [...(xml.match(/<f[\s>]/g) ?? []), ...tags.filter((tag) => !/ t="(s|inlineStr)"|\/>$/.test(tag))]
  })
  return [...cells.filter((cell) => /^[=+\-@\t\r]/.test(cell)), ...found]
}

test.each(lists)(
  '%s: .xlsx and .csv have the same content in both languages and no formulas (SEC-12)',
  async (_, route) => {
    const app = await createTestApp()
    const given = await givenPlan(app)
    for (const language of ['de', 'en']) {
      const [xlsx, csv] = [
        await download(app, route, given, { format: 'xlsx', language }),
        await download(app, route, given, { format: 'csv', language }),
      ]
      expect(csv.bytes.subarray(0, 3).toString('hex')).toBe('efbbbf')
      const raw = Papa.parse<string[]>(csv.bytes.toString('utf8').slice(1).trimEnd(), { delimiter: ';' }).data
      expect(formulasOf(raw.flat(), xlsx.bytes)).toEqual([])
      expect(raw.flat().some((cell) => cell.startsWith("'=HYPERLINK") || cell.includes('=HYPERLINK'))).toBe(true)
      const filled = (table: string[][]) => table.map((row) => [...row, ...Array(40).fill('')].slice(0, 40))
      const parsed = [await parseSpreadsheet(xlsx.bytes, 'list.xlsx'), await parseSpreadsheet(csv.bytes, 'list.csv')]
      expect(filled(parsed[0] ?? [])).toEqual(filled(parsed[1] ?? []))
      expect(String(csv.headers['content-disposition'])).toMatch(/^attachment; filename="[a-z]+\.csv"$/)
    }
  },
)

test('a formula is found in either file (shows that the check works)', () => {
  const workbook = zipSync({ 'xl/worksheets/sheet1.xml': strToU8('<c r="A1" t="s"/><c r="B1"><f>1+1</f></c>') })
  expect(formulasOf(['Anna', '@SUM(A1)', '\t=1'], Buffer.from(workbook))).toEqual([
    '@SUM(A1)',
    '\t=1',
    '<f>',
    '<c r="B1">',
  ])
})

test('the teams list has number, course, host with address and telephone, members, seats, diets and guests', async () => {
  const app = await createTestApp()
  const given = await givenPlan(app)
  const rows = await rowsOf(app, exportRoutes.teams, given)
  expect(rows.map((row) => row.Team)).toEqual(given.teams.map((team) => String(team.teamNumber)))
  for (const [index, team] of given.teams.entries()) {
    const host = team.hostTeamMember
    expect(rows[index]).toMatchObject({
      Gang: team.meal.label,
      Beginn: team.meal.time.slice(11, 16),
      Stand: 'dabei',
      'Gastgeber:in': `${host?.firstnamePart} ${host?.lastname}`,
      Adresse: `${host?.street} ${host?.streetNr}, ${host?.zip} ${host?.cityName}`,
      Telefon: host?.mobileNumber,
      Plätze: String(host?.numSeats),
      'E-Mail 2': team.teamMembers[1]?.email,
    })
    expect(rows[index]?.Gäste?.split('; ')).toHaveLength(2)
  }
})

test('the hosts list is ordered by course, sums the diets of guests and ends with the after party', async () => {
  const app = await createTestApp()
  const given = await givenPlan(app)
  const rows = await rowsOf(app, exportRoutes.hosts, given)
  expect(rows.map((row) => row.Gang)).toEqual([
    ...given.dinner.meals.flatMap((meal) => [meal.label, meal.label, meal.label]),
    'Nachfeier',
  ])
  expect(rows.slice(0, 9).every((row) => row['Zahl der Gäste'] === '4')).toBe(true)
  const vegans = rows.slice(0, 9).map((row) => Number(/vegan \((\d)\)/.exec(row['So essen die Gäste'] ?? '')?.[1] ?? 0))
  // Six vegans are guests twice each.
  expect(vegans.reduce((sum, count) => sum + count, 0)).toBe(12)
  expect(rows.at(-1)?.Adresse).toBe('Schwabentorring 7, 79098 Freiburg')
})

test('the guests list has one row per person in list order with three stops', async () => {
  const app = await createTestApp()
  const given = await givenPlan(app)
  const rows = await rowsOf(app, exportRoutes.guests, given, { language: 'en' })
  expect(rows.map((row) => row.Email)).toEqual(
    Array.from({ length: 18 }, (_, index) => `person${index + 1}@guests.example`),
  )
  for (const row of rows) {
    const places = given.dinner.meals.map((meal) => row[`${meal.label}: at`] ?? '')
    expect(places.filter((place) => place.startsWith('at home'))).toHaveLength(1)
    expect(new Set(places).size).toBe(3)
    expect(row.Afterwards).toContain('Café Atlantik')
  }
})

test('route cards have a page per team, international names and no more data than the route page', async () => {
  const app = await createTestApp()
  const given = await givenPlan(app)
  for (const language of ['de', 'en']) {
    const { bytes, headers } = await download(app, exportRoutes.routeCards, given, { language })
    expect(headers['content-type']).toBe('application/pdf')
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(bytes.subarray(-6).toString()).toContain('%%EOF')
    const pages = readPdf(bytes)
    expect(pages).toHaveLength(9)
    const all = pages.join('\n')
    expect(all).not.toContain('\uFFFD')
    for (const name of names.slice(0, 5).flat()) expect(all).toContain(name)
    for (const [index, team] of given.teams.entries()) {
      expect(pages[index]).toContain(`Team ${team.teamNumber}`)
      for (const meal of given.dinner.meals) expect(pages[index]).toContain(meal.label)
      expect(pages[index]).toContain(language === 'de' ? 'Ihr kocht bei' : 'You’re cooking at')
      expect(pages[index]).toContain(language === 'de' ? 'Ihr erwartet 4 Gäste.' : 'You’re expecting 4 guests.')
      expect(pages[index]).toContain('Nachfeier')
    }
    expect(all).not.toContain('@guests.example')
  }
})

test('route cards carry a code with the own page of each member', async () => {
  const app = await createTestApp()
  const given = await givenPlan(app)
  const rows = await app.ctx.db.selectFrom('participant').select(['id', 'selfAdminId']).execute()
  const secrets = new Map(rows.map(({ id, selfAdminId }) => [id, selfAdminId]))
  const pages = readSquares((await download(app, exportRoutes.routeCards, given)).bytes)
  expect(pages).toHaveLength(9)
  for (const [index, squares] of pages.entries()) {
    const team = given.teams[index]
    const codes = (team?.teamMembers ?? []).map(({ id }) =>
      darkModules(`${app.ctx.baseUrl()}/self/${secrets.get(id)}/dinnerroute/${id}/${team?.id}`),
    )
    const [first = [], second = []] = codes
    expect(squares.slice(0, first.length)).toEqual(first)
    expect(squares).toHaveLength(first.length + second.length)
  }
})

/** Columns and rows of a code, drawn row by row from the corner of its first dark module. */
function darkModules(text: string): [number, number][] {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const all = Array.from(modules.data, (_, index): [number, number] => [
    index % modules.size,
    Math.floor(index / modules.size),
  ])
  return all.filter(([column, row]) => modules.get(row, column))
}

test('kitchen sheets have a page per cooking team in order of the courses, with first names and diets of its guests', async () => {
  const app = await createTestApp()
  const given = await givenPlan(app)
  for (const language of ['de', 'en']) {
    const pages = readPdf((await download(app, exportRoutes.hostSheets, given, { language })).bytes)
    expect(pages).toHaveLength(9)
    const cooks = given.dinner.meals.flatMap(({ id }) => given.teams.filter(({ meal }) => meal.id === id))
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`Team ${cooks[index]?.teamNumber}`)
      expect(page).toContain(cooks[index]?.meal.label)
      expect(page).toContain(language === 'de' ? 'Ihr erwartet 4 Gäste.' : 'You’re expecting 4 guests.')
      expect(page).not.toContain('@guests.example')
    }
    const all = pages.join('\n')
    expect(all).toContain('Keine Nüsse')
    // As guests by first name only, and nowhere with a telephone number.
    expect(all.split('Wiśniewski')).toHaveLength(2)
    expect(all.split('Łukasz').length).toBeGreaterThan(3)
    for (const member of given.teams.flatMap(({ teamMembers }) => teamMembers))
      if (member.mobileNumber !== '') expect(all).not.toContain(member.mobileNumber)
  }
  const mealId = given.dinner.meals[1]?.id ?? ''
  expect(readPdf((await download(app, exportRoutes.hostSheets, given, { mealId })).bytes)).toHaveLength(3)
})

test('envelopes have a cue card per course and team, opened 30 minutes before except for the own course, or cue cards of one course', async () => {
  const app = await createTestApp()
  const given = await givenPlan(app)
  const pages = readPdf((await download(app, exportRoutes.envelopes, given)).bytes)
  expect(pages).toHaveLength(9)
  const opened = (page: string) => ['18:30', '20:30', '22:30'].filter((time) => page.split('\n').includes(time))
  for (const [index, page] of pages.entries()) {
    // The cue card of the own course is read at once.
    const own = given.dinner.meals.findIndex(({ id }) => id === given.teams[index]?.meal.id)
    expect(opened(page)).toEqual(['18:30', '20:30', '22:30'].filter((_, position) => position !== own))
    expect(page.split('Gleich lesen')).toHaveLength(2)
  }
  const mealId = given.dinner.meals[1]?.id ?? ''
  const main = readPdf((await download(app, exportRoutes.envelopes, given, { mealId })).bytes)
  expect(main).toHaveLength(3)
  expect(main.join('\n')).toContain('Hauptgang (2 von 3)')
  expect(main.join('\n')).not.toContain('Vorspeise')
  const cooks = readPdf((await download(app, exportRoutes.routeCards, given, { mealId })).bytes)
  expect(cooks).toHaveLength(3)
})

test('a cancelled team has no card, and the cards of its guests say so', async () => {
  const app = await createTestApp()
  const given = await givenPlan(app)
  const [gone] = given.teams
  await app.ctx.db
    .updateTable('participant')
    .set({ teamId: null })
    .where('teamId', '=', gone?.id ?? '')
    .execute()
  await app.ctx.db
    .updateTable('team')
    .set({ status: 'CANCELLED', hostParticipantId: null })
    .where('id', '=', gone?.id ?? '')
    .execute()
  const pages = readPdf((await download(app, exportRoutes.routeCards, given)).bytes)
  expect(pages).toHaveLength(8)
  expect(pages.filter((page) => page.includes('Entfällt.'))).toHaveLength(2)
  const rows = await rowsOf(app, exportRoutes.teams, given)
  expect(rows[0]).toMatchObject({ Stand: 'abgesagt', 'Gastgeber:in': '', 'Person 1': '' })
  expect(await rowsOf(app, exportRoutes.guests, given)).toHaveLength(16)
})

test('refuses exports without teams, with another event’s course or an unknown language', async () => {
  const app = await createTestApp()
  const empty = await givenDinner(app)
  const routes = [
    ...lists.map(([, route]) => route),
    exportRoutes.routeCards,
    exportRoutes.hostSheets,
    exportRoutes.envelopes,
  ]
  for (const route of routes) {
    const answer = await app.call(route, { params: empty.params })
    expect([answer.status, answer.issues[0]?.message]).toEqual([406, 'teams_not_existing'])
  }
  const given = await givenPlan(app)
  const foreign = { mealId: empty.dinner.meals[0]?.id ?? '' }
  const status = async (route: Route, query: Record<string, string>) =>
    (await app.call(route, { params: given.params, query })).status
  expect(await status(exportRoutes.routeCards, foreign)).toBe(404)
  expect(await status(exportRoutes.envelopes, foreign)).toBe(404)
  expect(await status(exportRoutes.envelopes, { mealId: 'x' })).toBe(400)
  expect(await status(exportRoutes.routeCards, { language: 'fr' })).toBe(400)
  expect(await status(exportRoutes.teams, { format: 'pdf' })).toBe(400)
  expect(await status(exportRoutes.teams, { language: 'en', _t: '1' })).toBe(200)
})

test('no export contains a secret of the event or its participants in words', async () => {
  const app = await createTestApp()
  const given = await givenPlan(app, { basicDetails: openDetails(), publicSettings: openSettings() })
  const { rows } = await app.database.pool.query<{ secret: string }>(
    `select admin_id as secret from dinner union select self_admin_id from participant
     union select public_dinner_id from public_settings`,
  )
  const secrets = [...rows.map(({ secret }) => secret), given.acknowledgeToken]
  expect(secrets).toHaveLength(21)
  const files = await Promise.all([
    download(app, exportRoutes.event, given).then(({ bytes }) => JSON.stringify(bytes)),
    download(app, exportRoutes.participants, given).then(({ bytes }) => JSON.stringify(bytes)),
    ...lists.map(async ([, route]) => JSON.stringify(await rowsOf(app, route, given))),
    ...[exportRoutes.routeCards, exportRoutes.hostSheets, exportRoutes.envelopes].map(async (route) =>
      readPdf((await download(app, route, given)).bytes).join('\n'),
    ),
  ])
  expect(files).toHaveLength(8)
  for (const file of files) {
    expect(file.length).toBeGreaterThan(500)
    expect(file).toContain('Wiśniewski')
    expect(secrets.filter((secret) => file.includes(secret))).toEqual([])
  }
})

test('refuses files without a valid link and exports no data of another event', async () => {
  const app = await createTestApp()
  const [given, other] = [await givenPlan(app), await givenDinner(app, { email: 'other@organisers.example' })]
  const routes = Object.values(exportRoutes)
  for (const route of routes) {
    const answer = await app.call(route, { params: { adminId: 'x'.repeat(24) }, body: {} })
    expect([answer.status, answer.issues[0]?.message]).toEqual([404, 'not_found'])
  }
  await givenParticipants(app, other, 1, () => ({ email: 'alone@guests.example', lastname: 'Fremd' }))
  const { bytes } = await download(app, exportRoutes.event, given)
  expect(JSON.stringify(bytes)).not.toContain('alone@guests.example')
})

test('records an activity for a person added by hand', async () => {
  const app = await createTestApp()
  const given = await givenDinner(app)
  await app.call(participantRoutes.create, {
    params: given.params,
    body: personBody(1, { numSeats: 6, teamPartnerWishRegistrationData: { firstnamePart: 'Zwei', lastname: 'Te' } }),
  })
  const { body } = await app.call(exportRoutes.participants, { params: given.params })
  const { participants } = body as { participants: Record<string, unknown>[] }
  expect(participants).toHaveLength(1)
  expect(participants[0]).toMatchObject({
    number: 1,
    confirmed: true,
    teamPartnerWishRegistrationData: { number: 2, firstnamePart: 'Zwei', lastname: 'Te' },
  })
})

function openDetails() {
  return {
    title: 'Frühlingslauf',
    city: 'Freiburg',
    zip: '79100',
    date: '2030-06-15',
    registrationType: 'OPEN' as const,
    languageCode: 'de',
  }
}

function openSettings() {
  return {
    title: 'Frühlingslauf',
    description: 'Kommt alle',
    publicContactName: 'Olga',
    publicContactEmail: 'olga@organisers.example',
    endOfRegistrationDate: '2030-06-10',
  }
}
