import { registrationRoutes } from '@running-dinner/contract/people'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { exampleSummary } from '../../../test/example-registration.ts'
import { type Answer, disconnect, given, refuse, reply } from '../../../test/server.ts'
import { showRegistration } from '../../../test/show-registration.tsx'

const field = (name: string) => screen.getByRole('textbox', { name })
const next = () => screen.getByRole('button', { name: 'Next' })
const headingOf = (name: string) => screen.findByRole('heading', { level: 1, name })
const homeHeading = 'Your home and your food'

test.each([
  ['de', 'Wer bist du?'],
  ['en', 'About you'],
] as const)('asks in %s first who registers', async (language, title) => {
  await showRegistration({ language })
  expect(await headingOf(title)).toBeVisible()
})

test('marks every missing field and puts the focus into the first', async () => {
  const { user } = await showRegistration()
  await user.click(next())
  for (const name of ['First name', 'Last name', 'Email']) {
    await waitFor(() => expect(field(name)).toBeInvalid())
    expect(field(name)).toHaveAccessibleDescription(/required/i)
  }
  expect(field('First name')).toHaveFocus()
})

test('names a wrong address when the field is left, and drops the error once it is right', async () => {
  const { user } = await showRegistration()
  await user.type(field('Email'), 'ada@')
  await user.tab()
  await waitFor(() => expect(field('Email')).toBeInvalid())
  await user.type(field('Email'), 'example.org')
  expect(field('Email')).toBeValid()
})

test('warns of letters before the @ that few mail servers carry, and takes the address', async () => {
  given(reply(registrationRoutes.validate, () => exampleSummary))
  const { user } = await showRegistration({ typed: { email: 'jörg@example.org' } })
  expect(field('Email')).toHaveAccessibleDescription(/Is the address right\?/)
  await user.click(next())
  expect(await headingOf(homeHeading)).toHaveFocus()
})

test('Enter goes on to the next step and puts the focus on its heading', async () => {
  const validate = vi.fn<Answer<typeof registrationRoutes.validate>>(() => exampleSummary)
  given(reply(registrationRoutes.validate, validate))
  const { user } = await showRegistration({ typed: {} })
  await user.type(field('Last name'), '{Enter}')
  expect(await headingOf(homeHeading)).toHaveFocus()
  expect(validate.mock.lastCall?.[1]).toMatchObject({ firstnamePart: 'Ada', email: 'ada@example.org' })
  expect(window.location.search).toBe('?step=home')
})

test('an address that is registered already stays on this step and offers the ways on', async () => {
  given(refuse(registrationRoutes.validate, [{ message: 'participant_already_registered', field: 'email' }]))
  const { user } = await showRegistration({ typed: {} })
  await user.click(next())
  expect(await screen.findByText('Was that you?')).toBeVisible()
  await waitFor(() => expect(field('Email')).toBeInvalid())
  expect(field('Email')).toHaveFocus()
  expect(screen.getByRole('link', { name: 'Resend the confirmation email' })).toHaveAttribute(
    'href',
    '/running-dinner-events/abc/resend-confirmation',
  )
})

test('what the server refuses about a later step does not hold up the first', async () => {
  given(refuse(registrationRoutes.validate, [{ message: 'required', field: 'zip' }]))
  const { user } = await showRegistration({ typed: {} })
  await user.click(next())
  expect(await headingOf(homeHeading)).toBeVisible()
})

test('without a connection the first step is not checked and the next one opens', async () => {
  given(disconnect(registrationRoutes.validate))
  const { user } = await showRegistration({ typed: {} })
  await user.click(next())
  expect(await headingOf(homeHeading)).toBeVisible()
})

test('says that earlier entries were restored, and forgets them on request', async () => {
  const { user } = await showRegistration({ typed: {} })
  expect(field('First name')).toHaveValue('Ada')
  await user.click(screen.getByRole('button', { name: 'Start over' }))
  expect(field('First name')).toHaveValue('')
  expect(screen.queryByText('Your entries are still here')).not.toBeInTheDocument()
})

test.each([
  ['a full event', { waitingList: true, waitingReason: 'PLACES' }, 'All places are taken'],
  ['an event with teams', { waitingList: true, waitingReason: 'TEAMS' }, 'The teams are already set'],
  ['a demo', { runningDinnerType: 'DEMO' }, /This is a demo/],
] as const)('warns of %s before anything is typed', async (_, dinner, text) => {
  await showRegistration({ dinner })
  expect(screen.getByText(text)).toBeVisible()
})

test('leaves out the step of the partner where the event has none', async () => {
  await showRegistration({ dinner: { teamPartnerWishDisabled: true } })
  expect(screen.getByText('Step 1 of 3')).toBeInTheDocument()
  expect(screen.queryByText('Team')).not.toBeInTheDocument()
})
