import { eveningRoutes } from '@running-dinner/contract/evening'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { gate, givenLocks } from '../../../../test/browser-locks.ts'
import { exampleEvening } from '../../../../test/example-evening.ts'
import { type Answer, given, hang, refuse, reply } from '../../../../test/server.ts'
import { useReports } from './own-evening.api.ts'
import { forgetAll, keepUnsent, unsentReports } from './report-queue.ts'

const mine = { selfAdminId: 'self-1', participantId: 'guest-1' }
const other = { selfAdminId: 'self-2', participantId: 'guest-2' }
const idOf = (number: number) => `00000000-0000-4000-8000-00000000000${number}`
const pressed = (number: number, link = mine) =>
  keepUnsent(link, { id: idOf(number), kind: 'HOME', madeAt: `2030-06-01T23:0${number}:00Z` })
const unsentIds = async (link = mine) => (await unsentReports(link)).map(({ id }) => id)

beforeEach(() => Promise.all([forgetAll(mine), forgetAll(other)]))

/** A tab has its own state; reports and locks are the browser's. */
function openTab(link = mine) {
  const refused = vi.fn()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => useReports(link, { onRefused: refused }), { wrapper })
  return { result, refused }
}

const answering = () => {
  const report = vi.fn<Answer<typeof eveningRoutes.report>>(() => exampleEvening())
  given(reply(eveningRoutes.report, report))
  return report
}
const sentIds = (report: ReturnType<typeof answering>) => report.mock.calls.map(([, { id }]) => id)

test('two tabs of one link send each report once, in the order of the presses', async () => {
  givenLocks()
  const report = answering()
  await pressed(2)
  await pressed(1)
  openTab()
  openTab()
  await waitFor(async () => expect(await unsentIds()).toEqual([]))
  expect(sentIds(report)).toEqual([idOf(1), idOf(2)])
})

test('a link does not wait for a tab of another link', async () => {
  givenLocks()
  given(hang(eveningRoutes.report))
  await pressed(1)
  await pressed(2, other)
  const { result } = openTab()
  await waitFor(() => expect(result.current.unsent).toHaveLength(1))
  const report = answering()
  openTab(other)
  await waitFor(async () => expect(await unsentIds(other)).toEqual([]))
  expect(sentIds(report)).toEqual([idOf(2)])
  expect(await unsentIds()).toEqual([idOf(1)])
})

test('sends a report that is pressed at the end of a turn', async () => {
  const end = gate()
  const turnEnds = vi.fn(() => end.opened)
  givenLocks(turnEnds)
  const report = answering()
  const { result } = openTab()
  await waitFor(() => expect(turnEnds).toHaveBeenCalledTimes(1))
  await act(() => result.current.send('HOME'))
  end.open()
  await waitFor(() => expect(report).toHaveBeenCalledTimes(1))
})

test('gives up a connection that does not answer for twenty seconds, and sends the report again', async () => {
  const limit = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(limit.signal)
  given(hang(eveningRoutes.report))
  await pressed(1)
  const { result, refused } = openTab()
  await waitFor(() => expect(timeout).toHaveBeenCalledWith(20_000))
  await waitFor(() => expect(result.current.unsent).toHaveLength(1))
  const report = answering()
  limit.abort(new DOMException('no answer', 'TimeoutError'))
  await waitFor(() => {
    window.dispatchEvent(new Event('online'))
    expect(report).toHaveBeenCalledTimes(1)
  })
  await waitFor(() => expect(result.current.unsent).toEqual([]))
  expect(refused).not.toHaveBeenCalled()
})

test.each([429, 500, 503])(
  'keeps all reports while the server answers %i, and tries again after 15 seconds',
  async (status) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    given(refuse(eveningRoutes.report, [{ message: 'generic_error' }], status))
    await pressed(1)
    await pressed(2)
    const { result, refused } = openTab()
    await vi.waitFor(() => expect(result.current.unsent).toHaveLength(2), 20_000)
    const report = answering()
    await vi.waitFor(async () => {
      await act(() => vi.advanceTimersByTimeAsync(120_000))
      expect(result.current.unsent).toEqual([])
    }, 20_000)
    expect(sentIds(report)).toEqual([idOf(1), idOf(2)])
    expect(refused).not.toHaveBeenCalled()
  },
)

test('drops all reports of a link at once when it opens nothing any more, and refused ones one by one', async () => {
  given(refuse(eveningRoutes.report, [{ message: 'not_found' }], 404))
  await pressed(1)
  await pressed(2)
  await pressed(3, other)
  await pressed(4, other)
  const gone = openTab()
  await waitFor(async () => expect(await unsentIds()).toEqual([]))
  await waitFor(() => expect(gone.refused).toHaveBeenCalledTimes(1))
  expect(await unsentIds(other)).toEqual([idOf(3), idOf(4)])
  given(refuse(eveningRoutes.report, [{ message: 'evening_report_of_guests', field: 'kind' }]))
  const { refused } = openTab(other)
  await waitFor(async () => expect(await unsentIds(other)).toEqual([]))
  await waitFor(() => expect(refused).toHaveBeenCalledTimes(2))
})
