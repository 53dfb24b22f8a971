import { activityRoutes } from '@running-dinner/contract/events'
import { teamRoutes } from '@running-dinner/contract/plan'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { exampleDashboard, exampleHistory, exampleTeamList, plannedTeams } from '../../../../../../test/example-plan.ts'
import { renderAdminPage } from '../../../../../../test/render-admin-page.tsx'
import { given, hang, reply } from '../../../../../../test/server.ts'
import { BoardPage } from '../board-page.tsx'

const line = vi.hoisted(() => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  return { arrived, arrive }
})

/** The code that drags is on its way until `line.arrive()`. */
vi.mock('./dragging.tsx', async (load) => {
  await line.arrived
  return load()
})

async function showBoard() {
  given(
    reply(teamRoutes.list, exampleTeamList(plannedTeams)),
    reply(teamRoutes.history, exampleHistory()),
    reply(activityRoutes.dashboard, exampleDashboard()),
    hang(teamRoutes.move),
  )
  return renderAdminPage(<BoardPage />, { path: 'teams/board' })
}

const actionsOf = (name: string) => screen.findByRole('button', { name: `${name}: actions` })

async function cardOf(name: string) {
  return (await screen.findByText(name)).closest('li') as HTMLElement
}

async function pressAndMove(isFar: boolean) {
  const [anna, cleo] = [await cardOf('Anna Adler'), await cardOf('Cleo Clausen')]
  fireEvent.mouseDown(anna, { clientX: 10, clientY: 10 })
  fireEvent.mouseMove(cleo, { clientX: isFar ? 100 : 12, clientY: 10 })
  return { anna, cleo }
}

test('a drop before the code has arrived asks for the swap with what is below the mouse', async () => {
  await showBoard()
  const { cleo } = await pressAndMove(true)
  fireEvent.mouseUp(cleo)
  expect(await screen.findByRole('dialog', { name: 'Swap Anna Adler and Cleo Clausen?' })).toBeVisible()
})

test.each([
  ['the mouse has hardly moved', false, 'mouseUp'],
  ['a key was pressed meanwhile', true, 'keyDown'],
] as const)('a drop before the code has arrived asks nothing where %s', async (_, isFar, last) => {
  await showBoard()
  const { cleo } = await pressAndMove(isFar)
  if (last === 'keyDown') fireEvent.keyDown(cleo, { key: 'Escape', code: 'Escape' })
  fireEvent.mouseUp(cleo)
  expect(window.location.search).toBe('')
})

test('the space key picks up once the code has arrived, the focus stays, and leaving the page ends the drag', async () => {
  const { user } = await showBoard()
  const actions = await actionsOf('Ben Berg')
  actions.focus()
  await user.keyboard(' {ArrowDown}')
  expect(actions).toHaveFocus()
  line.arrive()
  expect(
    await screen.findByText('Picked up Ben Berg, team 1. Choose a target with the arrow keys.'),
  ).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  cleanup()
  expect(fireEvent.keyDown(document.body, { key: 'Enter', code: 'Enter' })).toBe(true)
})
