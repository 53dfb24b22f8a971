import { wizardRoutes } from '@running-dinner/contract/events'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type Answer, disconnect, given, refuse, reply } from '../../../../test/server.ts'
import { exampleDraft, showWizard } from '../../../../test/show-wizard.tsx'

const { validateOptions, validateAfterPartyLocation } = wizardRoutes

async function show() {
  const { user } = await showWizard({
    step: 'mealtimes',
    draft: exampleDraft({ completed: ['basics', 'options', 'participants-preview'] }),
  })
  await timeOf('Starter')
  return user
}
const timeOf = (course: string) => screen.findByLabelText(new RegExp(`^${course}`))
const next = () => screen.getByRole('button', { name: 'Next' })
const withParty = () => screen.getByRole('switch', { name: /Everyone meets afterwards/ })

test('goes on with changed times on the day of the event', async () => {
  const validate = vi.fn<Answer<typeof validateOptions>>(() => undefined)
  given(reply(validateOptions, validate))
  const user = await show()
  const starter = await timeOf('Starter')
  await user.clear(starter)
  await user.type(starter, '1830')
  await user.click(next())
  await waitFor(() => expect(window.location.pathname).toBe('/running-dinner-wizard/registration-settings'))
  expect(validate.mock.lastCall?.[1].meals[0]).toMatchObject({ label: 'Starter', time: '2030-06-01T18:30' })
})

test('marks a time that is none and sends nothing', async () => {
  const validate = vi.fn<Answer<typeof validateOptions>>(() => undefined)
  given(reply(validateOptions, validate))
  const user = await show()
  const dessert = await timeOf('Dessert')
  await user.clear(dessert)
  await user.type(dessert, 'late{Enter}')
  await waitFor(() => expect(dessert).toBeInvalid())
  expect(validate).not.toHaveBeenCalled()
})

test('asks for name and address of an after party only where there is one', async () => {
  given(reply(validateOptions, undefined))
  const user = await show()
  expect(screen.queryByLabelText(/^Name of the after party/)).toBeNull()
  withParty().focus()
  await user.keyboard(' ')
  await user.click(next())
  await waitFor(() => expect(screen.getByLabelText(/^Street/)).toBeInvalid())
  await user.click(withParty())
  await user.click(next())
  await waitFor(() => expect(window.location.pathname).toBe('/running-dinner-wizard/registration-settings'))
})

test('shows refusals of courses and after party together, each at its field', async () => {
  given(
    refuse(validateOptions, [{ message: 'time_invalid', field: 'meals[1].time' }]),
    refuse(validateAfterPartyLocation, [{ message: 'required', field: 'zip' }]),
  )
  const address = [
    [/^Street/, 'Platz'],
    [/^Number/, '1'],
    [/^Postcode/, '76133'],
    [/^City/, 'Karlsruhe'],
  ] as const
  const user = await show()
  await user.click(withParty())
  for (const [label, text] of address) {
    await user.click(screen.getByLabelText(label))
    await user.paste(text)
  }
  await user.click(next())
  await waitFor(async () => expect(await timeOf('Main course')).toBeInvalid())
  expect(screen.getByLabelText(/^Postcode/)).toBeInvalid()
  expect(window.location.pathname).toBe('/running-dinner-wizard/mealtimes')
})

test('stays and reports a lost connection', async () => {
  given(disconnect(validateOptions))
  const user = await show()
  await user.click(next())
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(next()).toBeEnabled()
  expect(window.location.pathname).toBe('/running-dinner-wizard/mealtimes')
})
