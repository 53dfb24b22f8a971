import {
  type BodyInputOf,
  type DinnerReply,
  dinnerRoutes,
  type OwnRegistration,
  ownRegistrationRoutes,
  type ParticipantReply,
  participantRoutes,
  registrationRoutes,
} from '@running-dinner/contract'
import { describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { personBody } from '../../../../test/bodies.ts'
import { givenConfirmedDemo, givenDinner } from '../../../../test/given.ts'
import { givenPublicDinner, mailedSelf, registrationBody } from '../../../../test/given-registration.ts'

type Form = BodyInputOf<typeof dinnerRoutes.saveRegistrationForm>
type Question = DinnerReply['registrationQuestions'][number]

const motto = { label: 'Was bringst du mit?', kind: 'TEXT', required: true } as const
const size = { label: 'T-Shirt', kind: 'CHOICE' as const, options: [{ label: 'S' }, { label: 'L' }] }
const dog = { label: 'Hund dabei?', kind: 'YES_NO' } as const
const milk = { allergen: 'MILK', severity: 'TRACES' } as const
const eggs = { allergen: 'EGGS', severity: 'INTOLERANCE' } as const

async function save(app: TestApp, params: { adminId: string }, body: unknown) {
  return app.call(dinnerRoutes.saveRegistrationForm, { params, body })
}

/** An event with three questions and the allergen list. */
async function givenForm(form: Form = { registrationQuestions: [motto, size, dog], allergenListEnabled: true }) {
  const app = await createTestApp()
  const given = await givenPublicDinner(app)
  const { issues, body } = await save(app, given.params, form)
  expect(issues).toEqual([])
  const questions = (body as DinnerReply).registrationQuestions
  const [mottoId = '', sizeId = '', dogId = ''] = questions.map(({ id }) => id)
  const large = questions[1]?.options[1]?.id ?? ''
  const answers = [
    { questionId: mottoId, answer: ' Wein ' },
    { questionId: sizeId, answer: large },
    { questionId: dogId, answer: 'NO' },
  ]
  const people = async () =>
    ((await app.call(participantRoutes.list, { params: given.params })).body as { participants: ParticipantReply[] })
      .participants
  return { app, given, questions, answers, mottoId, sizeId, dogId, large, people }
}

test('a new event has no questions and asks for allergens, a demo does not', async () => {
  const app = await createTestApp()
  expect((await givenPublicDinner(app)).dinner).toMatchObject({ registrationQuestions: [], allergenListEnabled: true })
  const demo = await givenConfirmedDemo(app)
  expect(demo.dinner).toMatchObject({ registrationQuestions: [], allergenListEnabled: false })
})

test('keeps no allergens and no answers where the event does not ask', async () => {
  const app = await createTestApp()
  const given = await givenPublicDinner(app)
  const body = { registrationQuestions: [], allergenListEnabled: false }
  expect((await app.call(dinnerRoutes.saveRegistrationForm, { params: given.params, body })).status).toBe(200)
  await given.confirmed(1, { allergens: [milk], answers: [{ questionId: 'x', answer: 'y' }] })
  const { rows } = await app.database.pool.query('select allergens, answers from participant')
  expect(rows).toEqual([{ allergens: [], answers: [] }])
})

test('shows questions on the public page and normalised answers in the participants list', async () => {
  const { app, given, questions, answers, mottoId, people } = await givenForm()
  const page = (await app.call(registrationRoutes.get, { params: { publicId: given.publicId } })).body
  expect(page).toMatchObject({ registrationQuestions: questions, allergenListEnabled: true })
  const unasked = { questionId: 'unasked', answer: 'x' }
  await given.confirmed(1, { answers: [...answers.toReversed(), unasked], allergens: [milk, eggs] })
  const [person] = await people()
  expect(person?.answers).toEqual([{ questionId: mottoId, answer: 'Wein' }, ...answers.slice(1)])
  expect(person?.allergens).toEqual([eggs, milk])
  const { rows } = await app.database.pool.query(
    "select type, originator from activity where code = 'registration_form_changed'",
  )
  expect(rows).toEqual([{ type: 'CUSTOM_ADMIN_CHANGE', originator: given.dinner.email }])
})

describe('a registration', () => {
  test.each<[string, (answers: { questionId: string; answer: string }[]) => unknown, number, string]>([
    ['without a required answer', (answers) => answers.slice(1), 0, 'required'],
    ['without any answers', () => undefined, 0, 'required'],
    [
      'with too long a text',
      ([first, ...rest]) => [{ ...first, answer: 'x'.repeat(513) }, ...rest],
      0,
      'max_length_exceeded',
    ],
    ['with an unknown option', ([first, second]) => [first, { ...second, answer: 'L' }], 1, 'value_invalid'],
    ['with neither yes nor no', ([first, , third]) => [first, { ...third, answer: 'perhaps' }], 2, 'value_invalid'],
  ])('%s is refused at the question', async (_name, change, at, message) => {
    const { app, given, questions, answers } = await givenForm()
    const body = { ...registrationBody(1), answers: change(answers) }
    for (const route of [registrationRoutes.validate, registrationRoutes.register]) {
      const answer = await app.call(route, { params: { publicId: given.publicId }, body })
      expect(answer).toMatchObject({ status: 406, issues: [{ field: `answers.${questions[at]?.id}`, message }] })
    }
  })

  test.each([
    [
      'an allergen nobody knows',
      [{ allergen: 'WATER', severity: 'ALLERGY' }],
      'allergens[0].allergen',
      'value_invalid',
    ],
    ['an unknown severity', [{ allergen: 'MILK', severity: 'DEADLY' }], 'allergens[0].severity', 'value_invalid'],
    ['a value that is no list', 'MILK', 'allergens', 'value_invalid'],
    ['too many allergens', Array(43).fill(milk), 'allergens', 'too_many_entries'],
  ])('with %s is refused', async (_name, allergens, field, message) => {
    const { app, given, answers } = await givenForm()
    const body = { ...registrationBody(1), answers, allergens }
    const answer = await app.call(registrationRoutes.register, { params: { publicId: given.publicId }, body })
    expect(answer).toMatchObject({ status: 406, issues: [{ field, message }] })
  })

  test('of two people has allergens for both and answers once', async () => {
    const { given, answers, people } = await givenForm()
    const partner = { firstnamePart: 'Pat', lastname: 'Partner', email: '', mobileNumber: '' }
    const pair = { numSeats: 6, teamPartnerWishRegistrationData: partner }
    await given.confirmed(1, { ...pair, answers, allergens: [milk] })
    expect((await people()).map((person) => [person.allergens, person.answers.length])).toEqual([
      [[milk], 3],
      [[milk], 0],
    ])
  })

  test('is shown to its owner, who can change but not clear required answers', async () => {
    const { app, given, answers, mottoId, people } = await givenForm()
    const { email } = await given.confirmed(1, { answers, allergens: [milk] })
    const params = await mailedSelf(app, email)
    const own = (await app.call(ownRegistrationRoutes.get, { params })).body as OwnRegistration
    expect(own).toMatchObject({ allergens: [milk], dinner: { allergenListEnabled: true } })
    expect(own.answers.map(({ answer }) => answer)).toEqual(['Wein', answers[1]?.answer, 'NO'])
    const change = (changes: object) => app.call(ownRegistrationRoutes.change, { params, body: { ...own, ...changes } })
    const refused = await change({ answers: own.answers.slice(1) })
    expect(refused.issues).toMatchObject([{ field: `answers.${mottoId}`, message: 'required' }])
    const [first, ...rest] = own.answers
    expect((await change({ answers: [{ ...first, answer: 'Käse' }, ...rest], allergens: [eggs] })).status).toBe(200)
    expect(await people()).toMatchObject([{ allergens: [eggs], answers: [{ answer: 'Käse' }, ...rest] }])
    const { allergens: _, answers: __, ...unknowing } = own
    const other = await app.call(ownRegistrationRoutes.change, { params, body: { ...unknowing, notes: 'x' } })
    expect(other.body).toMatchObject({ notes: 'x', allergens: [eggs], answers: [{ answer: 'Käse' }, ...rest] })
  })
})

test('an organiser may omit required answers; absent fields keep stored answers', async () => {
  const { app, given, answers, people } = await givenForm()
  const create = (body: object) =>
    app.call(participantRoutes.create, { params: given.params, body: { ...personBody(1), ...body } })
  expect((await create({ answers: [{ ...answers[2], answer: 'x' }] })).issues[0]?.field).toBe(
    `answers.${answers[2]?.questionId}`,
  )
  const person = (await create({ answers: answers.slice(2), allergens: [milk] })).body as ParticipantReply
  expect(person).toMatchObject({ answers: answers.slice(2), allergens: [milk] })
  const params = { ...given.params, participantId: person.id }
  const update = (body: object) => app.call(participantRoutes.update, { params, body })
  expect((await update({ ...personBody(1), lastname: 'Neu' })).status).toBe(200)
  expect(await people()).toMatchObject([{ lastname: 'Neu', answers: answers.slice(2), allergens: [milk] }])
  expect((await update({ ...person, answers: [], allergens: [] })).status).toBe(200)
  expect(await people()).toMatchObject([{ answers: [], allergens: [] }])
})

describe('a change of the registration form', () => {
  const everything = async () => {
    const form = await givenForm()
    await form.given.confirmed(1, { answers: form.answers, allergens: [milk] })
    await form.given.register(2, { answers: form.answers, allergens: [eggs] })
    const counted = async () =>
      (await form.app.call(dinnerRoutes.registrationForm, { params: form.given.params })).body as {
        registrationQuestions: (Omit<Question, 'options'> & { numAnswers: number; options: { numAnswers: number }[] })[]
        numAllergens: number
      }
    return { ...form, counted }
  }

  test('counts the answers of all participants', async () => {
    const { counted } = await everything()
    const { registrationQuestions, numAllergens } = await counted()
    expect(registrationQuestions.map(({ numAnswers }) => numAnswers)).toEqual([2, 2, 2])
    expect(registrationQuestions[1]?.options.map(({ numAnswers }) => numAnswers)).toEqual([0, 2])
    expect(numAllergens).toBe(2)
  })

  test('of wording keeps every answer', async () => {
    const { app, given, questions, counted } = await everything()
    const renamed = questions.map((question) => ({
      ...question,
      label: `${question.label}!`,
      options: question.options.map((option) => ({ ...option, label: `${option.label}!` })),
    }))
    const answer = await save(app, given.params, {
      registrationQuestions: renamed.toReversed(),
      allergenListEnabled: true,
    })
    expect(answer.body).toMatchObject({ registrationQuestions: renamed.toReversed() })
    const { registrationQuestions, numAllergens } = await counted()
    expect([...registrationQuestions.map(({ numAnswers }) => numAnswers), numAllergens]).toEqual([2, 2, 2, 2])
  })

  test.each<[string, (questions: Question[]) => unknown[], boolean, number[]]>([
    ['a question removed', ([, second, third]) => [second, third], true, [2, 2, 2]],
    [
      'another kind of question',
      ([first, second, third]) => [{ ...first, kind: 'YES_NO' }, second, third],
      true,
      [0, 2, 2, 2],
    ],
    [
      'an option taken away',
      ([first, second, third]) => [first, { ...second, options: [second?.options[0], { label: 'XL' }] }, third],
      true,
      [2, 0, 2, 2],
    ],
    ['the allergen list switched off', (questions) => questions, false, [2, 2, 2, 0]],
    ['everything removed', () => [], false, [0]],
  ])('with %s deletes the answers no longer asked for', async (_name, change, allergenListEnabled, expected) => {
    const { app, given, questions, counted } = await everything()
    const answer = await save(app, given.params, { registrationQuestions: change(questions), allergenListEnabled })
    expect(answer.issues).toEqual([])
    const { registrationQuestions, numAllergens } = await counted()
    expect([...registrationQuestions.map(({ numAnswers }) => numAnswers), numAllergens]).toEqual(expected)
  })

  test('leaves other events alone', async () => {
    const { app, counted } = await everything()
    const other = await givenDinner(app)
    expect((await save(app, other.params, { registrationQuestions: [], allergenListEnabled: false })).status).toBe(200)
    expect((await counted()).numAllergens).toBe(2)
  })
})

describe('two organisers who change the form concurrently', () => {
  const both = async () => {
    const { app, given, questions } = await givenForm()
    const read = async () => (await app.call(dinnerRoutes.get, { params: given.params })).body as DinnerReply
    const { registrationFormVersion } = await read()
    const saveSince = (version: number | undefined, registrationQuestions: unknown[]) =>
      app.call(dinnerRoutes.saveRegistrationForm, {
        params: given.params,
        body: { registrationQuestions, allergenListEnabled: true },
        headers: version === undefined ? {} : { 'if-match': String(version) },
      })
    return { questions, read, version: registrationFormVersion, saveSince }
  }

  test('do not overwrite the question of the other', async () => {
    const { questions, read, version, saveSince } = await both()
    expect((await saveSince(version, [...questions, { ...motto, label: 'Von der anderen' }])).status).toBe(200)
    const late = await saveSince(version, [...questions, { ...motto, label: 'Von mir' }])
    expect(late).toMatchObject({ status: 409, issues: [{ message: 'concurrent_modification' }] })
    const { registrationQuestions, registrationFormVersion } = await read()
    expect(registrationQuestions.map(({ label }) => label).at(-1)).toBe('Von der anderen')
    const ofBoth = [...registrationQuestions, { ...motto, label: 'Von mir' }]
    expect((await saveSince(registrationFormVersion, ofBoth)).status).toBe(200)
    expect((await read()).registrationQuestions).toHaveLength(5)
  })

  test('both save one after the other, also without a version', async () => {
    const { questions, version, saveSince } = await both()
    const { body } = await saveSince(version, questions.toReversed())
    const { registrationFormVersion } = body as DinnerReply
    expect(registrationFormVersion).not.toBe(version)
    expect((await saveSince(registrationFormVersion, questions)).status).toBe(200)
    expect((await saveSince(undefined, questions.toReversed())).status).toBe(200)
  })

  test('both save when the form is unchanged', async () => {
    const { questions, version, saveSince } = await both()
    expect((await saveSince(version, questions)).status).toBe(200)
    expect((await saveSince(version, questions.slice(1))).status).toBe(200)
  })
})

describe('the registration form refuses', () => {
  const choice = { label: 'Größe', kind: 'CHOICE', options: [{ label: 'S' }, { label: 'L' }] }

  test.each<[string, unknown, string, string]>([
    ['a question without label', { ...motto, label: ' ' }, 'registrationQuestions[0].label', 'required'],
    [
      'a label that is too long',
      { ...motto, label: 'x'.repeat(256) },
      'registrationQuestions[0].label',
      'max_length_exceeded',
    ],
    ['an unknown kind', { ...motto, kind: 'FILE' }, 'registrationQuestions[0].kind', 'value_invalid'],
    [
      'a single option',
      { ...choice, options: [{ label: 'S' }] },
      'registrationQuestions[0].options',
      'question_options_too_few',
    ],
    [
      'the same answer twice',
      { ...choice, options: [{ label: 'S' }, { label: 's' }] },
      'registrationQuestions[0].options[1].label',
      'question_option_repeated',
    ],
    [
      'an answer without words',
      { ...choice, options: [{ label: 'S' }, { label: '' }] },
      'registrationQuestions[0].options[1].label',
      'required',
    ],
    [
      'too many answers',
      { ...choice, options: Array(21).fill({ label: 'S' }) },
      'registrationQuestions[0].options',
      'too_many_entries',
    ],
    ['an unknown question id', { ...motto, id: 'x' }, 'registrationQuestions[0].id', 'value_invalid'],
  ])('%s', async (_name, question, field, message) => {
    const app = await createTestApp()
    const { params } = await givenDinner(app)
    const answer = await save(app, params, { registrationQuestions: [question], allergenListEnabled: false })
    expect(answer).toMatchObject({ status: 406, issues: [{ field, message }] })
    expect(
      (await save(app, params, { registrationQuestions: [motto, choice], allergenListEnabled: false })).status,
    ).toBe(200)
  })

  test('eleven questions, but accepts ten', async () => {
    const app = await createTestApp()
    const { params } = await givenDinner(app)
    const ask = (count: number) => save(app, params, { registrationQuestions: Array(count).fill(motto) })
    expect((await ask(11)).issues).toMatchObject([{ field: 'registrationQuestions', message: 'too_many_entries' }])
    expect((await ask(10)).status).toBe(200)
  })

  test('any change once the event is cancelled', async () => {
    const app = await createTestApp()
    const { params } = await givenDinner(app)
    await app.database.pool.query('update dinner set cancelled_at = now()')
    expect((await save(app, params, { registrationQuestions: [motto] })).issues[0]?.message).toBe('event_cancelled')
  })
})

test('the exported list has columns for allergens and questions only if the form asks for them', async () => {
  const { app, given, answers } = await givenForm()
  await given.confirmed(1, { answers, allergens: [milk] })
  const path = participantRoutes.export.path.replace(':adminId', given.params.adminId)
  const linesOf = async () => (await app.app.inject({ url: `/api${path}?format=csv` })).body.trim().split('\r\n')
  const [header, row] = await linesOf()
  expect(header?.split(';').slice(-4)).toEqual(['Allergene (Liste)', motto.label, size.label, dog.label])
  expect(row?.split(';').slice(-4)).toEqual(['Milch (auch keine Spuren)', 'Wein', 'L', 'Nein'])
  await save(app, given.params, { registrationQuestions: [], allergenListEnabled: false })
  expect((await linesOf())[0]).not.toContain('Allergene')
})
