import {
  eveningHelperRoutes,
  eveningTableRoutes,
  type TableActionReply,
  type TableReply,
  tableOfferRoutes,
} from '@running-dinner/contract/evening'
import { screen, waitFor, within } from '@testing-library/react'
import { Link } from 'react-router'
import { expect, test, vi } from 'vitest'
import { phone } from '../../../../../../test/calls-to.ts'
import { localInstant } from '../../../../../../test/example-evening.ts'
import { exampleBoard, exampleEveningPeople, starterId, tonightTeamId } from '../../../../../../test/example-tonight.ts'
import { renderAdminPage } from '../../../../../../test/render-admin-page.tsx'
import { type Answer, disconnect, given, hang, refuse, reply } from '../../../../../../test/server.ts'
import { TonightProvider } from '../evening-context.tsx'
import { OpenTableSheet } from './table-sheet.tsx'
import { useTableLink } from './use-table-address.ts'

const { table, act } = eveningTableRoutes
const [host, otherHost, guests, otherGuests] = [1, 2, 3, 4].map(tonightTeamId) as [string, string, string, string]
const diets = { vegan: 0, vegetarian: 0, lactose: 0, gluten: 0, allergens: [], notes: [] }
const person = (name: string, typed = '') => ({ participantId: `person ${name}`, name, ...phone(typed) })
/** Calls take ids as the server makes them. */
const standbyIds = [5, 6].map(tonightTeamId) as [string, string]
const notified = ['Ada', 'Bela', 'Edda'].map((name) => person(name))

const nothing = { freeUntil: null, seats: [], standby: [], crowded: [], told: [], toCall: [] }
const seat = { newDiets: null, meetAgain: [], wayMinutes: 7, lateMinutes: 0, hostTeamId: otherHost }
const wait: TableActionReply = { ...nothing, kind: 'WAIT', freeUntil: localInstant('19:10') }
const reseat: TableActionReply = {
  ...nothing,
  kind: 'RESEAT',
  seats: [
    { ...seat, guestTeamId: guests, newDiets: { ...diets, vegan: 1 } },
    { ...seat, guestTeamId: otherGuests, wayMinutes: null, lateMinutes: 12, meetAgain: [guests] },
  ],
  crowded: [{ teamId: otherHost, seats: 4, people: 6 }],
  told: notified,
  toCall: [person('Finn Roth', '0171 9')],
}
const standIn: TableActionReply = {
  ...nothing,
  kind: 'STANDBY',
  seats: [{ ...seat, guestTeamId: guests, hostTeamId: null }],
  standby: [
    { participantId: standbyIds[0], name: 'Ida Zorn', ...phone('0172 1') },
    { participantId: standbyIds[1], name: 'Jo Abt', ...phone('') },
  ],
  told: notified.slice(0, 1),
}
const drop: TableActionReply = { ...nothing, kind: 'DROP' }

function exampleTable(changes: Partial<TableReply> = {}): TableReply {
  const team = { state: null, minutesLate: null, diets, people: [] }
  return {
    now: localInstant('18:48'),
    planVersion: 7,
    mealId: starterId,
    teamId: host,
    startsAt: localInstant('19:00'),
    cancelled: false,
    host: 'SILENT',
    hostComes: null,
    teams: [
      {
        ...team,
        teamId: host,
        teamNumber: 1,
        isHost: true,
        people: [person('Ada Müller', '0171 1'), person('Bela Nagy')],
      },
      { ...team, teamId: guests, teamNumber: 3, isHost: false, state: 'LATE', minutesLate: 15 },
    ],
    reports: [],
    actions: [wait, reseat, standIn, drop],
    standbyGuests: [],
    ...changes,
  }
}

interface Facts {
  board?: Parameters<typeof exampleBoard>[0]
  people?: Parameters<typeof exampleEveningPeople>[0]
  at?: string
}

function show({ board, people, at = `?table=${starterId},${host}` }: Facts = {}) {
  given(reply(tableOfferRoutes.list, { askable: [], offers: [] }))
  return renderAdminPage(
    <TonightProvider secret="admin-1" board={exampleBoard(board)} boardAt={0} people={exampleEveningPeople(people)}>
      <Opener />
      <OpenTableSheet />
    </TonightProvider>,
    { path: 'evening', at: `evening${at}` },
  )
}

function Opener() {
  return <Link to={useTableLink({ mealId: starterId, teamId: host })}>Open</Link>
}

/** The buttons of the actions. */
const pressed = /^(Move the guests|Let them step in|Drop this course)/

const sheet = async () => within(await screen.findByRole('dialog', { name: 'Starter at team 1' }))
const card = (dialog: Awaited<ReturnType<typeof sheet>>, name: string) => {
  const section = dialog.getByRole('heading', { level: 4, name }).closest('section')
  if (!section) throw new Error('a heading outside of a card')
  return within(section)
}

test('shows the actions in the order of the server, the first one that changes something as the primary', async () => {
  given(reply(table, exampleTable()))
  await show()
  const dialog = await sheet()
  await dialog.findByRole('heading', { name: 'What you can do' })
  expect(dialog.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
    'Wait',
    'Seat them at other tables',
    'Let Ida Zorn, Jo Abt step in',
    'Drop this course',
  ])
  expect(card(dialog, 'Wait').getByText(/You can wait until 19:10/)).toBeVisible()
  const buttons = dialog.getAllByRole('button', { name: pressed })
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    'Move the guests and tell 3 people',
    'Let them step in and tell 1 person',
    'Drop this course',
  ])
  expect(buttons.map((button) => button.className.includes('contained'))).toEqual([true, false, false])
})

test('says before the press who goes where, how late, whom they meet twice, and whom to call first', async () => {
  given(reply(table, exampleTable()))
  await show()
  const dialog = await sheet()
  await dialog.findByRole('heading', { name: 'What you can do' })
  const reseated = card(dialog, 'Seat them at other tables')
  const places = reseated.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(places.slice(0, 2)).toEqual([
    'Team 3 (Edda, Finn) to Team 2 (Çem, Dana)7\u00a0min away',
    'Team 4 (Gül, Hugo) to Team 2 (Çem, Dana)distance unknown · there 12\u00a0min after the start · Team 4 (Gül, Hugo) meets Team 3 (Edda, Finn) twice.',
  ])
  expect(reseated.getByText('Team 2 (Çem, Dana): 6 people, 4 seats.')).toBeVisible()
  expect(reseated.getByText('Team 2 (Çem, Dana) didn’t plan for this:')).toBeVisible()
  // Crowded and surprised, and still only one call.
  expect(reseated.getAllByRole('link', { name: 'Call Çem Kaya' })).toHaveLength(1)
  expect(reseated.getByText('Can’t be emailed, please call:')).toBeVisible()
  expect(reseated.getByRole('link', { name: 'Call Finn Roth' })).toHaveAttribute('href', 'tel:01719')
  const stepIn = card(dialog, 'Let Ida Zorn, Jo Abt step in')
  expect(stepIn.getByText('Team 3 (Edda, Finn) eats there')).toBeVisible()
  expect(stepIn.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['tel:01721'])
})

test('does what was shown for the plan that was shown, once for two presses, and names the people mailed', async () => {
  let finish = () => {}
  const done = vi.fn<Answer<typeof act>>(
    () =>
      new Promise((resolve) => {
        finish = () => resolve({ planVersion: 8, told: notified, toCall: [person('Finn Roth', '0171 9')] })
      }),
  )
  const versions: (string | null)[] = []
  given(reply(table, exampleTable()), reply(act, done))
  const { user } = await show()
  const dialog = await sheet()
  await dialog.findByRole('heading', { name: 'What you can do' })
  const realFetch = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    if (init?.method === 'POST') versions.push(new Headers(init.headers).get('if-match'))
    return realFetch(input, init)
  })
  const button = dialog.getByRole('button', { name: 'Move the guests and tell 3 people' })
  await user.dblClick(button)
  for (const each of dialog.getAllByRole('button', { name: pressed })) expect(each).toBeDisabled()
  await waitFor(() => expect(done).toHaveBeenCalledTimes(1))
  finish()
  const notice = await dialog.findByText('3 people get an email now: Ada, Bela, Edda.')
  expect(notice).toBeVisible()
  expect(dialog.getByRole('link', { name: 'Call Finn Roth' })).toBeVisible()
  // The pressed button is gone: the focus is on what it did.
  expect(notice.closest('[tabindex]')).toHaveFocus()
  expect(dialog.queryByRole('button', { name: pressed })).toBeNull()
  expect(done).toHaveBeenCalledTimes(1)
  expect(done.mock.calls[0]?.[1]).toEqual({
    action: 'RESEAT',
    seats: [
      { guestTeamId: guests, hostTeamId: otherHost },
      { guestTeamId: otherGuests, hostTeamId: otherHost },
    ],
    standbyIds: [],
    hostLeaves: false,
  })
  expect(versions).toEqual(['7'])
})

test('asks for other actions when the host leaves for good, and cannot be pressed until they are there', async () => {
  const asked = vi.fn()
  const done = vi.fn<Answer<typeof act>>(() => ({ planVersion: 8, told: [], toCall: [] }))
  let arrive = () => {}
  const late = new Promise<void>((resolve) => {
    arrive = resolve
  })
  given(
    reply(table, async (_, __, query) => {
      asked(query)
      if (query?.hostLeaves) await late
      return exampleTable(query?.hostLeaves ? { actions: [{ ...standIn, told: notified }] } : {})
    }),
    reply(act, done),
  )
  const { user } = await show()
  const dialog = await sheet()
  const question = await dialog.findByRole('radiogroup', { name: /Will team 1 still come/ })
  expect(within(question).getByRole('radio', { name: 'Yes, or not sure yet' })).toBeChecked()
  // The answer changes what the buttons do, so it is asked before them.
  const [first] = dialog.getAllByRole('button', { name: pressed })
  expect(first && question.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await user.click(within(question).getByRole('radio', { name: 'No, cancel them' }))
  await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ hostLeaves: true }))
  expect(dialog.getByText('The hosts of their other courses are told.')).toBeVisible()
  for (const each of dialog.getAllByRole('button', { name: pressed })) expect(each).toBeDisabled()
  arrive()
  await waitFor(() => expect(dialog.getAllByRole('button', { name: pressed })).toHaveLength(1))
  await user.click(dialog.getByRole('button', { name: 'Let them step in and tell 3 people' }))
  expect(await dialog.findByText('Done.')).toBeVisible()
  expect(done.mock.calls[0]?.[1]).toMatchObject({
    action: 'STANDBY',
    seats: [],
    standbyIds,
    hostLeaves: true,
  })
})

test.each([
  ['another plan', 409, 'The plan has changed in the meantime. Here’s what you can do now.'],
  ['a reason', 406, 'Main course has already started and can’t be moved. Choose a later course.'],
])('says why %s refused a press, and shows what can be done now', async (_, status, text) => {
  given(reply(table, exampleTable()), refuse(act, [{ message: 'course_begun', data: { meal: 'Main course' } }], status))
  const { user } = await show()
  const dialog = await sheet()
  const button = await dialog.findByRole('button', { name: 'Move the guests and tell 3 people' })
  given(reply(table, exampleTable({ planVersion: 9, actions: [drop] })))
  await user.click(button)
  expect(await dialog.findByRole('alert')).toHaveTextContent(text)
  await waitFor(() => expect(dialog.getAllByRole('heading', { level: 4 })).toHaveLength(1))
  expect(dialog.getByRole('button', { name: 'Drop this course' })).toBeEnabled()
})

test('shows people, states, numbers and reports, the latest report first', async () => {
  const report = { name: 'Edda', minutes: null, missingTeamId: null, teamId: guests }
  given(
    reply(
      table,
      exampleTable({
        actions: [],
        reports: [
          { ...report, id: 'one', kind: 'LATE', minutes: 15, madeAt: localInstant('18:40') },
          { ...report, id: 'two', kind: 'DIETS_READ', teamId: host, name: '', madeAt: localInstant('18:45') },
        ],
      }),
    ),
  )
  await show()
  const dialog = await sheet()
  expect(await dialog.findByText('Nothing to decide for this table.')).toBeVisible()
  expect(dialog.queryByRole('radiogroup')).toBeNull()
  expect(dialog.getByText('cooking')).toBeVisible()
  expect(dialog.getByRole('link', { name: 'Call Ada Müller' })).toHaveAttribute('href', 'tel:01711')
  expect(dialog.queryByRole('link', { name: 'Call Bela Nagy' })).toBeNull()
  const lines = dialog.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(lines).toEqual([
    expect.stringMatching(/^Team 1 .*18:45.*Has read the food notes/),
    expect.stringMatching(/^Team 3 .*Edda.*18:40/),
  ])
})

test('says that no guests come and that the host of a cancelled table does not cook', async () => {
  const [alone] = exampleTable().teams
  given(reply(table, exampleTable({ cancelled: true, teams: alone ? [alone] : [], actions: [drop] })))
  await show()
  const dialog = await sheet()
  expect(await dialog.findByText('This table has no guests.')).toBeVisible()
  expect(dialog.getByText('cancelled')).toBeVisible()
  expect(dialog.getByText('Nothing yet.')).toBeVisible()
  expect(dialog.queryByRole('radiogroup')).toBeNull()
})

test('a helper sees the people and reports, and no action', async () => {
  given(reply(table, exampleTable()))
  await show({ people: { helper: 'Max' } })
  const dialog = await sheet()
  expect(await dialog.findByText('Ada Müller')).toBeVisible()
  expect(dialog.queryByRole('button', { name: pressed })).toBeNull()
  expect(dialog.queryByRole('heading', { name: 'What you can do' })).toBeNull()
})

test('can be closed while it loads, and offers another try when the table cannot be loaded', async () => {
  given(hang(table))
  const { user } = await show()
  const dialog = await sheet()
  expect(dialog.queryByRole('heading', { name: 'At the table' })).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  given(disconnect(table))
  await user.click(screen.getByRole('link', { name: 'Open' }))
  const again = await sheet()
  const retry = await again.findByRole('button', { name: /again/i })
  given(reply(table, exampleTable()))
  await user.click(retry)
  expect(await again.findByRole('heading', { name: 'At the table' })).toBeVisible()
})

test('opens from a link by keys, keeps the focus inside, and gives it back when Escape closes it', async () => {
  given(reply(table, exampleTable()))
  const { user } = await show({ at: '' })
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.tab()
  await user.keyboard('{Enter}')
  const dialog = await sheet()
  await dialog.findByRole('heading', { name: 'What you can do' })
  expect(window.location.search).toContain('table=')
  await user.tab()
  expect(dialog.getByRole('button', { name: 'Close' })).toHaveFocus()
  await user.tab({ shift: true })
  expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(window.location.search).toBe('')
  expect(screen.getByRole('link', { name: 'Open' })).toHaveFocus()
})

test('says who takes care of a red table after a press, not because it is looked at', async () => {
  const answered = vi.fn()
  given(
    reply(table, exampleTable()),
    reply(eveningHelperRoutes.answerTable, (params) => answered(params)),
  )
  const { user } = await show({ board: { 'team-1': { redSince: localInstant('18:40') } } })
  const dialog = await sheet()
  await dialog.findByRole('heading', { name: 'What you can do' })
  expect(dialog.getByText('Since 18:40')).toBeVisible()
  expect(answered).not.toHaveBeenCalled()
  await user.click(dialog.getByRole('button', { name: 'I’m on it' }))
  await waitFor(() => expect(answered).toHaveBeenCalledWith({ adminId: 'admin-1', mealId: starterId, teamId: host }))
})

test.each([
  [
    'names the person who takes care of a red table',
    { redSince: localInstant('18:40'), answeredAt: localInstant('18:41'), answeredBy: 'Max' },
    1,
  ],
  ['asks nobody to take care of a table that is not red', {}, 0],
])('the sheet %s', async (_, facts, names) => {
  given(reply(table, exampleTable()))
  await show({ board: { 'team-1': facts } })
  const dialog = await sheet()
  await dialog.findByRole('heading', { name: 'What you can do' })
  expect(dialog.queryAllByText('Max is on it, 18:41')).toHaveLength(names)
  expect(dialog.queryByRole('button', { name: 'I’m on it' })).toBeNull()
})
