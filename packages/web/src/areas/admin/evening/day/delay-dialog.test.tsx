import {
  type BoardReply,
  type DelayReply,
  type EveningPeopleReply,
  eveningDelayRoutes,
} from '@running-dinner/contract/evening'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { phone } from '../../../../../test/calls-to.ts'
import { renderAdminPage } from '../../../../../test/render-admin-page.tsx'
import { type Answer, given, refuse, reply } from '../../../../../test/server.ts'
import { TonightProvider } from './evening-context.tsx'
import { DelayButton } from './evening-tools.tsx'

const { delay } = eveningDelayRoutes
/** `renderAdminPage` sets the clock of the device to it. */
const boardAt = Date.parse('2027-05-01T12:00:00Z')
const at = (clock: string) => `2030-06-15T${clock}:00+02:00`
const meals = [
  { mealId: '00000000-0000-4000-8000-00000000000a', label: 'Starter', startsAt: at('19:00') },
  { mealId: '00000000-0000-4000-8000-00000000000b', label: 'Main course', startsAt: at('21:00') },
  { mealId: '00000000-0000-4000-8000-00000000000c', label: 'Dessert', startsAt: at('23:00') },
]
const [, main, dessert] = meals.map(({ mealId }) => mealId)

const later: DelayReply = {
  planVersion: 3,
  stops: [
    { mealId: main ?? '', name: 'Main course', before: at('21:00'), startsAt: at('21:10') },
    { mealId: null, name: 'Bar', before: at('23:50'), startsAt: at('23:59') },
  ],
  shortWays: [],
  told: 18,
  unreached: [],
  jobId: null,
}

async function show(
  answer: Answer<typeof delay> | DelayReply,
  changes: Partial<EveningPeopleReply> = {},
  now = '20:00',
) {
  given(reply(delay, answer))
  const board: BoardReply = { now: at(now), meals: [] }
  const people: EveningPeopleReply = {
    ...{ now: at(now), title: 'Dinner', phase: 'TONIGHT', opensAt: at('16:00'), cancelled: false, helper: null },
    languageCode: 'en',
    ...{ meals, teams: [] },
    ...changes,
  }
  return renderAdminPage(
    <TonightProvider secret="admin-1" board={board} boardAt={boardAt} people={people}>
      <h1>Evening</h1>
      <DelayButton />
    </TonightProvider>,
    { path: 'evening' },
  )
}

const open = async ({ user }: Awaited<ReturnType<typeof show>>) =>
  user.click(await screen.findByRole('button', { name: 'Delay…' }))

test('moves from the next course on by ten minutes in two presses, and shows before what changes', async () => {
  const answer = vi.fn<Answer<typeof delay>>((_, { dryRun }) => ({ ...later, jobId: dryRun ? null : (main ?? '') }))
  const page = await show(answer)
  await open(page)
  const dialog = await screen.findByRole('dialog', { name: 'Delay a course' })
  expect(within(dialog).queryByRole('radio', { name: /Starter/ })).toBeNull()
  expect(within(dialog).getByRole('radio', { name: 'Main course, 21:00' })).toBeChecked()
  expect(await within(dialog).findByText('Main course: 21:10')).toBeVisible()
  expect(within(dialog).getByText('Bar: 23:59')).toBeVisible()
  await page.user.click(within(dialog).getByRole('button', { name: 'Move and notify 18 people' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await screen.findByText('Moved. 18 people get an email.')).toBeVisible()
  expect(answer.mock.calls.map(([, body]) => body)).toEqual([
    { fromMealId: main, minutes: 10, dryRun: true },
    { fromMealId: main, minutes: 10, dryRun: false },
  ])
  expect(screen.getByRole('button', { name: 'Delay…' })).toHaveFocus()
})

test('takes another course and other minutes, and cannot be pressed with minutes that are refused', async () => {
  const answer = vi.fn<Answer<typeof delay>>(() => later)
  const page = await show(answer)
  await open(page)
  await page.user.click(await screen.findByRole('radio', { name: 'Dessert, 23:00' }))
  await page.user.click(screen.getByRole('button', { name: '+20\u00a0min' }))
  await waitFor(() => expect(answer.mock.calls.at(-1)?.[1]).toEqual({ fromMealId: dessert, minutes: 20, dryRun: true }))
  const field = screen.getByRole('spinbutton', { name: 'Minutes' })
  for (const typed of ['4', '61', '7.5']) {
    await page.user.clear(field)
    await page.user.type(field, typed)
    expect(screen.getByRole('button', { name: /^Move/ })).toBeDisabled()
  }
  await page.user.clear(field)
  expect(screen.getByRole('button', { name: /^Move/ })).toBeDisabled()
})

test('names ways that stay too slow and people to call', async () => {
  const page = await show({
    ...later,
    ...{
      told: 0,
      unreached: [
        { name: 'Ada Lang', ...phone('0171 5') },
        { name: 'Bo Ott', ...phone('') },
      ],
    },
    shortWays: [
      { teamId: 't', teamNumber: 4, names: ['Cem', 'Dana'], mealId: dessert ?? '', wayMinutes: 70, minutesLeft: 60 },
    ],
  })
  await open(page)
  expect(await screen.findByText('Dessert, team 4 (Cem, Dana): 70 min travel, 60 min available')).toBeVisible()
  expect(screen.getByRole('link', { name: '0171 5' })).toHaveAttribute('href', 'tel:01715')
  expect(screen.getByText('Bo Ott, no number')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Move' })).toBeEnabled()
})

test('says why a press was refused, and stays', async () => {
  const page = await show(later)
  await open(page)
  const press = await screen.findByRole('button', { name: 'Move and notify 18 people' })
  given(refuse(delay, [{ message: 'course_begun', data: { meal: 'Main course' } }]))
  await page.user.click(press)
  expect((await screen.findAllByText(/Main course has already started/))[0]).toBeVisible()
  expect(screen.getByRole('dialog')).toBeVisible()
})

test.each<[string, Partial<EveningPeopleReply>, string]>([
  ['helpers', { helper: 'Mia' }, '20:00'],
  ['a cancelled event', { cancelled: true }, '20:00'],
  ['an evening whose last course has begun', {}, '23:00'],
])('is not there for %s', async (_, changes, now) => {
  await show(later, changes, now)
  expect(await screen.findByRole('heading', { name: 'Evening' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Delay…' })).toBeNull()
})
