import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../../test/render-page.tsx'
import { ActionMenuButton, type MenuAction } from './action-menu.tsx'
import { useConfirm } from './confirm-dialog.tsx'

const icon = 'M0 0h24v24z'
const show = (actions: readonly MenuAction[]) =>
  renderPage(<ActionMenuButton label="Actions for Anna" actions={actions} />)
const button = () => screen.findByRole('button', { name: 'Actions for Anna' })

test('opens with Enter, moves with arrow keys and runs the chosen action once', async () => {
  const [edit, remove] = [vi.fn(), vi.fn()]
  const { user } = await show([
    { icon, label: 'Edit', onChoose: edit },
    { icon, label: 'Delete', onChoose: remove },
  ])
  const opener = await button()
  opener.focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('menu', { name: 'Actions for Anna' })).toBeVisible()
  expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus()
  await user.keyboard('{ArrowDown}{Enter}')
  expect(remove).toHaveBeenCalledOnce()
  expect(edit).not.toHaveBeenCalled()
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
})

test('Escape closes the menu and returns the focus to its button', async () => {
  const { user } = await show([{ icon, label: 'Edit', onChoose: () => undefined }])
  const opener = await button()
  await user.click(opener)
  expect(opener).toHaveAttribute('aria-expanded', 'true')
  await screen.findByRole('menu')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(opener).toHaveFocus())
  expect(opener).toHaveAttribute('aria-expanded', 'false')
})

test('a question that an action asks returns the focus to the button of the menu', async () => {
  function MenuThatAsks() {
    const confirm = useConfirm()
    const ask = () => void confirm({ title: 'Delete Anna?', message: 'Her place is lost.', confirmLabel: 'Delete' })
    return <ActionMenuButton label="Actions for Anna" actions={[{ icon, label: 'Delete', onChoose: ask }]} />
  }
  const { user } = await renderPage(<MenuThatAsks />)
  const opener = await button()
  await user.click(opener)
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  expect(await screen.findByRole('dialog', { name: 'Delete Anna?' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(opener).toHaveFocus())
})

test('a disabled action is reached by keyboard with its reason and does nothing', async () => {
  const host = vi.fn()
  const { user } = await show([
    { icon, label: 'Edit', onChoose: () => undefined },
    { icon, label: 'Cook here', reason: 'Too few seats', onChoose: host },
  ])
  await user.click(await button())
  await screen.findByRole('menu')
  await user.keyboard('{ArrowDown}')
  const item = screen.getByRole('menuitem', { name: /Cook here/ })
  expect(item).toHaveFocus()
  expect(item).toHaveAttribute('aria-disabled', 'true')
  expect(item).toHaveTextContent('Too few seats')
  await user.keyboard('{Enter}')
  expect(host).not.toHaveBeenCalled()
})

test('opens the page of an entry that is a link', async () => {
  const { user } = await show([{ icon, label: 'What if', to: '/somewhere' }])
  await user.click(await button())
  await user.click(await screen.findByRole('menuitem', { name: 'What if' }))
  expect(window.location.pathname).toBe('/somewhere')
})
