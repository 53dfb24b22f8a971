import { eveningHelperRoutes, type HelperReply } from '@running-dinner/contract/evening'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { exampleBoard, exampleEveningPeople } from '../../../../../test/example-tonight.ts'
import { renderAdminPage } from '../../../../../test/render-admin-page.tsx'
import { type Answer, given, reply } from '../../../../../test/server.ts'
import { TonightProvider } from './evening-context.tsx'
import { HelpersButton } from './evening-tools.tsx'

const { helpers, addHelper, removeHelper } = eveningHelperRoutes
const kim: HelperReply = {
  ...{ id: 'helper-1', name: 'Kim', phone: '', link: 'https://dinner.example/admin/secret-1/evening' },
  createdAt: '2030-06-01T10:00:00Z',
}

test('makes the link of a helper, shows it to copy, and withdraws it after a question', async () => {
  const stored: HelperReply[] = []
  const add = vi.fn<Answer<typeof addHelper>>(() => {
    stored.push(kim)
    return kim
  })
  const remove = vi.fn<Answer<typeof removeHelper>>(() => void stored.pop())
  given(
    reply(helpers, () => ({ helpers: [...stored] })),
    reply(addHelper, add),
    reply(removeHelper, remove),
  )
  const { user } = await renderAdminPage(
    <TonightProvider
      {...{ secret: 'admin-1', board: exampleBoard(), boardAt: 0, people: exampleEveningPeople(), isStale: false }}
    >
      <HelpersButton />
    </TonightProvider>,
    { path: 'evening' },
  )
  await user.click(await screen.findByRole('button', { name: 'Helpers' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Helpers for the evening' }))
  await user.click(dialog.getByRole('button', { name: 'Create link' }))
  expect(await dialog.findByText('Required')).toBeVisible()
  expect(add).not.toHaveBeenCalled()
  await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Kim')
  await user.click(dialog.getByRole('button', { name: 'Create link' }))
  expect(await dialog.findByRole('textbox', { name: 'Link for Kim' })).toHaveValue(kim.link)
  expect(add.mock.calls[0]?.[1]).toEqual({ name: 'Kim', phone: '' })
  await user.click(dialog.getByRole('button', { name: 'Withdraw Kim’s link' }))
  const question = within(await screen.findByRole('dialog', { name: 'Withdraw Kim’s link?' }))
  expect(remove).not.toHaveBeenCalled()
  await user.click(question.getByRole('button', { name: 'Withdraw' }))
  // By label: what is behind the question has no role.
  await waitFor(() => expect(dialog.queryByLabelText('Link for Kim')).toBeNull())
  expect(await screen.findByText('Kim’s link withdrawn')).toBeVisible()
  expect(remove).toHaveBeenCalledTimes(1)
})
