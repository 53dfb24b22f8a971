import { act, render } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { MapLine } from './map-content.ts'
import { RouteMap } from './route-map.tsx'

const berlin = { lat: 52.52, lng: 13.4 }
const potsdam = { lat: 52.4, lng: 13.06 }
const lineTo = (key: string, end: typeof berlin): MapLine => ({ key, tone: 'plain', points: [berlin, end] })

let resize: () => void

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(handleResize: () => void) {
        resize = handleResize
      }
      observe() {}
      disconnect() {}
    },
  )
  // jsdom draws nothing; every call of the drawing context is accepted.
  const context = new Proxy({}, { get: () => () => undefined, set: () => true })
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as CanvasRenderingContext2D)
})

test('a map that is removed right after a resize draws nothing more', async () => {
  const errors: string[] = []
  const handleError = (event: ErrorEvent) => {
    event.preventDefault()
    errors.push(event.message)
  }
  window.addEventListener('error', handleError)
  onTestFinished(() => window.removeEventListener('error', handleError))
  const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600)
  const map = (lines: readonly MapLine[]) => (
    <RouteMap label="Map" markers={[]} lines={lines} view={{ key: 'all', points: [berlin, potsdam] }} />
  )
  const { rerender, unmount } = render(map([lineTo('first', potsdam)]))
  await nextFrame()
  rerender(map([lineTo('second', potsdam)]))
  width.mockReturnValue(300)
  act(resize)
  unmount()
  await nextFrame()
  expect(errors).toEqual([])
})

function nextFrame(): Promise<void> {
  return act(() => new Promise<void>((done) => requestAnimationFrame(() => done())))
}
