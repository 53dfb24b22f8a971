import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openStreams, pushEvent, refuseStreams } from '../../test/browser.ts'
import { ApiError } from './api-error.ts'
import { refetching } from './live-query.ts'
import { useWakeStream } from './use-wake-stream.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function givenStream(address: string | undefined = '/stream') {
  const onWake = vi.fn()
  const onLine = vi.fn()
  const hook = renderHook(({ at }) => useWakeStream(at, { onWake, onLine }), {
    initialProps: { at: address as string | undefined },
  })
  return { ...hook, onWake, onLine }
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

test('wakes the page once for several events, within a second, and closes with it', async () => {
  const { onWake, onLine, unmount } = givenStream()
  await pass(0)
  expect(onLine).toHaveBeenLastCalledWith(true)
  pushEvent('evening', { changes: 0 })
  pushEvent('evening', { changes: 1 })
  pushEvent('other', {})
  await pass(800)
  expect(onWake).toHaveBeenCalledTimes(1)
  pushEvent('evening', { changes: 2 })
  await pass(800)
  expect(onWake).toHaveBeenCalledTimes(2)
  unmount()
  expect(openStreams()).toEqual([])
})

test('asks the page when the stream is refused, and tries again after pauses that double', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const { onWake, onLine, rerender } = givenStream()
  await pass(0)
  for (const [index, pause] of [5_000, 10_000, 20_000].entries()) {
    act(refuseStreams)
    expect(onLine).toHaveBeenLastCalledWith(false)
    expect(onWake).toHaveBeenCalledTimes(index + 1)
    await pass(pause - 1)
    expect(openStreams()).toEqual([])
    await pass(1)
    expect(openStreams()).toEqual(['/stream'])
  }
  // The page has learnt that its link opens nothing any more.
  act(refuseStreams)
  rerender({ at: undefined })
  await pass(600_000)
  expect(openStreams()).toEqual([])
})

test('is closed while the page is in the background', async () => {
  const { onLine } = givenStream()
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(openStreams()).toEqual([])
  expect(onLine).toHaveBeenLastCalledWith(false)
  hidden.mockReturnValue(false)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(openStreams()).toEqual(['/stream'])
})

test('polls twice a minute without a stream, once beside one, and never once the link is gone', () => {
  const every = (isLineUp: boolean, error: unknown = null) => refetching(isLineUp).refetchInterval({ state: { error } })
  expect([every(false), every(true)]).toEqual([30_000, 60_000])
  expect(every(false, new ApiError(404, []))).toBe(false)
  expect(every(false, new ApiError(500, []))).toBe(30_000)
})
