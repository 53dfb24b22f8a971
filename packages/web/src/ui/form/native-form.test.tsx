import { registerInput } from '@running-dinner/contract/forms'
import type { Schema } from '@running-dinner/contract/parse-input'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../../test/render-page.tsx'
import { TextField } from '../../kit/text-field.tsx'
import { ApiError } from '../../lib/api-error.ts'
import { NativeForm } from './native-form.tsx'

const loadSchema = vi.fn<() => Promise<Schema<unknown>>>()
const send = vi.fn<(values: unknown) => unknown>()

beforeEach(() => {
  loadSchema.mockReset().mockResolvedValue(registerInput)
  send.mockReset()
})

const valid = {
  firstName: 'Ada',
  lastName: 'Berg',
  email: 'ada@example.org',
  username: 'ada',
  password: 'long enough 1',
}

async function show(initial: Record<string, string> = valid) {
  const page = await renderPage(
    <NativeForm
      loadSchema={loadSchema}
      initial={initial}
      refusedAt={{ status: 401, field: 'email' }}
      onSubmit={(values) => send(values)}
    >
      {Object.keys(valid).map((name) => (
        <TextField key={name} name={name} label={name} />
      ))}
      <button type="submit">Send</button>
    </NativeForm>,
  )
  await screen.findByRole('button', { name: 'Send' })
  return page
}
const field = (name: string) => screen.getByRole('textbox', { name })
const press = () => screen.getByRole('button', { name: 'Send' })

test('sends what the fields hold', async () => {
  const { user } = await show({ ...valid, lastName: '' })
  await user.type(field('lastName'), ' Berg {Enter}')
  await waitFor(() => expect(send).toHaveBeenCalledWith(expect.objectContaining(valid)))
  expect(field('lastName')).toBeValid()
})

test('sends nothing that the schema refuses, and the first wrong field has the focus', async () => {
  const { user } = await show({ ...valid, lastName: '', email: 'ada' })
  await user.click(press())
  await waitFor(() => expect(field('lastName')).toHaveFocus())
  expect(field('lastName')).toBeInvalid()
  expect(field('email')).toBeInvalid()
  expect(send).not.toHaveBeenCalled()
})

test('takes away the issue of a field that is changed, and no other', async () => {
  const { user } = await show({ ...valid, lastName: '', email: 'ada' })
  await user.click(press())
  await waitFor(() => expect(field('lastName')).toBeInvalid())
  await user.type(field('lastName'), 'B')
  expect(field('lastName')).toBeValid()
  expect(field('email')).toBeInvalid()
})

test('shows a refusal at the field that it names, and any other as a notice', async () => {
  const issues = [{ message: 'Taken', field: 'username' }, { message: 'Closed' }]
  send.mockRejectedValue(new ApiError(406, issues as never))
  const { user } = await show()
  await user.click(press())
  await waitFor(() => expect(field('username')).toHaveFocus())
  expect(field('username')).toHaveAccessibleDescription('Taken')
  expect(screen.getByRole('alert')).toHaveTextContent('Closed')
})

test('shows a refusal that names no field where the form wants those of its status', async () => {
  send.mockRejectedValue(new ApiError(401, [{ message: 'Wrong' }] as never))
  const { user } = await show()
  await user.click(press())
  await waitFor(() => expect(field('email')).toHaveAccessibleDescription('Wrong'))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('sends nothing while what checks the form cannot be loaded, says so, and another try goes on', async () => {
  loadSchema.mockRejectedValueOnce(new TypeError('no connection'))
  const { user } = await show()
  await user.click(press())
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong.')
  expect(send).not.toHaveBeenCalled()
  await user.click(press())
  await waitFor(() => expect(send).toHaveBeenCalledOnce())
})

test('sends once when the button is pressed twice', async () => {
  let answer: () => void = () => undefined
  send.mockReturnValue(new Promise<void>((resolve) => (answer = resolve)))
  const { user } = await show()
  await user.dblClick(press())
  await waitFor(() => expect(send).toHaveBeenCalled())
  await user.click(press())
  answer()
  expect(send).toHaveBeenCalledOnce()
})
