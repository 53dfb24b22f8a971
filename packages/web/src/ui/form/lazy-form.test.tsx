import { resendInput } from '@running-dinner/contract/events'
import type { Schema } from '@running-dinner/contract/parse-input'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../../../test/render-page.tsx'
import { Form, TextInput, useLazyForm } from './index.ts'

const loadSchema = vi.fn<() => Promise<Schema<{ newEmailAddress: string }>>>()

type EmailForm = ReturnType<typeof useLazyForm<{ newEmailAddress: string }, { newEmailAddress: string }>>

function refuse(_: unknown, form: EmailForm) {
  form.setError('newEmailAddress', { message: 'Taken' }, { shouldFocus: true })
}

function Page({ onSubmit }: { onSubmit: (values: unknown, form: EmailForm) => void }) {
  const form = useLazyForm(loadSchema, { defaultValues: { newEmailAddress: '' } })
  return (
    <Form form={form} onSubmit={(values) => onSubmit(values, form)}>
      <TextInput name="newEmailAddress" label="Email" />
      <button type="submit">Send</button>
    </Form>
  )
}

test('sends nothing while what checks the form cannot be loaded, says so, and another try goes on', async () => {
  loadSchema.mockReset().mockRejectedValueOnce(new TypeError('no connection')).mockResolvedValue(resendInput)
  const handleSubmit = vi.fn()
  const { user } = await renderPage(<Page onSubmit={handleSubmit} />)
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'anna@example.org{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong.')
  expect(handleSubmit).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() =>
    expect(handleSubmit).toHaveBeenCalledWith({ newEmailAddress: 'anna@example.org' }, expect.anything()),
  )
})

test('loads the schema when a field is left, not before', async () => {
  loadSchema.mockReset().mockResolvedValue(resendInput)
  const { user } = await renderPage(<Page onSubmit={() => undefined} />)
  const field = await screen.findByRole('textbox', { name: 'Email' })
  await user.type(field, 'anna')
  expect(loadSchema).not.toHaveBeenCalled()
  await user.tab()
  await waitFor(() => expect(field).toBeInvalid())
})

test('keeps the issue of sending at its field when the check asked for by leaving the field would come later', async () => {
  let arrive: (schema: typeof resendInput) => void = () => undefined
  const late = new Promise<typeof resendInput>((resolve) => (arrive = resolve))
  loadSchema.mockReset().mockReturnValueOnce(late).mockResolvedValue(resendInput)
  const { user } = await renderPage(<Page onSubmit={refuse} />)
  const field = await screen.findByRole('textbox', { name: 'Email' })
  await user.type(field, 'anna@example.org')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  arrive(resendInput)
  await waitFor(() => expect(field).toHaveFocus())
  await user.keyboard('{Shift}')
  expect(screen.getByText('Taken')).toBeVisible()
})
