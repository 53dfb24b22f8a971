import { participantRoutes } from '@running-dinner/contract/people'
import type { ReplyOf } from '@running-dinner/contract/route'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { exampleDinner } from '../../../../../test/example-dinner.ts'
import { exampleListed } from '../../../../../test/example-listed.ts'
import { renderAdminPage } from '../../../../../test/render-admin-page.tsx'
import { type Answer, disconnect, given, hang, refuse, reply } from '../../../../../test/server.ts'
import { openWideWindow } from '../../../../../test/wide-window.ts'
import { ParticipantsPage } from './participants-page.tsx'

type List = ReplyOf<typeof participantRoutes.list>

/** The bulk call takes ids as the server makes them. */
const [annaId, bertId] = ['8b1c9e0e-0000-4000-8000-000000000001', '8b1c9e0e-0000-4000-8000-000000000002']
const anna = exampleListed(1, { id: annaId, firstnamePart: 'Anna', lastname: 'Zeh', numSeats: 8, vegan: true })
const bert = exampleListed(2, {
  id: bertId,
  firstnamePart: 'Bert',
  lastname: 'Ünal',
  numSeats: undefined,
  mobileNumber: '',
})
const cleo = exampleListed(3, { firstnamePart: 'Cleo', lastname: 'Adam', numSeats: 2, notes: 'Rings twice' })
const dora = exampleListed(4, { firstnamePart: 'Dora', lastname: 'Unger', numSeats: 8 })

function list(participants: List['participants'], waiting: List['participants'] = [], teamsGenerated = false): List {
  return {
    participants,
    participantsWaitingList: waiting,
    numParticipantsTotal: participants.length + waiting.length,
    teamsGenerated,
    missingParticipantsInfo: { numMinParticipantsNeeded: 18, numParticipantsMissing: 0 },
  }
}

const noRegistrations = { registrations: [], notActivatedRegistrationsTooOld: [], hasMore: false, page: 0 }

beforeEach(openWideWindow)

const show = (at = 'participants', dinner = exampleDinner()) => {
  given(reply(participantRoutes.registrations, noRegistrations))
  return renderAdminPage(<ParticipantsPage />, { path: 'participants', at, dinner })
}
const table = (name = 'Taking part') => screen.findByRole('grid', { name })
const namesIn = (grid: HTMLElement) =>
  within(grid)
    .getAllByRole('rowheader')
    .map((cell) => cell.querySelector('a')?.textContent)

/** The sheet is closed again afterwards, so that the list is reachable. */
async function chooseDiet(user: Awaited<ReturnType<typeof show>>['user']): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Filter' }))
  const sheet = await screen.findByRole('dialog', { name: 'Filters and view' })
  await user.click(within(sheet).getByRole('button', { name: /Diet/ }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

test('counts allergies and diets above the list; each leads to who they are and where they eat', async () => {
  const eve = exampleListed(5, { firstnamePart: 'Eve', mealSpecificsNote: 'Nut allergy', vegan: true })
  given(reply(participantRoutes.list, list([anna, bert], [eve])))
  await show()
  const chips = within(await screen.findByRole('navigation', { name: 'By allergy or diet' })).getAllByRole('link')
  expect(chips[0]).toHaveAccessibleName('Allergies and food: 2 people')
  expect(chips.map((chip) => [chip.textContent, chip.getAttribute('href')])).toEqual([
    ['2', '/admin/admin-1/participants/diets'],
    ['nuts 1', '/admin/admin-1/participants/diets?need=NUTS'],
    ['vegan 2', '/admin/admin-1/participants/diets?need=VEGAN'],
  ])
})

test('shows a skeleton until the list is loaded', async () => {
  given(hang(participantRoutes.list))
  await show()
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeVisible()
  expect(screen.queryByRole('grid')).toBeNull()
})

test('reports a list that could not be loaded and loads it on the next try', async () => {
  given(disconnect(participantRoutes.list))
  const { user } = await show()
  const retry = await screen.findByRole('button', { name: 'Try again' })
  given(reply(participantRoutes.list, list([anna])))
  await user.click(retry)
  expect(namesIn(await table())).toEqual(['Anna Zeh'])
})

test('offers import and a new person where the list is empty', async () => {
  given(reply(participantRoutes.list, list([])))
  await show()
  expect(await screen.findByRole('link', { name: /import/i })).toHaveAttribute('href', expect.stringMatching(/import$/))
})

test('prints one table row per person, without the controls, and shows the list again afterwards', async () => {
  given(reply(participantRoutes.list, list([anna, bert, cleo], [dora])))
  await show()
  await table()
  fireEvent(window, new Event('beforeprint'))
  const printed = screen.getByRole('table', { name: 'Taking part' })
  const [header, ...rows] = within(printed).getAllByRole('row')
  expect(header).toHaveTextContent(/^No\.NameMobile/)
  expect(rows.map((row) => within(row).getByRole('rowheader').querySelector('a')?.textContent)).toEqual([
    'Anna Zeh',
    'Bert Ünal',
    'Cleo Adam',
  ])
  expect(within(screen.getByRole('table', { name: 'Waiting list' })).getAllByRole('row')).toHaveLength(2)
  for (const role of ['button', 'checkbox']) expect(within(printed).queryByRole(role)).toBeNull()
  fireEvent(window, new Event('afterprint'))
  expect(namesIn(await table())).toEqual(['Anna Zeh', 'Bert Ünal', 'Cleo Adam'])
})

test('sorts by a pressed column, then the other way, and keeps the order in the address', async () => {
  given(reply(participantRoutes.list, list([anna, bert, cleo, dora])))
  const { user } = await show()
  const grid = await table()
  expect(namesIn(grid)).toEqual(['Anna Zeh', 'Bert Ünal', 'Cleo Adam', 'Dora Unger'])
  const name = within(grid).getByRole('columnheader', { name: 'Name' })
  await user.click(within(name).getByRole('button'))
  await waitFor(() => expect(namesIn(grid)).toEqual(['Cleo Adam', 'Bert Ünal', 'Dora Unger', 'Anna Zeh']))
  expect(name).toHaveAttribute('aria-sort', 'ascending')
  await user.click(within(name).getByRole('button'))
  await waitFor(() => expect(namesIn(grid)).toEqual(['Anna Zeh', 'Dora Unger', 'Bert Ünal', 'Cleo Adam']))
  expect(name).toHaveAttribute('aria-sort', 'descending')
  expect(window.location.search).toBe('?sort=-name')
})

test('a chip leaves only matching rows, and clearing the filters brings the others back', async () => {
  given(reply(participantRoutes.list, list([anna, bert, cleo])))
  const { user } = await show()
  const grid = await table()
  await chooseDiet(user)
  await waitFor(() => expect(namesIn(grid)).toEqual(['Anna Zeh']))
  expect(screen.getByText('1 of 3 matches')).toBeVisible()
  const chips = screen.getByRole('group', { name: 'Filters' })
  expect(within(chips).getByRole('button', { name: /Diet/ })).toHaveAttribute('aria-pressed', 'true')
  await user.click(within(chips).getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(namesIn(grid)).toHaveLength(3))
})

test('a search merges both lists and marks who waits; without a match it offers to clear the search', async () => {
  given(reply(participantRoutes.list, list([anna, bert], [dora])))
  const { user } = await show()
  expect(namesIn(await table())).toEqual(['Anna Zeh', 'Bert Ünal'])
  expect(namesIn(await table('Waiting list'))).toEqual(['Dora Unger'])
  const field = screen.getByRole('textbox', { name: 'Search' })
  await user.type(field, 'un')
  const found = await table('Results')
  expect(namesIn(found)).toEqual(['Bert Ünal', 'Dora Unger'])
  expect(within(found).getByText('Waiting list')).toBeVisible()
  await user.type(field, 'x')
  expect(await screen.findByText(/Nothing matches “unx”/)).toBeVisible()
  await user.click(screen.getAllByRole('button', { name: 'Clear search' }).at(-1) ?? field)
  expect(await table('Waiting list')).toBeVisible()
})

test('a search finds allergens, notes and diets, marks the hit with its field, and names that begin so come first', async () => {
  const emil = exampleListed(5, {
    firstnamePart: 'Emil',
    lastname: 'Berg',
    allergens: [{ allergen: 'NUTS', severity: 'ALLERGY' }],
  })
  const johanna = exampleListed(6, { firstnamePart: 'Johanna', lastname: 'Berg', mealSpecificsNote: 'no hazelnuts' })
  given(reply(participantRoutes.list, list([johanna, anna, cleo, emil])))
  const { user } = await show()
  await table()
  const field = screen.getByRole('textbox', { name: 'Search' })
  await user.type(field, 'nuts')
  const found = await table('Results')
  await waitFor(() => expect(namesIn(found)).toEqual(['Emil Berg', 'Johanna Berg']))
  expect(
    within(found)
      .getAllByText(/^Diet:/)
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringMatching(/^Diet: .*nuts/i), 'Diet: no hazelnuts'])
  expect(
    within(found)
      .getAllByText(/^nuts$/i)
      .map(({ tagName }) => tagName),
  ).toEqual(['MARK', 'MARK'])
  await user.clear(field)
  await user.type(field, 'anna')
  await waitFor(() => expect(namesIn(found)).toEqual(['Anna Zeh', 'Johanna Berg']))
  await user.clear(field)
  await user.type(field, 'rings')
  await waitFor(() => expect(namesIn(found)).toEqual(['Cleo Adam']))
})

test('shift ticks every row between the last ticked one and this one', async () => {
  given(reply(participantRoutes.list, list([anna, bert, cleo, dora])))
  const { user } = await show()
  const grid = await table()
  const box = (name: string) => within(grid).getByRole('checkbox', { name: `Select ${name}` })
  await user.click(box('Bert Ünal'))
  await user.keyboard('{Shift>}')
  await user.click(box('Dora Unger'))
  await user.keyboard('{/Shift}')
  expect(await screen.findByText('3 selected')).toBeVisible()
  expect(box('Anna Zeh')).not.toBeChecked()
  expect(within(grid).getByRole('checkbox', { name: 'Select everyone in this list' })).toBePartiallyChecked()
  await user.click(within(grid).getByRole('checkbox', { name: 'Select everyone in this list' }))
  expect(screen.getByText('4 selected')).toBeVisible()
})

test('a ticked row stays ticked while a filter hides it', async () => {
  given(reply(participantRoutes.list, list([anna, bert])))
  const { user } = await show()
  const grid = await table()
  await user.click(within(grid).getByRole('checkbox', { name: 'Select Bert Ünal' }))
  await chooseDiet(user)
  await waitFor(() => expect(namesIn(grid)).toEqual(['Anna Zeh']))
  expect(await screen.findByText('1 selected')).toBeVisible()
})

test('arrow keys move the focus, space ticks the row and Enter opens it', async () => {
  given(reply(participantRoutes.list, list([anna, bert, cleo])))
  const { user } = await show()
  const grid = await table()
  const rows = within(grid).getAllByRole('row').slice(1)
  rows[0]?.focus()
  await user.keyboard('{ArrowDown}')
  expect(rows[1]).toHaveFocus()
  await user.keyboard(' ')
  expect(rows[1]).toHaveAttribute('aria-selected', 'true')
  await user.keyboard('{End}')
  expect(rows[2]).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('dialog', { name: /Cleo Adam/ })).toBeVisible()
  expect(window.location.search).toBe('?person=p3')
})

test('arrow keys with shift select what they pass, and back again; Ctrl+A selects everybody', async () => {
  given(reply(participantRoutes.list, list([anna, bert, cleo, dora])))
  const { user } = await show()
  const grid = await table()
  const selected = () =>
    within(grid)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.getAttribute('aria-selected') === 'true')
  within(grid).getAllByRole('row')[2]?.focus()
  await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
  expect(selected()).toEqual([false, true, true, true])
  await user.keyboard('{Shift>}{ArrowUp}{/Shift}')
  expect(selected()).toEqual([false, true, true, false])
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(selected()).toEqual([false, true, true, false])
  await user.keyboard('{Control>}a{/Control}')
  expect(screen.getByText('4 selected')).toBeVisible()
})

test('letters typed on a row search, and the arrow key of the search goes back to the rows', async () => {
  given(reply(participantRoutes.list, list([anna, bert, cleo])))
  const { user } = await show()
  const grid = await table()
  within(grid).getAllByRole('row')[1]?.focus()
  await user.keyboard('cleo')
  expect(screen.getByRole('textbox', { name: 'Search' })).toHaveValue('cleo')
  const found = await table('Results')
  expect(namesIn(found)).toEqual(['Cleo Adam'])
  await user.keyboard('{ArrowDown}')
  expect(within(found).getAllByRole('row')[1]).toHaveFocus()
})

test('shows the chosen columns and remembers them for the next visit', async () => {
  given(reply(participantRoutes.list, list([anna, cleo])))
  const { user } = await show()
  const headers = async () =>
    within(await table())
      .getAllByRole('columnheader')
      .map((header) => header.textContent)
  expect(await headers()).toEqual(['', 'No.', 'Name', 'Mobile', 'Address', 'Seats', 'Diet', 'Team', 'Wish', 'Actions'])
  await user.click(screen.getByRole('button', { name: 'Filter' }))
  const choice = await screen.findByRole('group', { name: 'Columns' })
  await user.click(within(choice).getByRole('checkbox', { name: 'Wish' }))
  await user.click(within(choice).getByRole('checkbox', { name: 'Notes' }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const chosen = ['', 'No.', 'Name', 'Mobile', 'Address', 'Seats', 'Diet', 'Team', 'Notes', 'Actions']
  expect(await headers()).toEqual(chosen)
  expect(within(await table()).getByText('Rings twice')).toBeVisible()
  cleanup()
  await show()
  expect(await headers()).toEqual(chosen)
})

test('deletes everybody ticked after a question and lists who could not be deleted', async () => {
  given(reply(participantRoutes.list, list([anna, bert, cleo])))
  const bulk = vi.fn<Answer<typeof participantRoutes.bulk>>(() => ({
    done: [annaId],
    refused: [{ participantId: bertId, name: 'Bert Ünal', issues: [] }],
  }))
  given(reply(participantRoutes.bulk, bulk))
  const { user } = await show()
  const grid = await table()
  await user.click(within(grid).getByRole('checkbox', { name: 'Select Anna Zeh' }))
  await user.click(within(grid).getByRole('checkbox', { name: 'Select Bert Ünal' }))
  const bar = screen.getByRole('region', { name: 'Selection' })
  await user.click(within(bar).getByRole('button', { name: /Delete/ }))
  const question = await screen.findByRole('dialog')
  given(reply(participantRoutes.list, list([bert, cleo])))
  await user.click(within(question).getByRole('button', { name: /Delete/ }))
  expect(await screen.findByRole('dialog', { name: /not deleted/i })).toHaveTextContent('Bert Ünal')
  expect(bulk).toHaveBeenCalledWith({ adminId: 'admin-1' }, { action: 'DELETE', participantIds: [annaId, bertId] })
})

test('a refused deletion is reported and the ticks stay', async () => {
  given(
    reply(participantRoutes.list, list([anna])),
    refuse(participantRoutes.bulk, [{ message: 'concurrent_modification' }]),
  )
  const { user } = await show()
  await user.click(within(await table()).getByRole('checkbox', { name: 'Select Anna Zeh' }))
  await user.click(within(screen.getByRole('region', { name: 'Selection' })).getByRole('button', { name: /Delete/ }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /Delete/ }))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(await screen.findByText('1 selected')).toBeVisible()
})

test('offers no deletion once the event is cancelled', async () => {
  given(reply(participantRoutes.list, list([anna])))
  const { user } = await show('participants', exampleDinner({ cancellationDate: '2027-04-30T10:00:00Z' }))
  await user.click(within(await table()).getByRole('checkbox', { name: 'Select Anna Zeh' }))
  const bar = screen.getByRole('region', { name: 'Selection' })
  expect(within(bar).queryByRole('button', { name: /Delete/ })).toBeNull()
  expect(within(bar).getByRole('button', { name: /Write message/ })).toBeVisible()
})
