import {
  type BoardReply,
  type EveningPeopleReply,
  type TableOffersReply,
  tableOfferRoutes,
} from '@running-dinner/contract/evening'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderAdminPage } from '../../../../../../test/render-admin-page.tsx'
import { type Answer, given, reply } from '../../../../../../test/server.ts'
import { TonightProvider } from '../evening-context.tsx'
import { AskCooks } from './ask-cooks.tsx'

const now = '2030-06-15T21:05:00+02:00'
const board: BoardReply = { now, meals: [] }
const people: EveningPeopleReply = {
  ...{ now, title: 'Dinner', phase: 'TONIGHT', opensAt: now, cancelled: false, helper: null, meals: [], teams: [] },
  languageCode: 'en',
}
const table = { mealId: 'main', teamId: 'team-1' }
const offered = (name: string, state: TableOffersReply['offers'][number]['state']) => ({
  ...{ id: name, name, state },
  validUntil: '2030-06-15T21:15:00+02:00',
  offeredAt: '2030-06-15T21:05:00+02:00',
})
const [ada, ben] = ['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b']
const askable = [
  { participantId: ada, name: 'Ada Alt' },
  { participantId: ben, name: 'Ben Bach, Cem Celik' },
]

async function show(offers: TableOffersReply) {
  given(reply(tableOfferRoutes.list, offers))
  return renderAdminPage(
    <TonightProvider secret="admin-1" board={board} boardAt={0} people={people}>
      <h1>Evening</h1>
      <AskCooks table={table} hostLeaves />
    </TonightProvider>,
    { at: '/' },
  )
}

test('asks everyone in one press, for the minutes that were chosen, and shows the answers', async () => {
  const ask = vi.fn<Answer<typeof tableOfferRoutes.offer>>(() => ({ askable: [], offers: [] }))
  given(reply(tableOfferRoutes.offer, ask))
  const { user } = await show({ askable, offers: [offered('Dana Damm', 'DECLINED')] })
  expect(await screen.findByText('Ada Alt')).toBeVisible()
  expect(screen.getByText('Ben Bach, Cem Celik')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('Dana Damm: can’t')
  await user.click(screen.getByRole('button', { name: '5\u00a0min' }))
  await user.click(screen.getByRole('button', { name: 'Ask all 2 by email' }))
  await waitFor(() =>
    expect(ask.mock.lastCall?.[1]).toEqual({ participantIds: [ada, ben], minutes: 5, hostLeaves: true }),
  )
  expect(screen.queryByRole('button', { name: 'Stop asking' })).not.toBeInTheDocument()
})

test('withdraws open offers', async () => {
  const withdraw = vi.fn<Answer<typeof tableOfferRoutes.withdraw>>(() => ({ askable: [], offers: [] }))
  given(reply(tableOfferRoutes.withdraw, withdraw))
  const { user } = await show({ askable: [], offers: [offered('Ada Alt', 'OPEN')] })
  expect(await screen.findByText('asked, until 21:15')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Ask/ })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Stop asking' }))
  await waitFor(() => expect(withdraw).toHaveBeenCalledOnce())
})
