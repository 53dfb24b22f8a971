import { readFile } from 'node:fs/promises'
import {
  type BodyInputOf,
  type DinnerReply,
  dinnerRoutes,
  type ImportPreview,
  type ImportRowReply,
  type ParticipantReply,
  participantRoutes,
} from '@running-dinner/contract'
import {
  type Allergy,
  type Answer,
  allergens,
  allergySeverities,
  type Language,
  languages,
  type RegistrationForm,
  type RegistrationQuestion,
} from '@running-dinner/domain'
import { guessMapping, readRows, tidyLine, tidyText, toSheet } from '@running-dinner/domain/people'
import { exampleParticipant } from '@running-dinner/domain/test/example-participant.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { personBody } from '../../../../test/bodies.ts'
import { givenDinner } from '../../../../test/given.ts'
import { parseSpreadsheet } from '../spreadsheets/parse-spreadsheet.ts'
import { renderXlsx } from '../spreadsheets/render-xlsx.ts'
import { writeCsv } from '../spreadsheets/write-spreadsheet.ts'
import { participantTable } from './export-participants.ts'

const character = fc.constantFrom(...'abcXYZäöüß李😀 \'"=+-@;,.|?/()09')
const text = (min: number, max: number) =>
  fc.string({ unit: character, minLength: min, maxLength: max }).map((one) => tidyLine(one))
/** Includes names of built-in columns. */
const label = fc.oneof(
  fc.constantFrom('E-Mail', 'Allergene (Liste)', 'Allergens (list)', 'First name', '=1+1', "'-x", '12.12.2030', '7'),
  text(1, 20).filter((label) => label !== ''),
)
const lines = fc.array(text(0, 12), { maxLength: 3 }).map((parts) => tidyText(parts.join('\n')))

const question = fc.record({
  label,
  kind: fc.constantFrom('TEXT' as const, 'CHOICE' as const, 'YES_NO' as const),
  options: fc.uniqueArray(label, { minLength: 2, maxLength: 4, selector: (one) => one.toLowerCase() }),
})

/** An event with random questions, and the answers of three people. */
const asked = fc
  .record({ allergenListEnabled: fc.boolean(), questions: fc.array(question, { maxLength: 5 }) })
  .map(
    ({ allergenListEnabled, questions }): RegistrationForm => ({
      allergenListEnabled,
      questions: questions.map(
        ({ label, kind, options }, at): RegistrationQuestion => ({
          id: `q${at}`,
          label,
          kind,
          options: kind === 'CHOICE' ? options.map((one, index) => ({ id: `o${index}`, label: one })) : [],
          required: true,
        }),
      ),
    }),
  )
  .chain((form) =>
    fc.tuple(
      fc.constant(form),
      fc.array(fc.record({ allergens: allergiesOf(form), answers: answersOf(form) }), { minLength: 1, maxLength: 3 }),
    ),
  )

function allergiesOf({ allergenListEnabled }: RegistrationForm): fc.Arbitrary<Allergy[]> {
  if (!allergenListEnabled) return fc.constant([])
  return fc
    .subarray([...allergens])
    .chain((some) =>
      fc.tuple(
        ...some.map((allergen) => fc.constantFrom(...allergySeverities).map((severity) => ({ allergen, severity }))),
      ),
    )
}

/** One answer per question, '' for none. */
function answersOf({ questions }: RegistrationForm): fc.Arbitrary<Answer[]> {
  return fc.tuple(
    ...questions.map(({ id, kind, options }) => {
      const answer =
        kind === 'TEXT'
          ? lines
          : fc.constantFrom('', ...(kind === 'YES_NO' ? ['YES', 'NO'] : options.map((one) => one.id)))
      return answer.map((given) => ({ questionId: id, answer: given }))
    }),
  )
}

const files: [string, (header: string[], rows: string[][]) => Promise<Buffer> | Buffer][] = [
  ['csv', writeCsv],
  ['xlsx', (header, rows) => renderXlsx('Teilnehmer', header, rows)],
]

describe.each(languages)('export in %s', (languageCode: Language) => {
  test.each(files)('keeps allergens and answers when it is read back as %s', async (kind, write) => {
    await fc.assert(
      fc.asyncProperty(asked, async ([form, given]) => {
        const people = given.map(({ allergens, answers }, at) =>
          exampleParticipant(at + 1, { allergens, answers: answers.filter(({ answer }) => answer !== '') }),
        )
        const dinner = { basicDetails: { languageCode }, meals: [], registrationForm: form }
        const { header, rows } = participantTable(people, dinner)
        const { sheet } = toSheet(await parseSpreadsheet(await write(header, rows), `x.${kind}`))
        const read = readRows(sheet, guessMapping(sheet, form), {
          meals: [],
          registered: new Map(),
          seatsNeeded: 6,
          registrationForm: form,
        })
        expect(read.flatMap(({ issues }) => issues)).toEqual([])
        expect(
          read.map(({ participant: { email, allergens = [], answers = [] } }) => ({ email, allergens, answers })),
        ).toEqual(given.map(({ allergens, answers }, at) => ({ email: `p${at + 1}@example.org`, allergens, answers })))
      }),
      { numRuns: kind === 'csv' ? 120 : 30 },
    )
  })
})

const motto = { label: '=Was bringst du mit?', kind: 'TEXT', required: true } as const
const size = { label: 'T-Shirt', kind: 'CHOICE' as const, options: [{ label: 'S' }, { label: 'L' }] }
const milk = { allergen: 'MILK', severity: 'TRACES' } as const
const eggs = { allergen: 'EGGS', severity: 'INTOLERANCE' } as const

type Form = BodyInputOf<typeof dinnerRoutes.saveRegistrationForm>

/** An event with two questions and the allergen list. */
async function givenEvent(
  app: TestApp,
  form: Form = { registrationQuestions: [motto, size], allergenListEnabled: true },
) {
  const { params } = await givenDinner(app)
  const saved = await app.call(dinnerRoutes.saveRegistrationForm, { params, body: form })
  expect(saved.issues).toEqual([])
  const questions = (saved.body as DinnerReply).registrationQuestions
  const url = (route: { path: string }) => `/api${route.path.replace(':adminId', params.adminId)}`
  return {
    params,
    questions,
    answers: (...given: string[]) =>
      questions.flatMap(({ id }, at) => (given[at] ? [{ questionId: id, answer: given[at] }] : [])),
    exported: async (format: 'csv' | 'xlsx') => {
      const { headers, rawPayload } = await app.app.inject({ url: `${url(participantRoutes.export)}?format=${format}` })
      // Saved, not shown.
      expect(headers['content-disposition']).toMatch(/^attachment; filename=/)
      return rawPayload
    },
    preview: async (bytes: Buffer, mapping?: readonly string[]) => {
      const body = new FormData()
      if (mapping) body.append('mapping', JSON.stringify(mapping))
      body.append('file', new File([new Uint8Array(bytes)], bytes[0] === 0x50 ? 'x.xlsx' : 'x.csv'))
      const { payload, headers } = await multipart(body)
      const { statusCode, body: reply } = await app.app.inject({
        method: 'POST',
        url: url(participantRoutes.previewImport),
        payload,
        headers,
      })
      return { statusCode, ...(JSON.parse(reply) as ImportPreview & { issues?: unknown[] }) }
    },
    send: async (rows: readonly Pick<ImportRowReply, 'rowNumber' | 'participant'>[], update: boolean) => {
      const body = { rows: rows.map(({ rowNumber, participant }) => ({ rowNumber, participant, update })) }
      return (await app.call(participantRoutes.import, { params, body })).body as {
        imported: ParticipantReply[]
        updated: ParticipantReply[]
        rejected: ImportRowReply[]
      }
    },
    add: async (number: number, given: object) => {
      const added = await app.call(participantRoutes.create, { params, body: personBody(number, given) })
      expect(added.issues).toEqual([])
    },
    people: async () =>
      (
        (await app.call(participantRoutes.list, { params })).body as { participants: ParticipantReply[] }
      ).participants.map(({ email, allergens, answers }) => ({ email, allergens, answers })),
  }
}

async function multipart(body: FormData) {
  const request = new Request('http://localhost', { method: 'POST', body })
  return {
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  }
}

test('reads a file of exactly the largest size and refuses one byte more', async () => {
  const { preview } = await givenEvent(await createTestApp())
  const listOf = (size: number) => Buffer.from('Vorname;Nachname;Bemerkung\nAnna;Zeh;'.padEnd(size, 'x'))
  const largest = 2 * 1024 * 1024
  expect((await preview(listOf(largest))).statusCode).not.toBe(413)
  expect((await preview(listOf(largest + 1))).statusCode).toBe(413)
})

describe('export and import over the network', () => {
  test.each(['csv', 'xlsx'] as const)(
    '%s brings the same people into an event with the same questions',
    async (format) => {
      const app = await createTestApp()
      const from = await givenEvent(app)
      const large = from.questions[1]?.options[1]?.id ?? ''
      await from.add(1, { allergens: [eggs, milk], answers: from.answers('=1+1\n-Wein', large) })
      await from.add(2, {
        ...{ allergens: [], answers: [], numSeats: 6 },
        teamPartnerWishRegistrationData: {
          ...{ firstnamePart: 'Bea', lastname: 'Zwei', email: 'bea@guests.example' },
          diet: { vegan: true, mealSpecificsNote: 'kein Fenchel', allergens: [milk] },
        },
      })
      const to = await givenEvent(app)
      const { rows, columns } = await to.preview(await from.exported(format))
      expect(columns.slice(-3).map(({ header, field, notice }) => [header, field, notice])).toEqual([
        ['Allergene (Liste)', 'allergenList', undefined],
        [motto.label, `answers.${to.questions[0]?.id}`, undefined],
        [size.label, `answers.${to.questions[1]?.id}`, undefined],
      ])
      expect((await to.send(rows, false)).rejected).toEqual([])
      expect(await to.people()).toEqual([
        {
          email: personBody(1).email,
          allergens: [eggs, milk],
          answers: to.answers('=1+1\n-Wein', to.questions[1]?.options[1]?.id ?? ''),
        },
        { email: personBody(2).email, allergens: [], answers: [] },
        { email: 'bea@guests.example', allergens: [milk], answers: [] },
      ])
      const { body } = await app.call(participantRoutes.list, { params: to.params })
      const stored = (body as { participants: ParticipantReply[] }).participants
      expect(stored.slice(1)).toMatchObject([
        { vegan: false, mealSpecificsNote: '' },
        { vegan: true, mealSpecificsNote: 'kein Fenchel' },
      ])
    },
  )

  test('keeps remarks that name food as diet notes in preview, event and export', async () => {
    const app = await createTestApp()
    const event = await givenEvent(app)
    const file = await readFile(new URL('../../../../test/fixtures/teilnehmer-excel.csv', import.meta.url))
    const { rows } = await event.preview(file)
    const found = rows.flatMap(({ rowNumber, issues }) =>
      issues.flatMap(({ message, severity, data }) =>
        message === 'import_food_taken_over' ? [[rowNumber, severity, data?.column, data?.text]] : [],
      ),
    )
    expect(found).toHaveLength(21)
    expect(found[1]).toEqual([3, 'INFO', 'Bemerkung', 'Nussallergie (schwer)'])
    const { imported } = await event.send(rows, false)
    const notesOf = (people: readonly { mealSpecificsNote?: unknown; notes?: unknown }[]) =>
      people.map(({ mealSpecificsNote, notes }) => [mealSpecificsNote, notes])
    expect(imported.filter((person) => person.mealSpecificsNote !== '')).toHaveLength(21)
    for (const { mealSpecificsNote, notes } of imported) expect(mealSpecificsNote).toBe(notes)
    const other = await givenEvent(app)
    const again = await other.preview(await event.exported('csv'))
    expect(notesOf(again.rows.map((row) => row.participant))).toEqual(notesOf(imported))
    expect(again.rows.flatMap((row) => row.issues).map((one) => one.message)).not.toContain('import_food_left')
  })

  test('updates people from a changed list and keeps values that have no column', async () => {
    const app = await createTestApp()
    const event = await givenEvent(app)
    const [small = '', large = ''] = event.questions[1]?.options.map(({ id }) => id) ?? []
    await event.add(1, { allergens: [milk], answers: event.answers('Wein', small) })
    await event.add(2, { allergens: [milk], answers: event.answers('Käse', small) })
    const list = (await event.exported('csv')).toString('utf8')
    expect(list).toContain('Milch (auch keine Spuren);Wein;S')
    const changed = list
      .replace('Milch (auch keine Spuren);Wein;S', 'Eier (Unverträglichkeit);;L')
      .replace(motto.label, 'Was anderes')
    const { rows, columns } = await event.preview(Buffer.from(changed))
    expect(columns.at(-2)).toMatchObject({ field: 'ignore', notice: 'QUESTION_UNKNOWN' })
    const { updated, rejected } = await event.send(rows, true)
    expect([updated.length, rejected]).toEqual([2, []])
    const [first, second] = await event.people()
    expect(first).toMatchObject({ allergens: [eggs], answers: event.answers('Wein', large) })
    expect(second).toMatchObject({ allergens: [milk], answers: event.answers('Käse', small) })
    const emptied = list.replaceAll('Milch (auch keine Spuren);', ';').replace(';Wein;S', ';;')
    await event.send((await event.preview(Buffer.from(emptied))).rows, true)
    expect((await event.people())[0]).toMatchObject({ allergens: [], answers: [] })
  })

  test('reports unreadable cells at their column and returns them unchanged when sent anyway', async () => {
    const app = await createTestApp()
    const event = await givenEvent(app)
    await event.add(1, { allergens: [milk], answers: event.answers('Wein') })
    const list = (await event.exported('csv')).toString('utf8').replace(personBody(1).email, 'new@guests.example')
    const sizeField = `answers.${event.questions[1]?.id}`
    const { rows, numImportable } = await event.preview(
      Buffer.from(list.replace('Milch (auch keine Spuren);Wein;', 'Kiwi (Allergie);Wein;XL')),
    )
    expect(numImportable).toBe(0)
    expect(rows[0]?.issues.map(({ field, message, severity, data }) => [severity, field, message, data])).toEqual([
      ['ERROR', 'allergens', 'import_allergens_unknown', { text: 'Kiwi (Allergie)' }],
      ['ERROR', sizeField, 'import_answer_unknown', undefined],
    ])
    const answers = event.answers('Wein', 'XL')
    for (const participant of [rows[0]?.participant ?? {}, { ...rows[0]?.participant, allergens: [milk] }]) {
      const { imported, rejected } = await event.send([{ rowNumber: 2, participant }], false)
      expect(imported).toEqual([])
      expect(rejected[0]?.issues.map(({ field }) => field)).toContain(sizeField)
      expect(rejected[0]?.participant).toMatchObject({ allergens: participant.allergens, answers })
    }
    const good = { ...rows[0]?.participant, allergens: [eggs], answers: event.answers('Wein') }
    expect((await event.send([{ rowNumber: 2, participant: good }], false)).imported).toMatchObject([
      { allergens: [eggs], answers: event.answers('Wein') },
    ])
  })

  test('explains why columns are ignored in an event without questions', async () => {
    const app = await createTestApp()
    const from = await givenEvent(app)
    await from.add(1, { allergens: [milk], answers: from.answers('Wein') })
    const to = await givenEvent(app, { registrationQuestions: [], allergenListEnabled: false })
    const bytes = await from.exported('xlsx')
    const { rows, columns } = await to.preview(bytes)
    expect(columns.slice(-3).map(({ field, notice }) => [field, notice])).toEqual([
      ['ignore', 'ALLERGENS_OFF'],
      ['ignore', 'QUESTION_UNKNOWN'],
      ['ignore', undefined],
    ])
    expect((await to.send(rows, false)).imported).toMatchObject([
      { allergens: [], answers: [], mealSpecificsNote: 'Milch (auch keine Spuren)' },
    ])
    const mapping = columns.map(({ field }) => field)
    expect((await to.preview(bytes, mapping)).statusCode).toBe(200)
    const refused = await to.preview(bytes, [...mapping.slice(0, -3), 'allergenList', 'ignore', 'ignore'])
    expect(refused).toMatchObject({ statusCode: 406, issues: [{ code: 'import_mapping_invalid' }] })
  })
})
