import { type DinnerReply, dinnerRoutes } from '@running-dinner/contract/events'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { exampleDinner } from '../../../../../test/example-dinner.ts'
import { renderAdminPage } from '../../../../../test/render-admin-page.tsx'
import { type Answer, given, refuse, reply } from '../../../../../test/server.ts'
import type { AskedSoFar } from '../../../../features/people/registration-form/registration-form.api.ts'
import { lostAnswers, RegistrationFormSection } from './registration-form-section.tsx'

const before: AskedSoFar = {
  registrationQuestions: [
    { id: 'a', label: 'Motto', kind: 'TEXT', options: [], required: true, numAnswers: 3 },
    {
      id: 'b',
      label: 'Size',
      kind: 'CHOICE',
      options: [
        { id: 's', label: 'S', numAnswers: 0 },
        { id: 'l', label: 'L', numAnswers: 2 },
      ],
      required: false,
      numAnswers: 2,
    },
  ],
  allergenListEnabled: true,
  registrationFormVersion: 1,
  numAllergens: 4,
}
const [motto, size] = before.registrationQuestions
if (!motto || !size) throw new Error('two questions')

test('a question that is only reworded loses no answers', () => {
  const renamed = [{ ...size, label: 'Shirt' }, motto]
  expect(lostAnswers(before, { ...before, registrationQuestions: renamed })).toEqual({ answers: [], allergens: 0 })
})

test('questions and options that go take their answers along, as does another kind', () => {
  const small = { ...size, options: size.options.slice(0, 1) }
  const lost = (registrationQuestions: typeof before.registrationQuestions) =>
    lostAnswers(before, { ...before, registrationQuestions }).answers
  expect(lost([small])).toEqual([
    { label: 'Motto', count: 3 },
    { label: 'Size (L)', count: 2 },
  ])
  expect(
    lost([
      { ...motto, kind: 'YES_NO' },
      { ...size, options: size.options.slice(1) },
    ]),
  ).toEqual([{ label: 'Motto', count: 3 }])
})

test('a list that is switched off forgets', () => {
  expect(lostAnswers(before, { ...before, allergenListEnabled: false }).allergens).toBe(4)
})

const pets: DinnerReply['registrationQuestions'][number] = {
  id: 'q1',
  label: 'Do you mind pets?',
  kind: 'YES_NO',
  options: [],
  required: false,
}
const stairs: typeof pets = { ...pets, id: 'q2', label: 'Can you climb stairs?' }
const asking = (registrationQuestions: (typeof pets)[], registrationFormVersion = 3) =>
  exampleDinner({ registrationQuestions, registrationFormVersion })

type Save = Answer<typeof dinnerRoutes.saveRegistrationForm>

async function show(questions: (typeof pets)[] = [], numAnswers = 0) {
  given(
    reply(dinnerRoutes.registrationForm, {
      registrationQuestions: questions.map((question) => ({ ...question, options: [], numAnswers })),
      allergenListEnabled: false,
      registrationFormVersion: 3,
      numAllergens: 0,
    }),
  )
  const { user } = await renderAdminPage(<RegistrationFormSection />, { path: 'settings', dinner: asking(questions) })
  await screen.findByText('Your own questions')
  return user
}
const question = (number: number) => screen.getByRole('group', { name: `Question ${number}` })
const label = (number: number) => within(question(number)).getByLabelText(/^Question/)
const save = () => screen.getByRole('button', { name: 'Save' })

// The first form of a worker compiles its schemas and styles: 3 s alone.
test('adds a question, which takes the focus, and saves it', async () => {
  const stored = vi.fn<Save>(() => asking([pets], 4))
  given(reply(dinnerRoutes.saveRegistrationForm, stored))
  const user = await show()
  expect(save()).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Add question' }))
  await waitFor(() => expect(label(1)).toHaveFocus())
  await user.keyboard('Do you mind pets?')
  await user.click(save())
  expect(await screen.findByText('Saved')).toBeVisible()
  expect(stored.mock.lastCall?.[1].registrationQuestions).toMatchObject([{ label: 'Do you mind pets?', kind: 'TEXT' }])
  expect(save()).toBeDisabled()
})

test('marks a question without text and saves nothing', async () => {
  const stored = vi.fn<Save>(() => asking([pets], 4))
  given(reply(dinnerRoutes.saveRegistrationForm, stored))
  const user = await show()
  await user.click(screen.getByRole('button', { name: 'Add question' }))
  await user.click(save())
  await waitFor(() => expect(label(1)).toBeInvalid())
  expect(stored).not.toHaveBeenCalled()
})

test('moves questions by their buttons and saves the new order', async () => {
  const stored = vi.fn<Save>(() => asking([stairs, pets], 4))
  given(reply(dinnerRoutes.saveRegistrationForm, stored))
  const user = await show([pets, stairs])
  expect(screen.getByRole('button', { name: 'Move question 1 up' })).toBeDisabled()
  screen.getByRole('button', { name: 'Move question 2 up' }).focus()
  await user.keyboard('{Enter}')
  expect(label(1)).toHaveValue('Can you climb stairs?')
  await user.click(save())
  await waitFor(() => expect(stored).toHaveBeenCalledOnce())
  expect(stored.mock.lastCall?.[1].registrationQuestions.map(({ id }) => id)).toEqual(['q2', 'q1'])
})

test('asks before answers are deleted with their question, and keeps them on request', async () => {
  const stored = vi.fn<Save>(() => asking([], 4))
  given(reply(dinnerRoutes.saveRegistrationForm, stored))
  const user = await show([pets], 5)
  await user.click(screen.getByRole('button', { name: 'Remove question 1' }))
  expect(screen.getByRole('button', { name: 'Add question' })).toHaveFocus()
  await user.click(save())
  const dialog = await screen.findByRole('dialog', { name: 'Answers will be lost' })
  expect(dialog).toHaveTextContent('“Do you mind pets?”: 5 answers will be deleted.')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(stored).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  expect(label(1)).toHaveValue('Do you mind pets?')
})

test('keeps typed changes and asks to look again when another organiser saved meanwhile', async () => {
  given(refuse(dinnerRoutes.saveRegistrationForm, [{ message: 'concurrent_modification' }], 409))
  const user = await show([pets])
  await user.type(label(1), '!')
  await user.click(save())
  expect(await screen.findByText(/Another organiser has changed the questions/)).toBeVisible()
  expect(label(1)).toHaveValue('Do you mind pets?!')
  await waitFor(() => expect(save()).toBeEnabled())
})

test('shows the refusal of the server at its question', async () => {
  given(refuse(dinnerRoutes.saveRegistrationForm, [{ message: 'required', field: 'registrationQuestions[1].label' }]))
  const user = await show([pets, stairs])
  await user.type(label(2), '!')
  await user.click(save())
  await waitFor(() => expect(label(2)).toBeInvalid())
  expect(label(1)).toBeValid()
})
