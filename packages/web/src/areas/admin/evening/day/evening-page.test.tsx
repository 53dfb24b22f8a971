import { eveningHelperRoutes, eveningPeopleRoutes, eveningRoutes } from '@running-dinner/contract/evening'
import { act, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { expect, test, vi } from 'vitest'
import { localInstant } from '../../../../../test/example-evening.ts'
import { exampleBoard, exampleEveningPeople, mainId, tonightTeamId } from '../../../../../test/example-tonight.ts'
import { renderPage } from '../../../../../test/render-page.tsx'
import { disconnect, given, refuse, reply } from '../../../../../test/server.ts'
import { EveningPage } from './evening-page.tsx'

const page = (
  <Routes>
    <Route path="admin/:adminId/evening" element={<EveningPage />} />
  </Routes>
)
const show = (search = '') => renderPage(page, { at: `/admin/admin-1/evening${search}`, language: 'en' })

interface Facts {
  tables?: Parameters<typeof exampleBoard>[0]
  now?: string
  people?: Parameters<typeof exampleEveningPeople>[0]
}

function givenEvening({ tables, now, people }: Facts = {}) {
  given(
    reply(eveningRoutes.board, exampleBoard(tables, now)),
    reply(eveningPeopleRoutes.people, exampleEveningPeople(people)),
  )
}

const group = (name: RegExp) => screen.getByRole('region', { name })

test('shows the current course, what needs a look first, and calls the host in one tap', async () => {
  givenEvening({
    tables: {
      'team-1': { state: 'GREEN', arrived: 2 },
      'team-2': { state: 'RED', reasons: ['SEVERAL_NOBODY_OPENS', 'HOST_NOT_READY'] },
      'team-3': { state: 'RED', reasons: ['CANNOT_COOK'] },
      'team-4': { state: 'AMBER', reasons: ['NOTICE_UNREAD'] },
    },
  })
  const { user } = await show()
  expect(await screen.findByRole('heading', { level: 1, name: 'Starter in 12\u00a0min' })).toBeVisible()
  expect(screen.getByText('1 of 2 tables complete')).toBeVisible()
  for (const name of ['Message', 'Helpers']) expect(screen.getByRole('button', { name })).toBeVisible()
  const red = within(group(/Act now/))
  expect(red.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Team 2.*Çem Kaya.*Several teams are at a closed door/),
    'Several teams are at a closed door',
    'Not ready yet',
    expect.stringMatching(/Main course.*Team 3.*Edda Paul.*They can’t cook/),
    'They can’t cook',
  ])
  expect(red.getByRole('link', { name: 'Call Çem Kaya' })).toHaveAttribute('href', 'tel:01712')
  // Amber tables of a later course are no news yet.
  expect(screen.queryByText(/Keep an eye on/)).toBeNull()
  expect(screen.getAllByRole('status')[0]).toHaveTextContent(
    'Starter, Çem Kaya: Several teams are at a closed door. Main course, Edda Paul: They can’t cook.',
  )
  expect(document.title).toBe('(2) Starter in 12\u00a0min · Running Dinner')
  const fine = screen.getByText(/All good/)
  expect(screen.getByText('Ada Müller')).not.toBeVisible()
  await user.click(fine)
  expect(screen.getByText('Ada Müller')).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Main course · 1 red' }))
  expect(window.location.search).toBe(`?course=${mainId}`)
  expect(screen.getByRole('heading', { level: 1, name: 'Main course in 2\u00a0h\u00a012\u00a0min' })).toBeVisible()
  expect(within(group(/Keep an eye on/)).getByText('Gül Sahin')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Starter · 1 red' }))
  expect(window.location.search).toBe('')
})

test('puts red tables without an answer first, and says who takes care of one', async () => {
  const red = { state: 'RED' as const, reasons: ['HELP' as const], redSince: localInstant('18:40') }
  const answered = { ...red, redSince: localInstant('18:30'), answeredAt: localInstant('18:41'), answeredBy: 'Max' }
  const sent = vi.fn()
  givenEvening({ tables: { 'team-1': answered, 'team-3': { ...red, unanswered: true } } })
  given(reply(eveningHelperRoutes.answerTable, (params) => sent(params)))
  const { user } = await show()
  const links = await waitFor(() => within(group(/Act now/)).getAllByRole('link', { name: /Call/ }))
  expect(links.map((link) => link.getAttribute('aria-label'))).toEqual(['Call Edda Paul', 'Call Ada Müller'])
  expect(screen.getByText('Max is on it, 18:41')).toBeVisible()
  expect(screen.getByText('Waiting since 18:40')).toBeVisible()
  givenEvening({ tables: { 'team-3': { ...red, answeredAt: localInstant('18:48'), answeredBy: '' } } })
  await user.click(screen.getByRole('button', { name: 'I’m on it' }))
  expect(await screen.findByText('The organiser is on it, 18:48')).toBeVisible()
  expect(sent).toHaveBeenCalledWith({ adminId: 'admin-1', mealId: mainId, teamId: tonightTeamId(3) })
})

test('finds people without accents or by team number, with where they are and a call', async () => {
  givenEvening()
  const { user } = await show()
  const search = await screen.findByRole('searchbox', { name: 'Person or team number' })
  const found = () => within(screen.getByRole('search')).queryAllByRole('listitem')
  await user.type(search, 'muller')
  expect(found().map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Ada MüllerTeam 1 · Starter at their own table · Ringweg 1'),
  ])
  const call = within(screen.getByRole('search')).getByRole('link', { name: 'Call Ada Müller' })
  expect(call).toHaveAttribute('href', 'tel:01711')
  await user.clear(search)
  await user.type(search, '3')
  expect(found().map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Edda PaulTeam 3 · Starter at Ada Müller’s · Ringweg 1'),
    expect.stringContaining('Finn RothTeam 3 · Starter at Ada Müller’s · Ringweg 1No number'),
  ])
  await user.type(search, 'x')
  expect(screen.getByText('No one here has this name.')).toBeVisible()
  await user.keyboard('{Escape}')
  expect(search).toHaveValue('')
})

test('rings for a new red table once sound is allowed, and not before', async () => {
  const starts = vi.fn()
  const node = { connect: () => node, start: starts, stop: () => {}, frequency: { value: 0 }, gain: volume() }
  class Audio {
    currentTime = 0
    createOscillator = () => node
    createGain = () => node
    close = () => Promise.resolve()
  }
  vi.stubGlobal('AudioContext', Audio)
  givenEvening()
  const { user } = await show()
  const bell = await screen.findByRole('button', { name: 'Ring when a table turns red' })
  givenEvening({ tables: { 'team-1': { state: 'RED', reasons: ['HELP'] } } })
  act(() => void window.dispatchEvent(new Event('visibilitychange')))
  await screen.findByText('A team needs help')
  expect(starts).not.toHaveBeenCalled()
  await user.click(bell)
  expect(bell).toHaveAttribute('aria-pressed', 'true')
  // The press itself lets the organiser hear it.
  expect(starts).toHaveBeenCalledTimes(2)
  givenEvening({
    tables: { 'team-1': { state: 'RED', reasons: ['HELP'] }, 'team-2': { state: 'RED', reasons: ['VERY_LATE'] } },
  })
  act(() => void window.dispatchEvent(new Event('visibilitychange')))
  await screen.findByText('A team is more than 20 minutes late')
  expect(starts).toHaveBeenCalledTimes(4)
})

const volume = () => ({ setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} })

test('keeps the board with its age when the connection is lost', async () => {
  givenEvening()
  await show()
  await screen.findByRole('heading', { level: 1 })
  given(disconnect(eveningRoutes.board))
  act(() => void window.dispatchEvent(new Event('visibilitychange')))
  expect(await screen.findByText('As of 18:48')).toBeVisible()
  expect(screen.getByText('Ada Müller')).toBeVisible()
})

test.each([
  ['it has not begun', { phase: 'BEFORE' }, 'Not yet'],
  ['it is over', { phase: 'OVER' }, 'The evening is over'],
  ['the event is cancelled', { cancelled: true, phase: 'BEFORE' }, 'Cancelled'],
] as const)('says beside the tables that %s', async (_, people, text) => {
  givenEvening({ people })
  await show()
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Starter in 12\u00a0min' })).toBeVisible()
})

test('leads to the teams while there are none', async () => {
  given(
    reply(eveningRoutes.board, {
      ...exampleBoard(),
      meals: exampleBoard().meals.map((meal) => ({ ...meal, tables: [] })),
    }),
    reply(eveningPeopleRoutes.people, exampleEveningPeople({ teams: [] })),
  )
  await show()
  expect(await screen.findByRole('link', { name: 'Go to the teams' })).toHaveAttribute('href', '/admin/admin-1/teams')
})

test('a helper has no navigation and no dialogs of organisers, and a revoked link opens nothing', async () => {
  givenEvening({ people: { helper: 'Max' } })
  await show()
  await screen.findByRole('heading', { level: 1 })
  expect(screen.getByText(/Hello Max/)).toBeVisible()
  expect(screen.queryByRole('navigation')).toBeNull()
  for (const name of ['Message', 'Helpers']) expect(screen.queryByRole('button', { name })).toBeNull()
  given(refuse(eveningRoutes.board, [{ message: 'not_found' }], 404))
  act(() => void window.dispatchEvent(new Event('visibilitychange')))
  expect(await screen.findByText('This link no longer works')).toBeVisible()
  await waitFor(() => expect(screen.queryByText('Ada Müller')).toBeNull())
})
