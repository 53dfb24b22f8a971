import { eveningTableRoutes, type TableReply, tableOfferRoutes } from '@running-dinner/contract/evening'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { phone } from '../../../../../../test/calls-to.ts'
import { localInstant } from '../../../../../../test/example-evening.ts'
import { exampleBoard, exampleEveningPeople, starterId, tonightTeamId } from '../../../../../../test/example-tonight.ts'
import { renderAdminPage } from '../../../../../../test/render-admin-page.tsx'
import { given, reply } from '../../../../../../test/server.ts'
import { TonightProvider } from '../evening-context.tsx'
import { OpenTableSheet } from './table-sheet.tsx'

const [host, guests] = [tonightTeamId(1), tonightTeamId(3)]
const diets = { vegan: 0, vegetarian: 0, lactose: 0, gluten: 0, allergens: [], notes: [] }
const ida = { participantId: 'person-ida', name: 'Ida Zorn', ...phone('0172 1') }

function exampleTable(changes: Partial<TableReply> = {}): TableReply {
  const team = { state: null, minutesLate: null, diets, people: [] }
  const nothing = { freeUntil: null, seats: [], standby: [], crowded: [], told: [], toCall: [] }
  return {
    ...{ now: localInstant('18:48'), planVersion: 7, mealId: starterId, teamId: host, cancelled: false },
    startsAt: localInstant('19:00'),
    host: 'CANNOT_COOK',
    hostComes: null,
    teams: [
      { ...team, teamId: host, teamNumber: 1, isHost: true },
      { ...team, teamId: guests, teamNumber: 3, isHost: false, state: 'LATE', minutesLate: 15 },
    ],
    reports: [],
    actions: [{ ...nothing, kind: 'DROP' }],
    standbyGuests: [],
    ...changes,
  }
}

async function show(table: TableReply, helper: string | null = null) {
  const asked = vi.fn()
  given(
    reply(tableOfferRoutes.list, { askable: [], offers: [] }),
    reply(eveningTableRoutes.table, (_, __, query) => {
      asked(query?.hostLeaves)
      return table
    }),
  )
  const people = exampleEveningPeople({ helper })
  const { user } = await renderAdminPage(
    <TonightProvider secret="admin-1" board={exampleBoard()} boardAt={0} people={people}>
      <OpenTableSheet />
    </TonightProvider>,
    { path: 'evening', at: `evening?table=${starterId},${host}` },
  )
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByRole('heading', { name: 'At the table' })
  return { user, dialog, asked }
}

test('a host who said that they do not come any more is chosen to leave, until the organiser chooses', async () => {
  const { user, dialog, asked } = await show(exampleTable({ hostComes: false }))
  expect(dialog.getByText('The team reported that they’re not coming any more.')).toBeVisible()
  await waitFor(() => expect(dialog.getByRole('radio', { name: 'No, cancel them' })).toBeChecked())
  await waitFor(() => expect(asked).toHaveBeenLastCalledWith(true))
  await user.click(dialog.getByRole('radio', { name: 'Yes, or not sure yet' }))
  await waitFor(() => expect(dialog.getByRole('radio', { name: 'Yes, or not sure yet' })).toBeChecked())
})

test.each([
  ['says that they still come as guests', true, 1],
  ['has not said anything', null, 0],
])('a host who %s stays', async (_, hostComes, times) => {
  const { dialog } = await show(exampleTable({ hostComes }))
  expect(dialog.queryAllByText('The team reported that they’re still coming as guests.')).toHaveLength(times)
  expect(dialog.getByRole('radio', { name: 'Yes, or not sure yet' })).toBeChecked()
})

const away = exampleTable().teams.map((team) => (team.isHost ? team : { ...team, state: 'NOT_COMING' as const }))

test('leads from a team that does not come to its cancellation, and names who could come instead', async () => {
  const { dialog } = await show(exampleTable({ teams: away, standbyGuests: [ida] }))
  const link = dialog.getByRole('link', { name: 'Cancel or replace team 3' })
  expect(link).toHaveAttribute('href', `/admin/admin-1/teams/${guests}/cancel`)
  const group = within(dialog.getByRole('group', { name: 'Could come as guests instead:' }))
  expect(group.getByRole('link', { name: 'Call Ida Zorn' })).toHaveAttribute('href', 'tel:01721')
})

test('a helper is not led to a cancellation, which their link does not open', async () => {
  const { dialog } = await show(exampleTable({ teams: away, actions: [] }), 'Max')
  expect(dialog.queryByRole('link', { name: /Cancel or replace/ })).toBeNull()
})

test('says about when a late team comes', async () => {
  const { dialog } = await show(exampleTable())
  expect(dialog.getByText('about 19:15')).toBeVisible()
})
