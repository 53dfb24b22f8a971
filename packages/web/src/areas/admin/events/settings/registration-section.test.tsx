import { type DinnerReply, dinnerRoutes } from '@running-dinner/contract/events'
import { screen, waitFor, within } from '@testing-library/react'
import { Link } from 'react-router'
import { expect, test, vi } from 'vitest'
import { exampleDinner } from '../../../../../test/example-dinner.ts'
import { renderAdminPage } from '../../../../../test/render-admin-page.tsx'
import { type Answer, disconnect, given, refuse, reply } from '../../../../../test/server.ts'
import { RegistrationSection } from './registration-section.tsx'
import { UnsavedSections } from './settings-form.tsx'

const page = (
  <UnsavedSections>
    <RegistrationSection />
    <Link to="/elsewhere">Elsewhere</Link>
  </UnsavedSections>
)

async function show(changes: Partial<NonNullable<DinnerReply['publicSettings']>> = {}) {
  const dinner = exampleDinner()
  const publicSettings = dinner.publicSettings && { ...dinner.publicSettings, ...changes }
  const { user } = await renderAdminPage(page, { path: 'settings', dinner: { ...dinner, publicSettings } })
  await screen.findByLabelText(/^Registration page title/)
  return user
}
const title = () => screen.getByLabelText(/^Registration page title/)
const limit = () => screen.getByLabelText('Maximum number of people')
const save = () => screen.getByRole('button', { name: 'Save' })

// The first form of a worker compiles its schemas and styles: 3 s alone.
test('saves a changed limit and is unchanged afterwards', async () => {
  const stored = vi.fn<Answer<typeof dinnerRoutes.savePublicSettings>>(() => exampleDinner())
  given(reply(dinnerRoutes.savePublicSettings, stored))
  const user = await show()
  expect(save()).toBeDisabled()
  await user.type(limit(), '40')
  expect(screen.getByText('Unsaved changes')).toBeVisible()
  await user.click(save())
  expect(await screen.findByText('Saved')).toBeVisible()
  expect(stored.mock.lastCall?.[1]).toMatchObject({ participantLimit: 40, title: 'Dinner in Freiburg' })
  await waitFor(() => expect(save()).toBeDisabled())
})

test.each([
  ['17', 'That’s not enough: a running dinner needs at least 18 people.'],
  ['18', 'Leave empty for no limit.'],
])('a limit of %s says: %s', async (typed, text) => {
  const user = await show()
  await user.type(limit(), typed)
  expect(limit()).toHaveAccessibleDescription(expect.stringContaining(text))
})

test.each([
  ['abc', 'This doesn’t look like a phone number'],
  ['0761 2345', ''],
])('a telephone number of %s says once the field is left: %s', async (typed, text) => {
  const user = await show()
  const phone = screen.getByLabelText('Phone for questions')
  await user.type(phone, typed)
  expect(phone).not.toHaveAccessibleDescription()
  await user.tab()
  await waitFor(() => expect(phone).toHaveAccessibleDescription(text === '' ? '' : expect.stringContaining(text)))
})

test('marks an empty title and a limit that is no number, and sends nothing', async () => {
  const stored = vi.fn<Answer<typeof dinnerRoutes.savePublicSettings>>(() => exampleDinner())
  given(reply(dinnerRoutes.savePublicSettings, stored))
  const user = await show()
  await user.clear(title())
  await user.type(limit(), 'many{Enter}')
  await waitFor(() => expect(title()).toBeInvalid())
  expect(limit()).toBeInvalid()
  expect(stored).not.toHaveBeenCalled()
})

test('shows the refusal of the server at its field and keeps the change', async () => {
  given(refuse(dinnerRoutes.savePublicSettings, [{ message: 'email_invalid', field: 'publicContactEmail' }]))
  const user = await show()
  await user.type(limit(), '40')
  await user.click(save())
  await waitFor(() => expect(screen.getByLabelText(/^Email for questions/)).toBeInvalid())
  expect(limit()).toHaveValue('40')
})

test('says at the limit how many people with a place would have to wait', async () => {
  const issue = {
    message: 'participant_limit_below_confirmed',
    field: 'participantLimit',
    data: { people: 8 },
  } as const
  given(refuse(dinnerRoutes.savePublicSettings, [issue]))
  const user = await show()
  await user.type(limit(), '10')
  await user.click(save())
  await waitFor(() => expect(limit()).toBeInvalid())
  expect(limit()).toHaveAccessibleDescription(/people who would have to wait: 8/)
})

test('reports a lost connection and can be saved again', async () => {
  given(disconnect(dinnerRoutes.savePublicSettings))
  const user = await show()
  await user.type(limit(), '4')
  await user.click(save())
  expect(await screen.findByRole('alert')).toBeVisible()
  await waitFor(() => expect(save()).toBeEnabled())
})

test('discards changes on request', async () => {
  const user = await show()
  await user.type(title(), ' 2')
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  expect(title()).toHaveValue('Dinner in Freiburg')
  expect(save()).toBeDisabled()
})

test('names the unsaved section before a link leaves the page', async () => {
  const user = await show()
  await user.type(title(), ' 2')
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }))
  const dialog = await screen.findByRole('dialog', { name: 'Unsaved changes' })
  expect(dialog).toHaveTextContent('unsaved changes in: Registration.')
  await user.click(within(dialog).getByRole('button', { name: 'Stay here' }))
  expect(window.location.pathname).toBe('/admin/admin-1/settings')
  expect(title()).toHaveValue('Dinner in Freiburg 2')
})

test.each([
  [false, 'Registration is open.', 'Close registration', 'Registration closed', 'false'],
  [true, 'Registration is closed.', 'Open registration', 'Registration opened', 'true'],
])('with closed %s it is switched after a question', async (registrationDeactivated, state, action, done, enable) => {
  const set = vi.fn<Answer<typeof dinnerRoutes.setRegistrationOpen>>(() => exampleDinner())
  given(reply(dinnerRoutes.setRegistrationOpen, set))
  const user = await show({ registrationDeactivated })
  expect(screen.getByText(state)).toBeVisible()
  await user.click(screen.getByRole('button', { name: action }))
  expect(set).not.toHaveBeenCalled()
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: action }))
  expect(await screen.findByText(done)).toBeVisible()
  expect(set.mock.lastCall?.[0]).toEqual({ adminId: 'admin-1', enable })
})
