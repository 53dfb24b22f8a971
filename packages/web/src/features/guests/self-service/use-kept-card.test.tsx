import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { ApiError } from '../../../lib/api-error.ts'
import { forgetAll, keepUnsent, unsentReports } from './report-queue.ts'
import { keyOf } from './self-service.api.ts'
import { useForgottenCard } from './use-kept-card.ts'

const mine = { selfAdminId: 'self-1', participantId: 'guest-1' }
const other = { selfAdminId: 'self-2', participantId: 'guest-2' }
const data = { keepUntil: '2030-06-02T12:00:00+02:00' }
const noon = Date.parse(data.keepUntil)

/** An open card that has loaded its route, with a report that is not sent yet. */
async function openCard(now = noon - 1, error: unknown = null) {
  await Promise.all([mine, other].map(forgetAll))
  await keepUnsent(mine, { id: 'report', kind: 'HOME', madeAt: '2030-06-01T23:00:00Z' })
  const client = new QueryClient()
  for (const link of [mine, other]) client.setQueryData([...keyOf(link), 'route'], 'Canary Street')
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { rerender } = renderHook((card) => useForgottenCard(mine, card, card.now), {
    wrapper,
    initialProps: { data, error, now },
  })
  const loaded = (link = mine) => client.getQueryData([...keyOf(link), 'route'])
  return { rerender, loaded }
}

test.each([
  ['at the moment when contacts end', { data, error: null, now: noon }],
  ['when the link opens nothing any more', { data, error: new ApiError(404, []), now: noon - 1 }],
])('an open card drops what it has loaded and not sent %s', async (_, card) => {
  const { rerender, loaded } = await openCard()
  expect(loaded()).toBe('Canary Street')
  rerender(card)
  await waitFor(async () => expect([loaded(), await unsentReports(mine)]).toEqual([undefined, []]))
  expect(loaded(other)).toBe('Canary Street')
})

test('an open card keeps what it has while the server cannot be reached', async () => {
  const { rerender, loaded } = await openCard()
  rerender({ data, error: new ApiError(undefined, []), now: noon - 1 })
  expect([loaded(), await unsentReports(mine)]).toMatchObject(['Canary Street', [{ id: 'report' }]])
})

test('a card that is opened after contacts have ended keeps what the server sends then', async () => {
  const { rerender, loaded } = await openCard(noon)
  rerender({ data, error: null, now: noon + 60_000 })
  expect(loaded()).toBe('Canary Street')
})
