import { resendInput } from '@running-dinner/contract/dinners.ts'
import type { Schema } from '@running-dinner/contract/parse-input.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../../../test/render-page.tsx'
import { Form, TextInput, useLazyForm } from './index.ts'

const loadSchema = vi.fn<() => Promise<Schema<{ newEmailAddress: string }>>>()

function Page({ onSubmit }: { onSubmit: (values: unknown) => void }) {
  const form = useLazyForm(loadSchema, { defaultValues: { newEmailAddress: '' } })
  return (
    <Form form={form} onSubmit={onSubmit}>
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
  await waitFor(() => expect(handleSubmit).toHaveBeenCalledWith({ newEmailAddress: 'anna@example.org' }, ''))
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
